// gb-2011 2.4: what is won of a meter in shares and multiples, told, voided and corrected; with Casino Stud.
#include "floor/jackpot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "support/floor.hpp"

namespace baize::meter_prizes_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// ---- Shares and multiples (gb-2011 7.21, ruling R63) --------------------------------------------------------------

// A table whose cards a dealer enters; its first two seats have an ante and a progressive wager each.
class StudMeter : public ::testing::Test {
public:
    void SetUp() override { open(""); }
    void open(const std::string& in_jackpot, const std::string& seed = "1000.00") {
        std::string toml =
            example_table("gb.casino-stud.toml", {{"chance", "\"dealer\""}, {"seed", "\"" + seed + "\""}});
        toml.insert(toml.find("[jackpot]") + 9, "\n" + in_jackpot);
        table = floor.open(toml);
        enter({{"e", "shuffle"}});
        for (int i = 0; i < 2; ++i) {
            seats[i] = floor::terminal_name(table, static_cast<PlayerId>(i));
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seats[i]}, {"amount", 100'00}})),
                      "ok");
            for (const auto& [wager, cents] : {std::pair{"ante", 5'00}, {"progressive", 1'00}})
                ASSERT_EQ(said(floor.at(seats[i], "bet", {{"box", i + 1}, {"wager", wager}, {"stake", cents}})), "ok");
        }
    }
    void enter(Json event) {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", table}, {"event", event}})), "ok") << event;
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) enter({{"e", "card"}, {"c", card}});
    }
    // The first hand a straight flush, the second a royal flush.
    void deal() {
        floor.wait(30);
        cards({"9h", "8h", "7h", "6h", "5h", "As", "Ks", "Qs", "Js", "Ts", "2c", "3d", "4c", "6c", "Jd"});
    }
    void fold(int seat) { ASSERT_EQ(said(floor.at(seats[seat], "answer", {{"choice", "fold"}})), "ok"); }
    void void_hand(int box) {
        ASSERT_EQ(said(floor.two("rule", {{"table", table},
                                          {"event", {{"e", "rule"}, {"i", "void-hand"}, {"b", box}}},
                                          {"why", "two of its cards stuck together"}})),
                  "ok");
    }
    void confirm() {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", table}, {"round", 1}})), "ok");
        floor.check();
    }
    Money fund() { return floor.floor.state().books.account("jackpot:stud"_account)->balance; }
    void expect_fund_adds_up() {
        const floor::Jackpot& jackpot = floor.floor.state().jackpots.at("stud");
        EXPECT_EQ(fund(), jackpot.contributed + jackpot.seeded + jackpot.ordered - jackpot.paid);
    }
    // Of each prize that a terminal is told of: to whom, the whole of it, what the meter paid, what the house added.
    using Prize = std::tuple<std::string, std::int64_t, std::int64_t, std::int64_t>;
    std::vector<Prize> prizes() {
        std::vector<Prize> list;
        const Json state = floor.state(seats[0]);
        for (const Json& win : state["jackpot"]["wins"])
            list.emplace_back(win.at("terminal"), win.at("amount"), win.at("meter"), win.at("house"));
        return list;
    }
    // Two people put a card right that was dealt in round 1.
    std::string correct_card(const char* was, const char* card) {
        const auto& events = floor.table(table).past.front().events;
        const auto is_it = [&](const Event& event) {
            const auto* dealt = std::get_if<DealtCard>(&event);
            return dealt && to_string(dealt->card) == was;
        };
        const auto at = std::find_if(events.begin(), events.end(), is_it) - events.begin();
        return said(floor.two("correct", {{"table", table}, {"round", 1}, {"index", at},
                                          {"event", {{"e", "card"}, {"c", card}}}}));
    }

    TestFloor floor;
    std::string table, seats[2];
};

