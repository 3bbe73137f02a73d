// Nominees (000 Dragon21 2.2, for every game) and what holds for all tables of a house together.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::nominees_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

class Nominees : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml"));
        notes(floor, player, 1);
    }
    void TearDown() override { floor.check(); }

    Result<floor::Reply> nominate(const Json& args) { return floor.as(Role::Supervisor, "sue", "nominate", args); }
    Result<floor::Reply> bet_for(const std::string& whom, const std::string& by) {
        return floor.at(by, "bet", {{"wager", "big"}, {"stake", 10'00}, {"for", whom}});
    }

    TestFloor floor;
    const std::string player = "sic-bo-1/01", nominee = "sic-bo-1/02", third = "sic-bo-1/03";
};

TEST_F(Nominees, R2_2_a_OnlyWithASupervisorsApproval) {
    EXPECT_EQ(clause_of(bet_for(player, nominee)), kHouseRule);
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "nominate", {{"terminal", player}, {"nominee", nominee}})), "ok");
    EXPECT_NE(said(floor.at(player, "nominate", {{"terminal", player}, {"nominee", nominee}})), "ok");
    EXPECT_EQ(floor.credit(player), Money{100'00});
}

// Its own division has the rule: there it is cited.
TEST_F(Nominees, R2_2_IsCitedWhereItBinds) {
    const std::string id = floor.open(example_table("nz.dragon21.toml"));
    const std::string one = id + "/01", two = id + "/02";
    EXPECT_EQ(clause_of(floor.at(two, "bet", {{"wager", "tie"}, {"stake", 10'00}, {"box", 1}, {"for", one}})),
              "nz-dragon21 2.2(a)");
    EXPECT_EQ(clause_of(nominate({{"terminal", one}})), "nz-dragon21 2.2(e)");
}

TEST_F(Nominees, R2_2_TheChipsAreThePlayers) {
    notes(floor, nominee, 1);
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    ASSERT_EQ(said(bet_for(player, nominee)), "ok");
    EXPECT_EQ(floor.credit(player), Money{90'00});
    EXPECT_EQ(floor.credit(nominee), Money{100'00});
    ASSERT_EQ(said(floor.at(nominee, "bet", {{"wager", "small"}, {"stake", 5'00}})), "ok")
        << "his own wagers are his own";
    EXPECT_EQ(floor.credit(nominee), Money{95'00});
    ASSERT_EQ(said(floor.at(nominee, "clear", {{"for", player}})), "ok");
    EXPECT_EQ(floor.credit(player), Money{100'00});
    EXPECT_EQ(floor.credit(nominee), Money{95'00});
    EXPECT_NE(said(floor.at(nominee, "voucher-out", {{"for", player}})), "ok") << "the credit stays the player's";
}

TEST_F(Nominees, R2_2_c_EverybodySeesWhoActsForWhom) {
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    EXPECT_EQ(floor.state(third)["nominees"], Json::array({{{"p", 0}, {"by", 1}}}));
    EXPECT_EQ(floor.state(nominee)["acting-for"]["terminal"], player);
    EXPECT_FALSE(floor.state(third).contains("acting-for"));
    EXPECT_FALSE(floor.state(nominee)["acting-for"].contains("credit"));
}

// Neither an answer nor a refusal tells him what his player has.
TEST_F(Nominees, R2_2_ThePlayersCreditIsNotTold) {
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    const auto reply = bet_for(player, nominee);
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->body["credit"], 0) << "his own";
    const auto refused = floor.at(nominee, "bet", {{"wager", "small"}, {"stake", 400'00}, {"for", player}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.refusal().what, "the player's credit does not cover that");
}

// Who sits down next has nominated nobody.
TEST_F(Nominees, R2_2_e_ItEndsWhenAPlayerLeaves) {
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    ASSERT_EQ(said(floor.at(player, "voucher-out")), "ok");
    EXPECT_TRUE(floor.state(third)["nominees"].empty());
    notes(floor, player, 1);
    EXPECT_EQ(clause_of(bet_for(player, nominee)), kHouseRule);
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    floor.floor.new_player_at(nominee, floor.now);
    floor.drain();
    EXPECT_EQ(clause_of(bet_for(player, nominee)), kHouseRule);
}

// A lock stops what a terminal does by itself: who may act for whom is said while it lasts too.
TEST_F(Nominees, R2_2_a_AtATerminalThatIsLocked) {
    for (const int terminal : {1, 2})
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "lock",
                                {{"table", "sic-bo-1"}, {"terminal", terminal}, {"why", "tilted"}})),
                  "ok");
    EXPECT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
}

TEST_F(Nominees, R2_2_d_ForOnePlayerAtATime) {
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    EXPECT_EQ(clause_of(nominate({{"terminal", third}, {"nominee", nominee}})), kHouseRule);
    EXPECT_EQ(clause_of(bet_for(third, nominee)), kHouseRule);
    EXPECT_NE(said(nominate({{"terminal", player}, {"nominee", player}})), "ok");
}

TEST_F(Nominees, R2_2_e_f_UntilTheSupervisorEndsIt) {
    EXPECT_EQ(clause_of(nominate({{"terminal", player}})), kHouseRule);
    ASSERT_EQ(said(nominate({{"terminal", player}, {"nominee", nominee}})), "ok");
    ASSERT_EQ(said(nominate({{"terminal", player}})), "ok");
    EXPECT_EQ(clause_of(bet_for(player, nominee)), kHouseRule);
    EXPECT_TRUE(floor.state(third)["nominees"].empty());
}

// He handles the cards, so he sees those of his player, and nobody else's.
TEST(NomineesAtCards, R2_2_g_TheNomineeSeesHisPlayersCardsAndDecides) {
    TestFloor floor;
    floor.open(example_table("nz.three-card-poker.toml"));
    const std::string player = "three-card-nz-1/01", nominee = "three-card-nz-1/02", third = "three-card-nz-1/03";
    notes(floor, player, 1);
    notes(floor, third, 1);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "nominate", {{"terminal", player}, {"nominee", nominee}})), "ok");
    ASSERT_EQ(said(floor.at(nominee, "bet", {{"box", 1}, {"wager", "ante"}, {"stake", 10'00}, {"for", player}})), "ok");
    ASSERT_EQ(said(floor.at(third, "bet", {{"box", 3}, {"wager", "ante"}, {"stake", 10'00}})), "ok");
    floor.wait(30);
    const Json seen = floor.state(nominee);
    ASSERT_TRUE(seen.contains("acting-for") && seen["acting-for"].contains("question")) << seen;
    for (const Json& hand : seen["acting-for"]["hands"])
        for (const Json& card : hand["cards"]) EXPECT_EQ(card.is_null(), hand["box"] != 1) << hand;
    const Json other = floor.state(third);
    for (const Json& hand : other["hands"])
        for (const Json& card : hand["cards"]) EXPECT_EQ(card.is_null(), hand["box"] != 3) << hand;
    EXPECT_NE(said(floor.at(third, "answer", {{"choice", "play"}, {"for", player}})), "ok");
    ASSERT_EQ(said(floor.at(nominee, "answer", {{"choice", "play"}, {"for", player}})), "ok");
    EXPECT_EQ(floor.credit(player), Money{80'00});
    floor.check();
}

// ---- One pay scale in the house ------------------------------------------------------------------------------------

std::string three_card(const std::string& id, int scale) {
    return "id = '" + id +
           "'\ngame = 'nz.three-card-poker'\nlimits = { min = 5, max = 100, increment = 5 "
           "}\n[paytables]\nsix-card-bonus = '" +
           std::to_string(scale) + "'\n";
}

TEST(PayScale, R10A_8_OneForAllTables) {
    TestFloor floor;
    const auto sue = [&](const std::string& verb, const Json& args) {
        return floor.as(Role::Supervisor, "sue", verb, args);
    };
    floor.open(three_card("one", 1));
    ASSERT_EQ(said(sue("table", {{"toml", three_card("two", 2)}})), "ok") << "a closed table may be prepared";
    EXPECT_EQ(clause_of(sue("open-table", {{"table", "two"}})), "nz-three-card-poker 10A.8");
    ASSERT_EQ(said(sue("table", {{"toml", three_card("two", 1)}})), "ok");
    ASSERT_EQ(said(sue("open-table", {{"table", "two"}})), "ok");
    EXPECT_EQ(clause_of(sue("table", {{"toml", three_card("two", 3)}})), "nz-three-card-poker 10A.8");
    ASSERT_EQ(said(sue("close-table", {{"table", "one"}})), "ok");
    ASSERT_EQ(said(sue("table", {{"toml", three_card("two", 3)}})), "ok") << "the other is closed";
    EXPECT_EQ(clause_of(sue("open-table", {{"table", "one"}})), "nz-three-card-poker 10A.8");
    floor.check();
}

// Of any blackjack table that offers the wager; one that does not has no scale of it.
TEST(PayScale, NzBlackjack15B_8_OneForAllTablesThatOfferPerfectPairs) {
    TestFloor floor;
    const auto sue = [&](const std::string& verb, const Json& args) {
        return floor.as(Role::Supervisor, "sue", verb, args);
    };
    const auto blackjack = [](const std::string& id, const std::string& offered, const std::string& scale) {
        return "id = '" + id +
               "'\ngame = 'nz.blackjack'\nlimits = { min = 5, max = 100, increment = 5 }\n[options]\nperfect-pair = " +
               offered + "\n[paytables]\nperfect-pair = '" + scale + "'\n";
    };
    floor.open(blackjack("one", "true", "1"));
    ASSERT_EQ(said(sue("table", {{"toml", blackjack("two", "true", "2")}})), "ok") << "a closed table may be prepared";
    EXPECT_EQ(clause_of(sue("open-table", {{"table", "two"}})), "nz-blackjack 15B.8");
    ASSERT_EQ(said(sue("table", {{"toml", blackjack("two", "false", "2")}})), "ok");
    ASSERT_EQ(said(sue("open-table", {{"table", "two"}})), "ok") << "it offers none";
    EXPECT_EQ(clause_of(sue("table", {{"toml", blackjack("two", "true", "3")}})), "nz-blackjack 15B.8");
    floor.check();
}

}  // namespace
}  // namespace baize::nominees_test
