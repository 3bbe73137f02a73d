// gb-2011 2.4: progressive meters on the floor, with Rocket 7 as the game that has one.
#include "floor/jackpot.hpp"

#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::jackpot_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

class Jackpots : public ::testing::Test {
protected:
    // A table whose dice a dealer enters, so that sevens can be had.
    std::string open(const std::string& id) {
        const std::string table = floor.open(example_table(
            "gb.rocket-7.toml",
            {{"id", "\"" + id + "\""}, {"chance", "\"dealer\""}, {"electronic", "false"}, {"betting-seconds", "30"}}));
        for (int player = 0; player < 2; ++player)
            notes(floor, floor::terminal_name(table, static_cast<PlayerId>(player)), 3);
        return table;
    }
    void lay(const std::string& terminal, std::int64_t side) {
        ASSERT_EQ(said(floor.at(terminal, "bet", {{"wager", "seven"}, {"stake", 200}})), "ok");
        if (side) {
            ASSERT_EQ(said(floor.at(terminal, "bet", {{"wager", "rocket-7-jackpot"}, {"stake", side}})), "ok");
        }
    }
    void enter(const std::string& table, int a, int b) {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter",
                                {{"table", table}, {"event", {{"e", "throw"}, {"d", {a, b}}}}})),
                  "ok");
    }
    void confirm(const std::string& table) {
        ASSERT_EQ(
            said(floor.as(Role::Dealer, "dora", "confirm", {{"table", table}, {"round", floor.table(table).round}})),
            "ok");
        floor.check();
    }
    // Five sevens in a row; the sixth is the jackpot.
    void five_sevens(const std::string& table) {
        for (int i = 0; i < 5; ++i) {
            floor.wait(30);
            enter(table, 3, 4);
            confirm(table);
        }
        floor.wait(30);
    }
    std::int64_t meter(const std::string& table) {
        return floor.state(floor::terminal_name(table, 0))["jackpot"]["meter"];
    }
    std::int64_t fund() {
        const auto held = [&](const std::string& name) {
            const auto* account = floor.floor.state().books.account(account_of(name));
            return account ? account->balance.cents : 0;
        };
        return held("jackpot:rocket") + held("jackpot:rocket/next");
    }
    void expect_fund_adds_up() {
        const floor::Jackpot& jackpot = floor.floor.state().jackpots.at("rocket");
        EXPECT_EQ(fund(), (jackpot.contributed + jackpot.seeded + jackpot.ordered - jackpot.paid).cents);
    }

    TestFloor floor;
};

