#include "odds/blackjack/insurance.hpp"

#include "odds/blackjack/dealer_tree.hpp"
#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/payoffs.hpp"

namespace baize::blackjack {

ReturnDistribution insurance_returns(const Composition& shoe, Odds pays) {
    const PayRow row{"insurance", pays, "9.4"};
    const Composition rest = shoe.less(Tally::of(1));
    ReturnDistribution returns;
    returns.add(net<Ratio>(settle_insurance(true, row)), Integer(rest.of(kTen)));
    returns.add(net<Ratio>(settle_insurance(false, row)), Integer(rest.size - rest.of(kTen)));
    return returns;
}

EvenMoneyWorth even_money(const Composition& shoe, const Rules& rules) {
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
