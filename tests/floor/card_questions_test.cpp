// Questions for cards on the floor: told to the one who is asked, answered by name, kept in the journal, read by the
// auditor, replayed, corrected; and what a player chose is nobody else's to know.
#include <gtest/gtest.h>

#include "definition/names.hpp"
#include "support/fixture_games.hpp"
#include "support/floor.hpp"

namespace baize::card_questions_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::said;
using testing_support::TestFloor;

std::string toml(const char* game, const char* chance) {
    return std::string("id = \"cards-1\"\ntitle = \"Cards\"\ngame = \"") + game + "\"\nchance = \"" + chance +
           "\"\nterminals = 3\nbetting-seconds = 30\ndecision-seconds = 20\n[limits]\nmin = 1\nmax = 100\n"
           "increment = 1\n";
}

class CardQuestions : public ::testing::Test {
protected:
    void open(const char* game, const char* wager) {
        ASSERT_FALSE(testing_support::fixture_games().empty());
        id = floor.open(toml(game, "dealer"));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        for (const int terminal : {1, 2}) {
            const Json credit = {{"terminal", seat(terminal)}, {"amount", 100'00}};
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", credit)), "ok");
            ASSERT_EQ(said(floor.at(seat(terminal), "bet", {{"box", terminal}, {"wager", wager}, {"stake", 10'00}})),
                      "ok");
        }
        floor.wait(30);
    }
    std::string seat(int terminal) const { return floor::terminal_name(id, static_cast<PlayerId>(terminal - 1)); }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", event}}));
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    }
    std::string answer(int terminal, Json args) { return said(floor.at(seat(terminal), "answer", std::move(args))); }
    std::string entries() const { return wire::json_of(floor::entries_view(floor.table(id))).dump(); }

    std::string id;
    TestFloor floor;
};

TEST_F(CardQuestions, AnAnswerNamesItsCardsAndNobodyElseIsToldThem) {
    open("test.draw", "ante");
    cards({"2d", "Qs", "7h", "Qh", "9c", "3c", "9d", "3d", "Ts", "4s", "Kd", "5s"});
    const Json asked = floor.state(seat(1))["question"];
    EXPECT_EQ(asked["choices"][0]["cards"], (Json{{"min", 0}, {"max", 3}}));
    EXPECT_FALSE(asked["choices"][1].contains("cards"));
    EXPECT_FALSE(floor.state(seat(2)).contains("question"));
    EXPECT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2d", "7x"}}}), 
              "answer: 'cards' holds '7x', which is no card of this game");
    EXPECT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2d", "Qs"}}}),
              "those cards are not in the hand (gb-2011 4)");
    EXPECT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2d", "7h", "9c", "9d"}}}),
              "choose 0 to 3 of the cards, not 4 (gb-2011 4)");
    EXPECT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"7h", "2d"}}}), "ok");
    EXPECT_EQ(floor.state(seat(2)).dump().find("7h"), std::string::npos);
    EXPECT_EQ(entries().find("\"7h\",\"2d\""), std::string::npos);
    EXPECT_EQ(entries().find("exchange 7h"), std::string::npos);
    EXPECT_NE(floor.journal.back().payload.find("\"a\":\"exchange\",\"c\":[\"7h\",\"2d\"]"), std::string::npos)
        << floor.journal.back().payload;
    const Json own = floor.state(seat(1))["discards"], others = floor.state(seat(2))["discards"];
    EXPECT_EQ(own[0]["box"], 1);
    EXPECT_EQ(own[0]["cards"], (Json{"2d", "7h"}));
    EXPECT_EQ(others[0]["cards"], (Json{nullptr, nullptr})) << "how many, and no more";
    EXPECT_EQ(wire::json_of(floor::table_view(floor.floor, floor.table(id), kNobody, 0))["discards"], others);
    cards({"5h", "Jo"});
    EXPECT_EQ(answer(2, {{"choice", "fold"}}), "ok");
    EXPECT_TRUE(floor.state(seat(1))["hands"][2]["folded"]);
    EXPECT_TRUE(floor.state(seat(1))["hands"][0]["community"]);
    floor.check();
}

// 9A 7.3: the dealer misread a card that was exchanged; put right, it is still that card which was given away.
TEST_F(CardQuestions, R7_3_ACorrectionFollowsTheCardThatWasChosen) {
    open("test.draw", "ante");
    cards({"2d", "Qs", "7h", "Qh", "9c", "3c", "9d", "3d", "Ts", "4s", "Kd", "5s"});
    ASSERT_EQ(answer(1, {{"choice", "exchange"}, {"cards", {"2d"}}}), "ok");
    cards({"5h"});
    ASSERT_EQ(answer(2, {{"choice", "exchange"}}), "ok");
    std::size_t first = 0;
    const auto& events = floor.table(id).session->events();
    while (!std::holds_alternative<DealtCard>(events[first])) ++first;
    const Json fixed = {{"table", id}, {"index", first}, {"event", {{"e", "card"}, {"c", "Kc"}}}};
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "fix", fixed)), "ok");
    const Table& table = floor.table(id).session->table();
    ASSERT_EQ(table.discards().size(), 1u);
    EXPECT_EQ(to_string(table.discards()[0].card), "Kc");
    EXPECT_EQ(to_string(table.box(1).hand().cards[0]), "7h");
    floor.check();
}

// Ruling R57: silence exchanges nothing, and sets the tiles by the house way.
TEST_F(CardQuestions, R57_SilenceNamesItsOwnCardsOrNone) {
    open("test.tiles", "main");
    cards({"6-6", "1-1", "3-1", "6-3", "6-6", "5-5", "2-2", "2-1", "4-4", "1-5", "3-3", "1-6"});
    EXPECT_EQ(answer(1, {{"choice", "set"}, {"cards", {"1-1", "1-3"}}}),
              "the low hand outranks the high one (gb-2011 12)");
    EXPECT_EQ(answer(1, {{"choice", "set"}}), "choose 2 of the cards, not 0 (gb-2011 11)");
    floor.wait(20);
    EXPECT_EQ(floor.table(id).session->table().box(1).hands.size(), 2u);
    EXPECT_EQ(floor.table(id).session->need().question.player, 1);
    EXPECT_EQ(floor.state(seat(2))["hands"][2]["cards"], (Json{nullptr, nullptr}));
    EXPECT_EQ(answer(2, {{"choice", "set"}, {"cards", {"2-2", "5-5"}}}), "ok");
    floor.check();
}

// Rounds from the server's own seed, which the auditor deals again: 53 cards and tiles are verified as 52 are.
TEST_F(CardQuestions, SeedsOfOtherDecksAreAudited) {
    for (const auto& [game, wager] : {std::pair{"test.draw", "ante"}, std::pair{"test.tiles", "main"}}) {
        TestFloor own;
        const std::string table = own.open(toml(game, "server"));
        const std::string first = floor::terminal_name(table, 0);
        testing_support::notes(own, first, 1);
        for (int round = 0; round < 5; ++round) {
            ASSERT_EQ(said(own.at(first, "bet", {{"box", 1}, {"wager", wager}, {"stake", 1'00}})), "ok");
            own.wait(120);
        }
        EXPECT_GE(own.table(table).past.size(), 5u) << game;
        own.check();
    }
}

}  // namespace
}  // namespace baize::card_questions_test
