// Laws and what is read off them, and how a fraction is rounded.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "odds/law.hpp"
#include "price_lists.hpp"

namespace baize::law_test {
namespace {

using namespace price_lists;

// ---- Laws -------------------------------------------------------------------------------------------------------

Law small_law() {  // of six equally likely deals: three lose, one stands off, two win half a wager
    Law law;
    law.add(-1, 2);
    law.add(Ratio(1, 2), 2);
    law.add(0, 1);
    law.add(-1, 1);
    return law;
}

TEST(Law, MomentsAreExact) {
    const Law law = small_law();
    EXPECT_EQ(law.total(), 6);
    EXPECT_EQ(law.weights().size(), 3u);  // equal returns are one
    EXPECT_EQ(law.mean(), Ratio(-1, 3));
    EXPECT_EQ(law.edge(), Ratio(1, 3));
    EXPECT_EQ(law.variance(), Ratio(17, 36));  // (3 + 2/4) / 6 - 1/9
    EXPECT_EQ(law.hit(), Ratio(1, 3));
    EXPECT_EQ(law.staked(), 1);
}

TEST(Law, TheExactEdgeIsInLowestTerms) {
    EXPECT_EQ(small_law().exact_edge(), "1/3");
    Law banco;  // 19 to 20 makes a fraction of a deal
    banco.add(Ratio(19, 20), 1);
    banco.add(-1, 1);
    EXPECT_EQ(banco.exact_edge(), "1/40");
    Law generous;
    generous.add(2, 3);
    generous.add(-1, 1);
    EXPECT_EQ(generous.exact_edge(), "-5/4");
    Law fair;
    fair.add(1, 2);
    fair.add(-1, 2);
    EXPECT_EQ(fair.exact_edge(), "0/1");
}

TEST(Law, AWeightIsNeverNegativeAndNothingWeighsNothing) {
    Law law = small_law();
    EXPECT_THROW(law.add(1, -1), std::logic_error);
    law.add(7, 0);
    EXPECT_EQ(law.total(), 6);
    EXPECT_FALSE(law.weights().contains(7));
}

TEST(Law, FillGivesEveryFigureOfAPrice) {
    Law law = small_law();
    law.staked(Ratio(4, 3));
    Price price;
    price.hit = -1;
    price.standard_error = 0.5;
    price.method = Method::Simulated;
    price.returns = {{"9", 1.0}};
    fill(price, law);
    EXPECT_EQ(price.edge, 1.0 / 3);
    EXPECT_EQ(price.sd, std::sqrt(17.0 / 36));
    EXPECT_EQ(price.hit, 1.0 / 3);
    EXPECT_EQ(price.exact, "1/3");
    EXPECT_EQ(price.method, Method::Exact);
    EXPECT_FALSE(price.standard_error.has_value());
    EXPECT_EQ(price.edge_of_total, 0.25);  // a third per initial wager, which is three quarters of all that is wagered
    const std::vector<std::pair<std::string, double>> returns{{"-1", 0.5}, {"0", 1.0 / 6}, {"1/2", 1.0 / 3}};
    EXPECT_EQ(price.returns, returns);
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
}  // namespace baize::law_test
