// Pay rows of one's own: they move an edge by exactly what is counted.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/blackjack/nz_blackjack.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "price_lists.hpp"
#include "support/long_count.hpp"

namespace baize::own_pay_rows_test {
namespace {

LONG_COUNTS_ONLY("whole shoes and decks, priced again and again");
SLOW_SUITE(OwnPays, "whole shoes and decks are priced");

using namespace price_lists;

// ---- Own pay rows ---------------------------------------------------------------------------------------------------

// The edge of a wager with one pay row changed, less the edge without.
Ratio change(const Game& game, const std::string& wager, const std::string& row, const std::string& odds) {
    const auto own = setup_of(game, {{}, {}, {{row, odds}}});
    const Price changed = prices_of(own, wager).at(wager);
    EXPECT_EQ(changed.paytable, "own") << row;
    return exact(changed) - exact(prices_of(setup_of(game), wager).at(wager));
}

TEST(OwnPays, MoveTheEdgeByExactlyTheCountedAmount) {
    using three_card_poker::kGbGame;
    using three_card_poker::kNzGame;
    // Hands of three cards out of 22100, as any handbook counts them.
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.flush", "3:1"), fraction("1096/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.straight", "5:1"), fraction("720/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.straight-flush", "40:1"), fraction("-240/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.three-of-a-kind", "30:1"), fraction("156/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.pair", "3:2"), fraction("-1872/22100"));
    // These hands are played whatever the bonus pays.
    EXPECT_EQ(change(kGbGame, "ante", "ante-bonus.straight-flush", "4:1"), fraction("48/22100"));
    EXPECT_EQ(change(kGbGame, "ante", "ante-bonus.straight", "2:1"), fraction("-720/22100"));
    // A royal flush in six cards: five of one suit and any sixth.
    EXPECT_EQ(change(kNzGame, "six-card-bonus", "six-card-bonus.royal-flush", "500:1"),
              fraction("94000/20358520"));  // 4 * 47 * 500
    // Throws out of 216.
    EXPECT_EQ(change(sic_bo::kGame, "total:4", "total.4-or-17", "62"), fraction("-6/216"));
    EXPECT_EQ(change(sic_bo::kGame, "single:3", "single.two-dice", "3:1"), fraction("-15/216"));
    EXPECT_EQ(change(sic_bo::kGame, "combination:1-2", "combination", "5"), fraction("30/216"));
    // Coups of eight decks.
    EXPECT_EQ(change(punto_banco::kGame, "egalite", "egalite", "9:1"), fraction("-475627426473216/4998398275503360"));
    EXPECT_EQ(change(punto_banco::kGame, "banco", "banco", "1:1"), fraction("-2292252566437888/4998398275503360") / 20);
}

TEST(OwnPays, LeaveOtherWagersAlone) {
    const auto before = prices_of(setup_of(sic_bo::kGame)),
               after = prices_of(setup_of(sic_bo::kGame, {{}, {}, {{"total.4-or-17", "62"}}}));
    std::set<std::string> moved;
    for (const auto& [wager, price] : before)
        if (price.exact != after.at(wager).exact) moved.insert(wager);
    EXPECT_EQ(moved, (std::set<std::string>{"total:4", "total:17"}));
    EXPECT_EQ(after.at("small").paytable, "min");
}

TEST(OwnPays, ALowerAnteMayMakeHandsWorthFoldingAndTheStrategyFollows) {
    // With play at 1 to 2 fewer hands are worth the second wager: the mean stake falls, and the price is below that of
    // the old strategy at the new odds.
    const auto own = prices_of(setup_of(three_card_poker::kGbGame, {{}, {}, {{"play", "1:2"}}})).at("ante");
    const auto standard = prices_of(setup_of(three_card_poker::kGbGame)).at("ante");
    EXPECT_EQ(own.paytable, "own");  // by a row of one of its parts
    EXPECT_GT(own.edge, standard.edge);
    EXPECT_LT(own.edge / own.edge_of_total, 370.0 / 221);
}

TEST(OwnPays, BlackjacksAreCountedToo) {
    const auto edge = [](const Choices& choices) {
        return prices_of(setup_of(blackjack::nz::kGame, choices), "main").at("main").edge;
    };
    // 24 aces and 96 tens of 312 cards, when the dealer has no blackjack from what is left.
    const double player = 2 * 24.0 * 96 / (312 * 311), dealer = 2 * 23.0 * 95 / (310 * 309);
    EXPECT_NEAR(edge({{}, {}, {{"main.blackjack", "7:5"}}}) - edge({}), 0.1 * player * (1 - dealer), 1e-12);
}

TEST(OwnPays, InsuranceAtOtherOddsIsPricedThoughForbidden) {
    const auto setup = setup_of(blackjack::nz::kGame, {{}, {}, {{"insurance", "3:1"}}});
    EXPECT_EQ(exact(prices_of(setup, "insurance").at("insurance")), fraction("-73/311"));  // 215 lose, 96 win three
    EXPECT_EQ(setup.forbidden().size(), 1u);  // 9.4
}

TEST(OwnPays, WhatIsForbiddenIsSaid) {
    const auto forbidden = [](const Game& game, const std::string& row, const std::string& odds) {
        return setup_of(game, {{}, {}, {{row, odds}}}).forbidden().size();
    };
    EXPECT_EQ(forbidden(three_card_poker::kGbGame, "pair-plus.flush", "3:1"), 1u);  // a floor (2.5)
    EXPECT_EQ(forbidden(three_card_poker::kGbGame, "pair-plus.flush", "5:1"), 0u);
    EXPECT_EQ(forbidden(three_card_poker::kNzGame, "six-card-bonus.flush", "30:1"), 1u);  // one of four, whole
    EXPECT_EQ(forbidden(three_card_poker::kNzGame, "six-card-bonus.flush", "15:1"),
              0u);  // which makes scale 2 of scale 1
}

TEST(OwnPays, NamesThatAreNoneAreRefused) {
    for (const auto& [row, odds] : std::vector<std::pair<std::string, std::string>>{
             {"pair-plus.royal", "3:1"}, {"pair-plus", "3:1"}, {"side.flush", "3:1"},
             {"pair-plus.flush", "three"}, {"pair-plus.flush", "3:0"}})
        EXPECT_FALSE(baize::Setup::make(three_card_poker::kGbGame, {{}, {}, {{row, odds}}})) << row << " " << odds;
}

}  // namespace
}  // namespace baize::own_pay_rows_test
