// The settlement of Three Card Poker, one test for each rule of gb-2011 section 5 and nz-three-card-poker 10A.
#include "games/three_card_poker/settle.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace baize::three_card_poker::three_card_poker_settle_test {
namespace {

using namespace gb_2011::three_card_poker;

ThreeCardHand hand(const std::string& text) {
    std::istringstream words(text);
    ThreeCardHand result;
    for (Card& card : result) {
        std::string word;
        words >> word;
        card = parse_card(word).value();
    }
    return result;
}

ThreeCardRank rank(const std::string& text) { return rank_three(hand(text)); }

Return ante(const std::string& player, const std::string& dealer) {
    return settle_ante(rank(player), rank(dealer), false, kAnte);
}
Return play(const std::string& player, const std::string& dealer) {
    return settle_play(rank(player), rank(dealer), kPlay[PlayBeatsDealer]);
}
std::optional<Return> bonus(const std::string& player) { return settle_ante_bonus(rank(player), false, kAnteBonus); }
Return pair_plus(const std::string& player) { return settle_pair_plus(rank(player), kPairPlus); }
Return prime(const std::string& player, const std::string& dealer) {
    return settle_prime(hand(player), hand(dealer), kPrime);
}

void expect(const Return& result, Outcome outcome, Odds odds, Clause clause) {
    EXPECT_EQ(result.outcome, outcome);
    EXPECT_EQ(result.odds, odds);
    EXPECT_EQ(result.clause, clause);
}
void expect_win(const Return& result, Odds odds, Clause clause) { expect(result, Outcome::Win, odds, clause); }
void expect_lose(const Return& result, Clause clause) { expect(result, Outcome::Lose, {0, 1}, clause); }

TEST(ThreeCardPoker, R5_14_FoldingSurrendersTheAnteWhateverTheDealerHolds) {
    expect_lose(settle_ante(rank("As Ah Ad"), rank("Jc 9d 4s"), true, kAnte), "5.14");
    expect_lose(settle_ante(rank("As Ah Ad"), rank("Qc 9d 4s"), true, kAnte), "5.14");
}

TEST(ThreeCardPoker, R5_16_QueenHighQualifies) {
    EXPECT_FALSE(kQualifies(rank("Js Th 8d")));
    EXPECT_TRUE(kQualifies(rank("Qs 3h 2d")));
    EXPECT_TRUE(kQualifies(rank("Ks 3h 2d")));
    EXPECT_TRUE(kQualifies(rank("As 4h 2d")));
    EXPECT_TRUE(kQualifies(rank("2s 2h 3d")));
    EXPECT_TRUE(kQualifies(rank("5s 3s 2s")));
    EXPECT_TRUE(kQualifies(rank("3s 2h Ad")));
}

TEST(ThreeCardPoker, R5_16_a_i_PlayIsVoidWhenTheDealerDoesNotQualify) {
    expect(play("As Ah Ad", "Js Th 8d"), Outcome::Void, {0, 1}, "5.16(a)(i)");
    expect(play("5s 3h 2d", "Js Th 8d"), Outcome::Void, {0, 1}, "5.16(a)(i)");
}

// The dealer's hand is no part of the facts on which the bonus depends: 5.16(a)(ii) and (b)(ii) say the same.
TEST(ThreeCardPoker, R5_16_a_ii_b_ii_AnteBonusIsPaidOnStraightsOrBetterOnly) {
    EXPECT_TRUE(bonus("3s 2h Ad").has_value());
    EXPECT_FALSE(bonus("As Ks Js").has_value());
    EXPECT_FALSE(bonus("As Ah Kd").has_value());
    EXPECT_FALSE(bonus("As Kh Jd").has_value());
}

TEST(ThreeCardPoker, R5_16_a_iii_AnteIsPaidWhenTheDealerDoesNotQualify) {
    expect_win(ante("5s 3h 2d", "Js Th 8d"), {1, 1}, "5.16(a)(iii)");
    expect_win(ante("Jc Td 8h", "Js Th 8d"), {1, 1}, "5.16(a)(iii)");
}

TEST(ThreeCardPoker, R5_16_a_iv_b_iv_PairPlusIsPaidOrTakenByThePlayersHandAlone) {
    expect_win(pair_plus("2s 2h 3d"), {1, 1}, "5.22(a)");
    expect_lose(pair_plus("As Kh Jd"), "5.23");
}

TEST(ThreeCardPoker, R5_16_b_AnteAndPlayAreDecidedByTheHandsWhenTheDealerQualifies) {
    expect_win(ante("Qs 6h 4d", "Qc 6d 3s"), {1, 1}, "5.18");
    expect_win(play("Qs 6h 4d", "Qc 6d 3s"), {1, 1}, "5.18");
    expect_lose(ante("Qs 6h 4d", "Qc 6d 5s"), "5.19");
    expect_lose(play("Qs 6h 4d", "Qc 6d 5s"), "5.19");
}

TEST(ThreeCardPoker, R5_17_TheThirdCardDecides) {
    expect_win(ante("As Kh 3d", "Ac Kd 2s"), {1, 1}, "5.18");
    expect_lose(play("8s 8h 3d", "8c 8d 4s"), "5.19");
}

TEST(ThreeCardPoker, R5_17_ATieStandsOffButTheBonusIsPaid) {
    expect(ante("5s 4h 3d", "5c 4d 3s"), Outcome::StandOff, {0, 1}, "5.17");
    expect(play("5s 4h 3d", "5c 4d 3s"), Outcome::StandOff, {0, 1}, "5.17");
    expect_win(bonus("5s 4h 3d").value(), {1, 1}, "5.20(a)");
    expect_win(pair_plus("5s 4h 3d"), {6, 1}, "5.22(c)");
}

TEST(ThreeCardPoker, R5_18_BeatingTheDealerPaysAnteAndPlayOneToOne) {
    expect_win(ante("As Ah Ad", "Ac Kc Qd"), {1, 1}, "5.18");
    expect_win(play("As Ah Ad", "Ac Kc Qd"), {1, 1}, "5.18");
}

TEST(ThreeCardPoker, R5_18_AnOperatorsBetterOddsArePaid) {
    const PayRow rows[] = {{"dealer-does-not-qualify", {1, 1}, "5.16(a)(iii)"}, {"beats-dealer", {6, 5}, "5.18"}};
    expect_win(settle_ante(rank("As Ah Ad"), rank("Ac Kc Qd"), false, rows), {6, 5}, "5.18");
    expect_win(settle_play(rank("As Ah Ad"), rank("Ac Kc Qd"), rows[1]), {6, 5}, "5.18");
}

TEST(ThreeCardPoker, R5_19_AHigherDealerTakesAnteAndPlay) {
    expect_lose(ante("As Ks Js", "3c 2d Ah"), "5.19");
    expect_lose(play("As Ks Js", "3c 2d Ah"), "5.19");
}

TEST(ThreeCardPoker, R5_20_a_StraightPaysABonusOfOneToOne) { expect_win(bonus("Ts 9h 8d").value(), {1, 1}, "5.20(a)"); }
TEST(ThreeCardPoker, R5_20_b_ThreeOfAKindPaysABonusOfFourToOne) {
    expect_win(bonus("2s 2h 2d").value(), {4, 1}, "5.20(b)");
}
TEST(ThreeCardPoker, R5_20_c_StraightFlushPaysABonusOfFiveToOne) {
    expect_win(bonus("3s 2s As").value(), {5, 1}, "5.20(c)");
}

TEST(ThreeCardPoker, R5_20_R49_FoldingForgoesTheBonus) {
    EXPECT_FALSE(settle_ante_bonus(rank("As Ks Qs"), true, kAnteBonus).has_value());
}

TEST(ThreeCardPoker, R5_21_HandsOfEqualRankMoveNoMoney) {
    EXPECT_EQ(ante("Qs 6h 4d", "Qc 6d 4s").outcome, Outcome::StandOff);
    EXPECT_EQ(play("Qs 6h 4d", "Qc 6d 4s").outcome, Outcome::StandOff);
}

TEST(ThreeCardPoker, R5_22_a_PairPaysOneToOne) { expect_win(pair_plus("2s 2h Ad"), {1, 1}, "5.22(a)"); }
TEST(ThreeCardPoker, R5_22_b_FlushPaysFourToOne) { expect_win(pair_plus("9s 4s 2s"), {4, 1}, "5.22(b)"); }
TEST(ThreeCardPoker, R5_22_c_StraightPaysSixToOne) { expect_win(pair_plus("As Kh Qd"), {6, 1}, "5.22(c)"); }
TEST(ThreeCardPoker, R5_22_d_ThreeOfAKindPaysThirtyThreeToOne) {
    expect_win(pair_plus("7s 7h 7d"), {33, 1}, "5.22(d)");
}
TEST(ThreeCardPoker, R5_22_e_StraightFlushPaysThirtyFiveToOne) {
    expect_win(pair_plus("9s 8s 7s"), {35, 1}, "5.22(e)");
}

TEST(ThreeCardPoker, R5_23_LessThanAPairLoses) { expect_lose(pair_plus("As Kh Jd"), "5.23"); }

TEST(ThreeCardPoker, R5_26_ColourNotSuitDecidesPrime) {
    EXPECT_EQ(prime("2h 7d Qh", "3c 8d Kh").outcome, Outcome::Win);
    EXPECT_EQ(prime("2s 7c Qs", "3c 8d Kh").outcome, Outcome::Win);
    EXPECT_EQ(prime("2s 7h Qs", "3c 8d Kh").outcome, Outcome::Lose);
}

TEST(ThreeCardPoker, R5_27_OneColourAgainstAnotherOrMixedPaysThreeToOne) {
    expect_win(prime("2h 7d Qh", "3c 8d Kh"), {3, 1}, "5.27");
    expect_win(prime("2h 7d Qh", "3c 8s Kc"), {3, 1}, "5.27");
    expect_win(prime("2s 7c Qs", "3h 8d Kh"), {3, 1}, "5.27");
}

TEST(ThreeCardPoker, R5_28_TheDealersColourTooPaysFourToOne) {
    expect_win(prime("2h 7d Qh", "3d 8d Kh"), {4, 1}, "5.28");
    expect_win(prime("2s 7c Qs", "3c 8s Kc"), {4, 1}, "5.28");
}

TEST(ThreeCardPoker, R5_29_MixedColoursLose) {
    expect_lose(prime("2h 7c Qh", "3d 8c Kh"), "5.29");
    expect_lose(prime("2c 7h Qh", "3d 8c Kh"), "5.29");
    expect_lose(prime("2h 7h Qc", "3d 8c Kh"), "5.29");
}

TEST(ThreeCardPoker, R5_30_MixedColoursLoseToADealerOfOneColour) {
    expect_lose(prime("2h 7c Qh", "3d 8h Kh"), "5.30");
    expect_lose(prime("2h 7c Qh", "3c 8s Kc"), "5.30");
}

Return six(const std::string& player, const std::string& dealer, int option = 1) {
    const auto& rows = nz_three_card_poker::kSixCardBonusTables[option - 1].rows;
    return settle_six_card_bonus(six_card_rank(hand(player), hand(dealer)), rows);
}

TEST(ThreeCardPoker, R10A_5_a_RoyalFlush) { expect_win(six("As Ks 2h", "Qs Js Ts"), {1000, 1}, "10A.7"); }
TEST(ThreeCardPoker, R10A_5_b_StraightFlush) { expect_win(six("As 2s Kh", "3s 4s 5s"), {200, 1}, "10A.7"); }
TEST(ThreeCardPoker, R10A_5_c_FourOfAKind) { expect_win(six("As Ah Kh", "Ad Ac Ks"), {50, 1}, "10A.7"); }
TEST(ThreeCardPoker, R10A_5_d_FullHouse) { expect_win(six("As Ah Kh", "Ad Kd Ks"), {25, 1}, "10A.7"); }
TEST(ThreeCardPoker, R10A_5_e_Flush) { expect_win(six("As 9s Kh", "2s 4s 5s"), {20, 1}, "10A.7"); }
TEST(ThreeCardPoker, R10A_5_f_StraightWithTheAceHighOrLow) {
    expect_win(six("As Kh 2h", "Qs Js Ts"), {10, 1}, "10A.7");
    expect_win(six("As 2h Kh", "3s 4s 5s"), {10, 1}, "10A.7");
}
TEST(ThreeCardPoker, R10A_5_g_ThreeOfAKind) { expect_win(six("As Ah Kh", "Ad 2d 7s"), {5, 1}, "10A.7"); }

TEST(ThreeCardPoker, R10A_5_AnyOtherHandLoses) {
    expect_lose(six("As Ah Kh", "Kd 2d 2s"), "10A.5");
    expect_lose(six("As Ah Kh", "Qd 2d 7s"), "10A.5");
    expect_lose(six("As Kh Qd", "Jc 9s 8h"), "10A.5");
}

TEST(ThreeCardPoker, R10A_7_TheFourPayScales) {
    const std::pair<const char*, const char*> deals[] = {
        {"As Ks 2h", "Qs Js Ts"}, {"As 2s Kh", "3s 4s 5s"}, {"As Ah Kh", "Ad Ac Ks"}, {"As Ah Kh", "Ad Kd Ks"},
        {"As 9s Kh", "2s 4s 5s"}, {"As 2h Kh", "3s 4s 5s"}, {"As Ah Kh", "Ad 2d 7s"}};
    const int odds[4][7] = {{1000, 200, 50, 25, 20, 10, 5},
                            {1000, 200, 50, 25, 15, 10, 5},
                            {1000, 200, 100, 20, 15, 9, 8},
                            {1000, 200, 100, 20, 15, 10, 7}};
    for (int option = 1; option <= 4; ++option)
        for (int row = 0; row < 7; ++row)
            expect_win(six(deals[row].first, deals[row].second, option), {odds[option - 1][row], 1}, "10A.7");
}

TEST(ThreeCardPoker, SettlementTakesTheRowsInUse) {
    Pays pays;
    for (const PayRow& row : kPairPlus) pays.push_back(row);
    pays[PairPlusStraightFlush].odds = {40, 1};
    EXPECT_EQ(settle_pair_plus(rank("9s 8s 7s"), pays).odds, (Odds{40, 1}));
}

}  // namespace
}  // namespace baize::three_card_poker::three_card_poker_settle_test
