// The four Hold 'Em games as the solver is told of them, and exact laws of what is wagered beside them; every verdict
// comes from games/holdem.
#pragma once

#include "games/holdem/bonus_settle.hpp"
#include "games/holdem/casino_settle.hpp"
#include "games/holdem/progressive.hpp"
#include "games/holdem/two_way_settle.hpp"
#include "games/holdem/ultimate_settle.hpp"
#include "odds/law.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::holdem {

// gb-2011 11.3: a single deck. Tests take shorter ones.
inline constexpr poker::CardSet kDeck = poker::kFullDeck;

// The rows of all that follows must outlive what is made of them.

namespace ultimate {

struct AntePays {
    Rows ante = book::kAnte, blind = book::kBlind, play = book::kPlay;
    Unqualified unqualified = Unqualified::AnteReturned;
    std::optional<Ratio> ceiling{};  // 11.70*: what a royal flush wins on the Blind at most, to one
};
// The unit is the ante; the Blind is as much. Four or three times, twice, once or fold (11.52-11.62).
enum Street : std::size_t { BeforeFlop, OnFlop, OnRiver };
poker::Showdown ante_game(const AntePays& pays = {}, poker::CardSet deck = kDeck);
Law trips_law(Rows trips);

}  // namespace ultimate

namespace casino {

struct AntePays {
    Rows ante = book::kAnte, call = book::kCall;
    Readings readings{};
};
poker::Showdown ante_game(const AntePays& pays = {}, poker::CardSet deck = kDeck);
// By the hole cards and the flop; where it falls with a fold, as this play folds (11.82 by its letter).
Law aa_law(Rows aa);
Law aa_law(Rows aa, const poker::Rule& play);

}  // namespace casino

namespace bonus {

struct AntePays {
    Rows ante = book::kAnte, bet = book::kBet;
};
poker::Showdown ante_game(const AntePays& pays = {}, poker::CardSet deck = kDeck);
// `ceiling`: what ace-ace against ace-ace wins at most, to one; nothing is known of the dealer where its line is not
// offered.
struct JackpotPays {
    Rows jackpot = book::kJackpot;
    bool dealer_aces = true;
    std::optional<Ratio> ceiling{};
};
// Where it falls with a fold, as this play folds (against rulings R21, R66).
Law jackpot_law(const JackpotPays& pays = {}, const poker::Rule& play = {}, poker::CardSet deck = kDeck);

}  // namespace bonus

namespace two_way {

struct Pays {
    Rows ante = book::kAnte, bet = book::kBet, two_way = book::kTwoWay;
    Readings readings{};
    int river_times = 1;
};
// All that is laid: ante, Blind and Two Way, and what is added to them. The unit is one of the three. No decision
// changes what the Two Way wager wins, so that it stands apart.
poker::Showdown three_wagers(const Pays& pays = {}, poker::CardSet deck = kDeck);
// The same without the Two Way wager, and that wager alone: what the law of all is held against.
poker::Showdown main_game(const Pays& pays = {}, poker::CardSet deck = kDeck);
poker::Showdown two_way_alone(const Pays& pays = {}, poker::CardSet deck = kDeck);

}  // namespace two_way

// With so many stakes in the meter, for one player alone (rulings R19, R61-R63).
Law progressive_law(Rows progressive, const Ratio& meter, const ProgressiveReadings& readings);

}  // namespace baize::holdem
