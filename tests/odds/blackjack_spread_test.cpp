// The spread of the net return, insurance and even money, in whole decks.
#include <gtest/gtest.h>

#include <cmath>

#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/insurance.hpp"
#include "odds/even_money.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole shoes are priced");
SLOW_SUITE(BlackjackSpread, "whole shoes are priced");

namespace baize::blackjack::blackjack_spread_test {
namespace {

TEST(BlackjackSpread, MeanAndVarianceAgree) {
    Analyser analyser(6);
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::BustAndOne}) {
        Rules rules;
        rules.hands_max = 2;  // three hands are compared as fractions in short shoes
        rules.split_loss = loss;
        const Analysis analysis = analyser.analyse(rules);
        double chance = 0, mean = 0, square = 0, last = 0;
        const auto spread = analyser.distribution(rules, analysis.strategy, [&](double done) {
            EXPECT_GE(done, last);
            last = done;
            return true;
        });
        for (const auto& [net, share] : spread) {
            EXPECT_GT(share, 0) << net;
            chance += share;
            mean += net.get_d() * share;
            square += net.get_d() * net.get_d() * share;
        }
        EXPECT_NEAR(chance, 1, 1e-12);
        EXPECT_NEAR(last, 1, 1e-12);
        EXPECT_NEAR(mean, analysis.ev, 1e-12);
        EXPECT_NEAR(square - mean * mean, analyser.variance(rules, analysis.strategy), 1e-11);
    }
}

TEST(BlackjackSpread, StandardDeviationOfSixDecks) {
    Analyser analyser(6);
    const Analysis analysis = analyser.analyse(Rules{});
    EXPECT_NEAR(std::sqrt(analyser.variance(Rules{}, analysis.strategy)), 1.12999, 0.00001);
}

// 96 tens among the 311 cards that an ace leaves: 2 times 96 less 215.
TEST(BlackjackSpread, Insurance) {
    const ReturnDistribution returns = insurance_returns(Composition::of_decks(6));
    EXPECT_EQ(returns.mean(), Ratio(-23, 311));
    EXPECT_EQ(returns.total(), 311);
}

TEST(BlackjackSpread, EvenMoney) {
    const EvenMoneyWorth offer = even_money(Composition::of_decks(6), Rules{});
    EXPECT_EQ(offer.taken, 1);
    EXPECT_EQ(offer.waiting, Ratio(3, 2) * (1 - Ratio(95) / Ratio(309)));
    EXPECT_GT(offer.cost(), 0);
    EXPECT_EQ(offer.chance, Ratio(24 * 23) * 96 * 2 / (Ratio(312) * 311 * 310));
}

}  // namespace
}  // namespace baize::blackjack::blackjack_spread_test
