// The exact laws of Four Card Poker: against published figures, and against literal enumerations.
#include "odds/four_card_poker/laws.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "games/four_card_poker/four_card_poker.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::four_card_poker::four_card_poker_odds_test {
namespace {

double percent(const Law& law) { return nearest(law.edge()) * 100; }

TEST(FourCardPokerOdds, AnteIsNearThePapersThree) {
    LONG_COUNT();
    const poker::Solution solution = poker::solve(ante_game({}));
    EXPECT_EQ(solution.law.exact_edge(), "8840827253/317119576410");
    EXPECT_NEAR(percent(solution.law), 2.787853, 5e-7);
}

// Seed 001, item 2: "approximately 2 to 6 per cent, depending on which pay scale is used".
TEST(FourCardPokerOdds, R5_7_2_AcesUpIsFromTwoToSix) {
    double least = 100, most = 0;
    for (const PayTable& table : book::kAcesUpTables) {
        const Law law = aces_up_law(table.rows);
        EXPECT_EQ(law.total(), 2598960) << table.id;
        least = std::min(least, percent(law));
        most = std::max(most, percent(law));
    }
    EXPECT_EQ(std::round(least), 2);
    EXPECT_EQ(std::round(most), 6);
}

// 5.10, ruling R82: a maximum pay-out is over all wagers of a hand; a price that leaves it out says so.
TEST(FourCardPokerOdds, R5_10_APriceSaysThatItKnowsNoMaximum) {
    const auto plain = *price(*Setup::make(kGame, {}), {"aces-up", false, false, {}});
    EXPECT_EQ(plain.at(0).note + plain.at(0).supposes, "");
    const auto with_maximum = *Setup::make(kGame, {{{"maximum-payout", "500"}}, {}, {}});
    const auto capped = *price(with_maximum, {"aces-up", false, false, {}});
    EXPECT_EQ(capped.at(0).note, "stakes that the maximum pay-out of 500 does not touch");
    EXPECT_EQ(capped.at(0).supposes, capped.at(0).note);
}

}  // namespace
}  // namespace baize::four_card_poker::four_card_poker_odds_test