TEST_F(Jackpots, R2_4_AMeterStartsWithItsSeedAndIsAtTheTable) {
    const std::string table = open("r1");
    EXPECT_EQ(meter(table), 500'00);
    expect_fund_adds_up();
}

TEST_F(Jackpots, R2_4_SevenTenthsAndMoreOfEachWagerAreAdded) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    lay("r1/02", 0);
    EXPECT_EQ(meter(table), 500'00) << "nothing before the close";
    floor.wait(30);
    EXPECT_EQ(meter(table), 501'50) << "75 % of 2.00, and nothing of other wagers";
    enter(table, 3, 4);
    confirm(table);
    floor.wait(30);
    EXPECT_EQ(meter(table), 501'50) << "a wager that lives on contributed once";
    expect_fund_adds_up();
}

TEST_F(Jackpots, R2_4_AVoidWagerTakesItsContributionBack) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    floor.wait(30);
    ASSERT_EQ(said(floor.two("no-spin", {{"table", table}, {"round", 1}})), "ok");
    EXPECT_EQ(meter(table), 500'00);
    EXPECT_EQ(floor.credit("r1/01"), Money{300'00});
    expect_fund_adds_up();
    floor.check();
}

TEST_F(Jackpots, R8_42_SixSevensAreSharedAndTheMeterStartsAgain) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    lay("r1/02", 200);
    five_sevens(table);
    const std::int64_t before = meter(table);
    EXPECT_EQ(before, 503'00);
    const std::int64_t credit = floor.credit("r1/01").cents;
    enter(table, 3, 4);
    EXPECT_EQ(floor.floor.state().books.free("jackpot:rocket"_account).cents, 0)
        << "all of it is kept for this round until it is settled";
    confirm(table);
    EXPECT_EQ(floor.credit("r1/01").cents, credit + before / 2);
    EXPECT_EQ(meter(table), 500'00) << "the seed";
    const std::uint64_t won = floor.table(table).past.back().number;
    EXPECT_EQ(clause_of(floor.two("correct", {{"table", table},
                                              {"round", won},
                                              {"index", floor.table(table).past.back().events.size() - 1},
                                              {"event", {{"e", "meter"}, {"s", 1}}}})),
              "gb-2011 2.4");
    const Json wins = floor.state("r1/01")["jackpot"]["wins"];
    ASSERT_EQ(wins.size(), 2u);
    EXPECT_EQ(wins[0]["terminal"], "r1/01");
    EXPECT_EQ(wins[0]["amount"], before / 2);
    expect_fund_adds_up();
}

TEST_F(Jackpots, R2_4_TwoTablesWinAtTheSameMoment) {
    const std::string one = open("r1"), two = open("r2");
    lay("r1/01", 200);
    lay("r2/01", 200);
    five_sevens(one);
    five_sevens(two);
    const std::int64_t all = meter(one);
    EXPECT_EQ(meter(two), all) << "one meter for both";
    const std::int64_t credits[] = {floor.credit("r1/01").cents, floor.credit("r2/01").cents};
    enter(one, 3, 4);
    enter(two, 3, 4);  // before the first is settled
    confirm(two);
    confirm(one);
    EXPECT_EQ(floor.credit("r1/01").cents, credits[0] + all) << "first in the journal";
    EXPECT_EQ(floor.credit("r2/01").cents, credits[1] + 500'00) << "what the house seeded for the second";
    EXPECT_EQ(meter(one), 500'00);
    expect_fund_adds_up();
}

TEST_F(Jackpots, R2_4_OnlyTwoPeopleAddToTheFundAndNobodyTakesFromIt) {
    const std::string table = open("r1");
    ASSERT_EQ(said(floor.two("fill", {{"account", "jackpot:rocket"}, {"amount", 100'00}})), "ok");
    EXPECT_EQ(meter(table), 600'00);
    for (const std::int64_t amount : {-1, -50'00, -600'00}) {  // not what was added either: no clause lets it go back
        EXPECT_EQ(
            clause_of(floor.as(Role::Supervisor, "sue", "fill", {{"account", "jackpot:rocket"}, {"amount", amount}})),
            "gb-2011 2.4")
            << amount;
        EXPECT_EQ(clause_of(floor.as(Role::Cashier, "carl", "fill",
                                     {{"account", "jackpot:rocket/next"}, {"amount", amount}})),
                  floor.floor.state().books.account("jackpot:rocket/next"_account) ? "gb-2011 2.4" : "");
    }
    EXPECT_EQ(meter(table), 600'00);
    EXPECT_NE(said(floor.two("fill", {{"account", "jackpot:nobody"}, {"amount", 100}})), "ok");
    expect_fund_adds_up();
    floor.check();
}

// An old journal, or another program: the auditor finds it.
TEST_F(Jackpots, R2_4_TheAuditorFindsWhatTheHouseTookOut) {
    open("r1");
    store::Entry entry{floor.journal.size() + 1, "", {}};
    entry.payload = Json{{"k", "money"}, {"t", floor.now}, {"what", "fill"}, {"by", "sue, tom"},
                         {"transfers", {{{"id", "x"}, {"from", "jackpot:rocket"}, {"to", "house"},
                                         {"amount", 100}, {"purpose", "fill"}}}}}.dump();
    entry.hash = store::chain(floor.journal.back().hash, entry.seq, entry.payload);
    floor.auditor.take(entry);
    ASSERT_TRUE(floor.auditor.fault());
    EXPECT_NE(floor.auditor.fault()->what.find("gb-2011 2.4"), std::string::npos) << floor.auditor.fault()->what;
}

TEST_F(Jackpots, R2_4_ATableThatFailsGivesBackWhatItsRoundContributed) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    floor.wait(30);
    ASSERT_EQ(fund(), 501'50);
    floor.floor.table_fault(table, "a test", floor.now);
    floor.drain();
    EXPECT_EQ(fund(), 500'00);
    EXPECT_EQ(floor.credit("r1/01"), Money{300'00});
    expect_fund_adds_up();
    floor.check();
}

TEST_F(Jackpots, R2_4_ATableThatFailsSetsFreeWhatItHadWon) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    five_sevens(table);
    const std::int64_t before = fund();
    enter(table, 3, 4);
    ASSERT_EQ(floor.floor.state().books.free("jackpot:rocket"_account), Money{}) << "kept for the round";
    floor.floor.table_fault(table, "a test", floor.now);
    floor.drain();
    EXPECT_EQ(floor.floor.state().books.free("jackpot:rocket"_account).cents, before);
    expect_fund_adds_up();
    floor.check();
}

TEST_F(Jackpots, R2_4_AWrongThrowIsPutRightBeforeTheMeterIsPaid) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    five_sevens(table);
    enter(table, 3, 5);
    const auto& events = floor.table(table).session->events();
    ASSERT_EQ(
        said(floor.as(Role::Dealer, "dora", "fix",
                      {{"table", table}, {"index", events.size() - 1}, {"event", {{"e", "throw"}, {"d", {3, 4}}}}})),
        "ok");
    const std::int64_t credit = floor.credit("r1/01").cents, all = meter(table);
    confirm(table);
    EXPECT_EQ(floor.credit("r1/01").cents, credit + all);
    expect_fund_adds_up();
}

TEST_F(Jackpots, R2_4_AJackpotThatWasEnteredWronglyIsNotPaid) {
    const std::string table = open("r1");
    lay("r1/01", 200);
    five_sevens(table);
    const std::int64_t credit = floor.credit("r1/01").cents, all = meter(table);
    enter(table, 3, 4);  // the meter is kept for the round
    const auto fix = [&](int second) {
        const auto& events = floor.table(table).session->events();
        std::size_t index = events.size() - 1;
        while (!std::holds_alternative<Thrown>(events[index])) --index;
        return said(floor.as(Role::Dealer, "dora", "fix",
                             {{"table", table}, {"index", index}, {"event", {{"e", "throw"}, {"d", {3, second}}}}}));
    };
    ASSERT_EQ(fix(5), "ok");
    EXPECT_EQ(floor.floor.state().books.free("jackpot:rocket"_account).cents, all) << "nothing is kept any longer";
    ASSERT_EQ(fix(4), "ok") << "and back again: the meter is read a second time";
    ASSERT_EQ(fix(5), "ok");
    confirm(table);
    EXPECT_EQ(floor.credit("r1/01").cents, credit);
    EXPECT_EQ(meter(table), all);
    expect_fund_adds_up();
}

TEST_F(Jackpots, R2_4_LinkedTablesAgreeAndSevenTenthsAreTheLeast) {
    open("r1");
    std::string other = example_table("gb.rocket-7.toml", {{"id", "\"r2\""}, {"seed", "\"600.00\""}});
    EXPECT_EQ(clause_of(floor.as(Role::Supervisor, "sue", "table", {{"toml", other}})), "gb-2011 2.4");
    other = example_table("gb.rocket-7.toml", {{"id", "\"r3\""}, {"contribution-percent", "69"}});
    EXPECT_EQ(clause_of(floor.as(Role::Supervisor, "sue", "table", {{"toml", other}})), "gb-2011 2.4");
}

TEST_F(Jackpots, R2_4_AboveItsCeilingTheNextOneGrows) {
    const std::string table = floor.open(example_table(
        "gb.rocket-7.toml",
        {{"id", "\"r1\""}, {"chance", "\"dealer\""}, {"electronic", "false"}, {"ceiling", "\"501.00\""}}));
    notes(floor, "r1/01", 3);
    lay("r1/01", 200);
    floor.wait(30);
    EXPECT_EQ(meter(table), 501'00);
    EXPECT_EQ(fund(), 501'50);
    enter(table, 1, 3);
    confirm(table);
    lay("r1/01", 200);
    five_sevens(table);
    enter(table, 3, 4);
    confirm(table);
    EXPECT_EQ(meter(table), 500'00) << "2.00 of the overflow, and the house's seed for the rest";
    EXPECT_EQ(fund(), 500'00);
    expect_fund_adds_up();
}

}  // namespace
}  // namespace baize::jackpot_test
