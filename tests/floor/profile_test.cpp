// Ruling D7: a table is under one book, its profile, and refusals cite that
// book; where it says nothing, the house's own rule.
#include <gtest/gtest.h>

#include "definition/names.hpp"
#include "support/floor.hpp"

namespace baize::profile_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

class GbPremises : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml",
                                 {{"profile", "\"gb\""}, {"betting-seconds", "20"}, {"chance", "\"dealer\""}}));
        notes(floor, k1, 6);
    }
    void TearDown() override { floor.check(); }
    Json bet(const std::string& wager, std::int64_t cents) { return {{"wager", wager}, {"stake", cents}}; }
    Result<floor::Reply> dealer(const std::string& verb, Json args) {
        args["table"] = "sic-bo-1";
        return floor.as(Role::Dealer, "dora", verb, args);
    }

    const std::string k1 = "sic-bo-1/01";
    TestFloor floor;
};

TEST_F(GbPremises, LimitsAreOfTheGamesOwnClause) {
    EXPECT_EQ(floor.at(k1, "bet", bet("big", 600'00))->body["cut"]["clause"], "gb-2011 9.5");
    EXPECT_EQ(floor.at(k1, "bet", bet("big", 1'25))->body["cut"]["clause"], "gb-2011 9.5");
    EXPECT_EQ(floor.at(k1, "bet", bet("big", 50))->body["cut"]["clause"], "gb-2011 9.5");
}

TEST_F(GbPremises, TheClockIsTheHousesOwn) {
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    EXPECT_EQ(floor.table("sic-bo-1").closes_ms, floor.now + 20'000);
    ASSERT_EQ(said(floor.at(k1, "ready")), "ok");
    ASSERT_EQ(said(dealer("close-bets", {})), "ok") << "no thirty seconds bind here";
    EXPECT_EQ(floor.table("sic-bo-1").phase, Phase::Playing);
}

TEST_F(GbPremises, NoMoreBetsIsTheGamesOwnClause) {
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "ready")), "ok");
    ASSERT_EQ(said(dealer("close-bets", {})), "ok");
    EXPECT_EQ(clause_of(floor.at(k1, "bet", bet("big", 20'00))), "gb-2011 9.11");
    EXPECT_EQ(clause_of(floor.at(k1, "clear")), "gb-2011 9.11");
}

TEST_F(GbPremises, WhatTheBookDoesNotHaveIsTheHousesOwnRule) {
    EXPECT_EQ(clause_of(floor.at(k1, "insert-cash", {{"amount", 7'00}})), kHouseRule);
    EXPECT_EQ(clause_of(floor.at("sic-bo-1/02", "bet", bet("big", 400'00))), kHouseRule) << "credit";
    EXPECT_EQ(clause_of(floor.at("sic-bo-1/02", "voucher-out")), kHouseRule);
    EXPECT_EQ(clause_of(floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", "sic-bo-1/02"}})), kHouseRule);
    EXPECT_EQ(
        clause_of(floor.as(Role::Dealer, "dora", "credit", {{"terminal", k1}, {"amount", 1'00}, {"tender", "watch"}})),
        kHouseRule);
    ASSERT_EQ(said(dealer("lock", {{"terminal", 1}, {"why", "tilted"}})), "ok");
    EXPECT_EQ(clause_of(floor.at(k1, "bet", bet("big", 10'00))), kHouseRule) << "a lock";
}

TEST_F(GbPremises, AVoidIsByTheOperatorsDiscretion) {
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    ASSERT_EQ(
        said(floor.two("void-round", {{"table", "sic-bo-1"}, {"round", 1}, {"malfunction", true}, {"why", "smoke"}})),
        "ok");
    EXPECT_EQ(floor.table("sic-bo-1").past.at(0).credited.at(0).line.clause, "gb-2011 1.5");
}

// nz-blackjack 14.2: the box has its maximum, and one person on it his; the cut says which, by that clause.
TEST(BoxMaxima, R14_2_OnePersonOnOneBox) {
    TestFloor floor;
    const std::string id = floor.open(
        example_table("nz.blackjack.toml", {{"box-max", "70"}, {"person-box-max", "40"}, {"chance", "\"server\""}}));
    const std::string one = id + "/01", two = id + "/02";
    for (const std::string& terminal : {one, two}) notes(floor, terminal, 2);
    const auto lay = [&](const std::string& terminal, int box, std::int64_t cents) {
        return floor.at(terminal, "bet", {{"box", box}, {"wager", "main"}, {"stake", cents}});
    };
    const auto mine = lay(one, 1, 60'00);
    ASSERT_EQ(said(mine), "ok");
    EXPECT_EQ(mine->body["stake"], 40'00);
    EXPECT_EQ(mine->body["cut"]["clause"], "nz-blackjack 14.2");
    EXPECT_NE(mine->body["cut"]["because"].get<std::string>().find("one person on box 1"), std::string::npos);
    const auto other = lay(two, 1, 40'00);
    ASSERT_EQ(said(other), "ok");
    EXPECT_EQ(other->body["stake"], 30'00) << "the box's own maximum";
    EXPECT_EQ(other->body["cut"]["clause"], "nz-blackjack 14.2");
    EXPECT_EQ(lay(one, 2, 40'00)->body["stake"], 40'00) << "another box is another matter";
    floor.check();
}

}  // namespace
}  // namespace baize::profile_test
