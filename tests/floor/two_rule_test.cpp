// What one person must not rule, and what can be ruled after the settlement (ruling R86; nz-three-card-poker 11.1,
// 11.2 and their like).
#include <gtest/gtest.h>

#include <algorithm>

#include "support/floor.hpp"

namespace baize::two_rule_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// A table whose dealer enters the cards, with two players of 100.00 each.
class TwoRule : public ::testing::Test {
protected:
    void open(const std::string& file) {
        id = floor.open(example_table(file, {{"chance", "\"dealer\""}}));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        for (const int player : {1, 2})
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat(player)}, {"amount", 100'00}})),
                      "ok");
    }
    std::string seat(int player) const { return floor::terminal_name(id, static_cast<PlayerId>(player - 1)); }
    void bet(int player, const char* wager, std::int64_t cents) {
        ASSERT_EQ(said(floor.at(seat(player), "bet", {{"box", player}, {"wager", wager}, {"stake", cents}})), "ok");
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", std::move(event)}}));
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    }
    void answer(int player, const char* choice) {
        ASSERT_EQ(said(floor.at(seat(player), "answer", {{"choice", choice}})), "ok");
    }
    Json ruling(const char* irregularity, int box, Json more = Json::object()) const {
        more["table"] = id;
        more["event"] = {{"e", "rule"}, {"i", irregularity}, {"b", box}};
        return more;
    }
    Result<floor::Reply> alone(const char* irregularity, int box, Json more = Json::object()) {
        return floor.as(Role::Supervisor, "sue", "rule", ruling(irregularity, box, std::move(more)));
    }
    // The incident that waits for a second person; 0: none does.
    std::uint64_t proposed(const char* irregularity, int box, Json more = {{"why", "six cards"}}) {
        const auto reply = alone(irregularity, box, std::move(more));
        EXPECT_EQ(said(reply), "ok");
        return reply ? reply->body.value("incident", std::uint64_t{0}) : 0;
    }
    bool wants_two(std::string_view irregularity, BoxNo box) const {
        const auto& session = *floor.table(id).session;
        const auto list = session.setup().game().irregularities;
        Ruled ruled;
        ruled.box = box;
        while (list[ruled.irregularity].id != irregularity) ++ruled.irregularity;
        return session.wants_two(ruled);
    }
    std::string confirm() {
        return said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", floor.table(id).round}}));
    }
    std::int64_t due(int player) { return floor.state(seat(player))["mine"].value("due", std::int64_t{0}); }
    std::int64_t credit(int player) const { return floor.credit(seat(player)).cents; }
    const floor::Incident& incident(std::uint64_t number) const { return floor.floor.state().incidents.at(number); }
    // By which clauses the last round's lines were settled, each once.
    std::set<std::string> clauses() const {
        std::set<std::string> list;
        const auto& past = floor.table(id).past.back();
        for (const auto& each : past.credited)
            list.insert(std::string(each.line.clause) + (each.line.outcome == Outcome::Void ? " void" : ""));
        return list;
    }
    // A royal flush that wins its raise and all of the meter.
    void win_the_meter() {
        open("gb.casino-stud.toml");
        bet(1, "ante", 5'00), bet(1, "progressive", 1'00), bet(2, "ante", 5'00);
        floor.wait(30);
        cards({"As", "Ks", "Qs", "Js", "Ts", "9h", "8h", "7h", "6h", "4d", "2c", "3d", "4c", "Kc", "Ad"});
        answer(1, "raise");
        answer(2, "fold");
    }

    TestFloor floor;
    std::string id;
};

