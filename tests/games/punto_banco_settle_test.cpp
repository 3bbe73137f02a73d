// The draw and the settlement of Punto Banco, one test for each rule of gb-2011 section 6.
#include "games/punto_banco/side_wagers.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace baize::punto_banco::punto_banco_settle_test {
namespace {

using namespace gb_2011::punto_banco;

void expect(const Return& result, Outcome outcome, Odds odds, Clause clause) {
    EXPECT_EQ(result.outcome, outcome);
    EXPECT_EQ(result.odds, odds);
    EXPECT_EQ(result.clause, clause);
}

std::vector<Card> cards(const std::vector<int>& ranks) {
    std::vector<Card> result;
    for (const int rank : ranks) result.emplace_back(rank, Suit::Hearts);
    return result;
}

TEST(PuntoBanco, R6_15_CountValues) {
    const int expected[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1};
    for (int rank = 2; rank <= kAce; ++rank)
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
            EXPECT_EQ(count_value(Card(rank, suit)), expected[rank - 2]);
}

TEST(PuntoBanco, R6_16_AThirdCardAtMost) {
    for (int points = 6; points <= 9; ++points) EXPECT_FALSE(punto_draws(points, 0));
    for (int points = 0; points <= 5; ++points) EXPECT_TRUE(punto_draws(points, 0));
}

TEST(PuntoBanco, R6_17_PointsAreTheLastFigure) {
    EXPECT_EQ(points_of(cards({kKing, kQueen})), 0);
    EXPECT_EQ(points_of(cards({kAce, 9})), 0);
    EXPECT_EQ(points_of(cards({kAce, 10})), 1);
    EXPECT_EQ(points_of(cards({4, 5})), 9);
    EXPECT_EQ(points_of(cards({7, 8, 9})), 4);
    EXPECT_EQ(points_of(cards({9, 9, kAce})), 9);
}

TEST(PuntoBanco, R6_18_BancoPaysNineteenToTwenty) {
    expect(settle_banco({6, 2}, {7, 2}, kBanco, false), Outcome::Win, {19, 20}, "6.18");
    expect(settle_banco({5, 3}, {6, 2}, kBanco, false), Outcome::Win, {19, 20}, "6.18");
    expect(settle_banco({7, 2}, {6, 2}, kBanco, false), Outcome::Lose, {0, 1}, "6.25");
}

TEST(PuntoBanco, R6_19_PuntoPaysOneToOne) {
    expect(settle_punto({7, 2}, {6, 3}, kPunto[PuntoWins]), Outcome::Win, {1, 1}, "6.19");
    expect(settle_punto({6, 3}, {7, 2}, kPunto[PuntoWins]), Outcome::Lose, {0, 1}, "6.25");
}

TEST(PuntoBanco, R6_20_EgalitePaysEightToOne) {
    expect(settle_egalite({7, 2}, {7, 3}, kEgalite[EgaliteWins]), Outcome::Win, {8, 1}, "6.20");
    expect(settle_egalite({7, 2}, {6, 2}, kEgalite[EgaliteWins]), Outcome::Lose, {0, 1}, "6.26");
    expect(settle_egalite({0, 3}, {6, 2}, kEgalite[EgaliteWins]), Outcome::Lose, {0, 1}, "6.26");
}

TEST(PuntoBanco, R6_22_PuntoDrawsToFiveAndStandsOnSix) {
    for (int banco = 0; banco <= 7; ++banco)
        for (int punto = 0; punto <= 9; ++punto) EXPECT_EQ(punto_draws(punto, banco), punto <= 5) << punto;
}

TEST(PuntoBanco, R6_23_EightOrNineEndsTheDraw) {
    for (int other = 0; other <= 9; ++other)
        for (const int natural : {8, 9}) {
            EXPECT_FALSE(punto_draws(other, natural));
            EXPECT_FALSE(punto_draws(natural, other));
            EXPECT_FALSE(banco_draws(natural, other, std::nullopt));
            EXPECT_FALSE(banco_draws(other, natural, std::nullopt));
        }
}

TEST(PuntoBanco, R6_24_BancoDrawsToTwoAndStandsOnSeven) {
    for (int third = 0; third <= 10; ++third) {
        for (int banco = 0; banco <= 2; ++banco) EXPECT_TRUE(banco_draws(5, banco, third));
        EXPECT_FALSE(banco_draws(5, 7, third));
    }
    EXPECT_TRUE(banco_draws(6, 2, std::nullopt));
    EXPECT_FALSE(banco_draws(6, 7, std::nullopt));
}

TEST(PuntoBanco, R6_25_OrderOfMerit) {
    const Hand falling[] = {{9, 2}, {8, 2}, {9, 3}, {8, 3}, {7, 2}, {6, 3},
                            {5, 2}, {4, 3}, {3, 2}, {2, 3}, {1, 2}, {0, 3}};
    for (std::size_t i = 1; i < std::size(falling); ++i) {
        EXPECT_EQ(settle_punto(falling[i - 1], falling[i], kPunto[0]).outcome, Outcome::Win) << i;
        EXPECT_EQ(settle_banco(falling[i - 1], falling[i], kBanco, false).outcome, Outcome::Lose) << i;
        EXPECT_EQ(settle_egalite(falling[i - 1], falling[i], kEgalite[0]).outcome, Outcome::Lose) << i;
    }
    for (int points = 0; points <= 7; ++points) EXPECT_EQ(merit({points, 2}), merit({points, 3}));
}

TEST(PuntoBanco, R6_26_EqualMeritVoidsPuntoAndBanco) {
    expect(settle_punto({5, 3}, {5, 2}, kPunto[0]), Outcome::Void, {0, 1}, "6.26");
    expect(settle_banco({5, 3}, {5, 2}, kBanco, false), Outcome::Void, {0, 1}, "6.26");
    expect(settle_banco({6, 2}, {6, 2}, kBanco2000, true), Outcome::Void, {0, 1}, "6.26");
    EXPECT_EQ(settle_egalite({0, 3}, {0, 2}, kEgalite[0]).outcome, Outcome::Win);
}

// The table as players learn it, from the cards on which the banker draws.
TEST(PuntoBanco, R6_27_Tableau) {
    for (int third = 0; third <= 9; ++third) {
        EXPECT_EQ(banco_draws(0, 3, third), third != 8) << third;
        EXPECT_EQ(banco_draws(0, 4, third), third >= 2 && third <= 7) << third;
        EXPECT_EQ(banco_draws(0, 5, third), third >= 4 && third <= 7) << third;
        EXPECT_EQ(banco_draws(0, 6, third), third == 6 || third == 7) << third;
    }
    EXPECT_EQ(banco_draws(0, 4, 10), banco_draws(0, 4, 0));  // a ten or picture was given
    for (int banco = 3; banco <= 6; ++banco) EXPECT_EQ(banco_draws(6, banco, std::nullopt), banco <= 5) << banco;
}

TEST(PuntoBanco, R6_29_Punto2000PaysEvenMoneyButHalfOnSix) {
    for (int points = 1; points <= 9; ++points) {
        const Odds odds = points == 6 ? Odds{1, 2} : Odds{1, 1};
        expect(settle_banco({points - 1, 3}, {points, 3}, kBanco2000, true), Outcome::Win, odds, "6.29");
    }
    expect(settle_banco({7, 2}, {6, 2}, kBanco2000, true), Outcome::Lose, {0, 1}, "6.25");
}

TEST(PuntoBanco, R6_38_NaturalAndNonNaturalWinners) {
    expect(settle_dragon_bonus({9, 2}, {0, 2}, kDragonMin, false), Outcome::Win, {1, 1},
           "6.39");  // a natural, by nine points
    expect(settle_dragon_bonus({9, 3}, {0, 3}, kDragonMin, false), Outcome::Win, {20, 1},
           "6.41");  // nine with three cards is none
    expect(settle_dragon_bonus({7, 2}, {0, 3}, kDragonMin, false), Outcome::Win, {4, 1}, "6.41");   // ruling R13
    expect(settle_dragon_bonus({7, 2}, {0, 3}, kDragonMin, true), Outcome::Lose, {0, 1}, "6.38");
    expect(settle_dragon_bonus({9, 2}, {0, 2}, kDragonMin, true), Outcome::Win, {1, 1}, "6.39");
    expect(settle_dragon_bonus({8, 2}, {8, 2}, kDragonMin, true), Outcome::StandOff, {0, 1}, "6.40");
}

TEST(PuntoBanco, R6_68_EveryTotalLiesInOneRange) {
    for (int total = 0; total <= 9; ++total) {
        int wins = 0;
        for (int range = 0; range < 5; ++range)
            wins += settle_super_pay(range, {total, 3}, {total, 3}, kSuperPay).outcome == Outcome::Win;
        EXPECT_EQ(wins, 1) << total;
    }
}

}  // namespace
}  // namespace baize::punto_banco::punto_banco_settle_test
