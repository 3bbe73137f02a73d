// gb.casino-war by counting ordered draws of four cards, and the play that is best.
#include "games/casino_war/casino_war.hpp"
#include "odds/casino_war.hpp"
#include "odds/prices.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace war = casino_war;

namespace {

// War or surrender by the rank that tied, as a fresh shoe makes them worth.
class WarPlayer : public Strategy {
public:
    explicit WarPlayer(war::MainSolution solution) : solution_(std::move(solution)) {}

    Answer answer(const Table& table, const Question& question) override {
        const auto rank = static_cast<std::size_t>(table.box(question.box).hand().cards[0].rank());
        return {static_cast<std::uint8_t>(solution_.ties[rank].go_to_war() ? war::GoToWar : war::Surrender), {}};
    }

private:
    war::MainSolution solution_;
};

}  // namespace

std::vector<Price> price_casino_war(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        prices.push_back(named_price(setup, position));
        if (position.wager == war::Main) fill(prices.back(), war::solve_main(setup).law);
        else fill(prices.back(), war::tie_law(war::rank_shoe(setup.shoe()), setup.pays(war::Tie)));
        if (position.wager == war::Main) prices.back().unit = "original wager";
    }
    return prices;
}

std::unique_ptr<Strategy> casino_war_strategy(const Setup& setup) {
    return std::make_unique<WarPlayer>(war::solve_main(setup));
}

}  // namespace baize
