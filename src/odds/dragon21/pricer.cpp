// nz.dragon21 by counting the sets of values that both hands may end with.
#include "games/dragon21/dragon21.hpp"
#include "odds/dragon21/laws.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace d21 = dragon21;

namespace {

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    std::vector<d21::RoundWays> rounds;  // counted once for all the wagers that want it
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        const Pays& pays = setup.pays(position.wager);
        if (position.wager != d21::PerfectPairs && rounds.empty()) rounds = d21::rounds(d21::value_shoe(setup.shoe()));
        prices.push_back(named_price(setup, position));
        switch (position.wager) {
            case d21::Dragon: fill(prices.back(), d21::dragon_law(rounds, pays)); break;
            case d21::Tiger: fill(prices.back(), d21::tiger_law(rounds, pays)); break;
            case d21::Tie: fill(prices.back(), d21::tie_law(rounds, pays)); break;
            default: fill(prices.back(), d21::perfect_pairs_law(setup.shoe(), pays)); break;
        }
    }
    return prices;
}

}  // namespace

constinit const Pricer dragon21::kPricer{.price = price_wagers};

}  // namespace baize
