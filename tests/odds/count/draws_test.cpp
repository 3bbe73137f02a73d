// Draws and sets against every order and every subset of the single cards of short shoes.
#include "odds/count/draws.hpp"

#include <gtest/gtest.h>

#include "slow.hpp"

namespace baize::count::draws_test {
namespace {

const Shoe<4> kShoes[] = {{2, 0, 3, 1}, {1, 1, 1, 1}, {4, 0, 0, 1}, {0, 3, 2, 2}};

template <std::size_t N>
using Ways = std::map<std::array<int, N>, std::int64_t>;

template <std::size_t N>
Ways<N> fast_draws(Shoe<4> shoe) {
    Ways<N> ways;
    each_draw<N>(shoe, [&](const auto& drawn, std::int64_t each) { EXPECT_TRUE(ways.emplace(drawn, each).second); });
    return ways;
}

template <std::size_t N>
Ways<N> fast_sets(Shoe<4> shoe) {
    Ways<N> ways;
    each_set<N>(shoe, [&](const auto& chosen, std::int64_t each) { EXPECT_TRUE(ways.emplace(chosen, each).second); });
    return ways;
}

TEST(CountDraws, EqualEveryOrderOfTheSingleCards) {
    for (const Shoe<4>& shoe : kShoes) {
        EXPECT_EQ(fast_draws<1>(shoe), slow::draws<1>(shoe));
        EXPECT_EQ(fast_draws<2>(shoe), slow::draws<2>(shoe));
        EXPECT_EQ(fast_draws<4>(shoe), slow::draws<4>(shoe));
    }
}

TEST(CountSets, EqualEverySubsetOfTheSingleCards) {
    for (const Shoe<4>& shoe : kShoes) {
        EXPECT_EQ(fast_sets<1>(shoe), slow::sets<1>(shoe));
        EXPECT_EQ(fast_sets<3>(shoe), slow::sets<3>(shoe));
        EXPECT_EQ(fast_sets<4>(shoe), slow::sets<4>(shoe));
        EXPECT_EQ(fast_sets<5>(shoe), slow::sets<5>(shoe));  // more than some of them hold
    }
}

// So that a second hand can be drawn within the first.
TEST(CountDraws, WhatIsDrawnIsOutMeanwhileAndBackAfterwards) {
    Shoe<4> shoe{2, 0, 3, 1};
    const Shoe<4> whole = shoe;
    each_draw<3>(shoe, [&](const auto& drawn, std::int64_t) {
        EXPECT_EQ(shoe, whole.without({drawn[0], drawn[1], drawn[2]}));
    });
    EXPECT_EQ(shoe, whole);
    each_set<3>(shoe, [&](const auto& chosen, std::int64_t) {
        EXPECT_EQ(shoe, whole.without({chosen[0], chosen[1], chosen[2]}));
    });
    EXPECT_EQ(shoe, whole);
    std::int64_t two_hands = 0;
    each_set<2>(shoe, [&](const auto&, std::int64_t first) {
        each_set<2>(shoe, [&](const auto&, std::int64_t second) { two_hands += first * second; });
    });
    EXPECT_EQ(two_hands, 15 * 6);  // C(6, 2) hands, and C(4, 2) from the rest of each
}

template <std::size_t N, std::size_t kKinds, class Kind>
std::int64_t all_sets(Shoe<kKinds, Kind> shoe) {
    std::int64_t sum = 0;
    each_set<N>(shoe, [&](const auto&, std::int64_t ways) { sum += ways; });
    return sum;
}

TEST(CountSets, OfAnyDeck) {
    Shoe<53> joker;
    for (int face = 0; face < 53; ++face) joker.add(face, 1);
    Shoe<21> tiles;
    for (int face = 0; face < 21; ++face) tiles.add(face, face < 11 ? 2 : 1);
    EXPECT_EQ(all_sets<4>(joker), 292825);
    EXPECT_EQ(all_sets<4>(tiles), 35960);
    EXPECT_EQ(all_sets<3>(face_shoe({.decks = 8})), choose<std::int64_t>(416, 3));
    EXPECT_EQ(all_sets<7>(project<kAce + 1>(face_shoe({.decks = 1}), &Card::rank)), 133784560);
}

TEST(CountDraws, MoreThan64BitsHoldAreRefused) {
    Shoe<1> shoe{1000};
    std::int64_t ways = 0;
    each_draw<6>(shoe, [&](const auto&, std::int64_t each) { ways = each; });
    EXPECT_EQ(ways, falling<std::int64_t>(1000, 6));
    const auto nothing = [](const auto&, std::int64_t) {};
    EXPECT_THROW(each_draw<7>(shoe, nothing), std::invalid_argument);
    EXPECT_THROW(each_set<8>(shoe, nothing), std::invalid_argument);
    Shoe<1> huge{70000};
    EXPECT_THROW(each_draw<1>(huge, nothing), std::invalid_argument);
}

}  // namespace
}  // namespace baize::count::draws_test
