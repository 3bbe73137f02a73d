// gb.pocket-pairs by counting hands of two cards.
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "odds/pocket_pairs.hpp"
#include "odds/prices.hpp"

namespace baize {

namespace {

// Never forfeits: whether the hand stays in the poker game is no matter to the wager.
class PairKeeper : public Strategy {
public:
    Answer answer(const Table&, const Question& question) override {
        return {
            static_cast<std::uint8_t>(question.offers(pocket_pairs::Stay) ? pocket_pairs::Stay : pocket_pairs::Expose),
            {}};
    }
};

}  // namespace

std::vector<Price> price_pocket_pairs(const Setup& setup, const PriceRequest&) {
    std::vector<Price> prices{named_price(setup, {pocket_pairs::PocketPairs, 0})};
    fill(prices.back(), pocket_pairs::pocket_pairs_law(setup.shoe(), setup.pays(pocket_pairs::PocketPairs)));
    return prices;
}

std::unique_ptr<Strategy> pocket_pairs_strategy(const Setup&) { return std::make_unique<PairKeeper>(); }

}  // namespace baize
