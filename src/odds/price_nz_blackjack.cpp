// nz.blackjack by the combinatorial analyser, and the play it found.
#include "games/blackjack/nz_blackjack.hpp"
#include "odds/price_blackjack.hpp"

namespace baize {

namespace bj = blackjack;

std::vector<Price> price_nz_blackjack(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (wanted(request, setup, {bj::nz::Main, 0})) prices.push_back(blackjack_main_price(setup, request));
    if (wanted(request, setup, {bj::nz::Insurance, 0})) prices.push_back(blackjack_insurance_price(setup));
    return prices;
}

std::unique_ptr<Strategy> nz_blackjack_chart(const Setup& setup) { return blackjack_chart(setup); }

std::unique_ptr<Strategy> nz_blackjack_strategy(const Setup& setup) { return blackjack_strategy(setup); }

}  // namespace baize
