// Hold 'Em on the floor: what each street costs is told and silence lays nothing, the AA Bonus is settled in mid-round,
// and a board that several play is paid out of one meter (gb-2011 section 11).
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::holdem_floor_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// A table whose dealer enters the cards, with 200.00 at each of its first two terminals.
class HoldemFloor : public ::testing::Test {
protected:
    void open(const std::string& file, std::map<std::string, std::string> with = {}) {
        with["chance"] = "\"dealer\"";
        id = floor.open(example_table(file, with));
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        for (int who = 1; who <= 2; ++who)
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat(who)}, {"amount", 200'00}})),
                      "ok");
    }
    std::string seat(int terminal) const { return floor::terminal_name(id, static_cast<PlayerId>(terminal - 1)); }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", event}}));
    }
    std::string bet(int who, int box, const char* wager, std::int64_t cents) {
        return said(floor.at(seat(who), "bet", {{"box", box}, {"wager", wager}, {"stake", cents}}));
    }
    void cards(std::initializer_list<const char*> list) {
        for (const char* card : list) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok") << card;
    }
    std::string answer(int who, const char* choice) {
        return said(floor.at(seat(who), "answer", {{"choice", choice}}));
    }
    // What makes the hand of a box (0: the dealer's), as a terminal is sent it, or a spectator (0): "Ah Ad Tc".
    static std::string makers(const Json& hands, int box) {
        std::string text;
        for (const Json& hand : hands)
            if (hand["box"] == box && !hand.value("community", false))
                for (const Json& card : hand.value("made-of", Json::array()))
                    text += (text.empty() ? "" : " ") + card.get<std::string>();
        return text;
    }
    std::string made_of(int who, int box) {
        if (who > 0) return makers(floor.state(seat(who))["hands"], box);
        return makers(wire::json_of(floor::table_view(floor.floor, floor.table(id), kNobody, floor.now))["hands"], box);
    }
    // Who is sent what makes the hand of this box, of both terminals (1, 2) and a spectator (0).
    std::string told(int box) {
        std::string who;
        for (int each = 0; each <= 2; ++each)
            if (!made_of(each, box).empty()) who += std::to_string(each);
        return who;
    }
    std::string costs(int who) {
        std::string text;
        const Json asked = floor.state(seat(who))["question"];
        for (const Json& choice : asked["choices"])
            text += choice["id"].get<std::string>() + " " + std::to_string(choice.value("cost", 0)) + "; ";
        return text;
    }
    void is_silent() { floor.wait(floor.table(id).config().decision_seconds); }
    static Money due(TestFloor& at, const std::string& terminal) {
        return Money{at.state(terminal)["mine"].value("due", std::int64_t{0})};
    }
    Money due(int who) { return due(floor, seat(who)); }
    // What was said to be due is what comes.
    void confirm() {
        const Money announced[] = {floor.credit(seat(1)) + due(1), floor.credit(seat(2)) + due(2)};
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", 1}})), "ok");
        for (const int who : {1, 2}) {
            EXPECT_EQ(floor.credit(seat(who)), announced[who - 1]) << who;
            EXPECT_EQ(due(who), Money{}) << who;
        }
        floor.check();
    }
    // 11.83: two aces that have won the AA Bonus, before the turn.
    void win_aa_bonus() {
        open("gb.casino-holdem.toml");
        for (const auto& [wager, cents] : {std::pair{"ante", 10'00}, {"aa-bonus", 5'00}})
            ASSERT_EQ(bet(1, 1, wager, cents), "ok");
        floor.wait(30);
        cards({"Ah", "Ad", "Tc", "Td", "2s", "7h", "Jc"});
        EXPECT_EQ(due(1), Money{});
        ASSERT_EQ(answer(1, "call"), "ok");
    }
    std::string voucher_out() { return said(floor.at(seat(1), "voucher-out")); }

    std::string id;
    TestFloor floor;
};

