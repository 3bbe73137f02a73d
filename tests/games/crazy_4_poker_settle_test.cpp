// The settlement of Crazy 4 Poker, and the order of hands of four cards (gb-2011 section 15).
#include "games/crazy_4_poker/settle.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace baize::crazy_4_poker::crazy_4_poker_settle_test {
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

// ---- Hands of four cards --------------------------------------------------------------------------------------------

TEST(FourCardRank, R15_6_CardsFallFromTheAceToTheTwo) {
    const std::string ranks = "AKQJT98765432";
    const auto three = [](char of) { return std::string{of} + "s " + of + "h " + of + "d "; };
    for (std::size_t i = 0; i + 1 < ranks.size(); ++i)
        EXPECT_GT(rank(three(ranks[i]) + ranks[i] + "c"), rank(three(ranks[i + 1]) + ranks[i + 1] + "c")) << ranks[i];
    for (std::size_t i = 0; i + 2 < ranks.size(); ++i)  // and as the one card beside others
        EXPECT_GT(rank(three('2') + ranks[i] + "c"), rank(three('2') + ranks[i + 1] + "c")) << ranks[i];
}

TEST(FourCardRank, R15_6_TheAceIsLowOnlyInFourThreeTwoAce) {
    EXPECT_EQ(rank("4s 3h 2d Ac").kind(), Kind::Straight);
    EXPECT_LT(rank("4s 3h 2d Ac"), rank("5s 4h 3d 2c"));
    EXPECT_EQ(rank("As Kh Qd Jc").kind(), Kind::Straight);
    EXPECT_GT(rank("As Kh Qd Jc"), rank("Ks Qh Jd Tc"));
    EXPECT_EQ(rank("2s Ah Kd Qc").kind(), Kind::HighCard);
    EXPECT_EQ(rank("3s 2h Ad Kc").kind(), Kind::HighCard);
    EXPECT_EQ(rank("4s 3s 2s As").kind(), Kind::StraightFlush);
    EXPECT_LT(rank("4s 3s 2s As"), rank("5h 4h 3h 2h"));
}

TEST(FourCardRank, R15_7_TheLowestOfEachRankingBeatsTheHighestOfTheNext) {
    const char* lowest_and_highest[][2] = {
        {"2s 2h 2d 2c", "As Ah Ad Ac"}, {"4s 3s 2s As", "As Ks Qs Js"}, {"2s 2h 2d 3c", "As Ah Ad Kc"},
        {"5s 4s 3s As", "As Ks Qs Ts"}, {"4s 3h 2d Ac", "As Kh Qd Jc"}, {"3s 3h 2d 2c", "As Ah Kd Kc"},
        {"2s 2h 4d 3c", "As Ah Kd Qc"}, {"6s 4h 3d 2c", "As Kh Qd Tc"},
    };
    for (std::size_t i = 0; i < std::size(lowest_and_highest); ++i) {
        EXPECT_LT(rank(lowest_and_highest[i][0]), rank(lowest_and_highest[i][1])) << i;
        if (i > 0) { EXPECT_GT(rank(lowest_and_highest[i - 1][0]), rank(lowest_and_highest[i][1])) << i; }
    }
}

TEST(FourCardRank, R15_13_TheBestFourOfFive) {
    EXPECT_EQ(rank("7h 7d 7c 7s Ah"), rank("7h 7d 7c 7s 2h"));
    EXPECT_EQ(rank("9h 8h 7h 6h 6d").kind(), Kind::StraightFlush);
    EXPECT_EQ(rank("Kh Jh 8h 3h 2h"), rank("Kd Jd 8d 3d 2c")) << "four of a suit count, not five";
    EXPECT_EQ(rank("Ah Kd Qc Js Tc").makers(), rank::rank_bit(kAce)) << "the higher of two straights";
    EXPECT_EQ(rank("5h 5d 4c 4s 3d"), rank("5c 5s 4h 4d Ad")) << "two pairs leave nothing to compare";
    EXPECT_EQ(rank("2h 2d 2c 5s 5d").kind(), Kind::ThreeOfAKind) << "there is no full house";
}

// ---- The decision ---------------------------------------------------------------------------------------------------

