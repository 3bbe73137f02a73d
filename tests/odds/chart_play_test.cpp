// The chart of blackjack, played by the real round: it loses to the best play what the analyser says it costs.
#include <gtest/gtest.h>

#include <cstdlib>

#include "games/blackjack/nz_blackjack.hpp"
#include "games/list.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"

namespace baize {
namespace {

TEST(Simulate, NzBlackjackByItsChart) {
    const auto setup =
        baize::Setup::make(blackjack::nz::kGame, {{{"decks", "1"}}, {}, {}});  // one deck: where a chart costs most
    ASSERT_TRUE(setup);
    const auto& rules = setup->compiled<blackjack::Rules>();
    blackjack::Analyser analyser(1);
    const blackjack::ChartReport chart = analyser.chart(rules, analyser.analyse(rules).strategy);
    SimulationRequest request;
    request.rounds = std::getenv("BAIZE_SANITIZED") ? 20'000 : 2'000'000;
    request.strategy = [&] { return chart_strategy(*setup, chart.chart); };
    const Simulation result = simulate(*setup, request);
    EXPECT_NEAR(result.wagers[0].mean, chart.ev, 4 * result.wagers[0].standard_error);
}

TEST(Simulate, OnlyBlackjackHasAChartOfItsOwn) {
    for (const Game* game : games())
        EXPECT_EQ(has_chart(baize::Setup(*game)), game->id.find(".blackjack") != game->id.npos) << game->id;
}

}  // namespace
}  // namespace baize
