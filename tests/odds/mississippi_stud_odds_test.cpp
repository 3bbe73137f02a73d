// The exact price of Mississippi Stud: figures from elsewhere, and what its options to fold and raise are worth.
#include "odds/mississippi_stud/returns.hpp"

#include <gtest/gtest.h>

#include "games/mississippi_stud/mississippi_stud.hpp"
#include "odds/poker/describe/describe.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::mississippi_stud::mississippi_stud_odds_test {
namespace {

poker::Showdown game() { return poker::describe(kPlan, baize::Setup(kGame)); }

Price priced(const Choices& choices = {}) {
    const auto setup = Setup::make(kGame, choices);
    const auto prices = price(*setup, {});
    EXPECT_EQ(prices->size(), 1u) << "ante and streets are one price";
    return prices->at(0);
}

TEST(MississippiStudOdds, R7_49_ThePublishedEdge) {
    const Price minimum = priced();
    EXPECT_EQ(minimum.exact, "62899/541450");
    EXPECT_NEAR(100 * minimum.edge, 11.616770, 5e-7);
    EXPECT_NEAR(100 * minimum.edge_of_total, 3.34, 0.005) << "exact ties take the smaller wager (ruling R50)";
    EXPECT_EQ(minimum.unit, "ante");
    EXPECT_GT(minimum.sd, 5);
}

// All of them lie between to fold and to call on the fifth street: the edge is the same, and more is wagered.
TEST(MississippiStudOdds, R7_49_PlaysThatAreExactlyAsGood) {
    const poker::Solution less = poker::solve(game()), more = poker::solve(game(), {.lay_more = true});
    EXPECT_EQ(less.returns.edge(), more.returns.edge());
    EXPECT_NEAR(100 * nearest(Ratio(more.returns.edge() / more.returns.staked())), 3.243976, 5e-7);
    for (const std::size_t street : {0u, 1u}) EXPECT_EQ(less.frequency[street], more.frequency[street]);
    EXPECT_GT(less.frequency[2][Fold], more.frequency[2][Fold]);
    EXPECT_EQ(less.frequency[2][Thrice], more.frequency[2][Thrice]);
}

TEST(MississippiStudOdds, HowOftenEachActionIsTaken) {
    const poker::Solution solution = poker::solve(game());
    for (std::size_t street = 0; street < 3; ++street) {
        Ratio asked = 0;
        for (const Ratio& each : solution.frequency[street]) asked += each;
        EXPECT_LE(asked, 1);
        EXPECT_EQ(street == 0, asked == 1) << "who has folded is not asked again";
    }
    EXPECT_EQ(solution.frequency[0][Twice], 0) << "twice is never better than both once and thrice";
}

// A pair of jacks or better cannot lose: it is raised to the most on every street. Seven-deuce is folded.
TEST(MississippiStudOdds, TheObviousPlays) {
    using enum Suit;
    const poker::Rule play = poker::solve(game()).play;
    const poker::CardSet jacks{{kJack, Clubs}, {kJack, Hearts}}, low{{7, Clubs}, {2, Hearts}};
    EXPECT_EQ(play({.own = jacks}), Thrice);
    poker::Seen second{.street = 1, .own = jacks, .board = {Card(2, Spades)}};
    second.before.push_back(Thrice);
    EXPECT_EQ(play(second), Thrice);
    EXPECT_EQ(play({.own = low}), Fold);
}

TEST(MississippiStudOdds, BetterRowsPayThePlayer) {
    const double book = priced().edge;
    for (const char* row : {"royal-flush", "pair-of-sixes-to-tens", "straight"}) {
        const std::string odds = row[0] == 'r' ? "1000:1" : row[0] == 'p' ? "1:4" : "9:2";
        EXPECT_LT(priced({{}, {}, {{"ante." + std::string(row), odds}}}).edge, book) << row;
    }
}

}  // namespace
}  // namespace baize::mississippi_stud::mississippi_stud_odds_test
