// nz.blackjack: the base game with insurance and even money (nz-blackjack sections 1-14, 16), its side wagers (15-15H,
// 20A) and its versions (17-20).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/blackjack/hands.hpp"

namespace baize::blackjack::nz {

using namespace table;

// The side wagers in the book's order, then what comes of them within the round.
enum OwnWager : std::uint8_t {
    SuperSevens = kOwnWagers, Madness, PerfectPair, AnyPair, HouseMoney, LetItRide, LuckyMatch, LuckyLucky, Buster,
    Push22,
    ExtraPerfectPair, ExtraAnyPair, HouseMoneyRide, LetItRideRide, FreeBonus,
    Ante, FreeDouble, FreeSplit, Upper,  // of the versions
};
enum OwnChoice : std::uint8_t { NoPairWager = kOwnChoices, PairWager, FreeDoubleDown, FreeSplitPair, Cash, Ride,
                               PressButton, DeclineButton, NominateFirst, NominateSecond, Agree, Disagree };

Rules rules_of(const Setup& setup);

// What a round reads, compiled once for a set-up: the rules of the table, and those of wagers of the upper minimum
// (21.5). The rules come first, so that whoever knows only of Rules reads them from the same place.
struct TableRules : Rules {
    Rules upper;
    bool select = false;             // Player Select is played
    Money upper_minimum{};           // 21.2
    bool push_22_draws = true;       // ruling R36
};

// Conditions on wagers and on a set-up.
MaybeRefusal accept(const Table& t, const PlaceBet& bet);
MaybeRefusal permit(const Setup& setup);

// Of what lives between rounds: the prize button is out of order (16.12);
// the cards that are shuffled next are new ones (7.7).
enum Memory : std::size_t { kButtonOut, kCardsReplaced };

extern const Game kGame;

}  // namespace baize::blackjack::nz
