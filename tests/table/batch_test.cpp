// Many hands at once (baize/batch.hpp): the same whatever plays beside them, and as the rules settle them.
#include "baize/batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "baize/game.hpp"
#include "support/long_count.hpp"

namespace baize::batch_test {
namespace {

using testing_support::sanitized;

v0::Setup standard(std::string_view game) { return v0::Setup(*v0::find_game(game)); }

v0::Hands played(const v0::Setup& setup, const v0::BatchRequest& request) {
    auto hands = v0::play_hands(setup, request);
    if (!hands) throw std::logic_error(to_string(hands.refusal()));
    return std::move(*hands);
}

std::int64_t sum(const std::vector<std::int64_t>& list) {
    return std::accumulate(list.begin(), list.end(), std::int64_t{0});
}

TEST(Batch, EveryGameIsPlayedAndItsArraysFit) {
    for (const v0::Game& game : v0::games()) {
        const v0::Setup setup(game);
        const auto first = v0::play_hands(setup, {.hands = 40});
        ASSERT_TRUE(first) << game.id() << ": " << to_string(first.refusal());
        const v0::Hands& hands = *first;
        const v0::Decisions& rows = hands.decisions;
        const std::size_t n = 40, slots = hands.layout.slots.size(), wagers = hands.layout.wagers.size();
        EXPECT_EQ(hands.hands, 40);
        EXPECT_EQ(hands.net.size(), n * wagers);
        EXPECT_EQ(hands.staked.size(), n * wagers);
        EXPECT_EQ(hands.cards.size(), n * slots);
        EXPECT_EQ(hands.rolled.size(), n * static_cast<std::size_t>(hands.layout.dice + hands.layout.rings));
        EXPECT_EQ(rows.seen.size(), rows.rows() * slots);
        EXPECT_EQ(rows.staked.size(), rows.rows() * wagers);
        EXPECT_EQ(rows.action.size(), rows.rows());
        EXPECT_EQ(rows.legal_from.size(), rows.rows() + 1);
        for (std::size_t i = 0; i < rows.rows(); ++i) {
            const auto from = rows.legal.begin() + rows.legal_from[i], to = rows.legal.begin() + rows.legal_from[i + 1];
            ASSERT_TRUE(std::find(from, to, rows.action[i]) != to) << game.id();
        }
        if (game.choices().empty()) { EXPECT_EQ(rows.rows(), 0u) << game.id(); }
    }
}

TEST(Batch, AHandDependsOnItsSeedAndItsNumberAlone) {
    for (const char* id : {"gb.blackjack", "gb.casino-holdem", "nz.pai-gow"}) {
        const v0::Setup setup = standard(id);
        const v0::Hands all = played(setup, {.hands = 5000, .seed = 9, .threads = 2});
        const v0::Hands few = played(setup, {.hands = 100, .seed = 9, .threads = 1});
        EXPECT_TRUE(std::equal(few.net.begin(), few.net.end(), all.net.begin())) << id;
        EXPECT_TRUE(std::equal(few.decisions.seen.begin(), few.decisions.seen.end(), all.decisions.seen.begin())) << id;
        EXPECT_NE(played(setup, {.hands = 100, .seed = 10}).net, few.net) << id;
        EXPECT_TRUE(played(setup, {.hands = 100, .seed = 9, .decisions = false}).decisions.rows() == 0);
        EXPECT_EQ(played(setup, {.hands = 100, .seed = 9, .decisions = false}).net, few.net) << id;
    }
}

// A function that answers as the silent do plays the same hands as the policy of that name, however many at once.
TEST(Batch, AFunctionSeesWhatAPolicySees) {
    const v0::Setup setup = standard("gb.three-card-poker");
    const auto folds = [](const v0::Decisions& rows) {
        std::vector<v0::Action> actions;
        for (std::size_t i = 0; i < rows.rows(); ++i)
            actions.push_back(rows.legal[static_cast<std::size_t>(rows.legal_from[i])]);
        return actions;
    };
    const v0::Hands one = played(setup, {.hands = 300, .function = folds, .at_once = 7});
    const v0::Hands other = played(setup, {.hands = 300, .function = folds, .at_once = 300});
    EXPECT_EQ(one.net, other.net);
    EXPECT_EQ(one.decisions.rows(), 300u);
    EXPECT_EQ(sum(one.net), sum(other.net));
    for (std::size_t i = 0; i < one.decisions.rows(); ++i) EXPECT_EQ(one.decisions.stage[i], 0);
}

// Six standard errors: with a fixed seed this is no matter of luck.
TEST(Batch, TheBestPolicyWinsWhatThePriceSays) {
    const std::int64_t hands = sanitized() ? 2000 : 60'000;
    const v0::Hands best =
        played(standard("gb.three-card-poker"),
               {.hands = hands, .seed = 3, .bets = {{"ante", {1000}}}, .policy = v0::Policy::Best, .decisions = false});
    const double mean = static_cast<double>(sum(best.net)) / static_cast<double>(hands) / 1000;
    EXPECT_NEAR(mean, -0.0337298, 6 * 1.6393 / std::sqrt(static_cast<double>(hands)));
}

// A wager that lives over rounds is played until it is decided: win line of craps, 7/495 (gb-2011 8.17(a)).
TEST(Batch, AWagerThatLivesIsPlayedToItsEnd) {
    const std::int64_t hands = sanitized() ? 2000 : 60'000;
    const v0::Hands craps = played(standard("gb.craps"), {.hands = hands, .seed = 4, .bets = {{"win-line", {1000}}}});
    for (std::int64_t i = 0; i < hands; ++i) {
        const std::size_t row = static_cast<std::size_t>(i) * craps.layout.wagers.size();
        ASSERT_EQ(std::abs(craps.net[row]), 1000) << "hand " << i << " was not decided";
        ASSERT_EQ(craps.staked[row], 1000);
    }
    EXPECT_NEAR(static_cast<double>(sum(craps.net)) / static_cast<double>(hands) / 1000, -7.0 / 495,
                6 / std::sqrt(static_cast<double>(hands)));
}

TEST(Batch, WhatIsWrongIsRefused) {
    const v0::Setup setup = standard("gb.three-card-poker");
    EXPECT_FALSE(v0::play_hands(setup, {.hands = -1}));
    EXPECT_FALSE(v0::play_hands(setup, {.bets = {{"ante", {1000}, 1}}})) << "another player";
    EXPECT_FALSE(v0::play_hands(setup, {.bets = {{"ante", {1}}}})) << "below the minimum";
    EXPECT_FALSE(
        v0::play_hands(setup, {.hands = 3, .function = [](const v0::Decisions&) { return std::vector<int>{}; }}));
    EXPECT_FALSE(v0::play_hands(
        setup, {.hands = 3, .function = [](const v0::Decisions& rows) { return std::vector<int>(rows.rows(), 31); }}));
    const auto stopped = v0::play_hands(setup, {.hands = 100'000, .progress = [](double) { return false; }});
    ASSERT_FALSE(stopped);
    EXPECT_TRUE(v0::is_cancelled(stopped.refusal()));
}

}  // namespace
}  // namespace baize::batch_test
