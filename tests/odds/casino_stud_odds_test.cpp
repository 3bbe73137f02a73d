// The exact return distributions of Casino Stud: against counts from elsewhere, and against literal enumerations. That
// its decisions are the best is checked against the plain recursion in poker/showdown_test.cpp and the real round in
// best_play_test.cpp.
#include "odds/casino_stud/returns.hpp"

#include <gtest/gtest.h>

#include "games/casino_stud/casino_stud.hpp"
#include "odds/poker/described.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::casino_stud::casino_stud_odds_test {
namespace {

using namespace gb_2011::casino_stud;

double percent(const Ratio& ratio) { return 100 * nearest(ratio); }

// 7.21 by counts of five-card hands that every book on poker has: 4, 36, 624, 3744 and 5108 of 2598960.
TEST(CasinoStudOdds, R7_21_TheProgressiveFromItsFixedPrizes) {
    const ReturnDistribution empty = progressive_returns(kProgressive, 0, false);
    EXPECT_EQ(empty.mean() + 1, fraction(624 * 100 + 3744 * 75 + 5108 * 50, 2598960));
    EXPECT_NEAR(percent(empty.mean() + 1), 23.0323, 5e-5);
    // A royal wins all of the meter and a straight flush a tenth: what is missing, over what a stake in it is worth.
    const Ratio worth_of_one = (4 + fraction(36, 10)) / 2598960, even = -empty.mean() / worth_of_one;
    EXPECT_NEAR(nearest(even), 263'205, 0.5);
    EXPECT_EQ(progressive_returns(kProgressive, even, false).mean(), 0);
    EXPECT_EQ(progressive_returns(kProgressive, 1000, false).mean(), empty.mean() + 1000 * worth_of_one);
}

// The reading against ruling R19: what wins has its stake back too.
TEST(CasinoStudOdds, R19_TheStakeBesideThePrize) {
    EXPECT_EQ(progressive_returns(kProgressive, 0, true).mean() - progressive_returns(kProgressive, 0, false).mean(),
              fraction(4 + 36 + 624 + 3744 + 5108, 2598960));
}

TEST(CasinoStudOdds, TheProgressiveOnShortDecksHandByHand) {
    std::vector<Card> deck;
    for (const int rank : {kAce, kKing, kQueen, kJack, 10, 9})
        for (const Suit suit : {Suit::Clubs, Suit::Spades}) deck.push_back(Card(rank, suit));
    ReturnDistribution slow;
    for (unsigned chosen = 0; chosen < 1u << deck.size(); ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        std::vector<Card> hand;
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (chosen >> i & 1u) hand.push_back(deck[i]);
        const PayRow* row = progressive_row(rank::best<rank::kFiveCards>(hand), kProgressive);
        const Money won = row ? prize_of(*row, {100}, {70'000}) : Money{};
        slow.add(fraction(won.cents, 100) - 1, 1);
    }
    const ReturnDistribution fast = progressive_returns(kProgressive, 700, false, deck);
    EXPECT_EQ(fast.weights(), slow.weights());
}

Ratio edge_of(const Choices& choices, const poker::Rule* rule = nullptr) {
    return poker::solve(poker::describe(kAntePlan, poker::table_of(kGbGame, choices)), {.rule = rule}).returns.edge();
}

// What the rulings are worth to who plays for the best: he raises with ace-king or better only, so that a dealer with
// an equal hand qualifies; and a royal flush is rare.
TEST(CasinoStudOdds, R46_R81_TheOtherReadings) {
    LONG_COUNT();
    const Ratio ruled = edge_of({});
    EXPECT_EQ(in_lowest_terms(ruled), "21956498983/453027966300");
    EXPECT_NEAR(percent(ruled), 4.846610, 5e-7);
    const Ratio equal_void = edge_of(poker::with({{"equal-hands", "void"}})),
                no_line = edge_of(poker::with({{"royal-raise", "no-line"}}));
    EXPECT_EQ(equal_void, ruled);
    EXPECT_GT(no_line, ruled);
    EXPECT_LT(percent(no_line - ruled), 0.01);
}

// Always raising is the play of a hand that is played blind; folding always loses the ante.
TEST(CasinoStudOdds, RaisingBlindIsBetterThanFolding) {
    LONG_COUNT();
    const poker::Rule raise = [](const poker::Seen&) -> std::size_t { return 1; },
                      fold = [](const poker::Seen&) -> std::size_t { return 0; };
    EXPECT_EQ(edge_of({}, &fold), 1);
    EXPECT_LT(edge_of({}, &raise), fraction(17, 100));
}

// 7.27: the Double is worth its while against some of the four cards, and costs nothing to have.
TEST(CasinoStudOdds, R7_27_TheDouble) {
    LONG_COUNT();
    const poker::Rule stay = [](const poker::Seen&) -> std::size_t { return 0; };
    const poker::Showdown game = poker::describe(kInsurancePlan, baize::Setup(kGbGame));
    const auto best = poker::solve(game);
    EXPECT_LT(best.returns.edge(), poker::solve(game, {.rule = &stay}).returns.edge());
    EXPECT_GT(best.frequency[0][1], 0);
    EXPECT_LE(best.frequency[0][1], fraction(16, 52)) << "no up card but a 2 to 5";
}

}  // namespace
}  // namespace baize::casino_stud::casino_stud_odds_test
