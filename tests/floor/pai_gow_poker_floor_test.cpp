// Pai gow poker on the floor: a hand that is void once all is settled takes the Envy Bonuses with it that it earned
// others (gb-2011 1.5, 13.38-13.45).
#include <gtest/gtest.h>

#include <sstream>

#include "floor/views.hpp"
#include "support/floor.hpp"

namespace baize::pai_gow_poker_floor_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::said;
using testing_support::TestFloor;

constexpr const char *kTable = "pai-1", *kFirst = "pai-1/01", *kSecond = "pai-1/02";

constexpr const char* kToml = R"(id = 'pai-1'
title = 'Pai Gow'
game = 'gb.pai-gow-poker'
chance = 'dealer'
electronic = true
terminals = 3
betting-seconds = 30
decision-seconds = 20
[limits]
min = 1
max = 100
increment = 1
)";

// 13.45: what an Envy Bonus pays does not grow with the stake, and a terminal says so.
TEST(PaiGowPokerFloor, R13_45_TerminalsTellSumsOfMoney) {
    TestFloor floor;
    floor.open(kToml);
    std::string told;
    for (const auto& wager : floor::offer_view(floor.table(kTable), 1).wagers)
        if (wager.id == "envy")
            for (const auto& row : wager.pays) told += row.odds + ", ";
    EXPECT_EQ(told, "500 NZD, 125 NZD, 50 NZD, 25 NZD, 10 NZD, 5 NZD, 2 NZD, ") << "the floor's currency";
}

TEST(PaiGowPokerFloor, R13_44_NoEnvyBonusForAHandThatIsVoid) {
    TestFloor floor;
    floor.open(kToml);
    const auto enter = [&](Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", kTable}, {"event", std::move(event)}}));
    };
    ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
    for (const char* seat : {kFirst, kSecond})
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat}, {"amount", 100'00}})), "ok");
    const auto bet = [&](const char* seat, int box, const char* wager, int cents) {
        ASSERT_EQ(said(floor.at(seat, "bet", {{"box", box}, {"wager", wager}, {"stake", cents}})), "ok");
    };
    bet(kFirst, 1, "main", 10'00);
    bet(kFirst, 1, "fortune", 5'00);
    bet(kSecond, 2, "main", 10'00);
    floor.wait(30);
    std::istringstream cards("As Ah Kh Jc 8s 6h 4d 5c 5d 5h 5s Kc 9c 3h Kd Qc 9h 7s 4s 3c 2h");
    for (std::string card; cards >> card;) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    for (const char* seat : {kFirst, kSecond})
        ASSERT_EQ(said(floor.at(seat, "answer", {{"choice", "house-way"}})), "ok");
    ASSERT_EQ(said(floor.two("rule", {{"table", kTable},
                                      {"event", {{"e", "rule"}, {"i", "void-hand"}, {"b", 2}}},
                                      {"why", "eight cards"}})), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", kTable}, {"round", 1}})), "ok");
    floor.check();
    EXPECT_EQ(floor.credit(kFirst), Money{104'50}) << "9.50 less the Fortune wager, and no 2.00 for the four fives";
    EXPECT_EQ(floor.credit(kSecond), Money{100'00});
}

}  // namespace
}  // namespace baize::pai_gow_poker_floor_test