// 11.49, 11.52-11.62, ruling R57: check, check, fold.
TEST_F(HoldemFloor, R11_52_WhatEachStreetCostsIsToldAndSilenceLaysNothing) {
    open("gb.ultimate-holdem.toml");
    ASSERT_EQ(bet(1, 1, "ante", 20'00), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{160'00}) << "ante and blind are laid together";
    floor.wait(30);
    cards({"Kh", "5d", "Tc", "Td", "2s", "7h", "Jc", "8d", "4s"});
    EXPECT_EQ(costs(1), "check 0; 3x 6000; 4x 8000; ");
    is_silent();
    EXPECT_EQ(costs(1), "check 0; 2x 4000; ");
    is_silent();
    EXPECT_EQ(costs(1), "fold 0; 1x 2000; ");
    is_silent();
    confirm();
    EXPECT_EQ(floor.credit(seat(1)), Money{160'00});
}

// 11.52: who has not the credit for four times may still bet three times, and who has none checks.
TEST_F(HoldemFloor, R11_52_NoMoreThanTheCreditIsLaid) {
    open("gb.ultimate-holdem.toml");
    ASSERT_EQ(bet(1, 1, "ante", 40'00), "ok");
    floor.wait(30);
    cards({"Ah", "Ad", "Tc", "Td", "2s", "7h", "Jc", "8d", "4s"});
    EXPECT_NE(answer(1, "4x"), "ok") << "160.00 of 120.00";
    EXPECT_EQ(floor.credit(seat(1)), Money{120'00});
    EXPECT_EQ(answer(1, "3x"), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{0});
    confirm();
    EXPECT_EQ(floor.credit(seat(1)), Money{120'00 + 240'00 - 120'00 + 80'00 + 40'00});
}

// 11.70*: told before the close, and paid no more.
TEST_F(HoldemFloor, R11_70_TheCeilingIsToldBeforeTheClose) {
    open("gb.ultimate-holdem.toml", {{"royal-ceiling", "\"5000.00\""}});
    ASSERT_EQ(bet(1, 1, "ante", 10'00), "ok");
    EXPECT_FALSE(floor.state(seat(1))["mine"].contains("told"));
    ASSERT_EQ(bet(1, 1, "ante", 20'00), "ok");
    EXPECT_EQ(floor.state(seat(1))["mine"]["told"],
              "a royal flush would win 10000 on your Blind, and is paid 5000 at most (gb-2011 11.70)");
    floor.wait(30);
    cards({"As", "Ks", "Tc", "Td", "Qs", "Js", "Ts", "8d", "4h"});
    EXPECT_EQ(answer(1, "4x"), "ok");
    confirm();
    EXPECT_EQ(floor.credit(seat(1)), Money{200'00 + 20'00 + 80'00 + 5000'00});
}

// 11.83-11.85: settled before the turn, and its owner's hand is seen by all from then on; the other's is not.
TEST_F(HoldemFloor, R11_83_TheAaBonusIsSettledBeforeTheTurn) {
    open("gb.casino-holdem.toml");
    for (const auto& [who, wager, cents] : {std::tuple{1, "ante", 10'00}, {1, "aa-bonus", 5'00}, {2, "ante", 10'00}})
        ASSERT_EQ(bet(who, who, wager, cents), "ok");
    floor.wait(30);
    cards({"Ah", "Ad", "Kh", "5d", "Tc", "Td", "2s", "7h", "Jc"});
    EXPECT_EQ(costs(1), "fold 0; call 2000; ");
    ASSERT_EQ(answer(1, "call"), "ok");
    ASSERT_EQ(answer(2, "fold"), "ok");
    EXPECT_NE(floor.state(seat(2)).dump().find("Ah"), std::string::npos) << "shown to be settled";
    EXPECT_EQ(floor.state(seat(1)).dump().find("Kh"), std::string::npos) << "a folded hand stays unseen";
    cards({"8d", "4s"});
    confirm();
    EXPECT_EQ(floor.credit(seat(1)), Money{200'00 + 35'00 + 20'00 + 10'00});
    EXPECT_EQ(floor.credit(seat(2)), Money{200'00 - 10'00});
}

// 11.83-11.85: what the AA Bonus has brought is told as a sum of its own. It is nobody's credit before the round is
// over: no voucher has it, a restart has it again, and a round that is void never gave it.
TEST_F(HoldemFloor, R11_84_WhatTheAaBonusBroughtIsTold) {
    win_aa_bonus();
    EXPECT_EQ(due(1), Money{40'00}) << "7 to 1, and the stake";
    EXPECT_EQ(floor.credit(seat(1)), Money{165'00});
    EXPECT_EQ(floor.state(seat(1))["mine"]["staked"], 30'00);
    EXPECT_FALSE(floor.state(seat(2))["mine"].contains("due"));
    ASSERT_EQ(voucher_out(), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{});
    TestFloor restarted(floor, floor.journal);
    EXPECT_EQ(due(restarted, seat(1)), Money{40'00});
    ASSERT_EQ(said(floor.two("void-round", {{"table", id}, {"round", 1}, {"why", "a misdeal"}})), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{35'00}) << "the stakes, and no bonus";
    EXPECT_EQ(due(1), Money{});
    floor.check();
}

// A misread ace is found when its winnings have left the terminal: what is not there any more the house bears.
TEST_F(HoldemFloor, R11_84_ABonusThatWasNoneIsTakenBackAsFarAsItIsThere) {
    win_aa_bonus();
    cards({"8d", "4s"});
    confirm();
    const Money won = floor.credit(seat(1));
    ASSERT_EQ(voucher_out(), "ok");
    constexpr int kFirstCard = 4;  // among the events: the shuffle, two wagers, the close come first
    const auto corrected = floor.two("correct", {{"table", id},
                                                 {"round", 1},
                                                 {"index", kFirstCard},
                                                 {"event", {{"e", "card"}, {"c", "3h"}}}});
    ASSERT_EQ(said(corrected), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{});
    EXPECT_EQ(corrected->body["shortfall"], (won - Money{165'00}).cents) << "he has lost all that he staked";
    floor.check();
}

// Which five cards make a hand tells of those beside them: it goes to whoever sees the whole hand and to nobody else,
// on every street, at the result, and of the last round.
TEST_F(HoldemFloor, R11_12_WhatMakesAHandIsToldToWhoSeesIt) {
    open("gb.ultimate-holdem.toml", {{"community", "\"as-needed\""}});
    for (const int who : {1, 2}) ASSERT_EQ(bet(who, who, "ante", 10'00), "ok");
    floor.wait(30);
    cards({"Ah", "Ad", "Kh", "5d", "Tc", "Td"});
    for (const int who : {1, 2}) ASSERT_EQ(answer(who, "check"), "ok");
    cards({"2s", "7h", "Jc"});
    for (const int box : {0, 1, 2}) EXPECT_EQ(told(box), "") << "of five cards none is left out; box " << box;
    for (const int who : {1, 2}) ASSERT_EQ(answer(who, "check"), "ok");
    cards({"8d", "4s"});
    EXPECT_EQ(told(1), "1");
    EXPECT_EQ(told(2), "2");
    EXPECT_EQ(told(0), "") << "the dealer's lie face down";
    EXPECT_EQ(made_of(1, 1), "Ah Ad 7h Jc 8d");
    EXPECT_EQ(made_of(2, 2), "Kh 5d 7h Jc 8d");
    ASSERT_EQ(answer(1, "1x"), "ok");
    ASSERT_EQ(answer(2, "fold"), "ok");
    EXPECT_EQ(told(0), "012");
    EXPECT_EQ(told(1), "012");
    EXPECT_EQ(told(2), "2") << "a folded hand stays unseen";
    confirm();
    for (const int who : {1, 2}) {
        const Json last = floor.state(seat(who))["last"]["hands"];
        EXPECT_EQ(makers(last, 1), "Ah Ad 7h Jc 8d");
        EXPECT_EQ(makers(last, 2), who == 2 ? "Kh 5d 7h Jc 8d" : "");
    }
}

// nz 5.7.2: nor to the player of a hand that is played blind, before it is shown.
TEST_F(HoldemFloor, NzUltimate5_7_2_WhatMakesABlindHandIsToldToNobody) {
    open("nz.ultimate-holdem.toml", {{"community", "\"as-needed\""}});
    for (const int box : {1, 2}) ASSERT_EQ(bet(1, box, "ante", 10'00), "ok");
    floor.wait(30);
    cards({"Ah", "Ad", "Kh", "5d", "Tc", "Td"});
    for (int hand = 0; hand < 2; ++hand) ASSERT_EQ(answer(1, "check"), "ok");
    cards({"2s", "7h", "Jc"});
    for (int hand = 0; hand < 2; ++hand) ASSERT_EQ(answer(1, "check"), "ok");
    cards({"8d", "4s"});
    EXPECT_EQ(told(1), "1");
    EXPECT_EQ(told(2), "");
    ASSERT_EQ(answer(1, "1x"), "ok");
    ASSERT_EQ(answer(1, "fold"), "ok");
    EXPECT_EQ(told(1), "012");
    EXPECT_EQ(told(2), "") << "it was folded unseen";
    confirm();
    EXPECT_EQ(makers(floor.state(seat(1))["last"]["hands"], 2), "");
}

// 11.98(a): both have folded, the five cards come, and each has half of the meter with the round's contributions in it;
// it starts again with its seed.
TEST_F(HoldemFloor, R11_98_ARoyalFlushOnTheBoardIsShared) {
    open("gb.casino-holdem.toml");
    for (const int who : {1, 2})
        for (const auto& [wager, cents] : {std::pair{"ante", 5'00}, {"progressive", 1'00}})
            ASSERT_EQ(bet(who, who, wager, cents), "ok");
    floor.wait(30);
    cards({"2h", "3d", "4h", "5d", "Tc", "Td", "As", "Ks", "Qs"});
    for (const int who : {1, 2}) ASSERT_EQ(answer(who, "fold"), "ok");
    cards({"Js", "Ts"});
    confirm();
    for (const int who : {1, 2}) EXPECT_EQ(floor.credit(seat(who)), Money{200'00 - 6'00 + 500'75});
    EXPECT_EQ(floor.floor.state().books.account("jackpot:holdem"_account)->balance, Money{1000'00});
}

// 11.102: three equal wagers of one credit.
TEST_F(HoldemFloor, R11_102_ThreeWagersAreOfOneCredit) {
    open("gb.two-way-holdem.toml");
    EXPECT_NE(bet(1, 1, "ante", 67'00), "ok") << "three times 67.00 are more than 200.00";
    EXPECT_EQ(bet(1, 1, "ante", 50'00), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{50'00});
    floor.wait(30);
    cards({"Ah", "Ad", "Tc", "Td", "2s", "7h", "Jc"});
    EXPECT_EQ(costs(1), "check 0; flop 5000; ");
    ASSERT_EQ(answer(1, "flop"), "ok");
    cards({"8d", "4s"});
    EXPECT_NE(answer(1, "river"), "ok") << "no credit is left";
    is_silent();
    confirm();
    EXPECT_EQ(floor.credit(seat(1)), Money{200'00 + 50'00 + 50'00 + 50'00 - 50'00});
}

// 11.37, 11.113: Turn and River are paid by another wager's rows, and a terminal is sent them; and how much each lays.
TEST_F(HoldemFloor, Gb11_37_TheOfferSaysWhatIsPaidAsAnotherWager) {
    open("gb.holdem-bonus.toml");
    std::map<std::string, Json> wagers;
    const Json offer = wire::json_of(floor::offer_view(floor.table(id), 1));
    for (const Json& wager : offer["wagers"]) wagers[wager["id"]] = wager;
    for (const char* paid : {"turn", "river"}) {
        EXPECT_EQ(wagers[paid]["pays"].size(), 1u) << paid;
        EXPECT_EQ(wagers[paid]["pays"], wagers["flop"]["pays"]) << paid;
        EXPECT_EQ(wagers[paid].value("paid-as", ""), "flop") << paid;
    }
    EXPECT_FALSE(wagers["flop"].contains("paid-as"));
    EXPECT_EQ(wagers["flop"]["laid"].dump(), R"-(["twice the Ante (gb-2011 11.19)"])-");
    EXPECT_EQ(wagers["turn"]["laid"].dump(), R"-(["equal to the Ante (gb-2011 11.23)"])-");
    EXPECT_FALSE(wagers["ante"].contains("laid"));
}

}  // namespace
}  // namespace baize::holdem_floor_test
