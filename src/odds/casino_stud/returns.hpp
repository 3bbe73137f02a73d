// The exact return distribution of the Progressive wager of Casino Stud, by counting deals.
#pragma once

#include "games/casino_stud/settle.hpp"
#include "odds/return_distribution.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::casino_stud {

// gb-2011 7.3: a single deck. Tests take shorter ones.
inline constexpr poker::CardSet kDeck = poker::kFullDeck;

// With so many stakes in the meter, for one player alone (rulings R19, R63).
ReturnDistribution progressive_returns(Rows progressive, const Ratio& meter, bool stake_returned,
                                       poker::CardSet deck = kDeck);

extern const Pricer kGbPricer, kNzPricer;

}  // namespace baize::casino_stud
