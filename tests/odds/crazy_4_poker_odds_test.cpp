// The exact return distributions of Crazy 4 Poker: against published figures, and against literal enumerations.
#include "odds/crazy_4_poker/returns.hpp"

#include <gtest/gtest.h>

#include "games/crazy_4_poker/crazy_4_poker.hpp"
#include "odds/poker/described.hpp"
#include "odds/poker/plain_showdown.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::crazy_4_poker::crazy_4_poker_odds_test {
namespace {

poker::Showdown game(const char* reading = "play-paid") {
    return poker::describe(kAntePlan, poker::table_of(kGame, poker::with({{"does-not-qualify", reading}})));
}

double percent(const ReturnDistribution& returns) { return nearest(returns.edge()) * 100; }

TEST(Crazy4PokerOdds, AnteIsThePublishedEdge) {
    const poker::Solution solution = poker::solve(game());
    EXPECT_NEAR(percent(solution.returns), 3.418855, 5e-7);
}

// Only a hand below king high can lose to a dealer who does not qualify, and such a hand is best folded either way.
TEST(Crazy4PokerOdds, R48_NoReadingMovesTheEdgeOfTheBestPlay) {
    const poker::Solution literal = poker::solve(game()),
                          compared = poker::solve(game("play-compared"));
    EXPECT_EQ(compared.returns.weights(), literal.returns.weights());
    const poker::Rule always = [](const poker::Seen&) {
        return poker::action_for(kAntePlan.streets.front().decision, PlayOn);
    };
    EXPECT_GT(poker::solve(game("play-compared"), {.rule = &always}).returns.edge(),
              poker::solve(game(), {.rule = &always}).returns.edge());
}

TEST(Crazy4PokerOdds, R15_26_QueensUpAsPrinted) {
    EXPECT_NEAR(percent(queens_up_returns(book::kQueensUp1)), 3.06, 0.005);
    EXPECT_NEAR(percent(queens_up_returns(book::kQueensUp2)), 4.52, 0.005);
    EXPECT_NEAR(percent(queens_up_returns(book::kQueensUp3)), 5.32, 0.005);
    EXPECT_NEAR(percent(queens_up_returns(book::kQueensUp4)), 6.78, 0.005);
    EXPECT_EQ(queens_up_returns(book::kQueensUpMin).total(), 2598960);
}

}  // namespace
}  // namespace baize::crazy_4_poker::crazy_4_poker_odds_test
