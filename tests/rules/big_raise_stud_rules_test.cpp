// Rules of Big Raise Stud that no single round shows (nz-big-raise-stud).
#include "games/big_raise_stud/big_raise_stud.hpp"

#include "rules/rules_table.hpp"

namespace baize::big_raise_stud_rules_test {
namespace {

using namespace rules_table;
using namespace big_raise_stud;

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> hand;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        hand.push_back(parse_card(text.substr(0, 2)).value());
    return hand;
}
FiveCardRank five(const char* text) { return rank::best<rank::kFiveCards>(cards(text)); }

TEST(BigRaiseStudRules, R3_1_UpToSevenAreas) {
    EXPECT_EQ(kGame.layout.boxes, 7);
    const TableSetup setup(kGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_TRUE(session.check(bet(kGame, 0, 8, "ante", 10)));
}

TEST(DrawnLayouts, NzBigRaiseStud3_3_EveryAreaBearsItsWord) {
    EXPECT_EQ(words_on_layout(TableSetup(kGame)), "Three Card Bonus, Ante, Bet");
    EXPECT_EQ(words_on_layout(setup_of(kGame.id, {{"three-card-bonus", "no"}})), "Ante, Bet");
}

TEST(BigRaiseStudRules, R3_4_OneDeckIsDealtFrom) {
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id)), 52);
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id, {{"dealing", "shuffler"}})), 52);
}

TEST(BigRaiseStudRules, R4_1_SuitsHaveTheSameRank) {
    EXPECT_EQ(five("Ah Kh Qh Jh 9h"), five("As Ks Qs Js 9s"));
    EXPECT_EQ(five("Ah Kd Qh Jh 9h"), five("As Kc Qs Js 9s"));
}

TEST(BigRaiseStudRules, R4_2_CardsRankFromTheTwoToTheAce) {
    constexpr const char* kHands[] = {"2h 2d 9c 8s 4h", "3h 3d 9c 8s 4h", "4h 4d 9c 8s 2h", "5h 5d 9c 8s 2h",
                                      "6h 6d 9c 8s 2h", "7h 7d 9c 8s 2h", "8h 8d 9c 7s 2h", "9h 9d 8c 7s 2h",
                                      "Th Td 9c 8s 2h", "Jh Jd 9c 8s 2h", "Qh Qd 9c 8s 2h", "Kh Kd 9c 8s 2h",
                                      "Ah Ad 9c 8s 2h"};
    for (std::size_t i = 1; i < std::size(kHands); ++i) EXPECT_LT(five(kHands[i - 1]), five(kHands[i])) << kHands[i];
}

TEST(BigRaiseStudRules, R4_4_HandsOfOneValueByTheirCards) {
    EXPECT_LT(five("Ah Kd 9c 8s 2h"), five("Ah Kd 9c 8s 3h"));   // (a)
    EXPECT_LT(five("9h 9d Ac Ks 2h"), five("9s 9c Ad Kh 3h"));   // (b)
    EXPECT_LT(five("Kh Kd 2c 2s Ah"), five("Ks Kc 3d 3h 4h"));   // (c)
    EXPECT_LT(five("Kh Kd 2c 2s Jh"), five("Ks Kc 2d 2h Qh"));   // (c)
    EXPECT_LT(five("Jh Td 9c 8s 7h"), five("Kh Qd Jc Ts 9h"));   // (d)
}

TEST(BigRaiseStudRules, R5_7_EveryHandByItsRow) {
    const std::pair<const char*, int> wins[] = {
        {"Ah Kh Qh Jh Th", 500}, {"Kh Qh Jh Th 9h", 100}, {"5h 4h 3h 2h Ah", 100}, {"2h 2d 2c 2s 3h", 40},
        {"2h 2d 2c 3s 3h", 8},   {"2h 3h 4h 5h 7h", 6},   {"5h 4d 3c 2s Ah", 4},   {"2h 2d 2c 3s 4h", 3},
        {"2h 2d 3c 3s 4h", 2},   {"Th Td 2c 3s 4h", 1},   {"Ah Ad 2c 3s 4h", 1}};
    for (const auto& [hand, odds] : wins) {
        EXPECT_EQ(settle_raise(five(hand), {}, nz_big_raise_stud::kRaise).odds, (Odds{odds, 1})) << hand;
        EXPECT_EQ(settle_ante(five(hand), false, {}, nz_big_raise_stud::kAnte).odds, (Odds{1, 1})) << hand;
        EXPECT_EQ(settle_ante(five(hand), true, {}, nz_big_raise_stud::kAnte).outcome, Outcome::Lose) << hand;
    }
}