TEST(Crazy4Poker, R15_15_APairOfAcesOrBetter) {
    EXPECT_FALSE(may_triple_down(rank("Ks Kh Ad Qc 9c")));
    EXPECT_FALSE(may_triple_down(rank("As Kh Qd Tc 9c")));
    EXPECT_TRUE(may_triple_down(rank("As Ah 4d 3c 2c")));
    EXPECT_TRUE(may_triple_down(rank("3s 3h 2d 2c 5c"))) << "two pairs are better than a pair";
    EXPECT_TRUE(may_triple_down(rank("4s 3h 2d Ac 9c")));
}

// ---- Settlement -----------------------------------------------------------------------------------------------------

TEST(Crazy4Poker, R15_18_KingHighQualifies) {
    EXPECT_FALSE(kDealerQualifies(rank("Qs Jh Td 8c 7c")));
    EXPECT_TRUE(kDealerQualifies(rank("Ks 5h 4d 3c 7c")));
    EXPECT_TRUE(kDealerQualifies(rank("As 7h 5d 3c 2c")));
    EXPECT_TRUE(kDealerQualifies(rank("2s 2h 3d 4c 7c")));
}

TEST(Crazy4Poker, R15_16_R15_23_AFoldSurrendersAnteAndSuperBonus) {
    for (const char* dealer : {"Qs Jh Td 8c 7c", "Ks 5h 4d 3c 7c"}) {
        expect(settle_ante(rank("As Ah Ad Ac 2c"), rank(dealer), true, book::kAnte), Outcome::Lose, {0, 1}, "15.16");
        expect(settle_super_bonus(rank("As Ah Ad Ac 2c"), rank(dealer), true, book::kSuperBonus), Outcome::Lose,
               {0, 1}, "15.23");
    }
}

TEST(Crazy4Poker, R15_19_WithoutAQualifyingDealerAnyPlayWagerIsPaid) {
    using enum Unqualified;
    const FourCardRank dealer = rank("Qs Jh 9d 8c 7c");
    for (const char* player : {"Ts 9h 7d 5c 3c", "Qh Jd 9c 8s 2c", "Ks 9h 7d 5c 3c"}) {
        expect(settle_play(rank(player), dealer, EveryPlayPaid, book::kPlay), Outcome::Win, {1, 1}, "15.19");
        expect(settle_ante(rank(player), dealer, false, book::kAnte), Outcome::StandOff, {0, 1}, "15.19");
    }
    expect(settle_play(rank("Ts 9h 7d 5c 3c"), dealer, PlayCompared, book::kPlay), Outcome::Lose, {0, 1}, "15.20");
    expect(settle_play(rank("Qh Jd 9c 8s 2c"), dealer, PlayCompared, book::kPlay), Outcome::StandOff, {0, 1}, "15.21");
    expect(settle_play(rank("Ks 9h 7d 5c 3c"), dealer, PlayCompared, book::kPlay), Outcome::Win, {1, 1}, "15.19");
}

TEST(Crazy4Poker, R15_24_BelowAStraightTheSuperBonusIsReturnedOrLost) {
    for (const char* dealer : {"Qs Jh 9d 8c 7c", "Ks Jh 9d 8c 7c"}) {
        expect(settle_super_bonus(rank("3s 3h 9h 8h 2c"), rank(dealer), false, book::kSuperBonus), Outcome::StandOff,
               {0, 1}, "15.24(a)");
        expect(settle_super_bonus(rank(dealer), rank(dealer), false, book::kSuperBonus), Outcome::StandOff, {0, 1},
               "15.24(a)");
        expect(settle_super_bonus(rank("Ts 9h 7d 5c 3c"), rank(dealer), false, book::kSuperBonus), Outcome::Lose,
               {0, 1}, "15.24(b)");
    }
}

TEST(Crazy4Poker, R15_26_R15_27_FromAPairOfQueens) {
    EXPECT_EQ(settle_queens_up(rank("Qs Qh 9d 8c 7c"), book::kQueensUpMin).outcome, Outcome::Win);
    EXPECT_EQ(settle_queens_up(rank("As Ah 9d 8c 7c"), book::kQueensUpMin).outcome, Outcome::Win);
    expect(settle_queens_up(rank("Js Jh Ad Kc 9c"), book::kQueensUpMin), Outcome::Lose, {0, 1}, "15.27");
    expect(settle_queens_up(rank("As Kh Qd Tc 9c"), book::kQueensUpMin), Outcome::Lose, {0, 1}, "15.27");
    expect(settle_queens_up(rank("3s 3h 2d 2c 9c"), book::kQueensUpMin), Outcome::Win, {2, 1}, "15.26");
}

}  // namespace
}  // namespace baize::crazy_4_poker::crazy_4_poker_settle_test
