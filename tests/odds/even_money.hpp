// What even money is worth by its formula, for real rounds to be compared with (nz-blackjack 10.3).
#pragma once

#include "odds/blackjack/dealer_tree.hpp"
#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/payoffs.hpp"

namespace baize::blackjack {

// A player's blackjack against an ace, in initial wagers: paid at once (10.3(a)) or left to stand (10.2).
struct EvenMoneyWorth {
    Ratio taken;     // always the initial wager
    Ratio waiting;   // mean net return of a player who waits
    Ratio chance;    // of the situation, per round

    Ratio cost() const { return waiting - taken; }              // of taking it, each time
    Ratio cost_per_round() const { return cost() * chance; }
};

inline EvenMoneyWorth even_money(const Composition& shoe, const Rules& rules) {
    const Payoffs<Ratio> payoffs(rules);
    const Tally seen = Tally::of(1) + Tally::of(1) + Tally::of(kTen);
    const Composition rest = shoe.less(seen);
    const Ratio blackjack = Ratio(rest.of(kTen)) / Ratio(rest.size);
    EvenMoneyWorth result;
    result.taken = 1;
    result.waiting =
        blackjack * payoffs.blackjack()[kDealerBlackjack] + (1 - blackjack) * payoffs.blackjack()[kDealerBust];
    result.chance = chance_of<Ratio>(shoe, seen) * 2;
    return result;
}

}  // namespace baize::blackjack
