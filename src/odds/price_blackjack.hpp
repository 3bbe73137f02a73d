// What the prices of both books' blackjack share: the main wager by the combinatorial analyser, insurance, and the play it found.
#pragma once

#include "odds/prices.hpp"

namespace baize {

// Does the analyser know how the main wager is played? Not with two hands (gb-2011 4.62) so far: then it has no price yet.
bool blackjack_main_is_priced(const Setup& setup);
// The set-up's compiled rules are blackjack::Rules, and its main wager comes first.
Price blackjack_main_price(const Setup& setup, const PriceRequest& request);
Price blackjack_insurance_price(const Setup& setup);

std::unique_ptr<Strategy> blackjack_strategy(const Setup& setup);
std::unique_ptr<Strategy> blackjack_chart(const Setup& setup);

}  // namespace baize
