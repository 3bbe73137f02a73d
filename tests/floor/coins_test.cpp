// What a cashier pays for a voucher: whole coins, and what no coin pays stays on an account of its own.
#include "support/floor.hpp"

namespace baize::coins_test {
namespace {

using floor::Role;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

// A voucher of 99.99, redeemed at a floor with this coin; what was paid, and what was left over.
std::pair<Money, Money> paid_and_left(const floor::FloorSettings& settings) {
    TestFloor floor(settings);
    const std::string id = floor.open(example_table("gb.roulette.toml", {{"chance", "\"dealer\""}}) +
                                      "\n[limits.dozen]\nmin = \"0.01\"\nincrement = \"0.01\"\nmax = 100\n");
    const std::string terminal = id + "/01";
    notes(floor, terminal, 1);
    EXPECT_EQ(said(floor.at(terminal, "bet", {{"wager", "dozen:1"}, {"stake", 1}})), "ok");
    floor.wait(30);
    const floor::Json zero = {{"e", "spin"}, {"at", {"0"}}};
    EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", zero}})), "ok");
    EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", 1}})), "ok");
    const auto out = floor.at(terminal, "voucher-out");
    EXPECT_EQ(said(out), "ok");
    const auto paid =
        floor.as(Role::Cashier, "carl", "redeem", {{"number", out->body["voucher"]}, {"amount", 99'99}});
    EXPECT_EQ(said(paid), "ok");
    floor.check();
    const auto* left = floor.floor.state().books.account("rounding"_account);
    return {{paid->body["paid"].get<std::int64_t>()}, left ? Money{std::abs(left->balance.cents)} : Money{}};
}

TEST(Coins, AFloorThatSaysNothingPaysToTheLastCent) {
    EXPECT_EQ(paid_and_left({}), std::pair(Money{99'99}, Money{}));
}

TEST(Coins, WhatNoCoinPaysStaysOnItsOwnAccount) {
    floor::FloorSettings settings;
    settings.coin_cents = 10;
    EXPECT_EQ(paid_and_left(settings), std::pair(Money{99'90}, Money{9}));
}

}  // namespace
}  // namespace baize::coins_test
