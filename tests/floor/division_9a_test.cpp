// nz-electronic-tai-sai, Division 9A: every clause that software can meet, on a floor with virtual time.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "support/floor.hpp"

namespace baize::division_9a_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

const std::string k1 = "sic-bo-1/01", k7 = "sic-bo-1/07";

class Division9A : public ::testing::Test {
protected:
    void SetUp() override { floor.open(example_table("gb.sic-bo.toml")); }
    void TearDown() override { floor.check(); }

    void notes(const std::string& terminal, int hundreds) {
        for (int i = 0; i < hundreds; ++i)
            ASSERT_EQ(said(floor.at(terminal, "insert-cash", {{"amount", 100'00}})), "ok");
    }
    std::int64_t stake_shown(const std::string& terminal, const std::string& wager) {
        const auto at = floor::parse_terminal(terminal);
        const Json state = floor.state(terminal);  // a temporary in a range-for would die before its loop
        for (const Json& stake : state["stakes"])
            if (stake["p"] == at->player && stake["w"] == wager) return stake["s"].get<std::int64_t>();
        return 0;
    }
    Json bet(const std::string& wager, std::int64_t cents) { return {{"wager", wager}, {"stake", cents}}; }

    TestFloor floor;
};

// A table whose throw a dealer enters.
class Division9ADealer : public Division9A {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""}, {"chance", "\"dealer\""}}));
    }
    Result<floor::Reply> dealer(const std::string& verb, Json args) {
        args["table"] = "tai-1";
        return floor.as(Role::Dealer, "dora", verb, args);
    }
    Json dice(int a, int b, int c) { return {{"event", {{"e", "throw"}, {"d", {a, b, c}}}}}; }
    void play(int a, int b, int c) {
        ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("small", 10'00))), "ok");
        floor.wait(30);
        ASSERT_EQ(said(dealer("enter", dice(a, b, c))), "ok");
    }
};

// ---- 3: terminals ----------------------------------------------------------------------------------------------

TEST_F(Division9A, C3_1_b_UpToThirtyTerminals) {
    EXPECT_EQ(said(floor.at("sic-bo-1/30", "insert-cash", {{"amount", 5'00}})), "ok");
    EXPECT_NE(said(floor.at("sic-bo-1/31", "insert-cash", {{"amount", 5'00}})), "ok");
    auto config = example_table("gb.sic-bo.toml", {{"terminals", "31"}, {"id", "\"sic-bo-9\""}});
    EXPECT_NE(said(floor.as(Role::Supervisor, "sue", "table", {{"toml", config}})), "ok");
}

TEST_F(Division9A, C3_1_c_TheOutcomeIsRecordedByItself) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    floor.wait(30);
    ASSERT_EQ(floor.table("sic-bo-1").past.size(), 1u);
    EXPECT_EQ(floor.table("sic-bo-1").past[0].result.dice.size(), 3u);
}

TEST_F(Division9ADealer, C3_1_c_TheOutcomeIsEnteredByHand) {
    notes("tai-1/01", 1);
    play(1, 2, 3);
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Confirming);
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{110'00});
}

TEST_F(Division9A, C3_3_a_TheBettingAreasAreShown) {
    const Json offer = wire::json_of(floor::offer_view(floor.table("sic-bo-1"), 1));
    std::size_t spots = 0;
    for (const Json& wager : offer["wagers"]) spots += std::max<std::size_t>(1, wager["spots"].size());
    EXPECT_EQ(spots, 102u);  // the 106 positions without the four of four numbers, which this table leaves out
}

TEST_F(Division9A, C3_3_b_i_LimitsOfThisTerminalAreShown) {
    const auto shown = [&](int terminal) {
        return floor::offer_view(floor.table("sic-bo-1"), terminal).wagers[0].limits.min.cents;
    };
    EXPECT_EQ(shown(1), 1'00);
    EXPECT_EQ(shown(7), 5'00);
}

TEST_F(Division9A, C3_3_b_ii_AtLeastThirtySecondsFromTheLastResult) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    const Json state = floor.state(k1);
    EXPECT_GE(state["closes"].get<std::int64_t>() - state["opened"].get<std::int64_t>(), 30'000);
    EXPECT_EQ(said(floor.at(k1, "ready")), "ok");
    floor.wait(29);
    EXPECT_EQ(floor.table("sic-bo-1").phase, Phase::Betting) << "everybody is ready, but 30 s have not passed";
    floor.wait(1);
    EXPECT_EQ(floor.table("sic-bo-1").round, 2u);
    const std::string hasty = example_table("gb.sic-bo.toml", {{"betting-seconds", "29"}, {"id", "\"hasty\""}});
    EXPECT_EQ(clause_of(floor.as(Role::Supervisor, "sue", "table", {{"toml", hasty}})),
              "nz-electronic-tai-sai 3.3(b)(ii)");
}

TEST_F(Division9ADealer, C3_3_b_ii_NorDoesADealerCloseEarlier) {
    notes("tai-1/01", 1);
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("big", 10'00))), "ok");
    EXPECT_EQ(clause_of(dealer("close-bets", {})), "nz-electronic-tai-sai 3.3(b)(ii)");
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Betting);
}

TEST_F(Division9A, C3_3_b_iii_to_vi_CreditStakedLastNumberLastWin) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "bet", bet("small", 20'00))), "ok");
    Json mine = floor.state(k1)["mine"];
    EXPECT_EQ(mine["credit"], 70'00);
    EXPECT_EQ(mine["staked"], 30'00);
    floor.wait(30);
    const Json state = floor.state(k1);
    EXPECT_EQ(state["last"]["result"]["dice"].size(), 3u);
    const Money after = floor.credit(k1);
    const std::int64_t won = state["mine"]["last-win"];
    EXPECT_TRUE(won == 10'00 || won == 20'00 || won == 0);
    EXPECT_EQ(after.cents, won == 10'00 ? 90'00 : won == 20'00 ? 110'00 : 70'00);
}

TEST_F(Division9A, C3_3_b_vii_TheCorrectTime) { EXPECT_EQ(floor.state(k1)["now"], floor.now); }

TEST_F(Division9A, C3_3_c_i_NothingIsTakenAfterTheClose) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    floor.now = floor.table("sic-bo-1").closes_ms;  // the clock has not ticked yet, and still no bet is taken
    EXPECT_EQ(clause_of(floor.at(k1, "bet", bet("big", 20'00))), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(clause_of(floor.at(k1, "bet", bet("big", 0))), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(clause_of(floor.at(k1, "clear")), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(stake_shown(k1, "big"), 10'00);
}

TEST_F(Division9ADealer, C3_3_c_i_NorWhileTheDiceAreThrown) {
    notes("tai-1/01", 1);
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("big", 10'00))), "ok");
    floor.wait(30);
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Playing);
    EXPECT_EQ(clause_of(floor.at("tai-1/01", "bet", bet("small", 10'00))), "nz-electronic-tai-sai 3.3(c)(i)");
    EXPECT_EQ(clause_of(floor.at("tai-1/01", "clear")), "nz-electronic-tai-sai 3.3(c)(i)");
}

TEST_F(Division9A, C3_3_c_ii_BelowTheMinimumNoChipsAreShown) {
    notes(k1, 1);
    auto reply = floor.at(k1, "bet", bet("big", 50));
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body["stake"], 0);
    EXPECT_EQ(reply->body["cut"]["clause"], "nz-electronic-tai-sai 3.3(c)(ii)");
    EXPECT_EQ(stake_shown(k1, "big"), 0);
    EXPECT_EQ(floor.credit(k1), Money{100'00});
}

TEST_F(Division9A, C3_3_c_iii_A_AnOddMultipleIsCutToTheNextLowest) {
    notes(k1, 1);
    auto reply = floor.at(k1, "bet", bet("big", 7'80));
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body["stake"], 7'50);
    EXPECT_EQ(reply->body["cut"]["clause"], "nz-electronic-tai-sai 3.3(c)(iii)(A)");
    EXPECT_EQ(stake_shown(k1, "big"), 7'50);
}

TEST_F(Division9A, C3_3_c_iii_B_AboveTheMaximumIsCutToTheMaximum) {
    notes(k1, 6);
    auto reply = floor.at(k1, "bet", bet("triple:6", 600'00));
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body["stake"], 50'00);
    EXPECT_EQ(reply->body["cut"]["clause"], "nz-electronic-tai-sai 3.3(c)(iii)(B)");
}

TEST_F(Division9A, C3_3_c_iv_BelowTheAggregateTheWagersAreNotRecognised) {
    notes(k1, 1);
    notes("sic-bo-1/02", 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 1'00))), "ok");  // the table wants 2.00 in all
    ASSERT_EQ(said(floor.at("sic-bo-1/02", "bet", bet("big", 2'00))), "ok");
    floor.wait(30);
    const floor::PastRound& past = floor.table("sic-bo-1").past.at(0);
    ASSERT_EQ(past.stakes.size(), 1u);
    EXPECT_EQ(past.stakes[0].player, 1);
    EXPECT_EQ(floor.credit(k1), Money{100'00});
}

TEST_F(Division9A, C3_3_c_iv_AloneBelowTheAggregateNoRoundIsRun) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 1'00))), "ok");
    floor.wait(31);
    EXPECT_EQ(floor.table("sic-bo-1").round, 1u);
    EXPECT_EQ(floor.table("sic-bo-1").phase, Phase::Betting);
    EXPECT_EQ(floor.credit(k1), Money{100'00});
}

TEST_F(Division9A, C3_3_c_v_LosersAreClearedAndWinnersCredited) {
    notes(k1, 2);
    for (int face = 1; face <= 6; ++face)
        ASSERT_EQ(said(floor.at(k1, "bet", bet("single:" + std::to_string(face), 10'00))), "ok");
    floor.wait(30);
    EXPECT_TRUE(floor.state(k1)["stakes"].empty());
    const Json last = floor.state(k1)["last"];
    EXPECT_EQ(last["staked"], 60'00);
    EXPECT_EQ(floor.credit(k1).cents, 200'00 - 60'00 + last["paid"].get<std::int64_t>());
    EXPECT_GT(last["paid"].get<std::int64_t>(), 0) << "some face always shows";
}

TEST_F(Division9A, C3_3_d_AVoucherForAllCredit) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    auto reply = floor.at(k1, "voucher-out");
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body["amount"], 90'00) << "what is staked stays staked";
    EXPECT_EQ(floor.credit(k1), Money{});
    EXPECT_EQ(reply->body["voucher"].get<std::string>().size(), 18u);
    EXPECT_EQ(clause_of(floor.at(k1, "voucher-out")), "nz-electronic-tai-sai 3.3(d)");
}

TEST_F(Division9A, C3_3_e_CreditIsCancelledAndPaidInChips) {
    notes(k1, 1);
    auto reply = floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", k1}});
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body["paid"], 100'00);
    EXPECT_EQ(floor.credit(k1), Money{});
    EXPECT_EQ(floor.floor.state().books.account("float:sic-bo-1"_account)->balance, Money{-(1'000'000'00 - 100'00)});
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", k1}})), "ok");
}

TEST_F(Division9A, C3_6_APrizeOnlyFromALegitimateResult) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "enter",
                            {{"table", "sic-bo-1"}, {"event", {{"e", "throw"}, {"d", {6, 6, 5}}}}})),
              "ok")
        << "nobody enters a result at a table whose results the server draws";
    EXPECT_NE(said(floor.at(k1, "enter", {{"table", "sic-bo-1"}})), "ok");
}

// The prize is what the throw gave to the wagers that lay there, and to
// nobody else; what came by a malfunction is taken back.
TEST_F(Division9ADealer, C3_6_APrizeOnlyAsItWasAttained) {
    const std::string a = "tai-1/01", b = "tai-1/02";
    for (const std::string& each : {a, b})
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", each}, {"amount", 100'00}})), "ok");
    ASSERT_EQ(said(floor.at(b, "bet", bet("big", 10'00))), "ok");
    play(1, 2, 4);
    EXPECT_EQ(floor.credit(a), Money{90'00}) << "a throw that nobody has confirmed gives no prize";
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(a), Money{110'00});
    EXPECT_EQ(floor.credit(b), Money{90'00}) << "nothing for a wager that did not win";
    ASSERT_EQ(said(floor.two("refuse-pay", {{"terminal", a}, {"round", 1}, {"note", "display froze"}})), "ok");
    EXPECT_EQ(floor.credit(a), Money{100'00}) << "the wager comes back, the prize does not stay";
    EXPECT_EQ(clause_of(floor.at(a, "voucher-out")), "nz-electronic-tai-sai 7.5(b)");
}

// ---- 4: wagers -------------------------------------------------------------------------------------------------

TEST_F(Division9A, C4_1_WagersOfTheGameByTouch) {
    notes(k1, 1);
    const Json offer = wire::json_of(floor::offer_view(floor.table("sic-bo-1"), 1));
    for (const Json& wager : offer["wagers"]) {
        const std::string id = wager["id"];
        const std::string spot = wager["spots"].empty() ? "" : ":" + wager["spots"][0].get<std::string>();
        EXPECT_EQ(said(floor.at(k1, "bet", bet(id + spot, 1'00))), "ok") << id;
    }
    EXPECT_NE(said(floor.at(k1, "bet", bet("four-numbers:1234", 1'00))), "ok") << "this table leaves it out";
}

TEST_F(Division9A, C4_2_b_AnyCombinationOfWagers) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 5'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "bet", bet("small", 5'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "bet", bet("total:10", 5'00))), "ok");
    EXPECT_EQ(floor.credit(k1), Money{85'00});
}

TEST_F(Division9A, C4_3_a_C4_4_NotesBecomeCredit) {
    EXPECT_EQ(said(floor.at(k1, "insert-cash", {{"amount", 20'00}})), "ok");
    EXPECT_EQ(floor.credit(k1), Money{20'00});
    EXPECT_EQ(clause_of(floor.at(k1, "insert-cash", {{"amount", 7'00}})), "nz-electronic-tai-sai 4.3(a)");
    EXPECT_EQ(floor.credit(k1), Money{20'00});
}

TEST_F(Division9A, C4_3_b_C4_5_TheDealerCreditsATerminal) {
    EXPECT_EQ(
        said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", k1}, {"amount", 55'50}, {"tender", "chips"}})),
        "ok");
    EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", k1}, {"amount", 4'50}})), "ok");
    EXPECT_EQ(floor.credit(k1), Money{60'00});
    EXPECT_EQ(floor.floor.state().books.account("float:sic-bo-1"_account)->balance, Money{-1'000'055'50});
    EXPECT_NE(said(floor.at(k1, "credit", {{"terminal", k1}, {"amount", 55'50}})), "ok") << "not by the player";
}

TEST_F(Division9A, C4_6_C4_7_TheLayoutAtTheCloseIsSettled) {
    notes(k1, 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "bet", bet("small", 30'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 0))), "ok");
    floor.wait(30);
    const floor::PastRound& past = floor.table("sic-bo-1").past.at(0);
    ASSERT_EQ(past.stakes.size(), 1u);
    EXPECT_EQ(past.stakes[0].amount, Money{30'00});
    EXPECT_EQ(past.layout, store::to_hex(floor::layout_hash("sic-bo-1 round 1\nsic-bo-1/01 0 small 3000\n")));
}

TEST_F(Division9A, C4_8_LimitsDifferByTerminal) {
    notes(k1, 1);
    notes(k7, 1);
    EXPECT_EQ(floor.at(k1, "bet", bet("big", 3'00))->body["stake"], 3'00);
    EXPECT_EQ(floor.at(k7, "bet", bet("big", 3'00))->body["stake"], 0);
    EXPECT_EQ(floor.at(k7, "bet", bet("triple:1", 50'00))->body["stake"], 20'00);
}

// ---- 5: the game ---------------------------------------------------------------------------------------------------

TEST_F(Division9A, C5_1_ThePointOfNoMoreWagersIsShown) {
    notes(k1, 1);
    EXPECT_EQ(floor.state(k1)["closes"], 0) << "the clock starts with the first wager";
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    EXPECT_EQ(floor.state(k1)["closes"], floor.now + 30'000);
}

TEST_F(Division9ADealer, C5_4_EnteredRecordedShownAndCalculated) {
    notes("tai-1/01", 1);
    play(1, 1, 2);
    EXPECT_EQ(floor.state("tai-1/01")["dice"], Json({1, 1, 2}));
    EXPECT_EQ(floor.credit("tai-1/01"), Money{90'00}) << "nothing is paid before the result is confirmed";
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    const Json state = floor.state("tai-1/01");
    EXPECT_EQ(state["last"]["result"]["dice"], Json({1, 1, 2}));
    EXPECT_EQ(state["mine"]["last-win"], 10'00);
    EXPECT_EQ(state["mine"]["credit"], 110'00);
}

TEST_F(Division9ADealer, C5_4_a_AWrongEntryIsPutRightBeforeItIsConfirmed) {
    notes("tai-1/01", 1);
    play(6, 6, 5);
    Json fix = dice(1, 1, 2);
    fix["index"] = 2;  // the wager, the close, the throw
    ASSERT_EQ(said(dealer("fix", fix)), "ok");
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{110'00});
}

// ---- 6: settlement --------------------------------------------------------------------------------------------------

TEST_F(Division9ADealer, C6_1_SettledByTheGamesOdds) {
    notes("tai-1/01", 1);
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("total:4", 1'00))), "ok");
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("triple:1", 1'00))), "ok");
    floor.wait(30);
    ASSERT_EQ(said(dealer("enter", dice(1, 1, 2))), "ok");
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{98'00 + 1'00 + 62'00}) << "the table pays 62 to 1 on a total of 4";
}

TEST_F(Division9A, C6_3_AVoucherIsRedeemedOnce) {
    notes(k1, 1);
    const auto out = floor.at(k1, "voucher-out");
    ASSERT_TRUE(out);
    const std::string number = out->body["voucher"];
    const auto redeem = [&](const std::string& which, std::int64_t amount) {
        return said(floor.as(Role::Cashier, "carl", "redeem", {{"number", which}, {"amount", amount}}));
    };
    EXPECT_NE(redeem(number, 99'00).find("amount differs"), std::string::npos);
    EXPECT_NE(redeem(ledger::voucher_number(1), 100'00).find("not found"), std::string::npos);
    EXPECT_NE(redeem("123", 100'00).find("not a voucher's number"), std::string::npos);
    EXPECT_EQ(redeem(number, 100'00), "ok");
    EXPECT_NE(redeem(number, 100'00).find("paid already"), std::string::npos);
    EXPECT_EQ(floor.floor.state().books.account("voucher"_account)->balance, Money{});
}

TEST_F(Division9A, C6_3_AVoucherExpires) {
    notes(k1, 1);
    const auto out = floor.at(k1, "voucher-out");
    floor.now += 91 * std::int64_t{86'400'000};
    EXPECT_NE(said(floor.as(Role::Cashier, "carl", "redeem", {{"number", out->body["voucher"]}, {"amount", 100'00}}))
                  .find("expired"),
              std::string::npos);
}

// ---- 7: irregularities ----------------------------------------------------------------------------------------------

TEST_F(Division9ADealer, C7_2_NoSpin) {
    notes("tai-1/01", 1);
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("small", 10'00))), "ok");
    floor.wait(30);
    auto proposed = dealer("no-spin", {{"round", 1}});
    ASSERT_TRUE(proposed);
    EXPECT_EQ(floor.table("tai-1").round, 1u) << "one person alone voids nothing";
    const Json incident = {{"incident", proposed->body["incident"]}};
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "approve", incident)), "ok") << "not the same person twice";
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "approve", incident)), "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{100'00});
    EXPECT_EQ(floor.table("tai-1").past.at(0).credited.at(0).line.clause, "nz-electronic-tai-sai 7.2");
    EXPECT_EQ(floor.table("tai-1").round, 2u);
}

TEST_F(Division9ADealer, C7_2_NoSpinWhileBetsAreOpen) {
    notes("tai-1/01", 1);
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("small", 10'00))), "ok");
    ASSERT_EQ(said(floor.two("no-spin", {{"table", "tai-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{100'00});
}

TEST_F(Division9ADealer, C7_3_AWrongResultIsRecalculated) {
    notes("tai-1/01", 1);
    play(6, 6, 5);
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{90'00});
    ASSERT_EQ(said(floor.two(
                  "correct",
                  {{"table", "tai-1"}, {"round", 1}, {"index", 2}, {"event", {{"e", "throw"}, {"d", {1, 1, 2}}}}})),
              "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{110'00});
    EXPECT_EQ(floor.state("tai-1/01")["last"]["corrections"], 1) << "everyone is told";
    ASSERT_EQ(said(floor.two(
                  "correct",
                  {{"table", "tai-1"}, {"round", 1}, {"index", 2}, {"event", {{"e", "throw"}, {"d", {6, 5, 5}}}}})),
              "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{90'00}) << "a correction can be corrected";
}

TEST_F(Division9ADealer, C7_3_WhatWasPaidOutAlreadyIsTheHousesLoss) {
    notes("tai-1/01", 1);
    play(1, 1, 2);
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    ASSERT_EQ(said(floor.at("tai-1/01", "voucher-out")), "ok");
    ASSERT_EQ(said(floor.two(
                  "correct",
                  {{"table", "tai-1"}, {"round", 1}, {"index", 2}, {"event", {{"e", "throw"}, {"d", {6, 6, 5}}}}})),
              "ok");
    EXPECT_EQ(floor.credit("tai-1/01"), Money{});
    EXPECT_EQ(floor.floor.state().books.account("shortfall"_account)->balance, Money{-20'00});
}

TEST_F(Division9ADealer, C7_3_NotWhatPlayersDid) {
    notes("tai-1/01", 1);
    play(6, 6, 5);
    ASSERT_EQ(said(dealer("confirm", {{"round", 1}})), "ok");
    EXPECT_EQ(
        clause_of(floor.two("correct", {{"table", "tai-1"},
                                        {"round", 1},
                                        {"index", 0},
                                        {"event", {{"e", "bet"}, {"p", 0}, {"b", 0}, {"w", "big"}, {"s", 10'00}}}})),
        "nz-electronic-tai-sai 4.7");
}

TEST_F(Division9A, C7_4_C7_5_AMalfunctionIsRefusedReportedLockedRefunded) {
    notes(k1, 1);
    notes("sic-bo-1/02", 1);
    ASSERT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
    ASSERT_EQ(said(floor.at(k1, "bet", bet("small", 10'00))), "ok");
    ASSERT_EQ(said(floor.at("sic-bo-1/02", "bet", bet("big", 10'00))), "ok");
    floor.wait(30);
    const Money others = floor.credit("sic-bo-1/02");
    ASSERT_EQ(said(floor.two("refuse-pay", {{"terminal", k1}, {"round", 1}, {"note", "display froze"}})), "ok");
    EXPECT_EQ(floor.credit(k1), Money{100'00}) << "(c): what was wagered is refunded";
    EXPECT_EQ(floor.credit("sic-bo-1/02"), others) << "nobody else is touched";
    EXPECT_EQ(clause_of(floor.at(k1, "bet", bet("big", 10'00))), "nz-electronic-tai-sai 7.5(b)");
    EXPECT_EQ(clause_of(floor.at(k1, "voucher-out")), "nz-electronic-tai-sai 7.5(b)");
    EXPECT_EQ(floor.floor.state().incidents.at(1).state, floor::IncidentState::Done);
    bool reported = false;
    for (const auto& [number, incident] : floor.floor.state().incidents)
        reported = reported || (incident.verb == "report" && incident.state == floor::IncidentState::Open);
    EXPECT_TRUE(reported) << "(a): the inspector's report";
    ASSERT_EQ(said(floor.two("unlock", {{"table", "sic-bo-1"}, {"terminal", 1}})), "ok");
    EXPECT_EQ(said(floor.at(k1, "bet", bet("big", 10'00))), "ok");
}

}  // namespace
}  // namespace baize::division_9a_test
