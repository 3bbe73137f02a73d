// Rounds that are too old to be corrected: what is forgotten of them, and what is not.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::old_rounds_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

constexpr int kRounds = static_cast<int>(floor::kPastRounds) + 10;

TEST(OldRounds, TheBooksDoNotGrowWithThem) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    const std::string idle = "sic-bo-1/01", plays = "sic-bo-1/02";
    for (const std::string& each : {idle, plays}) testing_support::notes(floor, each, 10);
    ASSERT_EQ(said(floor.at(idle, "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    const auto play = [&] {
        ASSERT_EQ(said(floor.at(plays, "bet", {{"wager", "total:4"}, {"stake", 5'00}})), "ok");
        floor.wait(30);
    };
    play();
    const Json before = wire::json_of(floor::statement_view(floor.floor, account_of("terminal:" + idle), 100));
    ASSERT_EQ(before.size(), 11u) << "ten notes, and what big brought";
    const bool won = floor.credit(idle) == Money{1010'00};
    EXPECT_EQ(before[0]["amount"], won ? 10'00 : -10'00);
    EXPECT_EQ(before[0]["what"], won ? "win" : "stake");
    EXPECT_EQ(before[0]["with"], "house");
    EXPECT_EQ(before[10]["amount"], 100'00);
    EXPECT_EQ(before[10]["with"], "cash:acceptor/sic-bo-1");
    EXPECT_EQ(before[10]["by"], idle);
    std::size_t most = 0;
    for (int round = 2; round <= kRounds; ++round) {
        play();
        if (round <= static_cast<int>(floor::kPastRounds) + 1) most = floor.floor.state().books.remembered();
    }
    EXPECT_EQ(floor.table("sic-bo-1").past.size(), floor::kPastRounds);
    EXPECT_LE(floor.floor.state().books.remembered(), most + 10) << "a winning round has one more than a losing one";
    EXPECT_EQ(floor.floor.state().books.find("sic-bo-1/r1/s200"), nullptr);
    EXPECT_EQ(wire::json_of(floor::statement_view(floor.floor, account_of("terminal:" + idle), 100)), before)
        << "a statement stays what it was";
    floor.check();
}

// gb-2011 8.17: a place wager is off on the come-out, and lies there as long as its player likes.
TEST(OldRounds, AWagerThatOutlivesThemIsTakenBack) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.craps.toml", {{"chance", "\"dealer\""}}));
    const std::string a = floor::terminal_name(id, 0);
    testing_support::notes(floor, a, 1);
    ASSERT_EQ(said(floor.at(a, "bet", {{"wager", "place-to-win:6"}, {"stake", 12'00}})), "ok");
    ASSERT_NE(floor.floor.state().books.find(id + "/r1/s200"), nullptr);
    for (int round = 1; round <= kRounds; ++round) {
        floor.wait(30);
        ASSERT_EQ(
            said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", {{"e", "throw"}, {"d", {1, 2}}}}})),
            "ok")
            << round;
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", round}})), "ok") << round;
    }
    EXPECT_EQ(floor.credit(a), Money{88'00});
    ASSERT_EQ(said(floor.at(a, "bet", {{"wager", "place-to-win:6"}, {"stake", 0}})), "ok");
    EXPECT_EQ(floor.credit(a), Money{100'00});
    ASSERT_EQ(said(floor.at(a, "bet", {{"wager", "place-to-win:8"}, {"stake", 12'00}})), "ok");
    EXPECT_EQ(floor.floor.state().books.find(id + "/r1/s200"), nullptr);
    floor.check();
}

}  // namespace
}  // namespace baize::old_rounds_test