// A royal flush at the dealer's right takes all of the meter; the straight flush after it a tenth of the seed that the
// house puts back; and the meter starts again with its seed.
TEST_F(StudMeter, R7_21_ARoyalFlushAndAStraightFlushInOneRound) {
    ASSERT_EQ(said(floor.at(seats[0], "bet", {{"box", 1}, {"wager", "progressive"}, {"stake", 2'00}})), "ok");
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00 - 6'00}) << "cut to the one amount of the table (ruling R64)";
    deal();
    fold(0);
    fold(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00 - 6'00 + 1001'50}) << "the round's contributions are in it";
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00 - 6'00 + 100'00}) << "a tenth of the seed, from the house";
    EXPECT_EQ(fund(), Money{1000'00});
}

// Ruling R90: a payment is followed by the house's seed at once, so that the next share is of no less.
TEST_F(StudMeter, R90_TheNextShareIsOfTheSeedAtLeast) {
    floor.wait(30);
    cards({"9h", "8h", "7h", "6h", "5h", "Ks", "Qs", "Js", "Ts", "9s", "2c", "3d", "4c", "6c", "Jd"});
    fold(0);
    fold(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00 - 6'00 + 100'15}) << "a tenth of 1001.50";
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00 - 6'00 + 100'00}) << "a tenth of 1000.00, not of 901.35";
    EXPECT_EQ(fund(), Money{1000'00});
    expect_fund_adds_up();
}

// gb-2011 2.4: wins can be substantiated. Each prize in whole, also where the house paid it alone.
TEST_F(StudMeter, R2_4_TerminalsAreToldEveryPrizeInWhole) {
    deal();
    fold(0);
    fold(1);
    confirm();
    EXPECT_EQ(prizes(), (std::vector<Prize>{{seats[0], 100'00, 0, 100'00}, {seats[1], 1001'50, 1001'50, 0}}));
    expect_fund_adds_up();
}

// A multiple that a small meter cannot pay; and what a correction takes back goes to whom it came from.
class SmallMeter : public StudMeter {
protected:
    void SetUp() override { open("", "5.00"); }
    void four_of_a_kind() {
        floor.wait(30);
        cards({"9h", "9d", "9s", "9c", "2h", "Ks", "Qd", "Js", "8s", "3s", "2c", "3d", "4c", "6c", "Jd"});
        fold(0);
        fold(1);
        confirm();
    }
};

TEST_F(SmallMeter, R2_4_WhatTheHouseAddedIsToldToo) {
    four_of_a_kind();
    EXPECT_EQ(prizes(), (std::vector<Prize>{{seats[0], 100'00, 6'50, 93'50}}));
    EXPECT_EQ(fund(), Money{5'00}) << "filled up to its seed";
    expect_fund_adds_up();
}

// Two people void the settled round: the prize goes back to whom it came from.
TEST_F(SmallMeter, R2_4_ACorrectionGivesEachItsOwnBack) {
    four_of_a_kind();
    ASSERT_EQ(said(floor.two("void-round", {{"table", table}, {"round", 1}})), "ok");
    floor.check();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00});
    EXPECT_EQ(prizes().back(), (Prize{seats[0], -100'00, -6'50, -93'50}));
    EXPECT_EQ(fund(), Money{5'00 + 6'50}) << "not what the house had added";
    expect_fund_adds_up();
}

// A full house that was four of a kind: 25 more, which the meter pays as far as it holds it.
void full_house_is_four_of_a_kind(StudMeter& meter) {
    meter.floor.wait(30);
    meter.cards({"9h", "9d", "9s", "Kc", "Kd", "As", "Qd", "Js", "8s", "3s", "2c", "3d", "4c", "6c", "Jd"});
    meter.fold(0);
    meter.fold(1);
    meter.confirm();
    EXPECT_EQ(meter.correct_card("Kc", "9c"), "ok");
    meter.floor.check();
    EXPECT_EQ(meter.floor.credit(meter.seats[0]), Money{100'00 - 6'00 + 100'00});
    meter.expect_fund_adds_up();
}
TEST_F(SmallMeter, R90_AfterACorrectionTheHouseAddsWhatIsLacking) {
    full_house_is_four_of_a_kind(*this);
    EXPECT_EQ(prizes(), (std::vector<Prize>{{seats[0], 75'00, 6'50, 68'50}, {seats[0], 25'00, 0, 25'00}}));
    EXPECT_EQ(fund(), Money{5'00});
}
TEST_F(StudMeter, R90_AfterACorrectionTheMeterIsFilledUpToo) {
    full_house_is_four_of_a_kind(*this);
    EXPECT_EQ(prizes(), (std::vector<Prize>{{seats[0], 75'00, 75'00, 0}, {seats[0], 25'00, 25'00, 0}}));
    EXPECT_EQ(fund(), Money{1000'00});
}

// A straight flush that was a royal one: by then another has won, and the meter pays what it still holds. A void after
// that gives back to it what it paid, and no more.
TEST_F(SmallMeter, R2_4_ASecondCorrectionGivesBackWhatTheMeterPaid) {
    floor.wait(30);
    cards({"Ks", "Qs", "Js", "Ts", "9s", "2c", "3d", "4c", "6c", "8d", "7h", "7d", "Jd", "5c", "2h"});
    fold(0);
    fold(1);
    confirm();
    ASSERT_EQ(prizes(), (std::vector<Prize>{{seats[0], 65, 65, 0}}));
    enter({{"e", "shuffle"}});
    for (const auto& [wager, cents] : {std::pair{"ante", 5'00}, {"progressive", 1'00}})
        ASSERT_EQ(said(floor.at(seats[1], "bet", {{"box", 2}, {"wager", wager}, {"stake", cents}})), "ok");
    floor.wait(30);
    cards({"Ah", "Kh", "Qh", "Jh", "Th", "2c", "3d", "4c", "6c", "Jd"});
    fold(1);
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", table}, {"round", 2}})), "ok");
    ASSERT_EQ(fund(), Money{5'00}) << "won, and filled up";
    ASSERT_EQ(correct_card("9s", "As"), "ok");
    EXPECT_EQ(prizes().back(), (Prize{seats[0], 5'85, 5'00, 85}));
    ASSERT_EQ(said(floor.two("void-round", {{"table", table}, {"round", 1}})), "ok");
    floor.check();
    EXPECT_EQ(prizes().back(), (Prize{seats[0], -6'50, -5'65, -85}));
    EXPECT_EQ(fund(), Money{5'00 + 5'65});
    expect_fund_adds_up();
}

// Nobody brings the house's money into a meter alone, by posting a higher seed.
TEST_F(SmallMeter, R2_4_AHigherSeedIsPostedWhenTwoHaveFilledTheMeter) {
    const auto post = [&] {
        return said(floor.as(Role::Supervisor, "sue", "table",
                             {{"toml", example_table("gb.casino-stud.toml",
                                                     {{"chance", "\"dealer\""}, {"seed", "\"5000.00\""}})}}));
    };
    EXPECT_NE(post(), "ok");
    EXPECT_EQ(fund(), Money{5'00});
    ASSERT_EQ(said(floor.two("fill", {{"account", "jackpot:stud"}, {"amount", 5000'00}})), "ok");
    EXPECT_EQ(post(), "ok");
    EXPECT_EQ(fund(), Money{5005'00});
    expect_fund_adds_up();
}

// Ruling R82: what a void wager brought goes back out of the meter, so that nobody wins it.
TEST_F(StudMeter, R82_AVoidWagersPartIsNotWon) {
    deal();
    void_hand(1);
    fold(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00});
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00 - 6'00 + 1000'75});
    EXPECT_EQ(fund(), Money{1000'00});
}

// ... and one that becomes void when the meter has been won leaves its part with the winner.
TEST_F(StudMeter, R82_AWagerThatIsVoidBehindTheReading) {
    deal();
    fold(0);
    fold(1);
    void_hand(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00});
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00 - 6'00 + 1001'50});
    EXPECT_EQ(fund(), Money{1000'00});
}

// ... but a hand that is void has won nothing: the next winner's share is of the whole meter, not of the seed behind
// it.
TEST_F(StudMeter, R63_ARoyalFlushThatIsVoidTakesNothingFromTheNext) {
    deal();
    fold(0);
    fold(1);
    void_hand(2);
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00 - 6'00 + 100'15}) << "a tenth of 1001.50, and not of 1000.00";
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00});
    EXPECT_EQ(fund(), Money{1000'00});
}

// Both, one after the other: nobody has won of the meter, which holds what it held.
TEST_F(StudMeter, R63_WhereEveryWinnerIsVoidNothingIsPaid) {
    deal();
    fold(0);
    fold(1);
    void_hand(2);
    void_hand(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00});
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00});
    EXPECT_EQ(fund(), Money{1000'00});
}

// A meter at its ceiling: what the round brought lies above it, and a void wager takes its part from there. The meter
// is won as it stood.
class FullMeter : public StudMeter {
protected:
    void SetUp() override { open("ceiling = \"1000.00\""); }
    Money above() { return floor.floor.state().books.account("jackpot:stud/next"_account)->balance; }
};

TEST_F(FullMeter, R82_AVoidWagerTakesNothingOutOfAFullMeter) {
    deal();
    EXPECT_EQ(fund(), Money{1000'00});
    EXPECT_EQ(above(), Money{1'50});
    void_hand(1);
    fold(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00 - 6'00 + 1000'00}) << "all of the meter";
    EXPECT_EQ(fund(), Money{1000'00}) << "0.75 from above, and the house's seed";
    EXPECT_EQ(above(), Money{});
}

TEST_F(FullMeter, R82_WithoutAWinnerItStaysFull) {
    floor.wait(30);
    cards({"9h", "8d", "7h", "6h", "2h", "As", "Kd", "Qs", "Js", "3s", "2c", "3d", "4c", "6c", "Jd"});
    void_hand(1);
    fold(1);
    confirm();
    EXPECT_EQ(fund(), Money{1000'00});
    EXPECT_EQ(above(), Money{75}) << "the part of the wager that stood";
}

// What lies above the ceiling starts the next meter: a share that takes a little of this one brings no more over than
// the meter may show.
class SmallFullMeter : public FullMeter {
protected:
    void SetUp() override { open("ceiling = \"1.00\"", "1.00"); }
};
TEST_F(SmallFullMeter, R90_FilledUpNoHigherThanTheCeiling) {
    floor.wait(30);
    cards({"9h", "8h", "7h", "6h", "5h", "Kh", "Qd", "Js", "Td", "2s", "2c", "3d", "4c", "6c", "Jd"});
    fold(0);
    fold(1);
    EXPECT_EQ(above(), Money{1'50});
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00 - 6'00 + 10}) << "a tenth of 1.00";
    EXPECT_EQ(fund(), Money{1'00});
    EXPECT_EQ(above(), Money{1'40});
}

// A share of the meter: what is left holds neither the void wager's part nor less than it should.
TEST_F(StudMeter, R82_AShareOfTheMeterBesideAVoidWager) {
    deal();
    void_hand(2);
    fold(0);
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00 - 6'00 + 100'07}) << "a tenth of 1000.75";
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00});
    EXPECT_EQ(fund(), Money{1000'00}) << "filled up to its seed";
}

// Above the ceiling (2.4) half of the two contributions went to the next meter: the void one takes that back before it
// takes anything from what is won.
class StudMeterWithCeiling : public StudMeter {
protected:
    void SetUp() override { open("ceiling = \"1001.00\""); }
    Money overflow() { return floor.floor.state().books.free("jackpot:stud/next"_account); }
};
TEST_F(StudMeterWithCeiling, R82_AVoidWagersPartLeavesTheOverflowFirst) {
    deal();
    EXPECT_EQ(fund(), Money{1001'00});
    EXPECT_EQ(overflow(), Money{50});
    void_hand(1);
    fold(1);
    confirm();
    EXPECT_EQ(floor.credit(seats[0]), Money{100'00});
    EXPECT_EQ(floor.credit(seats[1]), Money{100'00 - 6'00 + 1000'75}) << "as without a ceiling";
    EXPECT_EQ(fund(), Money{1000'00});
    EXPECT_EQ(overflow(), Money{0});
}
// ... where nobody wins it too.
TEST_F(StudMeterWithCeiling, R82_AVoidRoundGivesBackWhatWentAboveTheCeiling) {
    deal();
    void_hand(1);
    void_hand(2);
    confirm();
    EXPECT_EQ(fund(), Money{1000'00});
    EXPECT_EQ(overflow(), Money{0});
}

}  // namespace
}  // namespace baize::meter_prizes_test
