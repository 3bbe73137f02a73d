// Insurance and even money: the wagers on the dealer's second card (nz-blackjack section 9, 10.3).
#pragma once

#include "odds/blackjack/tally.hpp"
#include "odds/return_distribution.hpp"

namespace baize::blackjack {

inline constexpr Odds kInsurancePays{2, 1};  // 9.4

// Per insurance wager, when the dealer's first card is an ace and no other card is known.
ReturnDistribution insurance_returns(const Composition& shoe, Odds pays = kInsurancePays);

// A player's blackjack against an ace, in initial wagers: paid at once (10.3(a)) or left to stand (10.2).
struct EvenMoneyWorth {
    Ratio taken;     // always the initial wager
    Ratio waiting;   // mean net return of a player who waits
    Ratio chance;    // of the situation, per round

    Ratio cost() const { return waiting - taken; }              // of taking it, each time
    Ratio cost_per_round() const { return cost() * chance; }
};

EvenMoneyWorth even_money(const Composition& shoe, const Rules& rules);

}  // namespace baize::blackjack
