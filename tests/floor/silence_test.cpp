// Rulings R57, R58: silence and an empty purse on the floor. A question is answered with what costs nothing, and
// absence is ruled by a person, or after a whole turn that was missed.
#include <gtest/gtest.h>

#include "definition/names.hpp"
#include "support/floor.hpp"

namespace baize::silence_test {
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

// gb-2011 15.16, 15.23: who says nothing folds, and has not said that he keeps Queens Up; the ante took its Super Bonus
// along, and both came out of his credit.
using Crazy4PokerSilence = Silent;
TEST_F(Crazy4PokerSilence, R73_FoldsAndLosesQueensUp) {
    open("gb.crazy-4-poker.toml");
    credit(1, 100'00);
    credit(2, 19'00);
    bet(1, 1, "ante", 10'00);
    bet(1, 1, "queens-up", 5'00);
    EXPECT_EQ(floor.credit(seat(1)), Money{75'00});
    EXPECT_NE(said(floor.at(seat(2), "bet", {{"box", 2}, {"wager", "ante"}, {"stake", 10'00}})).find("credit"),
              std::string::npos)
        << "twenty in all";
    floor.wait(30);
    cards({"Qd", "Qc", "6s", "3c", "2d", "Kh", "9h", "7c", "4s", "2c"});
    ASSERT_EQ(asked(), "A: fold, play, keep-queens-up");
    is_silent();
    EXPECT_EQ(asked(), "nobody");
    EXPECT_EQ(floor.credit(seat(1)), Money{75'00});
    floor.check();
}

// nz-four-card-poker 5.2(c), 5.8(b), rulings R70, R73: who says nothing folds; but what was laid blind stands, and Aces
// Up alone stays in where the hand wins it.
using FourCardPokerSilence = Silent;
TEST_F(FourCardPokerSilence, R73_StandsStaysInOrFolds) {
    open("nz.four-card-poker.toml");
    for (const int terminal : {1, 2, 3, 4}) credit(terminal, 100'00);
    bet(1, 1, "ante", 10'00);
    bet(1, 1, "play", 30'00);
    bet(2, 2, "aces-up", 5'00);
    bet(3, 3, "aces-up", 5'00);
    bet(4, 4, "ante", 10'00);
    bet(4, 4, "aces-up", 5'00);
    EXPECT_EQ(floor.credit(seat(1)), Money{60'00});
    floor.wait(30);
    cards({"Kd", "Kc", "9c", "7s", "2d"});
    cards({"Ad", "Ac", "8c", "5s", "3d"});
    cards({"Jd", "Jc", "8d", "5c", "3h"});
    cards({"Ah", "As", "9h", "6s", "4d"});
    cards({"Qs", "9d", "7h", "3c", "2c", "Kh"});
    for (const char* asks : {"A: let-it-stand, fold", "B: play-aces-up, fold", "C: fold",
                             "D: fold, once, twice, thrice, keep-aces-up"}) {
        EXPECT_EQ(asked(), asks);
        is_silent();
    }
    EXPECT_EQ(asked(), "nobody");
    const auto net = [&](int terminal) {
        Money sum{};
        for (const Line& line : table().session->table().lines())
            if (line.player == terminal - 1) sum += line.net();
        return sum;
    };
    EXPECT_EQ(net(1), Money{40'00});
    EXPECT_EQ(net(2), Money{5'00});
    EXPECT_EQ(net(3), Money{-5'00});
    EXPECT_EQ(net(4), Money{-15'00}) << "plain folds lose Aces Up too";
    floor.check();
}

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

// What each choice costs is known before it is chosen, and who says nothing lays nothing: no Double, and a fold.
TEST_F(Silent, CasinoStud7_12_7_27_TheCostIsToldAndSilenceFolds) {
    open("gb.casino-stud.toml");
    credit(1, 100'00);
    bet(1, 1, "ante", 10'00);
    bet(1, 1, "bonus-insurance", 5'00);
    floor.wait(30);
    cards({"Kh", "Kd", "7c", "4s", "2h", "Ts", "Jc", "9d", "6c", "3s"});
    const auto costs = [&] {
        std::string text;
        const Json asked = floor.state(seat(1))["question"];
        for (const Json& choice : asked["choices"])
            text += choice["id"].get<std::string>() + " " + std::to_string(choice.value("cost", 0)) + "; ";
        return text;
    };
    EXPECT_EQ(costs(), "stay 0; double 500; ");
    is_silent();
    EXPECT_EQ(costs(), "fold 0; raise 2000; ");
    is_silent();
    EXPECT_EQ(asked(), "nobody");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{100'00 - 10'00 + 5'00}) << "the Insurance is alive on the folded hand";
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
}  // namespace baize::silence_test