// Rulings R22 and R68 are the standard; the other readings can be set.
// 5.8, ruling R67: to whom the maximum may matter it is said before the close, to the cent.
TEST(BigRaiseStudRules, R5_8_WhomTheMaximumTouchesIsTold) {
    const auto told = [](const char* maximum, std::int64_t raise) {
        const TableSetup setup =
            setup_of("nz.big-raise-stud", {{"maximum-payout", maximum}, {"blind-betting", "yes"}});
        const Game& game = setup.game();
        Session session(setup);
        EXPECT_FALSE(session.apply(Shuffled{}));
        EXPECT_FALSE(session.apply(bet(game, 0, 1, "ante", 10)));
        if (raise > 0) { EXPECT_FALSE(session.apply(bet(game, 0, 1, "raise", raise))); }
        return game.notices.told_before_close(session.table(), 0);
    };
    EXPECT_EQ(told("20000", 0), "") << "500 to 1 on four times 10";
    EXPECT_NE(told("19999.99", 0).find("would win 20000 on the highest raise, and is paid 19999.99"),
              std::string::npos);
    EXPECT_EQ(told("19999.99", 20), "") << "a raise that was laid blind is what it is";
    EXPECT_NE(told("9999.99", 20).find("would win 10000"), std::string::npos);
    EXPECT_EQ(told("none", 40), "");
}

TEST(BigRaiseStudRules, R10_2_WinStandOffOrLose) {
    const auto pair_of = [](int rank) {
        const Card hand[] = {{rank, Suit::Clubs}, {rank, Suit::Hearts}, {kAce, Suit::Spades}, {kKing, Suit::Clubs},
                             {kQueen, Suit::Diamonds}};
        return rank::best<rank::kFiveCards>(hand);
    };
    for (int rank = 2; rank <= kJack; ++rank) {
        const HandResult expected = rank >= 10  ? HandResult::Wins
                                    : rank >= 6 ? HandResult::StandsOff
                                                : HandResult::Loses;
        EXPECT_EQ(result_of(pair_of(rank), {}), expected) << rank;
        EXPECT_EQ(result_of(pair_of(rank), {.sevens_lose = true}), rank == 7 ? HandResult::Loses : expected) << rank;
    }
    EXPECT_EQ(result_of(five("Ah Kd Qc Js 9h"), {}), HandResult::Loses);
    EXPECT_EQ(settle_ante(pair_of(8), false, {}, nz_big_raise_stud::kAnte).outcome, Outcome::StandOff);
    EXPECT_EQ(settle_ante(pair_of(8), false, {.stand_off_pays_ante = true}, nz_big_raise_stud::kAnte).outcome,
              Outcome::Win);
    EXPECT_EQ(settle_raise(pair_of(8), {.stand_off_pays_ante = true}, nz_big_raise_stud::kRaise).outcome,
              Outcome::StandOff);
}

TEST(BigRaiseStudRules, R10_3_EveryThreeCardHandByItsRow) {
    const auto bonus = [](const char* text) {
        return settle_bonus(rank::best<rank::kThreeCards>(cards(text)), nz_big_raise_stud::kBonus);
    };
    const std::pair<const char*, int> wins[] = {{"Qh Kh Ah", 40}, {"3h 2h Ah", 40}, {"7h 7d 7c", 30},
                                                {"Qh Kd Ah", 6},  {"2h 9h Jh", 3},  {"2h 2d Ah", 1}};
    for (const auto& [hand, odds] : wins) EXPECT_EQ(bonus(hand).odds, (Odds{odds, 1})) << hand;
    EXPECT_EQ(bonus("Ah Kd Jc").outcome, Outcome::Lose);
}

}  // namespace
}  // namespace baize::big_raise_stud_rules_test
