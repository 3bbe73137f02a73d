// nz-blackjack 5.8: a supervisor limits one person to one box and the table's minimum.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::limited_player_test {
namespace {

using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

constexpr const char *kSeat = "blackjack-1/01", *kOther = "blackjack-1/02";

TEST(LimitedPlayer, R5_8_OneBoxAndTheMinimum) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml"));
    notes(floor, kSeat, 2);
    notes(floor, kOther, 2);
    const auto bet = [&](const char* who, int box, int stake) {
        return floor.at(who, "bet", {{"box", box}, {"wager", "main"}, {"stake", stake}});
    };
    const auto limit = [&](bool on) {
        return floor.as(Role::Supervisor, "sue", "limit", {{"terminal", kSeat}, {"limited", on}});
    };
    EXPECT_EQ(clause_of(limit(false)), "nz-blackjack 5.8") << "nobody is limited yet";
    ASSERT_EQ(said(limit(true)), "ok");
    EXPECT_EQ(clause_of(limit(true)), "nz-blackjack 5.8");

    const auto taken = bet(kSeat, 1, 50'00);
    ASSERT_EQ(said(taken), "ok");
    EXPECT_EQ(taken->body["stake"], 10'00) << "the minimum";
    EXPECT_EQ(taken->body["cut"]["clause"], "nz-blackjack 5.8");
    EXPECT_EQ(clause_of(bet(kSeat, 2, 10'00)), "nz-blackjack 5.8");
    ASSERT_EQ(said(bet(kSeat, 1, 0)), "ok");
    EXPECT_EQ(said(bet(kSeat, 2, 10'00)), "ok") << "another box, once the first is free";
    EXPECT_EQ(floor.state(kSeat)["mine"]["limited"], "nz-blackjack 5.8");
    EXPECT_EQ(bet(kOther, 1, 50'00)->body["stake"], 50'00) << "nobody else is limited";
    EXPECT_FALSE(floor.state(kOther)["mine"].contains("limited"));

    ASSERT_EQ(said(limit(false)), "ok");
    EXPECT_EQ(bet(kSeat, 2, 50'00)->body["stake"], 50'00);
    EXPECT_EQ(said(bet(kSeat, 3, 20'00)), "ok");
    floor.check();
}

TEST(LimitedPlayer, ABookWithoutSuchARuleLimitsNobody) {
    TestFloor floor;
    floor.open(example_table("gb.blackjack.toml"));
    EXPECT_NE(said(floor.as(Role::Supervisor, "sue", "limit", {{"terminal", "gb-blackjack-1/01"}})), "ok");
    floor.check();
}

// Else a voucher, taken and put in again, would free him of it.
TEST(LimitedPlayer, OnlyASupervisorEndsIt) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml"));
    notes(floor, kSeat, 1);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "limit", {{"terminal", kSeat}})), "ok");
    ASSERT_EQ(said(floor.at(kSeat, "voucher-out")), "ok");
    EXPECT_TRUE(floor.table("blackjack-1").limited.contains(0));
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "limit", {{"terminal", kSeat}, {"limited", false}})), "ok");
    floor.check();
}

}  // namespace
}  // namespace baize::limited_player_test
