// Whether a dealer is at a table that waits for one: told to its players and to the lobby, however he comes or goes.
#include <gtest/gtest.h>

#include "support/floor.hpp"
#include "support/hub.hpp"

namespace baize::server::dealer_here_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::House;
using testing_support::TestHub;

struct DealerHere : ::testing::Test {
    std::shared_ptr<House> house = std::make_shared<House>();
    TestHub hub{house};
    ConnectionId player = 0;

    void SetUp() override { hub.open(example_table("gb.sic-bo.dealer.toml")); }
    void TearDown() override { EXPECT_EQ(hub.hub().counts().reloads, 0u) << "the hub had to start over"; }
    void watch(ConnectionId id) { hub.say(id, {{"watch", {{"table", "sic-bo-2"}}}}); }
    // What the player was told last, of his own accord.
    std::string told() {
        hub.turn();
        std::string last = "nothing";
        for (const Json& heard : hub.take_heard(player))
            if (heard.contains("state")) last = heard["state"]["dealer-here"].dump();
        return last;
    }
};

// A table whose dealer enters the results looks like any other: the lobby
// and its players must know whether one is there.
TEST_F(DealerHere, ATableSaysWhetherADealerIsThere) {
    hub.open(example_table("gb.sic-bo.toml"));
    const ConnectionId guest = hub.connect();
    const auto row = [&](const std::string& id) {
        for (const Json& each : hub.question(guest, "tables"))
            if (each["id"] == id) return each;
        return Json();
    };
    EXPECT_EQ(row("sic-bo-2")["chance"], "dealer");
    EXPECT_EQ(row("sic-bo-2")["dealer-here"], false);
    EXPECT_FALSE(row("sic-bo-1").contains("dealer-here")) << "nobody is missed at this one";
    player = hub.signed_in(Role::Terminal, "sic-bo-2/01");
    EXPECT_EQ(hub.state(player)["dealer-here"], false);

    const ConnectionId dealer = hub.signed_in(Role::Dealer, "dora");
    EXPECT_EQ(row("sic-bo-2")["dealer-here"], false) << "signed in, but at no table";
    hub.say(dealer, {{"watch", {{"table", "sic-bo-2"}}}});
    EXPECT_EQ(row("sic-bo-2")["dealer-here"], true);
    hub.take_heard(player);
    hub.disconnect(dealer);
    hub.turn();
    const auto heard = hub.take_heard(player);
    ASSERT_FALSE(heard.empty()) << "the players are told at once";
    EXPECT_EQ(heard.back()["state"]["dealer-here"], false);
}

TEST_F(DealerHere, WhoSignsInAsAnotherOnTheSameConnectionIsNoDealerAnyMore) {
    player = hub.signed_in(Role::Terminal, "sic-bo-2/01");
    const ConnectionId dealer = hub.signed_in(Role::Dealer, "dora");
    watch(dealer);
    ASSERT_EQ(told(), "true");
    ASSERT_TRUE(hub.say(dealer, {{"token", hub.token_for(Role::Auditor, "ada")}}).contains("welcome"));
    EXPECT_EQ(told(), "false");
    ASSERT_TRUE(hub.say(dealer, {{"token", hub.token_for(Role::Dealer, "dan")}}).contains("welcome"));
    EXPECT_EQ(told(), "true") << "he watches the table already";
    ASSERT_TRUE(hub.say(dealer, {{"open-terminal", {{"table", "sic-bo-2"}}}}).contains("token"));
    EXPECT_EQ(told(), "false");
}

TEST_F(DealerHere, WhoseTwelveHoursHaveEndedIsNoDealerAnyMore) {
    player = hub.signed_in(Role::Terminal, "sic-bo-2/01");
    const ConnectionId dealer = hub.signed_in(Role::Dealer, "dora");
    watch(dealer);
    ASSERT_EQ(told(), "true");
    house->now += 13 * 3'600'000;
    hub.command(dealer, "close-bets", {{"table", "sic-bo-2"}});
    ASSERT_TRUE(hub.closed(dealer));
    EXPECT_EQ(told(), "false");
    hub.disconnect(dealer);
    EXPECT_EQ(told(), "nothing") << "he was gone already";
}

}  // namespace
}  // namespace baize::server::dealer_here_test
