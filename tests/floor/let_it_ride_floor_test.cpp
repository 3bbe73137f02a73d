// Let it Ride on the floor: three wagers of one credit, laid and refused together, two of them free again in mid-round,
// and a ceiling that is told before the close (gb-2011 12.13, 12.19, 12.23, 12.27).
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::let_it_ride_floor_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// A table whose dealer enters the cards, with 100.00 at its first terminal.
class LetItRideFloor : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.let-it-ride.toml", {{"chance", "\"dealer\""}}));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", kSeat}, {"amount", 100'00}})), "ok");
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", kTable}, {"event", event}}));
    }
    std::string bet(const char* wager, std::int64_t cents) {
        return said(floor.at(kSeat, "bet", {{"box", 1}, {"wager", wager}, {"stake", cents}}));
    }
    std::string answer(const char* choice) { return said(floor.at(kSeat, "answer", {{"choice", choice}})); }
    void deal(std::initializer_list<const char*> cards) {
        ASSERT_EQ(bet("main", 20'00), "ok");
        floor.wait(30);
        for (const char* card : cards) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
        ASSERT_EQ(enter({{"e", "card"}, {"unseen", true}}), "ok");
        floor.check();
    }
    void confirm() {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", kTable}, {"round", 1}})), "ok");
        floor.check();
    }

    static constexpr const char *kTable = "let-it-ride-1", *kSeat = "let-it-ride-1/01";
    TestFloor floor;
};

TEST_F(LetItRideFloor, R12_13_ThreeWagersAreOfOneCredit) {
    EXPECT_NE(bet("main", 34'00), "ok") << "three times 34.00 are more than 100.00";
    EXPECT_EQ(floor.credit(kSeat), Money{100'00});
    EXPECT_EQ(bet("main", 33'00), "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{1'00});
    EXPECT_EQ(bet("main", 20'00), "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{40'00});
    EXPECT_NE(bet("first", 5'00), "ok");
    floor.check();
    EXPECT_EQ(said(floor.at(kSeat, "clear")), "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{100'00});
    floor.check();
}

TEST_F(LetItRideFloor, R12_19_AWithdrawnWagerIsFreeAtOnce) {
    deal({"2h", "5d", "7c", "8s", "9h"});
    EXPECT_EQ(floor.credit(kSeat), Money{40'00});
    ASSERT_EQ(answer("withdraw"), "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{60'00});
    floor.check();
    ASSERT_EQ(answer("ride"), "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{60'00});
    confirm();
    EXPECT_EQ(floor.credit(kSeat), Money{60'00}) << "two of the three wagers are lost";
}

TEST_F(LetItRideFloor, R73_SilenceWithdraws) {
    deal({"2h", "5d", "7c", "8s", "9h"});
    floor.wait(25);
    EXPECT_EQ(floor.credit(kSeat), Money{60'00});
    floor.wait(25);
    EXPECT_EQ(floor.credit(kSeat), Money{80'00});
    confirm();
    EXPECT_EQ(floor.credit(kSeat), Money{80'00});
}

TEST_F(LetItRideFloor, ARoundThatIsCalledOffGivesBackWhatWasStillInPlay) {
    deal({"2h", "5d", "7c", "8s", "9h"});
    ASSERT_EQ(answer("withdraw"), "ok");
    ASSERT_EQ(said(floor.two("void-round",
                             {{"table", kTable}, {"round", 1}, {"malfunction", false}, {"why", "a misdeal"}})),
              "ok");
    EXPECT_EQ(floor.credit(kSeat), Money{100'00});
    floor.check();
}

// 12.27* c): the example's ceiling of 50000.00 is reached by three wagers above 16.66 each.
TEST_F(LetItRideFloor, R12_27_WhoTheCeilingTouchesIsToldBeforeTheClose) {
    const auto told = [&] { return floor.state(kSeat).at("mine").value("told", ""); };
    ASSERT_EQ(bet("main", 16'00), "ok");
    ASSERT_EQ(bet("three-card-bonus", 5'00), "ok");
    EXPECT_EQ(told(), "") << "the bonus is no part of it";
    ASSERT_EQ(bet("main", 17'00), "ok");
    EXPECT_EQ(told(), "a royal flush would win 51000 on your three wagers, and is paid 50000 at most (gb-2011 12.27)");
    floor.wait(30);
    EXPECT_EQ(told(), "");
}

}  // namespace
}  // namespace baize::let_it_ride_floor_test
