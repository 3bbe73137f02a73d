// gb.casino-war by counting ordered draws of four cards, and the play that is best.
#include <fmt/format.h>

#include "engine/table.hpp"
#include "games/casino_war/casino_war.hpp"
#include "odds/casino_war/returns.hpp"

namespace baize {

namespace war = casino_war;

namespace {

// War or surrender by the rank that tied, by what they are worth with a fresh shoe.
class WarPlayer : public Strategy {
public:
    explicit WarPlayer(war::MainSolution solution) : solution_(std::move(solution)) {}

    Answer answer(const Table& table, const Question& question) override {
        const std::size_t rank = table.box(question.box).hand().cards[0].rank();
        return {solution_.ties[rank].go_to_war() ? war::GoToWar : war::Surrender, {}};
    }

private:
    war::MainSolution solution_;
};

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    auto prices = price_each(setup, request, [&](Position position) {
        return position.wager == war::Main ? war::solve_main(setup).returns
                                           : war::tie_returns(war::rank_shoe(setup.shoe()), setup.pays(war::Tie));
    });
    for (Price& price : prices)
        if (price.wager == setup.game().wagers[war::Main].id) price.unit = "original wager";
    return prices;
}

std::unique_ptr<Strategy> best_play(const Setup& setup) {
    return std::make_unique<WarPlayer>(war::solve_main(setup));
}

// What each choice at a tie is worth, rank by rank, and the edge of who always takes one of them.
Explanation explain(const Setup& setup, const Progress&) {
    const war::RankShoe shoe = war::rank_shoe(setup.shoe());
    const auto edge = [&](war::Plan plan) { return nearest(war::solve_main(setup, plan).returns.edge()); };
    const war::MainSolution best = war::solve_main(setup);
    Explanation play{.edge = nearest(best.returns.edge()), .unit = "original wager"};
    for (int rank = 2; rank <= kAce; ++rank) {
        if (shoe[rank] < 2) continue;
        const war::TieValue& value = best.ties[rank];
        play.decisions.push_back({fmt::format("tie of {}", kRankLetters[rank - 2]),
                                  value.go_to_war() ? "war" : "surrender",
                                  {{"war", nearest(value.war)}, {"surrender", nearest(value.surrender)}}});
    }
    play.edge_of = {{"war", edge(war::Plan::AlwaysWar)}, {"surrender", edge(war::Plan::AlwaysSurrender)}};
    return play;
}

// With a fresh shoe, as the price supposes.
ChoiceValues choice_values(const Table& table, const Question& question) {
    const std::size_t rank = table.box(question.box).hand().cards[0].rank();
    const war::TieValue value = war::solve_main(table.setup()).ties[rank];
    return {"original wager", {{war::Surrender, nearest(value.surrender)}, {war::GoToWar, nearest(value.war)}}};
}

}  // namespace

constinit const Pricer casino_war::kPricer{
    .price = price_wagers, .strategy = best_play, .explain = explain, .choice_values = choice_values,
    .short_decks = true};

}  // namespace baize
