// Insurance: the wager on the dealer's second card (nz-blackjack section 9). A count of the tens among the cards left.
#pragma once

#include "odds/blackjack/tally.hpp"
#include "odds/return_distribution.hpp"

namespace baize::blackjack {

inline constexpr Odds kInsurancePays{2, 1};  // 9.4

// Per insurance wager, when the dealer's first card is an ace and no other card is known.
ReturnDistribution insurance_returns(const Composition& shoe, Odds pays = kInsurancePays);

}  // namespace baize::blackjack
