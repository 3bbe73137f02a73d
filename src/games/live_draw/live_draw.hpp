// gb.live-draw-poker (gb-2011 section 16): five cards for everybody, a hold for each position, one draw for all. What a
// final hand is, and what becomes of a wager on it: the round pays by these functions and the analyser prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/wild.hpp"
#include "definition/game.hpp"
#include "engine/table.hpp"
#include "rulebooks/gb_2011/live_draw_poker.hpp"

namespace baize::live_draw {

// ---- What a hand is paid -------------------------------------------------------------------------------------------

// The rows in use, in the places that the rule book's enumeration names.
using Rows = std::span<const PayRow>;

// 16.12, 16.13: which cards are wild at a table, and where five of a kind stands there.
struct Wilds {
    rank::Faces cards = 0;
    bool five_above = false;  // a straight flush, against 16.11 (ruling R76)
};

// All that a payment can tell apart.
enum class Made : std::uint8_t {
    NaturalRoyal, WildRoyal, StraightFlush, FiveOfAKind, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind,
    TwoPairs, JacksOrBetter, Pair, Nothing,
};
inline constexpr std::size_t kMade = 13;

// 16.11, 16.23: the highest hand alone. Two pairs are paid, though 16.11 forgets them (ruling R81).
template <rank::Order kOrder>
constexpr Made made_of(rank::Rank<kOrder> rank, bool natural) {
    using enum rank::Kind;
    switch (rank.kind()) {
        case RoyalFlush: return natural ? Made::NaturalRoyal : Made::WildRoyal;
        case StraightFlush: return Made::StraightFlush;
        case FiveOfAKind: return Made::FiveOfAKind;
        case FourOfAKind: return Made::FourOfAKind;
        case FullHouse: return Made::FullHouse;
        case Flush: return Made::Flush;
        case Straight: return Made::Straight;
        case ThreeOfAKind: return Made::ThreeOfAKind;
        case TwoPair: return Made::TwoPairs;
        case Pair: return rank::highest_rank(rank.makers()) >= kJack ? Made::JacksOrBetter : Made::Pair;
        case HighCard: break;
    }
    return Made::Nothing;
}

// Of five cards: so many are wild, and the others are in `held`.
constexpr Made made_of(const rank::RankSets& held, int wild, bool five_above) {
    if (wild == 0) return made_of(rank::best<rank::kFiveCards>(held, 5), true);
    return five_above ? made_of(rank::five_with<rank::kWildAbove>(held, wild), false)
                      : made_of(rank::five_with<rank::kWildBelow>(held, wild), false);
}

constexpr Made made_of(std::span<const Card> hand, const Wilds& wilds) {
    assert(hand.size() == 5);
    rank::RankSets held;
    int wild = 0;
    for (const Card card : hand)
        if (rank::face(card) & wilds.cards) ++wild;
        else held.add(card);
    return made_of(held, wild, wilds.five_above);
}

constexpr const PayRow* row_of(Made made, Rows rows) {
    using namespace gb_2011::live_draw_poker;
    assert(rows.size() == kHandRows || rows.size() == kWildRows);
    switch (made) {
        case Made::NaturalRoyal:
        case Made::WildRoyal: return &rows[RoyalFlush];
        case Made::StraightFlush: return &rows[StraightFlush];
        case Made::FiveOfAKind: return &rows[rows.size() == kWildRows ? FiveOfAKind : FourOfAKind];
        case Made::FourOfAKind: return &rows[FourOfAKind];
        case Made::FullHouse: return &rows[FullHouse];
        case Made::Flush: return &rows[Flush];
        case Made::Straight: return &rows[Straight];
        case Made::ThreeOfAKind: return &rows[ThreeOfAKind];
        case Made::TwoPairs: return &rows[TwoPairs];
        case Made::JacksOrBetter: return &rows[JacksOrBetter];
        case Made::Pair: return &rows[Pair];                                                   // ruling R100
        case Made::Nothing: break;
    }
    return nullptr;
}

// 16.28: how a table has the progressive feature, if it has it.
struct Jackpot {
    bool offered = false;
    bool natural_only = false;  // a royal flush with a wild card wins none of it, against ruling R76
    bool instead = false;       // its wager is not paid by the odds too, against ruling R76
};

constexpr bool wins_jackpot(Made made, const Jackpot& jackpot) {
    return jackpot.offered &&
           (made == Made::NaturalRoyal || (made == Made::WildRoyal && !jackpot.natural_only));
}

// 16.19, 16.20, 16.24: odds are "for 1", so the wager is in what is paid. A hand without odds wins nothing.
constexpr Return settle_hand(Made made, Rows rows, const Jackpot& jackpot) {
    if (jackpot.instead && wins_jackpot(made, jackpot)) return lose("16.28");
    const PayRow* const row = row_of(made, rows);
    return row && !pays_nothing(*row) ? win(*row) : lose("16.20");
}

// ---- The table -----------------------------------------------------------------------------------------------------

enum Wager : std::uint8_t { Main, Progressive };
enum Choice : std::uint8_t { Hold };
enum HouseHand : std::size_t { kDealt, kDrawn };

inline constexpr std::size_t kHand = 5, kBoxes = 9;

// 16.26: the hands whose odds rise, and how.
struct Rising {
    FixedVector<gb_2011::live_draw_poker::HandRow, gb_2011::live_draw_poker::kWildRows> hands;
    int by = 0, to = 0;  // "for 1", a round and at most
};

// A table's options, turned once into what the round reads.
struct Rules {
    Wilds wilds;
    Jackpot jackpot;
    Rising rising;
};
inline const Rules& rules_of(const Setup& setup) { return setup.compiled<Rules>(); }

// The odds of a row that have risen by so much "for 1", no further than the table says.
Odds risen(Odds odds, const Rising& rising, int by);

// What hands are paid in the round that is under way, or in the one that bets are taken for; and whether, while it is
// under way, any of that has risen.
Pays pays_now(const Table& t);
bool have_risen(const Table& t);

// "joker, all twos, jacks of hearts and spades"; empty where no card is wild.
std::string wild_words(rank::Faces wild);

extern const Game kGame;

}  // namespace baize::live_draw
