// Exact return distributions of what is wagered beside the ante of a Hold 'Em game; every verdict comes from
// games/holdem. A wager on the own hand is read off the best fives of five or seven cards (poker/own_hand.hpp). Those
// that a fold or the dealer's aces decide are enumerated: O(1,326) pairs of cards for the jackpot, and for the AA Bonus
// under a rule of play O(1,755 flops up to suits x 1,176) hands.
#pragma once

#include "games/holdem/bonus_settle.hpp"
#include "games/holdem/casino_settle.hpp"
#include "games/holdem/progressive.hpp"
#include "games/holdem/ultimate_settle.hpp"
#include "odds/return_distribution.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::holdem {

// gb-2011 11.3: a single deck. Tests take shorter ones.
inline constexpr poker::CardSet kDeck = poker::kFullDeck;

// The rows of all that follows must outlive what is made of them.

namespace ultimate {

ReturnDistribution trips_returns(Rows trips);

}  // namespace ultimate

namespace casino {

// By the hole cards and the flop; where it falls with a fold, as this play folds (11.82 by its letter).
ReturnDistribution aa_returns(Rows aa);
ReturnDistribution aa_returns(Rows aa, const poker::Rule& play);

}  // namespace casino

namespace bonus {

// `ceiling`: what ace-ace against ace-ace wins at most, to one; nothing is known of the dealer where its line is not
// offered.
struct JackpotPays {
    Rows jackpot = book::kJackpot;
    bool dealer_aces = true;
    std::optional<Ratio> ceiling{};
};
// Where it falls with a fold, as this play folds (against rulings R21, R66).
ReturnDistribution jackpot_returns(const JackpotPays& pays = {}, const poker::Rule& play = {},
                                   poker::CardSet deck = kDeck);

}  // namespace bonus

// With so many stakes in the meter, for one player alone (rulings R19, R61-R63).
ReturnDistribution progressive_returns(Rows progressive, const Ratio& meter, const ProgressiveReadings& readings);

}  // namespace baize::holdem
