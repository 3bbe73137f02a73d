// The best chart by totals, its cost, and the hands where it errs.
#include <gtest/gtest.h>

#include "odds/blackjack/analyser.hpp"
#include "support/long_count.hpp"

namespace baize::blackjack::blackjack_chart_test {
namespace {

class BlackjackChart : public testing::Test {
protected:
    static void SetUpTestSuite() {
        analyser_ = new Analyser(6);
        analysis_ = new Analysis(analyser_->analyse(Rules{}));
        report_ = new ChartReport(analyser_->chart(Rules{}, analysis_->strategy));
    }
    static void TearDownTestSuite() {
        delete report_;
        delete analysis_;
        delete analyser_;
    }
    static inline Analyser* analyser_ = nullptr;
    static inline Analysis* analysis_ = nullptr;
    static inline ChartReport* report_ = nullptr;
};

TEST_F(BlackjackChart, CostsLittle) {
    EXPECT_GT(report_->cost, 0);
    EXPECT_LT(report_->cost, 0.0001);
    EXPECT_NEAR(report_->cost, analysis_->ev - analyser_->ev(Rules{}, strategy_of(report_->chart, Rules{})), 1e-15);
}

// The performance difference: what each departure from the best play costs, times how often it comes, is the whole.
TEST_F(BlackjackChart, ExceptionsAccountForTheWholeCost) {
    double sum = 0;
    for (const Exception& exception : report_->exceptions) {
        EXPECT_GT(exception.gain, 0);
        sum += exception.gain * exception.chance;
    }
    EXPECT_NEAR(sum, report_->cost, 1e-14);
}

TEST_F(BlackjackChart, NoSingleSquareCanBeImproved) {
    LONG_COUNT();
    for (int total = 12; total <= 17; ++total) {
        for (int up = 1; up <= kValues; ++up) {
            Chart changed = report_->chart;
            Cell& cell = changed.layer[0].hard[static_cast<std::size_t>(total)][static_cast<std::size_t>(up)];
            cell.otherwise = cell.otherwise == Action::Draw ? Action::Stand : Action::Draw;
            EXPECT_LE(analyser_->ev(Rules{}, strategy_of(changed, Rules{})), report_->ev + 1e-13)
                << total << " v " << up;
        }
    }
    for (int total = 8; total <= 11; ++total) {
        for (int up = 1; up <= kValues; ++up) {
            Chart changed = report_->chart;
            Cell& cell = changed.layer[0].hard[static_cast<std::size_t>(total)][static_cast<std::size_t>(up)];
            cell.twice = !cell.twice;
            EXPECT_LE(analyser_->ev(Rules{}, strategy_of(changed, Rules{})), report_->ev + 1e-13)
                << total << " v " << up;
        }
    }
}

TEST_F(BlackjackChart, WellKnownSquares) {
    const Chart& chart = report_->chart;
    EXPECT_EQ(chart.layer[0].hard[16][10].otherwise, Action::Draw);
    EXPECT_EQ(chart.layer[0].hard[12][2].otherwise, Action::Draw);
    EXPECT_EQ(chart.layer[0].hard[12][4].otherwise, Action::Stand);
    EXPECT_EQ(chart.layer[0].soft[18][9].otherwise, Action::Draw);
    EXPECT_EQ(chart.layer[0].soft[18][8].otherwise, Action::Stand);
    EXPECT_TRUE(chart.layer[0].hard[11][10].twice);   // 11.5 spares the double
    EXPECT_FALSE(chart.layer[0].hard[11][1].twice);
    EXPECT_EQ(chart.pairs[8][10], SplitPlan::Again);
    EXPECT_EQ(chart.pairs[1][1], SplitPlan::Once);
    EXPECT_EQ(chart.pairs[10][6], SplitPlan::Never);
    EXPECT_EQ(chart.pairs[9][7], SplitPlan::Never);
}

TEST_F(BlackjackChart, ActionValuesPriceMistakes) {
    const ActionValues& sixteen = report_->two_cards.hard[16][10];
    ASSERT_TRUE(sixteen.value[0] && sixteen.value[1] && sixteen.value[2]);
    EXPECT_FALSE(sixteen.value[3]);
    EXPECT_GT(*sixteen.value[1], *sixteen.value[0]);
    EXPECT_LT(*sixteen.value[2], *sixteen.value[1]);
    EXPECT_FALSE(report_->two_cards.hard[11][6].value[0]);  // 13.1(d): 11 must draw
    EXPECT_FALSE(report_->two_cards.soft[18][6].value[2]);  // 11.1: no double with an ace
    EXPECT_GT(*report_->pairs[8][10].value[3], *report_->pairs[8][10].value[1]);
    double chance = 0;
    for (const auto* table : {&report_->two_cards.hard, &report_->two_cards.soft})
        for (const auto& row : *table)
            for (const ActionValues& square : row) chance += square.chance;
    EXPECT_GT(chance, 0.9);  // all but the pairs that stand apart
    EXPECT_LT(chance, 1);
}

}  // namespace
}  // namespace baize::blackjack::blackjack_chart_test
