// The faults that users of such servers report, one test each, by the messages of clients; an auditor looks at the end.
#include <gtest/gtest.h>

#include "support/floor.hpp"
#include "support/hub.hpp"

namespace baize::server::regressions_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::demonstration;
using testing_support::example_table;
using testing_support::House;
using testing_support::TestHub;

constexpr const char* kTerminal = "sic-bo-1/01";

struct Regression : ::testing::Test {
    std::shared_ptr<House> house = std::make_shared<House>();
    TestHub hub{house};
    std::string token;
    ConnectionId player = 0;

    void SetUp() override {
        hub.hub().as_house("fill", {{"account", "cash:cage"}, {"amount", 100'000'00}});
        hub.open(example_table("gb.sic-bo.toml"));
        token = hub.token_for(Role::Terminal, kTerminal);
        player = back();
        ASSERT_EQ(hub.command(player, "insert-cash", {{"amount", 100'00}})["reply"]["credit"], 100'00);
    }
    void TearDown() override {
        EXPECT_EQ(house->fault().value_or("nothing"), "nothing");
        EXPECT_EQ(hub.hub().floor().state().books.broken().value_or("nothing"), "nothing");
        const std::string before = testing_support::standing_of(hub.hub().floor());
        hub.restart();
        EXPECT_EQ(testing_support::standing_of(hub.hub().floor()), before)
            << "what clients were told is not what is stored";
    }
    ConnectionId back() {
        const ConnectionId id = hub.connect();
        EXPECT_TRUE(hub.say(id, {{"token", token}}).contains("welcome"));
        return id;
    }
    Json bet(int number, const std::string& wager, std::int64_t stake) {
        return {{"n", number}, {"do", "bet"}, {"args", {{"wager", wager}, {"stake", stake}}}};
    }
    std::int64_t credit() {
        return hub.hub().floor().state().books.free(account_of(std::string("terminal:") + kTerminal)).cents;
    }
    // What the round paid by its own lines.
    static std::int64_t due(const Json& past) {
        std::int64_t sum = 0;
        for (const Json& line : past["lines"])
            sum += line["returned"].get<std::int64_t>() + line["won"].get<std::int64_t>();
        return sum;
    }
};

TEST_F(Regression, AStakeIsNotLostOnDisconnect) {
    ASSERT_EQ(hub.say(player, bet(2, "big", 10'00))["ok"], 2);
    hub.disconnect(player);
    hub.wait(5);
    player = back();
    const Json state = hub.state(player);
    EXPECT_EQ(state["mine"]["staked"], 10'00);
    EXPECT_EQ(state["mine"]["credit"], 90'00);
    EXPECT_EQ(state["mine"]["number"], 2);
    EXPECT_EQ(state["stakes"].size(), 1u);
    hub.wait(30);
    EXPECT_EQ(hub.state(player)["last"]["staked"], 10'00) << "it was played";
}

TEST_F(Regression, ACommandThatArrivedBeforeTheDisconnectIsCarriedOutAndFoundAgain) {
    hub.hub().receive(player, bet(2, "big", 10'00).dump());
    hub.hub().receive(player, bet(3, "small", 10'00).dump());
    hub.turn();
    hub.disconnect(player);  // before the answers were read
    player = back();
    EXPECT_EQ(hub.state(player)["mine"]["staked"], 20'00);
    EXPECT_EQ(hub.say(player, bet(3, "small", 10'00))["reply"]["repeat"], true);
    EXPECT_EQ(credit(), 80'00);
}

TEST_F(Regression, WinningsAreNotDroppedDuringReconnect) {
    // Whatever the dice show, one of these wins.
    int number = 1;
    for (const char* wager : {"big", "small", "any-triple"})
        ASSERT_EQ(hub.say(player, bet(++number, wager, 10'00))["reply"]["stake"], 10'00) << wager;
    hub.disconnect(player);
    hub.wait(31);  // closed, thrown and paid while nobody was there
    const std::int64_t paid = credit() - 70'00;
    EXPECT_GT(paid, 0);
    hub.restart();
    player = back();
    const Json state = hub.state(player);
    EXPECT_EQ(state["mine"]["credit"], 70'00 + paid);
    EXPECT_EQ(due(state["last"]), paid);
    EXPECT_EQ(state["last"]["paid"], paid);
    EXPECT_GT(state["mine"]["last-win"], 0);
    const Json games = hub.question(player, "recall");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0]["paid"], paid);
}

TEST_F(Regression, NoDoubleDebit) {
    // The stake is set, not added; a changed stake gives the old one back first.
    ASSERT_EQ(hub.say(player, bet(2, "big", 60'00))["reply"]["credit"], 40'00);
    ASSERT_EQ(hub.say(player, bet(3, "big", 60'00))["reply"]["credit"], 40'00);
    ASSERT_EQ(hub.say(player, bet(4, "big", 90'00))["reply"]["credit"], 10'00) << "30 more, not 90";
    ASSERT_EQ(hub.say(player, bet(5, "big", 20'00))["reply"]["credit"], 80'00);
    hub.wait(31);
    const auto* account = hub.hub().floor().state().books.account(account_of(std::string("terminal:") + kTerminal));
    EXPECT_EQ(account->staked.cents, 20'00);
    EXPECT_EQ(account->reserved.cents, 0);
    EXPECT_EQ(credit(), 80'00 + hub.state(player)["last"]["paid"].get<std::int64_t>());
}

TEST_F(Regression, ARepeatedMessageMakesNoSecondBet) {
    const Json message = bet(2, "big", 10'00);
    hub.take_heard(player);
    for (int i = 0; i < 3; ++i) hub.hub().receive(player, message.dump());  // in one turn
    hub.turn();
    std::vector<Json> answers;
    for (const Json& each : hub.take_heard(player))
        if (each.contains("ok")) answers.push_back(each);
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_FALSE(answers[0]["reply"].contains("repeat"));
    EXPECT_EQ(answers[1]["reply"]["repeat"], true);
    EXPECT_EQ(answers[2]["reply"]["repeat"], true);
    hub.restart();  // the answer was lost with the server; the client asks again
    player = back();
    EXPECT_EQ(hub.say(player, message)["reply"]["repeat"], true);
    hub.wait(31);  // and a copy that the network kept comes in the next round
    EXPECT_EQ(hub.say(player, message)["reply"]["repeat"], true);
    EXPECT_EQ(hub.state(player)["mine"]["staked"], 0);
    EXPECT_EQ(hub.state(player)["last"]["staked"], 10'00);
}

TEST_F(Regression, ABetAtTheCloseIsRefusedOrHasAResult) {
    ASSERT_EQ(hub.say(player, bet(2, "big", 10'00))["ok"], 2);
    const std::int64_t closes = hub.state(player)["closes"];
    house->now = closes - 1;
    ASSERT_EQ(hub.say(player, bet(3, "small", 10'00))["ok"], 3) << "a millisecond before";
    // At the very moment, in one batch before the clock had its turn.
    house->now = closes;
    hub.hub().receive(player, bet(4, "any-triple", 10'00).dump());
    hub.hub().receive(player, Json{{"n", 5}, {"do", "clear"}}.dump());
    hub.turn();
    int refused = 0;
    for (const Json& each : hub.take_heard(player))
        refused += each.contains("no") && each["clause"] == "nz-electronic-tai-sai 3.3(c)(i)";
    EXPECT_EQ(refused, 2);
    const Json last = hub.state(player)["last"];
    EXPECT_EQ(last["round"], 1);
    EXPECT_EQ(last["staked"], 20'00);
    ASSERT_EQ(last["lines"].size(), 2u) << "each wager that was taken has its line";
    EXPECT_EQ(credit(), 80'00 + due(last));
}

TEST_F(Regression, TheShownResultIsThePaidOne) {
    for (int round = 1; round <= 10; ++round) {
        if (credit() < 20'00) hub.command(player, "insert-cash", {{"amount", 100'00}});
        const std::int64_t before = credit();
        for (const char* wager : {"big", "small"})
            ASSERT_EQ(hub.command(player, "bet", {{"wager", wager}, {"stake", 10'00}})["reply"]["stake"], 10'00);
        hub.wait(31);
        const Json last = hub.state(player)["last"];
        ASSERT_EQ(last["round"], round);
        const auto dice = last["result"]["dice"].get<std::vector<int>>();
        const int total = dice.at(0) + dice.at(1) + dice.at(2);
        const bool triple = dice[0] == dice[1] && dice[1] == dice[2];
        // gb-2011 9.12(a), (b), by the dice that are shown and nothing else.
        EXPECT_EQ(credit() - before, triple ? -20'00 : 0) << total;
        for (const Json& line : last["lines"]) {
            const bool wins = !triple && (line["w"] == "big" ? total >= 11 : total <= 10);
            EXPECT_EQ(line["outcome"], wins ? "wins" : "loses") << total;
        }
        EXPECT_EQ(hub.state(player)["results"].back(), last["result"]);
        EXPECT_EQ(hub.question(player, "round", {{"round", round}})["lines"], last["lines"]);
    }
}

// Found by the fuzzer: a correction that leaves a line nothing took its transfer away, and the next correction of that
// round then named no transfer, which the books refuse and which ended the server.
TEST_F(Regression, ARoundIsCorrectedTwiceThoughItPaidNothingBetween) {
    hub.open(example_table("gb.sic-bo.dealer.toml"));
    const ConnectionId dealer = hub.signed_in(Role::Dealer, "dora"), sue = hub.signed_in(Role::Supervisor, "sue"),
                       tom = hub.signed_in(Role::Supervisor, "tom");
    const ConnectionId other = hub.signed_in(Role::Terminal, "sic-bo-2/01");
    const auto correct = [&](std::vector<int> dice) {
        const Json args = {{"table", "sic-bo-2"}, {"round", 1}, {"index", 2}, {"event", {{"e", "throw"}, {"d", dice}}}};
        return hub.command(tom, "approve", {{"incident", hub.command(sue, "correct", args)["reply"]["incident"]}});
    };
    const auto holds = [&] { return hub.hub().floor().state().books.free("terminal:sic-bo-2/01"_account).cents; };
    hub.command(dealer, "credit", {{"terminal", "sic-bo-2/01"}, {"amount", 50'00}});
    ASSERT_EQ(hub.command(other, "bet", {{"wager", "small"}, {"stake", 10'00}})["reply"]["stake"], 10'00);
    ASSERT_TRUE(hub.command(dealer, "close-bets", {{"table", "sic-bo-2"}}).contains("ok"));
    ASSERT_TRUE(hub.command(dealer, "enter", {{"table", "sic-bo-2"}, {"event", {{"e", "throw"}, {"d", {1, 2, 3}}}}})
                    .contains("ok"));
    ASSERT_TRUE(hub.command(dealer, "confirm", {{"table", "sic-bo-2"}, {"round", 1}}).contains("ok"));
    EXPECT_EQ(holds(), 60'00);
    ASSERT_TRUE(correct({6, 6, 5}).contains("ok"));
    EXPECT_EQ(holds(), 40'00);
    ASSERT_TRUE(correct({1, 2, 4}).contains("ok"));
    EXPECT_EQ(holds(), 60'00);
}

// Two servers on one disk, a cashier at each, the same voucher, the same moment.
TEST_F(Regression, OneVoucherIsPaidOnceByTwoServers) {
    auto settings = demonstration();
    settings.floor.server = "second";
    TestHub other(house, settings);
    const Json voucher = hub.command(player, "voucher-out")["reply"];
    const Json args = {{"number", voucher["voucher"]}, {"amount", voucher["amount"]}};
    const ConnectionId here = hub.signed_in(Role::Cashier, "cath"), there = other.signed_in(Role::Cashier, "carl");
    const std::string redeem = Json{{"n", 1}, {"do", "redeem"}, {"args", args}}.dump();
    hub.take_heard(here);
    other.take_heard(there);
    hub.hub().receive(here, redeem);
    other.hub().receive(there, redeem);
    other.turn();
    hub.turn();
    const Json first = other.take_heard(there).at(0), second = hub.take_heard(here).at(0);
    EXPECT_EQ(first["reply"]["paid"], 100'00) << first;
    EXPECT_EQ(second.value("what", ""), "paid already, by carl") << second;
    EXPECT_EQ(hub.hub().floor().state().books.free("voucher"_account), Money{});
    ASSERT_FALSE(house->fault());
    EXPECT_EQ(house->auditor.counts().redeemed, 1u);
}

// A display at an idle server hears of a table that another one runs.
TEST_F(Regression, AnIdleServerShowsTheTablesOfAnother) {
    auto settings = demonstration();
    settings.floor.server = "second";
    TestHub other(house, settings);
    const ConnectionId display = other.connect();
    other.say(display, {{"watch", {{"table", "sic-bo-1"}}}});
    other.take_heard(display);
    ASSERT_TRUE(hub.command(player, "bet", {{"wager", "big"}, {"stake", 10'00}}).contains("ok"));
    ASSERT_TRUE(other.hub().wakes_at().has_value());
    EXPECT_LE(*other.hub().wakes_at(), house->now + 300);
    house->now += 300;
    other.turn();
    const auto heard = other.take_heard(display);
    ASSERT_FALSE(heard.empty());
    EXPECT_EQ(heard.back()["state"]["stakes"].size(), 1u) << heard.back();
}

}  // namespace
}  // namespace baize::server::regressions_test
