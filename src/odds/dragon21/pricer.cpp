// nz.dragon21 by counting the sets of values that both hands may end with.
#include "games/dragon21/dragon21.hpp"
#include "odds/dragon21/returns.hpp"

namespace baize {

namespace d21 = dragon21;

namespace {

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    const count::FaceShoe shoe = count::face_shoe(setup.shoe());
    std::vector<d21::RoundWays> rounds;  // counted once for all the wagers that want it
    return price_each(setup, request, [&](Position position) {
        const Pays& pays = setup.pays(position.wager);
        if (position.wager == d21::PerfectPairs) return d21::perfect_pairs_returns(shoe, pays);
        if (rounds.empty()) rounds = d21::rounds(blackjack::value_shoe(shoe));
        switch (position.wager) {
            case d21::Dragon: return d21::dragon_returns(rounds, pays);
            case d21::Tiger: return d21::tiger_returns(rounds, pays);
            default: return d21::tie_returns(rounds, pays);
        }
    });
}

}  // namespace

constinit const Pricer dragon21::kPricer{.price = price_wagers, .short_decks = true};

}  // namespace baize
