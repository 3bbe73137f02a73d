// The chart of blackjack, played by the real round: it loses to the best play what the analyser says it costs.
#include <gtest/gtest.h>

#include <cstdlib>

#include "games/blackjack/nz_blackjack.hpp"
#include "games/list.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/play_by_chart.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(Simulate, "rounds by the million");

namespace baize::chart_play_test {
namespace {

TEST(Simulate, NzBlackjackByItsChart) {
    LONG_COUNT();
    const auto setup =
        baize::Setup::make(blackjack::nz::kGame, {{{"decks", "1"}}, {}, {}});  // one deck: where a chart costs most
    ASSERT_TRUE(setup);
    const auto& rules = setup->compiled<blackjack::Rules>();
    blackjack::Analyser analyser(1);
    const blackjack::ChartReport chart = analyser.chart(rules, analyser.analyse(rules).strategy);
    SimulationRequest request;
    request.rounds = baize::testing_support::sanitized() ? 20'000 : 2'000'000;
    request.strategy = [&] { return blackjack::ChartOfTotals(*setup, chart.chart).strategy(); };
    const Simulation result = simulate(*setup, request);
    EXPECT_NEAR(result.wagers[0].mean, chart.ev, 4 * result.wagers[0].standard_error);
}

// A chart is simpler than the best play; who has one also says what the best play is.
TEST(Simulate, WhoHasAChartHasABestPlayBesideIt) {
    int charts = 0;
    for (const Game* game : games()) {
        const Pricer& pricer = pricer_of(game->id);
        if (!pricer.chart) continue;
        ++charts;
        EXPECT_TRUE(pricer.strategy && pricer.explain) << game->id;
    }
    EXPECT_GE(charts, 3);
}

}  // namespace
}  // namespace baize::chart_play_test
