// Rulings R57, R58: silence and an empty purse on the floor. A question is answered with what costs nothing, and
// absence is ruled by a person, or after a whole turn that was missed.
#include <gtest/gtest.h>

#include "engine/names.hpp"
#include "support/floor.hpp"

namespace baize {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

class Silent : public ::testing::Test {
protected:
    void open(const std::string& file, std::map<std::string, std::string> with = {}) {
        with["chance"] = "\"dealer\"";
        id = floor.open(example_table(file, with));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
    }
    std::string seat(int terminal) const { return floor::terminal_name(id, static_cast<PlayerId>(terminal - 1)); }
    void credit(int terminal, std::int64_t cents) {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat(terminal)}, {"amount", cents}})),
                  "ok");
    }
    void bet(int terminal, int box, const char* wager, std::int64_t cents) {
        ASSERT_EQ(said(floor.at(seat(terminal), "bet", {{"box", box}, {"wager", wager}, {"stake", cents}})), "ok");
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", event}}));
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    }
    [[nodiscard]] std::string answer(int terminal, Json args) {
        return said(floor.at(seat(terminal), "answer", std::move(args)));
    }
    void is_silent() { floor.wait(table().config().decision_seconds); }
    const floor::LiveTable& table() const { return floor.table(id); }
    std::string asked() const {
        const Need& need = table().session->need();
        if (need.kind != NeedKind::Decision) return "nobody";
        return player_name(need.question.player) + ": " + choice_list(table().game(), need.question.choices);
    }
    int rulings(const char* which) const {
        int count = 0;
        for (const Event& event : table().session->events())
            if (const auto* ruled = std::get_if<Ruled>(&event))
                count += table().game().irregularities[ruled->irregularity].id == which;
        return count;
    }

    std::string id;
    TestFloor floor;
};

// ---- nz-blackjack 21.7 ---------------------------------------------------------------------------------------------

