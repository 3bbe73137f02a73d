// nz.racing-card-derby by counting the numbers of cards that the suits have when a race is won.
#include "games/racing_card_derby/racing_card_derby.hpp"
#include "odds/racing_card_derby/laws.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    using namespace racing_card_derby;
    const std::vector<ResultChance> races = results(suit_shoe(setup.shoe()));
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        prices.push_back(named_price(setup, position));
        fill(prices.back(), law_of(races, position, setup.pays(position.wager), setup.offered(TrifectaLines)));
    }
    return prices;
}

}  // namespace

constinit const Pricer racing_card_derby::kPricer{.price = price_wagers};

}  // namespace baize
