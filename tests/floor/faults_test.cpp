// A fault of the program at one table: it is called off and locked, and every other table goes on. The faults are made
// by tests that spoil what the program remembers of a table, or write into the journal what it cannot have written.
#include <gtest/gtest.h>

#include "support/floor.hpp"
#include "support/hub.hpp"

namespace baize::faults_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::example_table;
using testing_support::House;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;
using testing_support::TestHub;

// As though another part of the program had written over it.
floor::LiveTable& spoil(const floor::Floor& floor, const std::string& id) {
    return const_cast<floor::LiveTable&>(*floor.state().table(id));
}

class FaultOfOneTable : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml"));
        floor.open(example_table("nz.blackjack.toml"));
        notes(floor, kSicBo, 1);
        notes(floor, kBlackjack, 1);
        ASSERT_EQ(said(floor.at(kSicBo, "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
        ASSERT_EQ(said(floor.at(kBlackjack, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}})), "ok");
    }
    void expect_called_off() {
        const floor::LiveTable& table = floor.table("blackjack-1");
        EXPECT_FALSE(table.session);
        EXPECT_EQ(table.phase, Phase::Closed);
        EXPECT_NE(table.locked.find("a fault of the program in round"), std::string::npos) << table.locked;
        EXPECT_EQ(floor.credit(kBlackjack), Money{100'00}) << "every stake is returned";
        EXPECT_EQ(floor.state(kBlackjack)["locked"], table.locked);
        floor.check();
    }

    static constexpr const char *kSicBo = "sic-bo-1/01", *kBlackjack = "blackjack-1/01";
    TestFloor floor;
};

TEST_F(FaultOfOneTable, TheClocksTurnThatFailsCallsItsTableOffAndNoOther) {
    spoil(floor.floor, "blackjack-1").reserved.clear();
    floor.wait(30);  // the bets of both are closed
    expect_called_off();
    EXPECT_EQ(floor.table("sic-bo-1").past.size(), 1u) << "the other one was played and settled";
    EXPECT_EQ(floor.table("sic-bo-1").phase, Phase::Betting);
    ASSERT_EQ(floor.floor.state().incidents.size(), 1u);
    EXPECT_EQ(floor.floor.state().incidents.at(1).verb, "report") << "9A 7.5(a)";
    EXPECT_EQ(floor.floor.state().incidents.at(1).by, "local") << "the server's, and not the clock's that struck";
}

TEST_F(FaultOfOneTable, ACommandThatFailsIsRefusedAndItsTableCalledOff) {
    floor.now += 30'000;  // the clock has not struck yet
    spoil(floor.floor, "blackjack-1").reserved = {{StakeNo{7}, "another's"}};
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "close-bets", {{"table", "blackjack-1"}}))
                  .find("a fault of the program in round 1"),
              std::string::npos);
    expect_called_off();
    EXPECT_EQ(floor.floor.state().last_number("user:dora"), 0u) << "refused: the number may be used again";
}

TEST_F(FaultOfOneTable, TheLockedTableRefusesAndTwoPeopleBringItBack) {
    spoil(floor.floor, "blackjack-1").reserved.clear();
    floor.wait(30);
    EXPECT_NE(said(floor.at(kBlackjack, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}))
                  .find("the table is locked"),
              std::string::npos);
    floor.wait(120);
    EXPECT_FALSE(floor.table("blackjack-1").session) << "no round is opened";
    ASSERT_EQ(said(floor.as(Role::Engineer, "eve", "unlock", {{"table", "blackjack-1"}})), "ok");
    EXPECT_FALSE(floor.table("blackjack-1").session) << "one person only proposes it";
    ASSERT_EQ(said(floor.two("unlock", {{"table", "blackjack-1"}})), "ok");
    EXPECT_EQ(floor.table("blackjack-1").phase, Phase::Betting);
    EXPECT_TRUE(floor.table("blackjack-1").fault.empty());
    ASSERT_EQ(said(floor.at(kBlackjack, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}})), "ok");
    for (int i = 0; i < 12; ++i) floor.wait(30);
    EXPECT_FALSE(floor.table("blackjack-1").past.empty()) << "it is played again";
    floor.check();
}

