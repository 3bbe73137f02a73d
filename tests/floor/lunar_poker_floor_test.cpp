// Lunar Poker on the floor: fees of the player's credit, an exchange that is nobody else's to know, a hand that is paid
// while others play on, and players who are silent or have no credit left (nz-lunar-poker 5.8, 8.5, 9.13, 10.3).
#include <gtest/gtest.h>

#include <algorithm>

#include "definition/names.hpp"
#include "support/floor.hpp"

namespace baize::lunar_poker_floor_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// A table whose dealer enters the cards of a shuffler, with two players who have an ante of 10.00 each.
class LunarPokerFloor : public ::testing::Test {
protected:
    void open(std::int64_t credit, std::int64_t super = 0, const char* serving = "\"after-all\"") {
        id = floor.open(example_table("nz.lunar-poker.toml", {{"chance", "\"dealer\""}, {"serving", serving}}));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        for (const int terminal : {1, 2}) {
            const Json paid_in = {{"terminal", seat(terminal)}, {"amount", credit}};
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", paid_in)), "ok");
            ASSERT_EQ(bet(terminal, "ante", 10'00), "ok");
        }
        ASSERT_EQ(super ? bet(1, "super", super) : "ok", "ok");
        floor.wait(30);
    }
    std::string seat(int terminal) const { return floor::terminal_name(id, static_cast<PlayerId>(terminal - 1)); }
    std::string bet(int terminal, const char* wager, std::int64_t cents) {
        return said(floor.at(seat(terminal), "bet", {{"box", terminal}, {"wager", wager}, {"stake", cents}}));
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", event}}));
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
        floor.check();
    }
    std::string answer(int terminal, Json args) { return said(floor.at(seat(terminal), "answer", std::move(args))); }
    std::string rule(const char* irregularity, int box) {
        const Json event = {{"e", "rule"}, {"i", irregularity}, {"b", box}};
        return said(floor.as(Role::Supervisor, "sue", "rule", {{"table", id}, {"event", event}}));
    }
    std::int64_t credit(int terminal) const { return floor.credit(seat(terminal)).cents; }
    std::int64_t due(int terminal) { return floor.state(seat(terminal))["mine"].value("due", std::int64_t{0}); }
    // What was said to be due is what comes.
    void confirm() {
        const std::int64_t announced[] = {credit(1) + due(1), credit(2) + due(2)};
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", 1}})), "ok");
        for (const int terminal : {1, 2}) EXPECT_EQ(credit(terminal), announced[terminal - 1]) << terminal;
        floor.check();
    }

    std::string id;
    TestFloor floor;
};

TEST_F(LunarPokerFloor, R8_5_AFeeIsOfTheCreditAndTheExchangeHisOwn) {
    open(100'00);
    cards({"2h", "4d", "7c", "Ts", "Jh", "Qh", "Qd", "7d", "9c", "Jd", "As", "Kc", "9d", "6c", "3s"});
    const Json asked = floor.state(seat(1))["question"]["choices"];
    ASSERT_EQ(asked.size(), 4u);
    EXPECT_EQ(asked[2]["cards"], (Json{{"min", 2}, {"max", 5}}));
    EXPECT_EQ(asked[2]["cost"], 10'00);
    EXPECT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2h"}}}),
              "choose 2 to 5 of the cards, not 1 (nz-lunar-poker 5.2)");
    ASSERT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2h", "4d"}}}), "ok");
    EXPECT_EQ(credit(1), 80'00) << "ante and fee";
    EXPECT_EQ(floor.state(seat(2)).dump().find("\"2h\""), std::string::npos);
    ASSERT_EQ(answer(2, {{"choice", "bet"}}), "ok");
    EXPECT_EQ(floor.state(seat(2)).dump().find("\"2h\""), std::string::npos);
    EXPECT_EQ(floor.state(seat(2))["discards"][0]["cards"], (Json{nullptr, nullptr})) << "how many, and no more";
    cards({"Jc", "8d"});
    EXPECT_EQ(floor.state(seat(2)).dump().find("\"Jc\""), std::string::npos);
    ASSERT_EQ(answer(1, {{"choice", "fold"}}), "ok");
    confirm();
    EXPECT_EQ(credit(1), 80'00);
    EXPECT_EQ(credit(2), 120'00) << "the bet won 20.00, the ante came back";
}

TEST_F(LunarPokerFloor, R74_AFeeGoesBackWithAVoidRound) {
    open(100'00);
    cards({"2h", "4d", "7c", "Ts", "Jh", "Qh", "Qd", "7d", "9c", "Jd", "As", "Kc", "9d", "6c", "3s"});
    ASSERT_EQ(answer(1, {{"choice", "sixth-card"}}), "ok");
    ASSERT_EQ(answer(2, {{"choice", "exchange"}, {"cards", {"7d", "9c", "Jd"}}}), "ok");
    cards({"8c"});
    ASSERT_EQ(answer(1, {{"choice", "bet"}}), "ok");
    EXPECT_EQ(credit(1), 60'00);
    ASSERT_EQ(said(floor.two("void-round",
                             {{"table", id}, {"round", 1}, {"malfunction", false}, {"why", "a misdeal"}})),
              "ok");
    EXPECT_EQ(credit(1), 100'00);
    EXPECT_EQ(credit(2), 100'00);
    floor.check();
}

// 5.10: until all is locked in a decision may be changed; what was laid for it is free at once, and not a cent is lost.
TEST_F(LunarPokerFloor, R5_10_AChangedDecisionGivesItsStakeBack) {
    open(100'00);
    cards({"2h", "4d", "7c", "Ts", "Jh", "Qh", "Qd", "7d", "9c", "Jd", "As", "Kc", "9d", "6c", "3s"});
    ASSERT_EQ(answer(1, {{"choice", "bet"}}), "ok");
    EXPECT_EQ(credit(1), 70'00);
    ASSERT_EQ(rule("decision-changed", 1), "ok");
    EXPECT_EQ(credit(1), 90'00);
    EXPECT_NE(rule("decision-changed", 2), "ok") << "he has not decided yet";
    ASSERT_EQ(answer(2, {{"choice", "bet"}}), "ok");
    ASSERT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2h", "4d"}}}), "ok");
    EXPECT_EQ(credit(1), 80'00);
    EXPECT_NE(rule("decision-changed", 2), "ok") << "all is locked in";
    cards({"Jc", "8d"});
    ASSERT_EQ(answer(1, {{"choice", "fold"}}), "ok");
    confirm();
    EXPECT_EQ(credit(1), 80'00);
    EXPECT_EQ(credit(2), 120'00);
}

// 5.8: the straight flush is paid and its bet free again, whatever the other player has still to do.
TEST_F(LunarPokerFloor, R5_8_InstantCashWhileTheOtherPlaysOn) {
    open(100'00, 5'00);
    cards({"5h", "6h", "7h", "8h", "9h", "Qh", "Qd", "7d", "9c", "Jd", "As", "Kc", "9d", "6c", "3s"});
    ASSERT_EQ(answer(1, {{"choice", "bet"}}), "ok");
    EXPECT_EQ(floor.state(seat(2)).dump().find("\"8h\""), std::string::npos);
    ASSERT_EQ(answer(2, {{"choice", "sixth-card"}}), "ok");
    EXPECT_NE(floor.state(seat(2)).dump().find("\"8h\""), std::string::npos) << "verified in the open";
    EXPECT_EQ(due(1), 3785'00) << "the bonuses, and all stakes";
    EXPECT_EQ(due(2), 0);
    cards({"2c"});
    ASSERT_EQ(answer(2, {{"choice", "fold"}}), "ok");
    confirm();
    EXPECT_EQ(credit(1), 100'00 + 3000'00 + 750'00);
    EXPECT_EQ(credit(2), 80'00);
}

// 9.8, ruling R98: nothing that the other player is told, and no credit, says what a hand is before he has decided.
TEST_F(LunarPokerFloor, R9_8_AWinnerIsPassedOverAndNobodyIsTold) {
    open(100'00, 5'00, "\"at-once\"");
    cards({"7h", "7c", "7s", "4c", "2c", "Qh", "Qd", "7d", "9c", "Jd", "As", "Kc", "9d", "6c", "3s"});
    ASSERT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"4c", "2c"}}}), "ok");
    EXPECT_EQ(floor.table(id).session->need().question.box, 2) << "his draw waits";
    for (const char* card : {"\"7h\"", "\"4c\""})
        EXPECT_EQ(floor.state(seat(2)).dump().find(card), std::string::npos) << card;
    EXPECT_EQ(due(1), 0);
    EXPECT_EQ(credit(1), 75'00);
    ASSERT_EQ(answer(2, {{"choice", "bet"}}), "ok");
    EXPECT_EQ(due(1), 40'00) << "7 to 1 by this table, before he draws";
    cards({"3c", "3d"});
    ASSERT_EQ(answer(1, {{"choice", "bet"}}), "ok");
    confirm();
    EXPECT_EQ(credit(1), 100'00 - 10'00 + 35'00 + 140'00);
    EXPECT_EQ(credit(2), 120'00);
}

// Rulings R57, R75: a winning Super is declared for who says nothing; his hand folds when he is silent again.
TEST_F(LunarPokerFloor, R57_SilenceDeclaresAndThenFolds) {
    open(100'00, 5'00);
    cards({"7h", "7c", "7s", "4c", "2c", "Qh", "Qd", "7d", "9c", "Jd", "As", "Kc", "9d", "6c", "3s"});
    floor.wait(30);
    EXPECT_EQ(floor.table(id).session->need().question.box, 2);
    floor.wait(30);
    EXPECT_EQ(floor.table(id).session->need().question.box, 1) << "he waited, and decides now";
    floor.wait(30);
    confirm();
    EXPECT_EQ(credit(1), 90'00 + 35'00) << "7 to 1 by this table";
    EXPECT_EQ(credit(2), 90'00);
}

// 10.1, ruling R57: silence does not force; who has no credit for anything is not stuck.
TEST_F(LunarPokerFloor, R57_WhoHasNoCreditIsNotStuck) {
    open(30'00);
    cards({"2h", "4d", "7c", "Ts", "Jh", "Qh", "Qd", "7d", "9c", "Jd", "As", "Jc", "9d", "6c", "3s"});
    ASSERT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2h", "4d"}}}), "ok");
    ASSERT_EQ(answer(2, {{"choice", "bet"}}), "ok");
    EXPECT_EQ(credit(2), 0);
    cards({"8d", "3d"});
    EXPECT_NE(answer(1, {{"choice", "bet"}}), "ok") << "10.00 are left of 20.00";
    floor.wait(30);
    EXPECT_EQ(floor.table(id).session->need().question.box, 2);
    EXPECT_NE(answer(2, {{"choice", "force"}}), "ok");
    floor.wait(30);
    confirm();
    EXPECT_EQ(credit(1), 10'00);
    EXPECT_EQ(credit(2), 40'00) << "the ante is paid, the bet comes back";
}

// 11.17: rounds of five boxes from the server's own seed, some of which shuffle the discards; the auditor deals them
// again.
TEST_F(LunarPokerFloor, R11_17_FiveBoxesThatExchangeAllAreAudited) {
    id = floor.open(example_table("nz.lunar-poker.toml"));
    for (int terminal = 1; terminal <= 5; ++terminal) testing_support::notes(floor, seat(terminal), 5);
    for (int round = 0; round < 4; ++round) {
        for (int terminal = 1; terminal <= 5; ++terminal) ASSERT_EQ(bet(terminal, "ante", 5'00), "ok");
        floor.wait(30);
        for (int step = 0; step < 20 && floor.table(id).session->need().kind == NeedKind::Decision; ++step) {
            const Session& session = *floor.table(id).session;
            const Question question = session.need().question;
            if (!question.offers(3)) { floor.wait(30); continue; }
            Json cards = Json::array();
            for (const Card card : session.table().hand_of(question).cards) cards.push_back(to_string(card));
            ASSERT_EQ(answer(question.box, {{"choice", "exchange"}, {"cards", cards}}), "ok");
        }
        floor.wait(120);
        floor.check();
    }
    ASSERT_GE(floor.table(id).past.size(), 3u);
    for (const auto& past : floor.table(id).past)
        EXPECT_EQ(std::count_if(past.events.begin(), past.events.end(),
                                [](const Event& event) { return std::holds_alternative<Shuffled>(event); }),
                  2) << "22 cards are left of the deck, and 25 are wanted";
}

}  // namespace
}  // namespace baize::lunar_poker_floor_test