class PlayerSelect : public Silent {
protected:
    // A has the seat and a lower wager on 12; B's is of the upper minimum: any two cards may be doubled with him.
    void SetUp() override {
        open("nz.blackjack.player-select.toml");
        credit(1, 30'00);
        credit(2, 100'00);
        bet(1, 1, "main", 10'00);
        bet(2, 1, "main", 50'00);
        floor.wait(30);
        cards({"7h", "9c", "5d"});
        ASSERT_EQ(asked(), "A: stand, draw, double");
        ASSERT_EQ(answer(1, {{"choice", "double"}, {"amount", 10'00}}), "ok");
        ASSERT_EQ(asked(), "B: agree, disagree");
    }
};

TEST_F(PlayerSelect, R21_7_WhoAgreedAndIsSilentLetsItLapse) {
    ASSERT_EQ(answer(2, {{"choice", "agree"}}), "ok");
    ASSERT_EQ(asked(), "B: double, disagree");
    is_silent();
    EXPECT_EQ(asked(), "A: stand, draw") << "the choice is put to him again without it";
    EXPECT_EQ(floor.credit(seat(1)), Money{20'00}) << "nothing was staked";
    is_silent();
    EXPECT_EQ(asked(), "nobody");
    cards({"8s"});
    EXPECT_EQ(table().phase, floor::Phase::Confirming);
    floor.check();
}

TEST_F(PlayerSelect, R21_7_WhoAgreedAndCannotPayLetsItLapse) {
    ASSERT_EQ(answer(2, {{"choice", "agree"}}), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", seat(2)}})), "ok");
    EXPECT_NE(answer(2, {{"choice", "double"}, {"amount", 50'00}}).find("credit"), std::string::npos);
    EXPECT_EQ(asked(), "B: double, disagree") << "he may still say no";
    ASSERT_EQ(answer(2, {{"choice", "disagree"}}), "ok");
    EXPECT_EQ(asked(), "A: stand, draw");
    floor.check();
}

TEST_F(PlayerSelect, R21_7_TheSeatedPlayersOwnPurseIsNotToldToAnother) {
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", seat(1)}})), "ok");
    ASSERT_EQ(answer(2, {{"choice", "agree"}}), "ok");
    EXPECT_EQ(answer(2, {{"choice", "double"}, {"amount", 50'00}}).substr(0, 47),
              "another player's credit does not cover his part");
    is_silent();
    EXPECT_EQ(asked(), "A: stand, draw");
    floor.check();
}

TEST_F(PlayerSelect, R21_7_WhoPaysDoublesAtTheSameTime) {
    ASSERT_EQ(answer(2, {{"choice", "agree"}}), "ok");
    ASSERT_EQ(answer(2, {{"choice", "double"}, {"amount", 50'00}}), "ok");
    EXPECT_EQ(asked(), "nobody");
    EXPECT_EQ(floor.credit(seat(1)), Money{10'00});
    EXPECT_EQ(floor.credit(seat(2)), Money{});
    cards({"9h", "8s"});
    floor.check();
}

// ---- nz-blackjack 16.6, three card poker 11.13 ----------------------------------------------------------------------

TEST_F(Silent, R16_6_SilenceOnInsuranceCostsNoRightsInTheHand) {
    open("nz.blackjack.toml");
    credit(1, 100'00);
    bet(1, 1, "main", 10'00);
    floor.wait(30);
    cards({"6h", "Ac", "5d"});
    ASSERT_EQ(asked(), "A: no-insurance, insure");
    is_silent();
    EXPECT_EQ(asked(), "A: draw, double") << "he may still double: one slow answer makes nobody absent";
    EXPECT_EQ(answer(1, {{"choice", "double"}, {"amount", 10'00}}), "ok");
    EXPECT_EQ(rulings("absent-player"), 0);
    floor.check();
}

TEST_F(Silent, R16_6_OneSlowAnswerIsThePassiveChoice) {
    open("nz.blackjack.toml");
    credit(1, 100'00);
    bet(1, 1, "main", 10'00);
    floor.wait(30);
    cards({"2h", "9c", "3d"});
    ASSERT_EQ(asked(), "A: draw, double");
    is_silent();
    cards({"7s"});
    ASSERT_EQ(asked(), "A: stand, draw");
    ASSERT_EQ(answer(1, {{"choice", "draw"}}), "ok") << "he is there, and plays his hand";
    cards({"8s"});
    EXPECT_EQ(rulings("absent-player"), 0);
    floor.check();
}

TEST_F(Silent, R16_6_AfterAWholeTurnMissedTheNextHandIsOfAnAbsentPlayer) {
    open("nz.blackjack.toml");
    credit(1, 100'00);
    bet(1, 1, "main", 10'00);
    bet(1, 2, "main", 10'00);
    bet(1, 3, "main", 10'00);
    floor.wait(30);
    cards({"2h", "2d", "4d", "9c", "3h", "3d", "5h"});
    is_silent();  // 5: a card is drawn
    cards({"7s"});
    EXPECT_EQ(asked(), "A: stand, draw");
    is_silent();  // 12: he stands, and has missed the whole turn of box 1
    EXPECT_EQ(asked(), "A: draw, double") << "of box 2 he is asked once more";
    EXPECT_EQ(rulings("absent-player"), 0);
    is_silent();
    EXPECT_EQ(rulings("absent-player"), 1) << "16.6 is applied to box 2";
    cards({"2s", "6s"});  // 5, 7, 13: until it counts 12 or more
    EXPECT_EQ(asked(), "A: draw, double") << "of box 3 too he is asked";
    EXPECT_EQ(answer(1, {{"choice", "draw"}}), "ok");
    cards({"8h"});
    is_silent();
    EXPECT_EQ(rulings("absent-player"), 1) << "he was there, and box 3 is his";
    floor.check();
}

TEST_F(Silent, R16_6_APersonRulesItAtOnce) {
    open("nz.blackjack.toml");
    credit(1, 100'00);
    bet(1, 1, "main", 10'00);
    floor.wait(30);
    cards({"2h", "9c", "3d"});
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "rule",
                            {{"table", id}, {"event", {{"e", "rule"}, {"i", "absent-player"}, {"b", 1}}}})),
              "ok");
    cards({"7s"});
    EXPECT_EQ(asked(), "nobody");
    floor.check();
}

TEST_F(Silent, ThreeCard11_13_ASlowPlayerFoldsAndForfeitsNothingElse) {
    open("nz.three-card-poker.toml");
    credit(1, 100'00);
    bet(1, 1, "ante", 10'00);
    bet(1, 1, "pair-plus", 5'00);
    bet(1, 2, "ante", 10'00);
    bet(1, 2, "pair-plus", 5'00);
    floor.wait(30);
    cards({"Ah", "Ad", "2c", "Kh", "Kd", "2d", "Qc", "9d", "4s"});
    is_silent();
    is_silent();
    EXPECT_EQ(rulings("absent-player"), 0) << "a turn of one question is one slow answer: only a person rules 11.13";
    ASSERT_EQ(table().phase, floor::Phase::Confirming);
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{70'00 + 2 * 10'00}) << "the antes are lost by 5.14, the pairs are paid";
    floor.check();
}

}  // namespace
}  // namespace baize
