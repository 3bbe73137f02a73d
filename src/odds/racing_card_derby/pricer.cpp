// nz.racing-card-derby by counting the numbers of cards that the suits have when a race is won.
#include "games/racing_card_derby/racing_card_derby.hpp"
#include "odds/racing_card_derby/returns.hpp"

namespace baize {

namespace {

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    using namespace racing_card_derby;
    const std::vector<ResultChance> races = results(race_shoe(setup.shoe()));
    return price_each(setup, request, [&](Position position) {
        return returns_of(races, position, setup.pays(position.wager), setup.offered(TrifectaLines));
    });
}

}  // namespace

constinit const Pricer racing_card_derby::kPricer{.price = price_wagers, .short_decks = true};

}  // namespace baize
