// Numbers of ways against counting them one by one.
#include "odds/count/ways.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <numeric>
#include <vector>

namespace baize::count::ways_test {
namespace {

std::int64_t draws_one_by_one(int n, int drawn) {
    if (drawn == 0) return 1;
    std::int64_t ways = 0;
    for (int card = 0; card < n; ++card) ways += draws_one_by_one(n - 1, drawn - 1);
    return ways;
}

TEST(CountWays, FallingCountsOrderedDraws) {
    for (int n = 0; n <= 6; ++n)
        for (int drawn = 0; drawn <= 7; ++drawn) {
            EXPECT_EQ(falling<std::int64_t>(n, drawn), draws_one_by_one(n, drawn)) << n << " " << drawn;
            EXPECT_EQ(falling<Integer>(n, drawn), draws_one_by_one(n, drawn));
            EXPECT_EQ(falling<Wide>(n, drawn), static_cast<Wide>(draws_one_by_one(n, drawn)));
        }
    EXPECT_EQ(falling<Integer>(416, 6), Integer("4998398275503360"));
    EXPECT_EQ(falling<Integer>(-1, 1), 0);
}

TEST(CountWays, ChooseCountsSets) {
    for (int n = 0; n <= 8; ++n)
        for (int chosen = 0; chosen <= 9; ++chosen) {
            int sets = 0;
            for (unsigned taken = 0; taken < 1u << n; ++taken) sets += std::popcount(taken) == chosen;
            EXPECT_EQ(choose<std::int64_t>(n, chosen), sets) << n << " " << chosen;
        }
    EXPECT_EQ(choose<std::int64_t>(52, 5), 2598960);
    EXPECT_EQ(choose<std::int64_t>(53, 7), 154143080);
    EXPECT_EQ(choose<std::int64_t>(32, 4), 35960);
    EXPECT_EQ(choose<Integer>(52, 26), Integer("495918532948104"));
}

TEST(CountWays, OrdersCountsArrangements) {
    for (const std::vector<int>& kinds : {std::vector{3, 1, 2}, {0, 4, 0}, {1, 1, 1, 2}, {}, {0}, {5}}) {
        std::vector<int> cards;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            cards.insert(cards.end(), static_cast<std::size_t>(kinds[kind]), static_cast<int>(kind));
        std::int64_t arrangements = 0;
        do ++arrangements;
        while (std::next_permutation(cards.begin(), cards.end()));
        EXPECT_EQ(orders<std::int64_t>(kinds), arrangements);
        EXPECT_EQ(orders<Integer>(kinds), arrangements);
    }
    EXPECT_EQ(orders<std::int64_t>({3, 3}), 20);
}

TEST(CountWays, WideNumbersKeepEveryDigit) {
    EXPECT_EQ(integer(falling<Wide>(416, 14)), falling<Integer>(416, 14));
    EXPECT_EQ(integer(~Wide{0}) + 1, Integer("340282366920938463463374607431768211456"));
    EXPECT_EQ(integer(std::int64_t{-5}), -5);
}

}  // namespace
}  // namespace baize::count::ways_test
