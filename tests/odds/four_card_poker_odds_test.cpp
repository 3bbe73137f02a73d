// The exact return distributions of Four Card Poker: against published figures, and against literal enumerations.
#include "odds/four_card_poker/returns.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "games/four_card_poker/four_card_poker.hpp"
#include "odds/poker/describe/describe.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::four_card_poker::four_card_poker_odds_test {
namespace {

double percent(const ReturnDistribution& returns) { return nearest(returns.edge()) * 100; }

TEST(FourCardPokerOdds, AnteIsNearThePapersThree) {
    LONG_COUNT();
    const poker::Solution solution = poker::solve(poker::describe(kAntePlan, baize::Setup(kGame)));
    EXPECT_EQ(solution.returns.exact_edge(), "8840827253/317119576410");
    EXPECT_NEAR(percent(solution.returns), 2.787853, 5e-7);
}

// Seed 001, item 2: "approximately 2 to 6 per cent, depending on which pay scale is used".
TEST(FourCardPokerOdds, R5_7_2_AcesUpIsFromTwoToSix) {
    double least = 100, most = 0;
    for (const PayTable& table : book::kAcesUpTables) {
        const ReturnDistribution returns = aces_up_returns(table.rows);
        EXPECT_EQ(returns.total(), 2598960) << table.id;
        least = std::min(least, percent(returns));
        most = std::max(most, percent(returns));
    }
    EXPECT_EQ(std::round(least), 2);
    EXPECT_EQ(std::round(most), 6);
}

// 5.10, rulings R67, R82: a price with a maximum is of the highest stake, and says so.
TEST(FourCardPokerOdds, R5_10_APriceWithAMaximumSaysItsStake) {
    const auto free = *Setup::make(kGame, {});
    const Price plain = price(free, {"aces-up", false, false, {}})->at(0);
    EXPECT_EQ(plain.note + plain.supposes, "");
    auto capped = *Setup::make(kGame, {{{"maximum-payout", "500"}}, {}, {}});
    capped.limits(AcesUp, {Money{100}, Money{100'00}, Money{100}, {}});
    const Price price_of_100 = price(capped, {"aces-up", false, false, {}})->at(0);
    EXPECT_EQ(price_of_100.note, "an Aces Up wager of 100, and no Ante on the hand");
    EXPECT_EQ(price_of_100.supposes, price_of_100.note);
    EXPECT_EQ(price_of_100.edge, nearest(aces_up_returns(capped.pays(AcesUp), poker::kFullDeck, Ratio(5)).edge()));
    EXPECT_GT(price_of_100.edge, plain.edge);
    capped.limits(AcesUp, {Money{100}, Money{10'00}, Money{100}, {}});
    EXPECT_EQ(price(capped, {"aces-up", false, false, {}})->at(0).edge, plain.edge) << "50 times 10 is not touched";
}

// Ruling R59: what is known of several own hands is not in the price of one, where a table lets them be seen (R70).
TEST(FourCardPokerOdds, R59_OneHandInView) {
    LONG_COUNT();
    const auto note = [](std::string_view areas, std::string_view blind) {
        const auto setup =
            *Setup::make(kGame, {{{"areas", std::string(areas)}, {"blind", std::string(blind)}}, {}, {}});
        return price(setup, {"ante", false, false, {}})->at(0).supposes;
    };
    EXPECT_EQ(note("several", "no"), "one hand in view: who looks at several of his own knows more cards");
    EXPECT_EQ(note("several", "yes"), "");
    EXPECT_EQ(note("one", "no"), "");
}

}  // namespace
}  // namespace baize::four_card_poker::four_card_poker_odds_test
