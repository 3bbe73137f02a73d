// Return distributions and what is read off them, and how a fraction is rounded.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "odds/return_distribution.hpp"
#include "price_lists.hpp"

namespace baize::return_distribution_test {
namespace {

using namespace price_lists;

// ---- Return distributions -------------------------------------------------------------------------------------------

ReturnDistribution small_returns() {  // of six equally likely deals: three lose, one stands off, two win half a wager
    ReturnDistribution returns;
    returns.add(-1, 2);
    returns.add(Ratio(1, 2), 2);
    returns.add(0, 1);
    returns.add(-1, 1);
    return returns;
}

TEST(ReturnDistribution, MomentsAreExact) {
    const ReturnDistribution returns = small_returns();
    EXPECT_EQ(returns.total(), 6);
    EXPECT_EQ(returns.weights().size(), 3u);  // equal returns are one
    EXPECT_EQ(returns.mean(), Ratio(-1, 3));
    EXPECT_EQ(returns.edge(), Ratio(1, 3));
    EXPECT_EQ(returns.variance(), Ratio(17, 36));  // (3 + 2/4) / 6 - 1/9
    EXPECT_EQ(returns.hit(), Ratio(1, 3));
    EXPECT_EQ(returns.staked(), 1);
}

TEST(ReturnDistribution, TheExactEdgeIsInLowestTerms) {
    EXPECT_EQ(small_returns().exact_edge(), "1/3");
    ReturnDistribution banco;  // 19 to 20 makes a fraction of a deal
    banco.add(Ratio(19, 20), 1);
    banco.add(-1, 1);
    EXPECT_EQ(banco.exact_edge(), "1/40");
    ReturnDistribution generous;
    generous.add(2, 3);
    generous.add(-1, 1);
    EXPECT_EQ(generous.exact_edge(), "-5/4");
    ReturnDistribution fair;
    fair.add(1, 2);
    fair.add(-1, 2);
    EXPECT_EQ(fair.exact_edge(), "0/1");
}

TEST(ReturnDistribution, AWeightIsNeverNegativeAndNothingWeighsNothing) {
    ReturnDistribution returns = small_returns();
    EXPECT_THROW(returns.add(1, -1), std::logic_error);
    returns.add(7, 0);
    EXPECT_EQ(returns.total(), 6);
    EXPECT_FALSE(returns.weights().contains(7));
}

TEST(ReturnDistribution, FillGivesEveryFigureOfAPrice) {
    ReturnDistribution returns = small_returns();
    returns.staked(Ratio(4, 3));
    Price price;
    price.hit = -1;
    price.standard_error = 0.5;
    price.method = Method::Simulated;
    price.returns = {{"9", 1.0}};
    fill(price, returns);
    EXPECT_EQ(price.edge, 1.0 / 3);
    EXPECT_EQ(price.sd, std::sqrt(17.0 / 36));
    EXPECT_EQ(price.hit, 1.0 / 3);
    EXPECT_EQ(price.exact, "1/3");
    EXPECT_EQ(price.method, Method::Exact);
    EXPECT_FALSE(price.standard_error.has_value());
    EXPECT_EQ(price.edge_of_total, 0.25);  // a third per initial wager, which is three quarters of all that is wagered
    const std::vector<std::pair<std::string, double>> chances{{"-1", 0.5}, {"0", 1.0 / 6}, {"1/2", 1.0 / 3}};
    EXPECT_EQ(price.returns, chances);
}

// ---- Rounding -----------------------------------------------------------------------------------------------------

// IEEE division of whole numbers is rounded to the nearest, and so an oracle for it.
TEST(Nearest, IsTheNearestDoubleOfAFraction) {
    int cut_short = 0;
    for (int a = -60; a <= 60; ++a)
        for (int b = 1; b <= 120; ++b) {
            Ratio value(a, b);
            value.canonicalize();
            ASSERT_EQ(nearest(value), static_cast<double>(a) / b) << a << "/" << b;
            cut_short += value.get_d() != static_cast<double>(a) / b;
        }
    EXPECT_GT(cut_short, 1000);  // where GMP's own conversion would have been one off
}

TEST(Nearest, LargeNumeratorsAndDenominators) {
    EXPECT_EQ(nearest(fraction("61734283845632/4998398275503360")), 61734283845632.0 / 4998398275503360.0);
    EXPECT_EQ(nearest(fraction("-123456789012345678901234567890/123456789012345678901234567890")), -1);
    EXPECT_EQ(nearest(0), 0);
    const Ratio above_one =
        1 + Ratio(fraction("1/9007199254740992")) + Ratio(fraction("1/1000000000000000000000000000000"));
    EXPECT_EQ(nearest(above_one), std::nextafter(1.0, 2.0));  // just past half way
}

}  // namespace
}  // namespace baize::return_distribution_test
