// nz-blackjack 15D.6, 15E.5 on the floor: what rides is what the round has
// won, so a terminal needs no other credit for it.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::riding_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// A table whose dealer enters the cards; the terminal has the two opening wagers and nothing else.
class Riding : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("nz.blackjack.house-money.toml", {{"chance", "\"dealer\""}}));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", kSeat}, {"amount", 15'00}})), "ok");
        ASSERT_EQ(said(floor.at(kSeat, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
        ASSERT_EQ(said(floor.at(kSeat, "bet", {{"box", 1}, {"wager", "house-money"}, {"stake", 5'00}})), "ok");
        floor.wait(30);
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", kTable}, {"event", event}}));
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    }
    // Two nines pay 3 to 1 (15D.5(c)): with the stake that is 20.00, which rides on 18 points.
    void ride(std::int64_t cents) {
        cards({"9h", "9c", "9d"});
        EXPECT_EQ(floor.credit(kSeat), Money{});
        EXPECT_EQ(due(), Money{}) << "settled with the answer, and not before";
        ASSERT_EQ(said(floor.at(kSeat, "answer", {{"choice", "ride"}, {"amount", cents}})), "ok");
        ASSERT_EQ(said(floor.at(kSeat, "answer", {{"choice", "stand"}})), "ok");
        EXPECT_EQ(floor.credit(kSeat), Money{});
        EXPECT_EQ(due(), Money{20'00 - cents}) << "what rides is staked again";
        floor.check();
    }
    Money due() { return Money{floor.state(kSeat)["mine"].value("due", std::int64_t{0})}; }
    // What is said to be due is what comes.
    void confirm() {
        const Money announced = floor.credit(kSeat) + due();
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", kTable}, {"round", 1}})), "ok");
        EXPECT_EQ(floor.credit(kSeat), announced);
        EXPECT_EQ(due(), Money{});
        floor.check();
    }
    void call_off() {
        ASSERT_EQ(said(floor.two("void-round",
                                 {{"table", kTable}, {"round", 1}, {"malfunction", false}, {"why", "a misdeal"}})),
                  "ok");
        floor.check();
    }
    Result<floor::Reply> correct(int index, const char* card) {
        return floor.two("correct",
                         {{"table", kTable}, {"round", 1}, {"index", index}, {"event", {{"e", "card"}, {"c", card}}}});
    }

    static constexpr const char *kTable = "blackjack-house", *kSeat = "blackjack-house/01";
    TestFloor floor;
};

constexpr int kDealersSecond = 9;  // the dealer's second card, among the events of the round

TEST_F(Riding, R15D_6_b_WhatRidesWinsWithTheMainWager) {
    ride(20'00);
    cards({"8s"});  // 17
    confirm();
    EXPECT_EQ(floor.credit(kSeat), Money{60'00}) << "20.00 of the main wager, 20.00 that rode and 20.00 that it won";
}

TEST_F(Riding, R15D_10_WhatRidesIsLostAndTheRestIsKept) {
    ride(15'00);
    cards({"Ts"});  // 19
    confirm();
    EXPECT_EQ(floor.credit(kSeat), Money{5'00});
}

TEST_F(Riding, R15D_10_AStandOffGivesTheWinningsBack) {
    ride(20'00);
    cards({"9s"});  // 18
    confirm();
    EXPECT_EQ(floor.credit(kSeat), Money{30'00});
}

TEST_F(Riding, ARoundThatIsCalledOffPaysNothingThatRode) {
    ride(20'00);
    call_off();
    EXPECT_EQ(floor.credit(kSeat), Money{15'00});
}

TEST_F(Riding, ARoundThatIsCalledOffAfterwardsTakesBackWhatWasPaid) {
    ride(20'00);
    cards({"9s"});
    confirm();
    call_off();
    EXPECT_EQ(floor.credit(kSeat), Money{15'00});
}

TEST_F(Riding, ACorrectionAfterwardsMovesWhatRodeToo) {
    ride(20'00);
    cards({"9s"});  // 18: it stands off, and nothing moved for what rode
    confirm();
    ASSERT_EQ(said(correct(kDealersSecond, "Ts")), "ok");  // 19
    floor.check();
    EXPECT_EQ(floor.credit(kSeat), Money{}) << "the main wager and all of 20.00 are lost";
    ASSERT_EQ(said(correct(kDealersSecond, "8s")), "ok");  // 17
    floor.check();
    EXPECT_EQ(floor.credit(kSeat), Money{60'00});
}

// 15E.5(b): the other wager that rides. Two suited cards in sequence pay 2 to 1.
TEST(RidingLetItRide, R15E_9_WhatRidesIsLostWithTheMainWager) {
    TestFloor floor;
    std::string toml = example_table("nz.blackjack.house-money.toml", {{"chance", "\"dealer\""}});
    for (auto at = toml.find("house-money"); at != toml.npos; at = toml.find("house-money", at + 1))
        toml.replace(at, 11, "let-it-ride");
    floor.open(toml);
    const auto enter = [&](Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", "blackjack-house"}, {"event", event}}));
    };
    const std::string seat = "blackjack-house/01";
    ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat}, {"amount", 15'00}})), "ok");
    ASSERT_EQ(said(floor.at(seat, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
    ASSERT_EQ(said(floor.at(seat, "bet", {{"box", 1}, {"wager", "let-it-ride"}, {"stake", 5'00}})), "ok");
    floor.wait(30);
    for (const char* card : {"9h", "9c", "8h"}) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok");
    ASSERT_EQ(said(floor.at(seat, "answer", {{"choice", "ride"}, {"amount", 15'00}})), "ok");
    ASSERT_EQ(said(floor.at(seat, "answer", {{"choice", "stand"}})), "ok");
    ASSERT_EQ(enter({{"e", "card"}, {"c", "Ts"}}), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", "blackjack-house"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(seat), Money{});
    floor.check();
}

// Replaying the round refuses what was ridden if it was never won.
TEST_F(Riding, ACorrectionCannotTakeTheWinningsFromUnderIt) {
    ride(20'00);
    cards({"8s"});
    confirm();
    EXPECT_NE(said(correct(3, "2h")), "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{60'00});
    floor.check();
}

}  // namespace
}  // namespace baize::riding_test
