// gb.punto-banco by counting ordered draws of six cards.
#include "games/punto_banco/punto_banco.hpp"
#include "odds/prices.hpp"
#include "odds/punto_banco.hpp"
#include "odds/wagers.hpp"

namespace baize {

std::vector<Price> price_punto_banco(const Setup& setup, const PriceRequest& request) {
    using namespace punto_banco;
    const CountShoe shoe = count_shoe(setup.shoe().decks);
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        const Pays& pays = setup.pays(position.wager);
        prices.push_back(named_price(setup, position));
        switch (position.wager) {
            case Punto: fill(prices.back(), punto_law(shoe, pays[0])); break;
            case Banco: fill(prices.back(), banco_law(shoe, pays, setup.option(Variant) == 1)); break;
            default: fill(prices.back(), egalite_law(shoe, pays[0])); break;
        }
    }
    return prices;
}

}  // namespace baize
