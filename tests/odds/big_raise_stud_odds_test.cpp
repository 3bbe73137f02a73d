// The exact prices of Big Raise Stud: figures from elsewhere, the readings, and a raise that is laid blind.
#include "odds/big_raise_stud/returns.hpp"

#include <gtest/gtest.h>

#include "games/big_raise_stud/big_raise_stud.hpp"
#include "odds/poker/described.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::big_raise_stud::big_raise_stud_odds_test {
namespace {

poker::Showdown game(const Choices& choices = {}) { return poker::describe(kPlan, poker::table_of(kGame, choices)); }

double edge(const Choices& choices = {}) { return 100 * nearest(poker::solve(game(choices)).returns.edge()); }

TEST(BigRaiseStudOdds, R5_7_ThePublishedEdge) {
    const auto prices = *price(*Setup::make(kGame, {}), {});
    ASSERT_EQ(prices.size(), 2u) << "ante and raise are one price, the bonus another";
    EXPECT_NEAR(100 * prices[0].edge, 13.689784, 5e-7);
    EXPECT_EQ(prices[0].unit, "ante");
    EXPECT_LT(prices[0].edge_of_total, prices[0].edge);
}

TEST(BigRaiseStudOdds, R22_R68_WhatTheReadingsAreWorth) {
    EXPECT_NEAR(edge(), 13.689784, 5e-7);
    EXPECT_GT(edge(poker::with({{"sevens", "lose"}})), 13.7);
    EXPECT_LT(edge(poker::with({{"stand-off-ante", "paid"}})), 13.6);
    const auto set = *price(*Setup::make(kGame, {{{"sevens", "lose"}}, {}, {}}), {});
    EXPECT_NEAR(100 * set[0].edge, edge(poker::with({{"sevens", "lose"}})), 1e-9);
}

// A raise that cannot follow the cards is never as good as one that can.
TEST(BigRaiseStudOdds, R70_ARaiseLaidBlind) {
    for (int times = 1; times <= 4; ++times) {
        const poker::Showdown blind = poker::describe_blind(kPlan, poker::table_of(kGame), times);
        EXPECT_GT(100 * nearest(poker::solve(blind).returns.edge()), edge()) << times;
    }
}

TEST(BigRaiseStudOdds, R10_3_ThreeCardBonus) {
    EXPECT_NEAR(100 * nearest(bonus_returns(nz_big_raise_stud::kBonus).edge()), 7.276018, 5e-7);
}

TEST(BigRaiseStudOdds, TheObviousPlays) {
    using enum Suit;
    const poker::Rule play = poker::solve(game()).play;
    EXPECT_EQ(play({.own = {{10, Clubs}, {10, Hearts}, {2, Spades}}}), 4u) << "a pair of tens cannot lose";
    EXPECT_EQ(play({.own = {{2, Clubs}, {7, Hearts}, {5, Spades}}}), 0u);
}

}  // namespace
}  // namespace baize::big_raise_stud::big_raise_stud_odds_test
