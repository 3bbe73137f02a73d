// An event that was found good is taken without another look; one before which anything has happened is looked at anew.
#include <gtest/gtest.h>

#include "engine/session.hpp"
#include "games/list.hpp"

namespace baize::checked_once_test {
namespace {

int looks = 0;

// A game that counts how often it is asked whether it takes a wager.
const Setup& counting_setup() {
    static const Game kGame = [] {
        Game game = *find_game("gb.sic-bo");
        game.accept = [](const Table&, const PlaceBet&) -> MaybeRefusal {
            ++looks;
            return std::nullopt;
        };
        return game;
    }();
    static const auto kSetup = Setup::make(kGame, {});
    return *kSetup;
}

PlaceBet wager_of(PlayerId player) { return {player, 0, {}, counting_setup().limits(0).min}; }

TEST(CheckedOnce, WhatWasCheckedIsTakenWithoutAnotherLook) {
    Session session(counting_setup());
    looks = 0;
    ASSERT_FALSE(session.check(wager_of(1)));
    ASSERT_FALSE(session.check(wager_of(1)));
    ASSERT_FALSE(session.apply(wager_of(1)));
    EXPECT_EQ(looks, 1);
    ASSERT_EQ(session.events().size(), 1u);
    EXPECT_EQ(session.table().stakes().size(), 1u);
}

TEST(CheckedOnce, WhatHappenedSinceOrWasNotAskedIsLookedAt) {
    Session session(counting_setup());
    looks = 0;
    ASSERT_FALSE(session.check(wager_of(1)));
    ASSERT_FALSE(session.apply(wager_of(2))) << "another than the one that was checked";
    EXPECT_EQ(looks, 2);
    ASSERT_FALSE(session.apply(wager_of(1))) << "something has happened since";
    EXPECT_EQ(looks, 3);
}

TEST(CheckedOnce, OneThatWasGoodIsRefusedOnceTheBetsAreClosed) {
    Session session(counting_setup());
    ASSERT_FALSE(session.apply(wager_of(2)));
    ASSERT_FALSE(session.check(wager_of(1)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_TRUE(session.check(wager_of(1)));
    EXPECT_TRUE(session.apply(wager_of(1)));
    EXPECT_EQ(session.table().stakes().size(), 1u);
}

TEST(CheckedOnce, AReplayLooksAtEveryEventOnce) {
    looks = 0;
    const auto again =
        Session::replay(counting_setup(), CarriedState{}, {wager_of(1), wager_of(2), wager_of(3), CloseBets{}});
    ASSERT_TRUE(again);
    EXPECT_EQ(looks, 3);
}

}  // namespace
}  // namespace baize::checked_once_test
