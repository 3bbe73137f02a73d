// What the close of bets will do to chips is said while they lie there, and what it did is said afterwards (9A 3.3(c)).
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::at_close_test {
namespace {

using floor::Json;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

class AtClose : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml"));  // in all at least 2.00
        for (const std::string& each : {mine, other}) notes(floor, each, 1);
    }
    void TearDown() override { floor.check(); }

    void stake(const std::string& terminal, const std::string& wager, std::int64_t cents) {
        ASSERT_EQ(said(floor.at(terminal, "bet", {{"wager", wager}, {"stake", cents}})), "ok");
    }
    Json said_to(const std::string& terminal, const char* field) {
        return floor.state(terminal)["mine"].value(field, Json::array());
    }

    TestFloor floor;
    const std::string mine = "sic-bo-1/01", other = "sic-bo-1/02";
};

TEST_F(AtClose, C3_3_c_iv_TooLittleInAllIsSaidAtOnce) {
    stake(mine, "big", 1'00);
    const Json told = said_to(mine, "at-close");
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told[0]["w"], "big");
    EXPECT_EQ(told[0]["s"], 0);
    EXPECT_EQ(told[0]["because"], "your wagers come to 1, and a player takes part with 2 or more in all: add 1");
    EXPECT_EQ(said_to(other, "at-close"), Json::array()) << "it is nobody else's business";
}

TEST_F(AtClose, C3_3_c_iv_EnoughInAllIsNotSpokenOf) {
    stake(mine, "big", 1'00);
    stake(mine, "even", 1'00);
    EXPECT_EQ(said_to(mine, "at-close"), Json::array());
    floor.wait(31);
    EXPECT_EQ(said_to(mine, "dropped"), Json::array());
    EXPECT_EQ(floor.state(mine)["last"]["staked"], 2'00);
}

TEST_F(AtClose, C3_3_c_iv_WhatDidNotTakePartIsSaidUntilChipsLieAgain) {
    stake(mine, "big", 1'00);
    stake(other, "small", 5'00);
    floor.wait(31);
    ASSERT_EQ(floor.table("sic-bo-1").round, 2u);
    const Json told = said_to(mine, "dropped");
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told[0]["w"], "big");
    EXPECT_EQ(told[0]["s"], 1'00);
    EXPECT_EQ(told[0]["round"], 1);
    EXPECT_EQ(said_to(other, "dropped"), Json::array());
    EXPECT_EQ(floor.credit(mine), Money{100'00}) << "and the chips are the player's again";
    stake(mine, "big", 2'00);
    EXPECT_EQ(said_to(mine, "dropped"), Json::array());
}

TEST_F(AtClose, C3_3_c_iv_TwoRoundsLaterItIsForgotten) {
    stake(mine, "big", 1'00);
    for (int round = 1; round <= 2; ++round) {
        stake(other, "small", 5'00);
        floor.wait(31);
    }
    EXPECT_EQ(floor.table("sic-bo-1").round, 3u);
    EXPECT_EQ(said_to(mine, "dropped"), Json::array());
}

// nz-dragon21 5.13: reduced in proportion, where the sides differ by more than the table allows.
TEST(AtCloseDragon21, R5_13_AReductionIsForeseen) {
    TestFloor floor;
    std::string toml = example_table("nz.dragon21.toml");
    const std::string most = "[differential]\nmax = \"500.00\"";
    ASSERT_NE(toml.find(most), std::string::npos);
    floor.open(toml.replace(toml.find(most), most.size(), "[differential]\nmax = \"20.00\""));
    notes(floor, "dragon21-1/01", 1);
    ASSERT_EQ(said(floor.at("dragon21-1/01", "bet", {{"wager", "dragon"}, {"box", 1}, {"stake", 50'00}})), "ok");
    const Json told = floor.state("dragon21-1/01")["mine"].value("at-close", Json::array());
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told[0]["s"], 20'00);
    EXPECT_EQ(told[0]["clause"], "nz-dragon21 5.13");
    floor.check();
}

}  // namespace
}  // namespace baize::at_close_test
