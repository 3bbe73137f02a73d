// Rules of Casino War that no single round shows (gb-2011 section 17).
#include "games/casino_war/casino_war.hpp"

#include "games/casino_war/settle.hpp"
#include "rules/rules_table.hpp"

namespace baize::casino_war_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return casino_war::kGame; }

TEST(CasinoWarRules, R17_2_SixDecksUnlessTheTableSaysOtherwise) {
    EXPECT_EQ(cards_of_the_shoe(TableSetup(game())), 312);
    for (int decks = 1; decks <= 8; ++decks)
        EXPECT_EQ(cards_of_the_shoe(setup_of("gb.casino-war", {{"decks", std::to_string(decks)}})), 52 * decks);
    EXPECT_EQ(refused_option("gb.casino-war", "decks", "9"), "17.2");
}

TEST(CasinoWarRules, R17_4_TheHigherCardWinsAcesHighest) {
    const auto& main = gb_2011::casino_war::kMain;
    for (int player = 2; player <= kAce; ++player)
        for (int dealer = 2; dealer <= kAce; ++dealer) {
            if (player == dealer) continue;
            const Return verdict = casino_war::settle_first(player, dealer, main);
            EXPECT_EQ(verdict.outcome, player > dealer ? Outcome::Win : Outcome::Lose);
            EXPECT_EQ(verdict.clause, player > dealer ? "17.6" : "17.4");
            EXPECT_EQ(verdict.odds, (player > dealer ? Odds{1, 1} : Odds{0, 1}));
        }
    EXPECT_EQ(casino_war::settle_first(kAce, kKing, main).outcome, Outcome::Win);
    EXPECT_EQ(casino_war::settle_first(2, kAce, main).outcome, Outcome::Lose);
}

// The original wager moves nothing in a won war and is lost in a lost one; the war wager is paid for a tie too.
TEST(CasinoWarRules, R17_5_WhatBecomesOfBothWagersInAWar) {
    const auto& war = gb_2011::casino_war::kWar;
    for (int player = 2; player <= kAce; ++player)
        for (int dealer = 2; dealer <= kAce; ++dealer) {
            const auto original = [&](casino_war::Original each) {
                return casino_war::settle_original(player, dealer, gb_2011::casino_war::kMain, each).outcome;
            };
            EXPECT_EQ(original(casino_war::Original::Returned), player >= dealer ? Outcome::StandOff : Outcome::Lose);
            EXPECT_EQ(original(casino_war::Original::Paid), player >= dealer ? Outcome::Win : Outcome::Lose);
            EXPECT_EQ(original(casino_war::Original::Lost), Outcome::Lose);
            const Return verdict = casino_war::settle_war(player, dealer, war);
            EXPECT_EQ(verdict.clause, player > dealer ? "17.8" : player == dealer ? "17.7" : "17.5");
            EXPECT_EQ(verdict.outcome, player >= dealer ? Outcome::Win : Outcome::Lose);
        }
}

TEST(CasinoWarRules, R17_5_BothChoicesAndNoOther) {
    ASSERT_EQ(game().choices.size(), 2u);
    EXPECT_TRUE(game().choices[casino_war::Surrender].passive);
    EXPECT_FALSE(game().choices[casino_war::GoToWar].passive);
}

}  // namespace
}  // namespace baize::casino_war_rules_test
