// What is kept of the decisions before the flop is what the solver finds.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cmath>

#include "games/holdem/bonus.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/holdem/before_flop.hpp"
#include "odds/holdem/precomputed_values.hpp"
#include "odds/poker/describe/describe.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are solved");

namespace baize::holdem::holdem_before_flop_test {
namespace {

// Two cards of a kind, by its place in the square.
poker::CardSet hole_of(std::size_t kind) {
    const int row = kAce - static_cast<int>(kind / 13), column = kAce - static_cast<int>(kind % 13);
    return {Card(row, Suit::Spades), Card(column, column < row ? Suit::Spades : Suit::Hearts)};
}

// As the header has them, where it has others.
template <std::size_t kActions>
void expect_kept(const std::array<std::array<std::int64_t, kActions>, kHoleKinds>& kept, const poker::Showdown& game,
                 std::int64_t an_ante) {
    const poker::Solution solution = poker::solve(game);
    std::string found;
    bool same = true;
    for (std::size_t kind = 0; kind < kHoleKinds; ++kind) {
        ASSERT_EQ(hole_kind(hole_of(kind)), kind);
        std::vector<std::int64_t> sums;
        for (const auto& worth : solution.choice_values({.own = hole_of(kind)}))
            sums.push_back(std::llround(worth.value() * static_cast<double>(an_ante)));
        same = same && std::ranges::equal(sums, kept[kind]);
        found += fmt::format("    {{{{{}}}}},\n", fmt::join(sums, ", "));
    }
    EXPECT_TRUE(same) << "what should be kept:\n" << found;
}

TEST(HoldemBeforeFlop, WhatIsKeptOfUltimate) {
    expect_kept(kUltimateValues, poker::describe(ultimate::kPlan, baize::Setup(ultimate::kGbGame)), kUltimateAnte);
}
TEST(HoldemBeforeFlop, WhatIsKeptOfBonus) {
    expect_kept(kBonusValues, poker::describe(bonus::kPlan, baize::Setup(bonus::kGame)), kBonusAnte);
}

// Suits do not matter but whether they are one.
TEST(HoldemBeforeFlop, KindsOfHoleCards) {
    const auto kind = [](const char* a, const char* b) { return hole_kind({*parse_card(a), *parse_card(b)}); };
    EXPECT_EQ(kind("As", "Ah"), 0u);
    EXPECT_EQ(kind("Kd", "Ad"), 1u);
    EXPECT_EQ(kind("Ad", "Kc"), 13u);
    EXPECT_EQ(kind("2h", "Ac"), 156u);
    EXPECT_EQ(kind("2c", "2d"), 168u);
}

// Other odds, another reading, a ceiling, a card in view: none of that is kept.
TEST(HoldemBeforeFlop, OnlyTheBooksOddsAreKept) {
    const auto ultimate = [](const Choices& choices, const poker::Seen& seen) {
        return !ultimate::precomputed_values(*Setup::make(ultimate::kGbGame, choices), seen).empty();
    };
    const poker::CardSet hole = hole_of(3), other{Card(2, Suit::Clubs)};
    EXPECT_TRUE(ultimate({}, {.own = hole}));
    EXPECT_TRUE(ultimate({{}, {{"trips", "4"}}, {}}, {.own = hole})) << "a wager beside the hand";
    EXPECT_FALSE(ultimate({}, {.own = hole, .up = other}));
    EXPECT_FALSE(ultimate({}, {.street = 1, .own = hole}));
    EXPECT_FALSE(ultimate({{}, {}, {{"blind.flush", "2:1"}}}, {.own = hole}));
    EXPECT_FALSE(ultimate({{}, {}, {{"play.beats-dealer", "2:1"}}}, {.own = hole}));
    EXPECT_FALSE(ultimate({{{"royal-ceiling", "1000"}}, {}, {}}, {.own = hole}));
    EXPECT_FALSE(ultimate({{{"does-not-qualify", "ante-compared"}}, {}, {}}, {.own = hole}));
    const auto bonus = [](const Choices& choices) {
        return !bonus::precomputed_values(*Setup::make(bonus::kGame, choices), {.own = hole_of(3)}).empty();
    };
    EXPECT_TRUE(bonus({}));
    EXPECT_FALSE(bonus({{}, {}, {{"flop.beats-dealer", "2:1"}}}));
    EXPECT_FALSE(bonus({{}, {}, {{"ante.straight-or-better", "2:1"}}}));
}

}  // namespace
}  // namespace baize::holdem::holdem_before_flop_test
