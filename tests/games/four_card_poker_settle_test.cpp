// The settlement of Four Card Poker (nz-four-card-poker 4, 5.7, 9.2, 10.2).
#include "games/four_card_poker/settle.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace baize::four_card_poker::four_card_poker_settle_test {
namespace {

FourCardRank rank(const std::string& text) {
    std::istringstream words(text);
    std::vector<Card> cards;
    for (std::string word; words >> word;) cards.push_back(parse_card(word).value());
    return rank_four(cards);
}

void expect(const Return& result, Outcome outcome, Odds odds, Clause clause) {
    EXPECT_EQ(result.outcome, outcome);
    EXPECT_EQ(result.odds, odds);
    EXPECT_EQ(result.clause, clause);
}

TEST(FourCardPoker, R4_1_NoSuitIsAboveAnother) {
    EXPECT_EQ(rank("As Ks Qs Ts 2d"), rank("Ac Kc Qc Tc 2h"));
    EXPECT_EQ(rank("As Kh Qd 9c 2d"), rank("Ac Kd Qh 9s 2h"));
}

TEST(FourCardPoker, R4_4_WithinARankingTheCardsDecide) {
    EXPECT_GT(rank("Ks Qh Jd Tc"), rank("Ts 9h 8d 7c")) << "(c)";
    EXPECT_GT(rank("Ks 9h 7d 5c"), rank("Qs Jh 9d 8c")) << "(a)";
    EXPECT_GT(rank("Ks 9h 7d 6c"), rank("Kd 9s 7c 5c")) << "(a), and so on";
    EXPECT_GT(rank("8s 8h Kd 5c"), rank("8d 8c Qd Jc")) << "(b)";
    EXPECT_GT(rank("8s 8h Kd 6c"), rank("8d 8c Ks 5s")) << "(b), and so on";
    EXPECT_GT(rank("9s 9h 2d 2c"), rank("8d 8c 7s 7h")) << "4.3(c)";
    EXPECT_GT(rank("9s 9h 3d 3c"), rank("9d 9c 2s 2h")) << "4.3(c)";
    EXPECT_GT(rank("Ks 9s 7s 6s"), rank("Kd 9d 7d 5d")) << "4.3(e)";
}

TEST(FourCardPoker, R17_BestFourOfFiveAndOfSix) {
    EXPECT_EQ(rank("Ks Kh 9d 7c 2d"), rank("Kd Kc 9s 7h 4c 2s"));
    EXPECT_EQ(rank("3s 3h 3d 2c 2d 2s").makers(), rank::rank_bit(3)) << "the higher of two threes";
    EXPECT_EQ(rank("5s 5h 4d 4c 3d 3s"), rank("5d 5c 4s 4h 2c"));
}

TEST(FourCardPoker, R5_7_TiesWinAndLowerHandsLose) {
    expect(settle_ante(rank("Ks 9h 7d 5c 2d"), rank("Kd 9s 7c 5s 3d 2c"), false, book::kAnte), Outcome::Win, {1, 1},
           "5.7");
    expect(settle_play(rank("Ks 9h 7d 5c 2d"), rank("Kd 9s 7c 5s 3d 2c"), book::kPlay), Outcome::Win, {1, 1}, "5.7");
    expect(settle_ante(rank("Ks 9h 7d 4c 2d"), rank("Kd 9s 7c 5s 3d 2c"), false, book::kAnte), Outcome::Lose, {0, 1},
           "10.2(a)(ii)");
    expect(settle_play(rank("Ks 9h 7d 4c 2d"), rank("Kd 9s 7c 5s 3d 2c"), book::kPlay), Outcome::Lose, {0, 1},
           "10.2(a)(ii)");
}

TEST(FourCardPoker, R9_2_AFoldLosesTheAnteAndItsBonus) {
    expect(settle_ante(rank("As Ah Ad Ac 2d"), rank("Kd 9s 7c 5s 3d 2c"), true, book::kAnte), Outcome::Lose, {0, 1},
           "9.2(a)");
    EXPECT_FALSE(settle_ante_bonus(rank("As Ah Ad Ac 2d"), true, book::kAnteBonus));
}

TEST(FourCardPoker, R5_7_1_FromThreeOfAKindUp) {
    EXPECT_FALSE(settle_ante_bonus(rank("As Ks Qs Ts 2d"), false, book::kAnteBonus));
    EXPECT_FALSE(settle_ante_bonus(rank("As Ah Kd Kc 2d"), false, book::kAnteBonus));
    expect(*settle_ante_bonus(rank("2s 2h 2d 5c 9d"), false, book::kAnteBonus), Outcome::Win, {2, 1}, "5.7.1");
    expect(*settle_ante_bonus(rank("4s 3s 2s As 9d"), false, book::kAnteBonus), Outcome::Win, {20, 1}, "5.7.1");
    expect(*settle_ante_bonus(rank("2s 2h 2d 2c 9d"), false, book::kAnteBonus), Outcome::Win, {25, 1}, "5.7.1");
}

TEST(FourCardPoker, R1_2_AcesUpFromAPairOfAces) {
    expect(settle_aces_up(rank("As Ah 4d 3c 9d"), book::kAcesUp1), Outcome::Win, {1, 1}, "5.7.2");
    expect(settle_aces_up(rank("Ks Kh Ad Qc 9d"), book::kAcesUp1), Outcome::Lose, {0, 1}, "10.2(a)(iii)");
    expect(settle_aces_up(rank("As Kh Qd Tc 9d"), book::kAcesUp1), Outcome::Lose, {0, 1}, "10.2(a)(iii)");
    expect(settle_aces_up(rank("3s 3h 2d 2c 9d"), book::kAcesUp1), Outcome::Win, {2, 1}, "5.7.2");
}

}  // namespace
}  // namespace baize::four_card_poker::four_card_poker_settle_test