TEST_F(FaultOfOneTable, WhatLivesOverRoundsGoesBackToo) {
    floor.open(example_table("gb.craps.toml"));
    notes(floor, "craps-1/01", 5);
    const floor::LiveTable& table = floor.table("craps-1");
    for (int i = 0; i < 20 && table.carried.remaining.empty(); ++i) {
        const std::uint64_t round = table.round;
        ASSERT_EQ(said(floor.at("craps-1/01", "bet", {{"wager", "win-line"}, {"stake", 6'00}})), "ok");
        floor.wait(31);
        ASSERT_GT(table.round, round);
    }
    ASSERT_FALSE(table.carried.remaining.empty());
    const Money before = floor.credit("craps-1/01"),
                staked = floor.floor.state().books.account("terminal:craps-1/01"_account)->reserved;
    ASSERT_GT(staked, Money{});
    spoil(floor.floor, "craps-1").reserved.clear();
    floor.wait(30);
    EXPECT_FALSE(table.locked.empty());
    EXPECT_EQ(floor.credit("craps-1/01"), before + staked);
    floor.check();
}

// ---- On a hub: restarts, connections, a second server ---------------------------------------------------------------

struct FaultOnAHub : ::testing::Test {
    std::shared_ptr<House> house = std::make_shared<House>();

    void set_up(TestHub& hub) {
        hub.hub().as_house("fill", {{"account", "cash:cage"}, {"amount", 100'000'00}});
        hub.open(example_table("gb.sic-bo.toml"));
        hub.open(example_table("nz.blackjack.toml"));
    }
    // What no program of ours writes: a throw of dice at a blackjack table.
    void spoil_journal() {
        store::MemoryStore store(house->disk);
        const auto entries = store.read(0, 1'000'000);
        const Json last = Json::parse(entries.back().payload);
        store::Entry entry{entries.size() + 1, "", {}};
        entry.payload = Json{{"k", "ev"},
                             {"t", last["t"]},
                             {"table", "blackjack-1"},
                             {"round", 1},
                             {"events", {{{"e", "throw"}, {"d", {1, 1, 1}}}}}}
                            .dump();
        entry.hash = store::chain(entries.back().hash, entry.seq, entry.payload);
        (void)store.begin(entries.size());
        store.append({&entry, 1});
        store.commit();
    }
    static std::int64_t credit(TestHub& hub, const std::string& terminal) {
        return hub.hub().floor().state().books.free(account_of("terminal:" + terminal)).cents;
    }
};

TEST_F(FaultOnAHub, EveryConnectionStaysAndTheOthersPlayOn) {
    TestHub hub(house);
    set_up(hub);
    const auto a = hub.signed_in(Role::Terminal, "sic-bo-1/01"), b = hub.signed_in(Role::Terminal, "blackjack-1/01");
    for (const auto id : {a, b})
        ASSERT_EQ(hub.command(id, "insert-cash", {{"amount", 100'00}})["reply"]["credit"], 100'00);
    ASSERT_TRUE(hub.command(a, "bet", {{"wager", "big"}, {"stake", 10'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("ok"));
    spoil(hub.hub().floor(), "blackjack-1").reserved.clear();
    hub.wait(40);
    EXPECT_EQ(hub.hub().counts().reloads, 0u) << "nobody had to start over";
    EXPECT_FALSE(hub.closed(a));
    EXPECT_FALSE(hub.closed(b));
    EXPECT_EQ(credit(hub, "blackjack-1/01"), 100'00);
    EXPECT_TRUE(hub.state(b).contains("locked"));
    ASSERT_EQ(hub.hub().faults().size(), 1u);
    EXPECT_EQ(hub.hub().faults()[0]["table"], "blackjack-1");
    EXPECT_EQ(hub.hub().floor().state().table("sic-bo-1")->past.size(), 1u);
    EXPECT_TRUE(hub.command(a, "bet", {{"wager", "small"}, {"stake", 10'00}}).contains("ok"));
    EXPECT_EQ(house->fault().value_or("nothing"), "nothing") << "the auditor agrees";
    hub.restart();
    EXPECT_EQ(hub.hub().faults().size(), 1u) << "a restart keeps it";
    hub.wait(60);
    EXPECT_FALSE(hub.hub().floor().state().table("blackjack-1")->session);
    EXPECT_EQ(house->fault().value_or("nothing"), "nothing");
}

// A wrong transfer is found only when the books have taken a part of the entry: then memory is thrown away first.
TEST_F(FaultOnAHub, BooksInDoubtAreReadAgainBeforeTheTableIsCalledOff) {
    TestHub hub(house);
    set_up(hub);
    const auto b = hub.signed_in(Role::Terminal, "blackjack-1/01");
    ASSERT_TRUE(hub.command(b, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("ok"));
    spoil(hub.hub().floor(), "blackjack-1").reserved.begin()->second = "no-transfer";
    hub.wait(180);
    EXPECT_EQ(hub.hub().counts().reloads, 1u);
    ASSERT_EQ(hub.hub().faults().size(), 1u);
    EXPECT_EQ(credit(hub, "blackjack-1/01"), 100'00);
    EXPECT_EQ(hub.hub().floor().state().books.broken().value_or("nothing"), "nothing");
    EXPECT_EQ(house->fault().value_or("nothing"), "nothing");
    const auto a = hub.signed_in(Role::Terminal, "sic-bo-1/01");
    ASSERT_TRUE(hub.command(a, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(a, "bet", {{"wager", "big"}, {"stake", 10'00}}).contains("ok"));
    hub.wait(40);
    EXPECT_EQ(hub.hub().floor().state().table("sic-bo-1")->past.size(), 1u);
}

// Called off, brought back by two people, and the books are in doubt once more: nobody touches that table before a
// restart, and no other one waits for it.
TEST_F(FaultOnAHub, ATableThatFailsAgainIsLeftAloneUntilARestart) {
    TestHub hub(house);
    set_up(hub);
    const auto play_and_fail = [&] {
        const auto b = hub.signed_in(Role::Terminal, "blackjack-1/01");
        if (credit(hub, "blackjack-1/01") == 0) (void)hub.command(b, "insert-cash", {{"amount", 100'00}});
        ASSERT_TRUE(hub.command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("ok"));
        spoil(hub.hub().floor(), "blackjack-1").reserved.begin()->second = "no-transfer";
        hub.wait(180);
    };
    play_and_fail();
    ASSERT_EQ(hub.hub().counts().reloads, 1u);
    const auto sue = hub.signed_in(Role::Supervisor, "sue"), tom = hub.signed_in(Role::Supervisor, "tom");
    const Json proposed = hub.command(sue, "unlock", {{"table", "blackjack-1"}});
    ASSERT_TRUE(hub.command(tom, "approve", {{"incident", proposed["reply"]["incident"]}}).contains("ok"));
    EXPECT_TRUE(hub.hub().faults().is_null());
    play_and_fail();
    EXPECT_EQ(hub.hub().counts().reloads, 2u);
    EXPECT_TRUE(hub.hub().floor().state().table("blackjack-1")->abandoned);
    ASSERT_EQ(hub.hub().faults().size(), 1u) << "and a probe is told";
    EXPECT_EQ(credit(hub, "blackjack-1/01"), 80'00) << "the stake is kept for whoever looks into it";

    const auto a = hub.signed_in(Role::Terminal, "sic-bo-1/01"), b = hub.signed_in(Role::Terminal, "blackjack-1/01");
    EXPECT_TRUE(hub.command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("no"));
    ASSERT_TRUE(hub.command(a, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(a, "bet", {{"wager", "big"}, {"stake", 10'00}}).contains("ok"));
    hub.wait(40);
    EXPECT_GE(hub.hub().floor().state().table("sic-bo-1")->past.size(), 1u);
    EXPECT_EQ(hub.hub().counts().reloads, 2u) << "it fails no third time";
    EXPECT_EQ(house->fault().value_or("nothing"), "nothing");

    hub.restart();
    hub.wait(180);
    EXPECT_EQ(hub.hub().floor().state().books.broken().value_or("nothing"), "nothing");
    const floor::LiveTable& table = *hub.hub().floor().state().table("blackjack-1");
    EXPECT_FALSE(table.abandoned) << "a new start tries it again";
    EXPECT_FALSE(table.past.empty()) << "what was stored is right, so it is played";
}

TEST_F(FaultOnAHub, ATableThatCannotBeShownIsCalledOff) {
    TestHub hub(house);
    set_up(hub);
    const auto b = hub.signed_in(Role::Terminal, "blackjack-1/01");
    ASSERT_TRUE(hub.command(b, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    spoil(hub.hub().floor(), "blackjack-1").next_shoe = "\xff";  // no text that could be sent
    ASSERT_TRUE(hub.command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("ok"));
    hub.wait(2);
    EXPECT_EQ(credit(hub, "blackjack-1/01"), 100'00);
    EXPECT_EQ(hub.hub().faults().size(), 1u);
    EXPECT_FALSE(hub.closed(b));
    EXPECT_EQ(hub.hub().counts().reloads, 0u);
    EXPECT_EQ(house->fault().value_or("nothing"), "nothing");
}

TEST_F(FaultOnAHub, WhatDoesNotFitAfterARestartLocksItsTable) {
    TestHub hub(house);
    set_up(hub);
    const auto b = hub.signed_in(Role::Terminal, "blackjack-1/01");
    ASSERT_TRUE(hub.command(b, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("ok"));
    spoil_journal();
    hub.restart();
    hub.turn();
    EXPECT_EQ(credit(hub, "blackjack-1/01"), 100'00) << "what lay there went back";
    ASSERT_EQ(hub.hub().faults().size(), 1u);
    hub.restart();
    hub.turn();
    ASSERT_EQ(hub.hub().faults().size(), 1u) << "once is enough";
    EXPECT_EQ(credit(hub, "blackjack-1/01"), 100'00);
    const auto a = hub.signed_in(Role::Terminal, "sic-bo-1/01");
    ASSERT_TRUE(hub.command(a, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(a, "bet", {{"wager", "big"}, {"stake", 10'00}}).contains("ok"));
    hub.wait(40);
    EXPECT_EQ(hub.hub().floor().state().table("sic-bo-1")->past.size(), 1u);
    const auto sue = hub.signed_in(Role::Supervisor, "sue"), tom = hub.signed_in(Role::Supervisor, "tom");
    const Json proposed = hub.command(sue, "unlock", {{"table", "blackjack-1"}});
    ASSERT_TRUE(proposed.contains("ok")) << proposed;
    ASSERT_TRUE(hub.command(tom, "approve", {{"incident", proposed["reply"]["incident"]}}).contains("ok"));
    EXPECT_EQ(hub.hub().floor().state().table("blackjack-1")->phase, Phase::Betting);
    hub.restart();
    hub.turn();
    EXPECT_TRUE(hub.hub().faults().is_null());
    EXPECT_EQ(hub.hub().floor().state().table("blackjack-1")->phase, Phase::Betting);
}

TEST_F(FaultOnAHub, ASecondServerThatTakesTheTableOverLocksItToo) {
    server::HubSettings one = testing_support::demonstration(), two = one;
    one.floor.server = "one";
    two.floor.server = "two";
    auto first = std::make_unique<TestHub>(house, one);
    set_up(*first);
    const auto b = first->signed_in(Role::Terminal, "blackjack-1/01");
    ASSERT_TRUE(first->command(b, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(first->command(b, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}}).contains("ok"));
    first.reset();
    spoil_journal();
    TestHub second(house, two);
    second.wait(10);  // the lease runs out
    EXPECT_TRUE(second.hub().floor().state().is_mine(*second.hub().floor().state().table("blackjack-1")));
    ASSERT_EQ(second.hub().faults().size(), 1u);
    EXPECT_EQ(credit(second, "blackjack-1/01"), 100'00);
    EXPECT_EQ(second.hub().floor().state().table("sic-bo-1")->phase, Phase::Betting);
}

}  // namespace
}  // namespace baize::faults_test