TEST_F(TwoRule, R86_OnePersonDoesNotVoidAHandThatIsRevealed) {
    win_the_meter();
    const std::int64_t won = due(1) - 16'00;
    ASSERT_GT(won, 1'500'00) << "the raise and the meter";
    EXPECT_NE(said(alone("void-hand", 1)), "ok") << "he does not say why";
    EXPECT_NE(said(alone("void-hand", 1, {{"why", "  "}})), "ok");
    const std::uint64_t number = proposed("void-hand", 1);
    ASSERT_NE(number, 0u);
    EXPECT_EQ(due(1), won + 16'00) << "nothing has happened";
    EXPECT_EQ(incident(number).note, "One hand cannot be played on (gb-2011 1.5)");
    EXPECT_EQ(incident(number).args["why"], "six cards");
    EXPECT_NE(said(floor.as(Role::Supervisor, "sue", "approve", {{"incident", number}})), "ok") << "nobody else";
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "approve", {{"incident", number}})), "ok") << "no dealer";
    ASSERT_EQ(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", number}})), "ok");
    EXPECT_EQ(due(1), 16'00);
    EXPECT_EQ(incident(number).state, floor::IncidentState::Done);
    EXPECT_EQ(incident(number).took, (std::vector<protocol::TakenBack>{{seat(1), Money{won}}}));
    ASSERT_EQ(confirm(), "ok");
    EXPECT_EQ(credit(1), 100'00);
    EXPECT_EQ(floor.floor.state().books.account("jackpot:stud"_account)->balance, Money{1000'00});
    floor.check();
}

TEST_F(TwoRule, R86_NothingIsTakenWhereTheSecondRejects) {
    win_the_meter();
    const std::int64_t won = due(1);
    const std::uint64_t number = proposed("void-hand", 1);
    ASSERT_NE(number, 0u);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "tom", "reject", {{"incident", number}})), "ok");
    ASSERT_EQ(confirm(), "ok");
    EXPECT_EQ(credit(1), 100'00 - 16'00 + won);
    floor.check();
}

TEST_F(TwoRule, R86_BeforeTheDealersCardsAreTurnedOneIsEnough) {
    open("gb.casino-stud.toml");
    bet(1, "ante", 5'00), bet(2, "ante", 5'00);
    floor.wait(30);
    cards({"As", "Ks", "Qs", "Js", "Ts", "9h", "8h", "7h", "6h", "4d", "2c", "3d", "4c", "Kc", "Ad"});
    answer(1, "raise");
    const auto ruled = alone("void-hand", 1);
    ASSERT_EQ(said(ruled), "ok");
    EXPECT_FALSE(ruled->body.contains("incident")) << "and no reason is asked for";
    EXPECT_TRUE(floor.floor.state().incidents.empty());
    answer(2, "fold");
    ASSERT_EQ(confirm(), "ok");
    EXPECT_EQ(credit(1), 100'00);
    floor.check();
}

// Who lays his cards down when all have folded wins of the meter, and the dealer's cards are never turned.
TEST_F(TwoRule, R86_WhatWasWonWithoutAShowdown) {
    open("gb.casino-stud.toml");
    bet(1, "ante", 5'00), bet(1, "progressive", 1'00);
    floor.wait(30);
    cards({"As", "Ks", "Qs", "Js", "Ts", "2c", "3d", "4c", "Kc", "Ad"});
    answer(1, "fold");
    ASSERT_GT(due(1), 1'000'00);
    EXPECT_NE(proposed("void-hand", 1), 0u);
}

TEST_F(TwoRule, R86_ACardThatWasShownInErrorIsKnown) {
    open("nz.three-card-poker.toml");
    bet(1, "ante", 10'00), bet(2, "ante", 10'00);
    floor.wait(30);
    cards({"Ah", "Ad", "2c", "Kh", "Kc", "5c", "Qc", "9d", "4s"});
    const Json shown = {{"e", "rule"}, {"i", "dealer-shows-cards"}, {"c", {"Qc"}}};
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "rule", {{"table", id}, {"event", shown}})), "ok");
    EXPECT_EQ(clause_of(alone("cards-mishandled", 1)), "nz-three-card-poker 11.1");
    EXPECT_NE(proposed("cards-mishandled", 1), 0u);
}

// All cards lie open: one person rules until the first line is settled.
TEST_F(TwoRule, R86_WhereAllLiesOpenTheFirstLineTells) {
    open("nz.blackjack.toml");
    bet(1, "main", 10'00), bet(2, "main", 10'00);
    floor.wait(60);
    cards({"Th", "9c", "8d", "6c", "Th"});
    EXPECT_FALSE(wants_two("void-hand", 2));
    answer(1, "draw");
    EXPECT_FALSE(wants_two("void-hand", 2));
    cards({"Kd"});
    ASSERT_EQ(floor.table(id).session->table().lines().size(), 1u) << "bust";
    EXPECT_TRUE(wants_two("void-hand", 2));
    EXPECT_NE(proposed("void-hand", 2), 0u);
}

