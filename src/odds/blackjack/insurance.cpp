#include "odds/blackjack/insurance.hpp"

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

}  // namespace baize::blackjack
