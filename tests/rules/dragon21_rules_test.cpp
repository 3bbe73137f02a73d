// Rules of Dragon21 that no single round shows (seed 000, Dragon21).
#include "games/dragon21/dragon21.hpp"

#include "games/dragon21/settle.hpp"
#include "rules/rules_table.hpp"

namespace baize::dragon21_rules_test {
namespace {

using namespace rules_table;
using dragon21::HandResult;

const Game& game() { return dragon21::kGame; }

TEST(Dragon21Rules, R3_1_R3_3_SevenSetsOfAreas) {
    const TableSetup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}) || session.apply(DealtCard{{}, true}));
    for (BoxNo area = 1; area <= 7; ++area)
        for (const char* wager : {"dragon", "tiger", "tie"})
            EXPECT_FALSE(session.check(bet(game(), 0, area, wager, 10)));
    for (const BoxNo area : {BoxNo{0}, BoxNo{8}}) {
        const auto refusal = session.check(bet(game(), 0, area, "dragon", 10));
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->clause, "3.3");
    }
}

TEST(Dragon21Rules, R3_4_DecksShoesAndShufflers) {
    const auto forbidden = [](const Pairs& options) { return forbidden_by(setup_of("nz.dragon21", options)); };
    for (int decks = 1; decks <= 8; ++decks) {
        const std::string number = std::to_string(decks);
        EXPECT_EQ(forbidden({{"decks", number}}), decks < 4 ? "3.4(a)" : "") << decks;
        EXPECT_EQ(cards_of_the_shoe(setup_of("nz.dragon21", {{"decks", number}})), 52 * decks);
    }
    EXPECT_EQ(refused_option("nz.dragon21", "decks", "9"), "3.4");
    for (const char* shoe : {"shoe", "non-continuous", "continuous"})
        for (const char* style : {"a", "b", "c"}) {
            const bool both = std::string(shoe) == "continuous" && std::string(style) == "b";
            EXPECT_EQ(forbidden({{"shoe", shoe}, {"dealing-style", style}}), both ? "3.4(a)(iii)" : "")
                << shoe << " " << style;
        }
    EXPECT_TRUE(setup_of("nz.dragon21", {{"shoe", "continuous"}}).shoe().continuous);
    EXPECT_FALSE(setup_of("nz.dragon21", {{"shoe", "non-continuous"}}).shoe().continuous);
}

TEST(Dragon21Rules, R4_1_PointValues) {
    const auto total = [](std::initializer_list<const char*> cards) {
        dragon21::Points points;
        for (const char* card : cards) points.add(blackjack::card_value(parse_card(card).value()));
        return points.total();
    };
    EXPECT_EQ(total({"2s", "9h"}), 11);                     // (a)
    EXPECT_EQ(total({"Ts", "Jh", "Qd", "Kc"}), 40);         // (b)
    EXPECT_EQ(total({"As"}), 11);                           // (c)
    EXPECT_EQ(total({"As", "Ah"}), 12);
    EXPECT_EQ(total({"As", "Ah", "9d"}), 21);
    EXPECT_EQ(total({"As", "Ah", "9d", "Tc"}), 21);
    EXPECT_EQ(total({"As", "6h", "Td"}), 17);
}

TEST(Dragon21Rules, R5_1_EveryPairOfTotals) {
    const auto& rows = nz_dragon21::kHand;
    for (int own = 17; own <= 26; ++own)
        for (int other = 17; other <= 26; ++other) {
            const HandResult mine{own, false}, his{other, false};
            bool wins = false;                                                // the book's four cases, one by one
            if (own < 22 && other < 22) wins = own > other;                   // (a)(i)(a)
            if (own >= 22 && other >= 22) wins = own < other;                 // (a)(i)(b)
            if (own <= 21 && other > 21) wins = true;                         // (a)(i)(c)
            const Outcome expected = own == other ? Outcome::StandOff
                                     : !wins      ? Outcome::Lose
                                     : own == 17  ? Outcome::StandOff
                                                  : Outcome::Win;
            EXPECT_EQ(dragon21::settle_hand(mine, his, rows).outcome, expected) << own << " " << other;
            EXPECT_EQ(dragon21::settle_tie(mine, his, nz_dragon21::kTie).outcome,
                      own == other ? Outcome::Win : Outcome::Lose);
        }
    for (const int other : {4, 12, 16, 17, 20}) {                             // (a)(i)(d)
        EXPECT_EQ(dragon21::settle_hand({21, true}, {other, false}, rows).odds, (Odds{3, 2}));
        EXPECT_EQ(dragon21::settle_hand({other, false}, {21, true}, rows).outcome, Outcome::Lose);
    }
    // (b)(ii): "notwithstanding"; it cannot occur
    EXPECT_EQ(dragon21::settle_hand({21, true}, {21, false}, rows).outcome, Outcome::StandOff);
    EXPECT_EQ(dragon21::settle_tie({21, true}, {21, false}, nz_dragon21::kTie).outcome,
              Outcome::Lose);  // (c)(i): "unless"
}

TEST(Dragon21Rules, R5_1a_WhatAWinPays) {
    const auto pays = [](int own, int other) {
        return dragon21::settle_hand({own, false}, {other, false}, nz_dragon21::kHand).odds;
    };
    for (const int own : {18, 19, 20, 21}) EXPECT_EQ(pays(own, 22), (Odds{1, 1}));
    for (const int own : {22, 23, 24, 25}) EXPECT_EQ(pays(own, 26), (Odds{5, 1}));
    EXPECT_EQ(dragon21::settle_hand({17, false}, {25, false}, nz_dragon21::kHand).outcome, Outcome::StandOff);
    const auto tie = [](int total, bool blackjack) {
        return dragon21::settle_tie({total, blackjack}, {total, blackjack}, nz_dragon21::kTie).odds;
    };
    for (const int total : {17, 18, 19, 20, 22, 26}) EXPECT_EQ(tie(total, false), (Odds{7, 1}));
    EXPECT_EQ(tie(21, false), (Odds{9, 1}));
    EXPECT_EQ(tie(21, true), (Odds{12, 1}));
    EXPECT_EQ(forbidden_by(setup_of("nz.dragon21", {}, {{"dragon.over-21", "4:1"}})), "5.1a");
    EXPECT_EQ(forbidden_by(setup_of("nz.dragon21", {}, {{"tie.21", "10:1"}})), "5.1(c)");
}

// (a) to (g) are every choice among the three; pairs alone are not among them.
TEST(Dragon21Rules, R5_2_TheSevenCombinations) {
    const TableSetup setup(game());
    for (int chosen = 1; chosen < 8; ++chosen) {
        Session session(setup);
        ASSERT_FALSE(session.apply(Shuffled{}) || session.apply(DealtCard{{}, true}));
        const char* wagers[] = {"dragon", "tiger", "tie"};
        for (int w = 0; w < 3; ++w)
            if (chosen >> w & 1) { EXPECT_FALSE(session.apply(bet(game(), 0, 1, wagers[w], 10))) << chosen; }
        EXPECT_FALSE(session.apply(bet(game(), 0, 1, "perfect-pairs:tiger", 10))) << chosen;
    }
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}) || session.apply(DealtCard{{}, true}));
    const auto refusal = session.check(bet(game(), 0, 1, "perfect-pairs:dragon", 10));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "11A.1");
}

}  // namespace
}  // namespace baize::dragon21_rules_test