// The dealer's second card lies hidden, and a wager beside the hand was paid: nobody takes that back alone. Of a hand
// that has won nothing yet one person rules.
TEST_F(TwoRule, R86_WhatALineGaveIsNotTakenBackAlone) {
    open("gb.blackjack.peek.toml");
    bet(1, "main", 10'00), bet(1, "21+3", 5'00), bet(2, "main", 10'00);
    floor.wait(60);
    cards({"5h", "9c", "7h", "6h", "8d", "2c"});
    ASSERT_EQ(floor.table(id).session->table().lines().size(), 1u);
    ASSERT_EQ(due(1), 50'00) << "a straight flush with the dealer's seven";
    EXPECT_FALSE(wants_two("void-hand", 2));
    EXPECT_TRUE(wants_two("void-hand", 1));
    EXPECT_NE(proposed("void-hand", 1), 0u);
}

// All of the dealer's cards lie open, and he still draws one (nz-lunar-poker 10.4).
TEST_F(TwoRule, R86_WhileTheDealerDraws) {
    open("nz.lunar-poker.toml");
    bet(1, "ante", 10'00), bet(2, "ante", 10'00);
    floor.wait(30);
    cards({"4h", "4d", "7c", "Ts", "Jh", "Ah", "Ad", "7d", "9c", "Jd", "Qc", "9d", "6c", "3s", "As"});
    answer(1, "bet");
    EXPECT_FALSE(wants_two("cards-mishandled", 2));
    answer(2, "bet");
    EXPECT_TRUE(wants_two("cards-mishandled", 2));
    for (const int player : {1, 2}) answer(player, "force");
    ASSERT_EQ(floor.table(id).session->need().kind, NeedKind::Card);
    EXPECT_TRUE(wants_two("cards-mishandled", 2));
}

// The round was confirmed before the second person agreed: he agrees of that round, and no other.
TEST_F(TwoRule, R86_AgreedWhenTheRoundIsSettled) {
    win_the_meter();
    const std::uint64_t number = proposed("void-hand", 1);
    ASSERT_NE(number, 0u);
    ASSERT_EQ(confirm(), "ok");
    ASSERT_GT(credit(1), 1'600'00);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", number}})), "ok");
    EXPECT_EQ(credit(1), 100'00);
    ASSERT_EQ(incident(number).took.size(), 1u);
    EXPECT_GT(incident(number).took[0].amount, Money{1'500'00});
    floor.check();
}

TEST_F(TwoRule, R86_OnlyAHandIsRuledOfARoundThatIsSettled) {
    win_the_meter();
    ASSERT_EQ(confirm(), "ok");
    const auto past = [&](const char* irregularity) {
        return said(alone(irregularity, 1, {{"why", "so"}, {"round", 1}}));
    };
    EXPECT_NE(past("misdeal").find("void-round"), std::string::npos);
    EXPECT_EQ(past("void-hand"), "ok");
    EXPECT_NE(said(alone("void-hand", 1, {{"why", "so"}, {"round", 7}})), "ok");
    floor.check();
}

// ---- A round that is void by a ruling ------------------------------------------------------------------------------

TEST_F(TwoRule, R86_AVoidRoundCitesTheRulingItIsMadeBy) {
    open("nz.ultimate-holdem.toml");
    bet(1, "ante", 10'00), bet(1, "trips", 5'00);
    floor.wait(30);
    cards({"2s", "7h", "Jc", "8d", "4s", "Ah", "Ad", "Tc", "Td"});
    answer(1, "4x");
    const Json by = {{"table", id}, {"round", 1}, {"ruling", "wrong-number-of-cards"}};
    EXPECT_NE(said(floor.as(Role::Supervisor, "sue", "rule",
                            {{"table", id}, {"event", {{"e", "rule"}, {"i", "wrong-number-of-cards"}}}}))
                  .find("void-round"),
              std::string::npos);
    const auto proposed = floor.as(Role::Supervisor, "sue", "void-round", by);
    ASSERT_EQ(said(proposed), "ok");
    EXPECT_NE(incident(proposed->body["incident"]).note.find("(nz-ultimate-holdem 11.2"), std::string::npos);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", proposed->body["incident"]}})), "ok");
    EXPECT_EQ(credit(1), 100'00);
    EXPECT_EQ(clauses(), (std::set<std::string>{"nz-ultimate-holdem 11.2 void"}));
    floor.check();
}

TEST_F(TwoRule, R86_WhatIsNoRulingThatVoidsARound) {
    open("nz.three-card-poker.toml");
    bet(1, "ante", 10'00);
    floor.wait(30);
    cards({"Ah", "Ad", "2c", "Qc", "9d", "4s"});
    answer(1, "play");
    const auto by = [&](Json args) {
        args["table"] = id, args["round"] = 1;
        return said(floor.as(Role::Supervisor, "sue", "void-round", args));
    };
    EXPECT_NE(by({{"ruling", "bad-luck"}}).find("'bad-luck' is not known"), std::string::npos);
    EXPECT_NE(by({{"ruling", "cards-mishandled"}, {"box", 1}}).find("does not void the round"), std::string::npos);
    EXPECT_NE(by({{"ruling", "misdeal"}, {"malfunction", true}}), "ok");
    EXPECT_NE(by({{"ruling", "cards-exposed"}}).find("11.9"), std::string::npos) << "that is of the deal";
    EXPECT_EQ(by({{"ruling", "misdeal"}}), "ok");
    EXPECT_EQ(by({{"why", "by order"}}), "ok");
}

// A locked table, one that stands still after "no spin": a misdeal voids its round as an order does.
TEST_F(TwoRule, R86_AVoidByARulingAtALockedTable) {
    open("nz.three-card-poker.toml");
    bet(1, "ante", 10'00);
    floor.wait(30);
    cards({"Ah", "Ad"});
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "lock", {{"table", id}, {"why", "the shuffler"}})), "ok");
    EXPECT_NE(said(alone("cards-mishandled", 1)), "ok") << "locked";
    ASSERT_EQ(said(floor.two("void-round", {{"table", id}, {"round", 1}, {"ruling", "misdeal"}})), "ok");
    EXPECT_EQ(credit(1), 100'00);
    EXPECT_EQ(clauses(), (std::set<std::string>{"11.12 void"}));
    floor.check();
}

// An entry that is put right, by one person, makes nobody forget what the hand came to.
TEST_F(TwoRule, R86_AnEntryPutRightDoesNotHideTheOutcome) {
    open("nz.blackjack.toml");
    bet(1, "main", 10'00);
    floor.wait(60);
    cards({"Ks", "Th", "Qd"});
    answer(1, "stand");
    cards({"7c"});
    ASSERT_EQ(due(1), 20'00);
    const auto& events = floor.table(id).session->events();
    const std::size_t last = events.size() - 1;
    const auto fix = [&](const char* card) {
        return said(floor.as(Role::Supervisor, "sue", "fix",
                             {{"table", id}, {"index", last}, {"event", {{"e", "card"}, {"c", card}}}}));
    };
    ASSERT_EQ(fix("2c"), "ok");
    EXPECT_NE(said(alone("void-hand", 1)), "ok") << "two people, and why";
    EXPECT_NE(proposed("void-hand", 1), 0u);
    ASSERT_EQ(fix("7c"), "ok");
    EXPECT_EQ(due(1), 20'00);
    ASSERT_EQ(confirm(), "ok");
    floor.check();
}

// What the round goes on to settle was not there to be taken, and is no matter of the incident.
TEST_F(TwoRule, R86_TookSaysOnlyWhatWasThereToBeTaken) {
    open("nz.three-card-poker.toml");
    bet(1, "ante", 10'00), bet(2, "ante", 10'00);
    floor.wait(30);
    cards({"Ah", "Kd", "As", "5c", "Ac", "4d", "2c", "3h", "9h"});
    answer(1, "play");
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "rule",
                            {{"table", id}, {"event", {{"e", "rule"}, {"i", "dealer-shows-cards"},
                                                       {"c", Json::array({"9h"})}}}})),
              "ok");
    const std::uint64_t number = proposed("cards-mishandled", 2);
    ASSERT_NE(number, 0u);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", number}})), "ok");
    EXPECT_GT(due(1), 20'00) << "the round went on to its end";
    EXPECT_TRUE(incident(number).took.empty());
}

// The last round of a table that was locked since, as older ones.
TEST_F(TwoRule, R86_AHandOfTheLastRoundWhereTheTableIsLocked) {
    win_the_meter();
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "close-table", {{"table", id}})), "ok");
    ASSERT_EQ(confirm(), "ok");
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "lock", {{"table", id}, {"why", "the shuffler"}})), "ok");
    const auto number = proposed("void-hand", 1, {{"why", "six cards"}, {"round", 1}});
    ASSERT_NE(number, 0u);
    EXPECT_EQ(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", number}})), "ok");
    EXPECT_EQ(credit(1), 100'00);
    floor.check();
}

// Hands are numbered, and a split gives them other numbers: what was proposed of one is not done to another.
TEST_F(TwoRule, R86_AHandThatWasSplitSinceIsNotTheOneProposed) {
    open("nz.blackjack.toml");
    bet(1, "main", 10'00), bet(2, "main", 10'00);
    floor.wait(60);
    cards({"Ks", "8c", "Th", "6d", "8d"});
    answer(1, "draw");
    cards({"Kd"});
    ASSERT_NE(due(1), 20'00) << "bust";
    answer(2, "split");
    cards({"8h"});
    const auto of_second = ruling("void-hand", 2, {{"why", "it fell on the floor"}});
    Json args = of_second;
    args["event"]["h"] = 1;
    const auto reply = floor.as(Role::Supervisor, "sue", "rule", args);
    ASSERT_EQ(said(reply), "ok");
    const auto number = reply->body.value("incident", std::uint64_t{0});
    ASSERT_NE(number, 0u);
    answer(2, "split");
    EXPECT_NE(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", number}})), "ok");
    floor.check();
}

// A ruling is no entry that was read wrongly.
TEST_F(TwoRule, R86_NoRulingIsPutInPlaceOfAnother) {
    open("nz.three-card-poker.toml");
    bet(1, "ante", 10'00), bet(2, "ante", 10'00);
    floor.wait(30);
    cards({"Ah", "Kd", "As", "5c", "Ac", "4d", "2c", "3h", "9h"});
    answer(1, "play");
    ASSERT_EQ(said(alone("player-shows-cards", 1)), "ok");
    answer(2, "play");
    ASSERT_EQ(confirm(), "ok");
    const auto& events = floor.table(id).past.back().events;
    const auto at = std::find_if(events.begin(), events.end(), [](const Event& event) {
                        return std::holds_alternative<Ruled>(event);
                    }) - events.begin();
    ASSERT_LT(static_cast<std::size_t>(at), events.size());
    EXPECT_NE(said(floor.two("correct", {{"table", id}, {"round", 1}, {"index", at},
                                         {"event", {{"e", "rule"}, {"i", "cards-mishandled"}, {"b", 1}}}})),
              "ok");
    floor.check();
}

// ---- For as long as a void can: the six NZ poker games --------------------------------------------------------

struct NzGame {
    const char *file, *hand_clause, *round_clause;
};

class NzPoker : public TwoRule, public ::testing::WithParamInterface<NzGame> {
protected:
    // A round that nobody decided in, from the server's cards; the next is open.
    void play() {
        id = floor.open(example_table(GetParam().file));
        testing_support::notes(floor, seat(1), 1);
        bet(1, "ante", 10'00);
        floor.wait(400);
        ASSERT_EQ(floor.table(id).past.size(), 1u);
        after = credit(1);
    }
    std::int64_t after = 0;
};

TEST_P(NzPoker, R86_AHandIsVoidWhenItsRoundIsSettled) {
    play();
    const Json late = {{"round", 1}, {"why", "a card was missing"}};
    ASSERT_NE(proposed("cards-mishandled", 1, late), 0u);
    EXPECT_EQ(credit(1), after);
    ASSERT_EQ(said(floor.two("rule", ruling("cards-mishandled", 1, late))), "ok");
    EXPECT_EQ(credit(1), 100'00);
    EXPECT_EQ(clauses(), (std::set<std::string>{std::string(GetParam().hand_clause) + " void"}));
    floor.check();
}

TEST_P(NzPoker, R86_ARoundIsVoidByItsMisdealWhenItIsSettled) {
    play();
    ASSERT_EQ(said(floor.two("void-round", {{"table", id}, {"round", 1}, {"ruling", "wrong-number-of-cards"}})), "ok");
    EXPECT_EQ(credit(1), 100'00);
    EXPECT_EQ(clauses(), (std::set<std::string>{std::string(GetParam().round_clause) + " void"}));
    floor.check();
}

INSTANTIATE_TEST_SUITE_P(
    Games, NzPoker,
    testing::Values(NzGame{"nz.big-raise-stud.toml", "11.1", "11.2"}, NzGame{"nz.caribbean-stud.toml", "12.1", "12.2"},
                    NzGame{"nz.four-card-poker.toml", "11.1", "11.2"}, NzGame{"nz.lunar-poker.toml", "11.1", "11.2"},
                    NzGame{"nz.three-card-poker.toml", "11.1", "11.2"},
                    NzGame{"nz.ultimate-holdem.toml", "nz-ultimate-holdem 11.1", "nz-ultimate-holdem 11.2"}),
    [](const auto& each) {
        std::string name = each.param.file;
        std::erase_if(name, [](char c) { return !std::isalpha(static_cast<unsigned char>(c)); });
        return name;
    });

// ---- The auditor --------------------------------------------------------------------------------------------------

// The same journal, had two people's rulings been one person's.
std::optional<floor::Fault> audited_as_of_one(const std::vector<store::Entry>& journal) {
    floor::Auditor auditor;
    store::Hash head{};
    for (store::Entry entry : journal) {
        Json json = Json::parse(entry.payload);
        if (json["k"] == "ev" && json.value("by", "") == "sue, tom") json["by"] = "sue";
        entry.payload = json.dump();
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        auditor.take(entry);
    }
    return auditor.fault();
}

TEST_F(TwoRule, R86_TheAuditorFindsAVoidByOnePerson) {
    win_the_meter();
    ASSERT_EQ(said(floor.two("rule", ruling("void-hand", 1, {{"why", "six cards"}}))), "ok");
    ASSERT_EQ(confirm(), "ok");
    floor.check();
    const auto fault = audited_as_of_one(floor.journal);
    ASSERT_TRUE(fault);
    EXPECT_NE(fault->what.find("was ruled by one person alone"), std::string::npos) << fault->what;
}

// ... also where an entry put right between hides again what the hand came to.
TEST_F(TwoRule, R86_TheAuditorRemembersWhatAnEntryPutRightHides) {
    open("nz.blackjack.toml");
    bet(1, "main", 10'00);
    floor.wait(60);
    cards({"Ks", "Th", "Qd"});
    answer(1, "stand");
    cards({"7c"});
    const std::size_t last = floor.table(id).session->events().size() - 1;
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "fix",
                            {{"table", id}, {"index", last}, {"event", {{"e", "card"}, {"c", "2c"}}}})),
              "ok");
    ASSERT_EQ(said(floor.two("rule", ruling("void-hand", 1, {{"why", "six cards"}}))), "ok");
    const auto fault = audited_as_of_one(floor.journal);
    ASSERT_TRUE(fault);
    EXPECT_NE(fault->what.find("was ruled by one person alone"), std::string::npos) << fault->what;
}

TEST_F(TwoRule, R86_TheAuditorFindsAMisdealByOnePerson) {
    win_the_meter();
    ASSERT_EQ(said(floor.two("void-round", {{"table", id}, {"round", 1}, {"ruling", "misdeal"}})), "ok");
    floor.check();
    const auto fault = audited_as_of_one(floor.journal);
    ASSERT_TRUE(fault);
    EXPECT_NE(fault->what.find("was ruled by one person alone"), std::string::npos) << fault->what;
}

}  // namespace
}  // namespace baize::two_rule_test
