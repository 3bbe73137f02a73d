// Money as it is written, and what odds make of it (ruling D5).
#include "core/money.hpp"
#include "core/pay.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "definition/setup.hpp"

namespace baize::money_test {
namespace {

TEST(Money, IsWrittenInTheShortestFormThatLosesNothing) {
    EXPECT_EQ(to_string(Money{0}), "0");
    EXPECT_EQ(to_string(Money{1}), "0.01");
    EXPECT_EQ(to_string(Money{10}), "0.10");
    EXPECT_EQ(to_string(Money{100}), "1");
    EXPECT_EQ(to_string(Money{1250}), "12.50");
    EXPECT_EQ(to_string(Money{123456789}), "1234567.89");
    EXPECT_EQ(to_string(kMoneyMax), "10000000000");
}

TEST(Money, NegativeAmountsKeepTheirSignEvenBelowOne) {
    EXPECT_EQ(to_string(Money{-1}), "-0.01");
    EXPECT_EQ(to_string(Money{-99}), "-0.99");
    EXPECT_EQ(to_string(Money{-300}), "-3");
    EXPECT_EQ(to_string(Money{-1250}), "-12.50");
    EXPECT_EQ(to_string(Money{std::numeric_limits<std::int64_t>::min()}),
              "-92233720368547758.08");  // whose own negative has no room
}

TEST(Money, Arithmetic) {
    Money sum{250};
    sum += {50};
    sum -= {100};
    EXPECT_EQ(sum, Money{200});
    EXPECT_EQ(sum + Money{1}, Money{201});
    EXPECT_EQ(sum - Money{201}, Money{-1});
    EXPECT_EQ(-sum, Money{-200});
    EXPECT_EQ(sum * 3, Money{600});
    EXPECT_LT(Money{-1}, Money{0});
}

TEST(Money, D5_WinningsAreRoundedDownAndTheFractionIsKept) {
    const auto expect = [](Money stake, Odds odds, std::int64_t paid, std::int64_t cut) {
        const Winnings won = winnings(stake, odds);
        EXPECT_EQ(won.paid.cents, paid);
        EXPECT_EQ(won.cut_num, cut);
        EXPECT_EQ(won.paid.cents * odds.den + won.cut_num,
                  stake.cents * odds.num);  // nothing is lost but what is recorded
        EXPECT_LT(won.cut_num, odds.den);
    };
    expect({1000}, {1, 1}, 1000, 0);
    expect({1000}, {3, 2}, 1500, 0);
    expect({101}, {3, 2}, 151, 1);    // 151.5
    expect({1}, {19, 20}, 0, 19);     // all of it is a fraction
    expect({100}, {19, 20}, 95, 0);
    expect({103}, {6, 5}, 123, 3);    // 123.6
    expect({7}, {1, 3}, 2, 1);
    expect({0}, {3, 2}, 0, 0);
    expect({50}, {0, 1}, 0, 0);
    expect({3}, {180, 1}, 540, 0);
}

TEST(Money, TheLargestStakeAtTheLongestOddsStaysInside64Bits) {
    const Winnings won = winnings(kMoneyMax, {1'000'000, 1});
    EXPECT_EQ(won.paid.cents, 1'000'000'000'000'000'000);
}

TEST(Odds, CompareAsFractions) {
    EXPECT_TRUE((Odds{3, 2}.at_least({6, 4})));
    EXPECT_TRUE((Odds{3, 2}.at_least({6, 5})));
    EXPECT_FALSE((Odds{6, 5}.at_least({3, 2})));
    EXPECT_FALSE((Odds{19, 20}.at_least({1, 1})));
    EXPECT_TRUE((Odds{2'000'000'000, 1}.at_least({1, 2'000'000'000})));  // the products need 64 bits
    EXPECT_FALSE((Odds{1, 2'000'000'000}.at_least({2'000'000'000, 1})));
    EXPECT_EQ(to_string(Odds{19, 20}), "19 to 20");
}

TEST(Odds, AreReadInEveryWayTheyAreWritten) {
    for (const char* text : {"3:2", "3-2", "3/2", "3 to 2"}) EXPECT_EQ(parse_odds(text), (Odds{3, 2})) << text;
    EXPECT_EQ(parse_odds("35"), (Odds{35, 1}));
    EXPECT_EQ(parse_odds("0"), (Odds{0, 1}));
    EXPECT_EQ(parse_odds("19:20"), (Odds{19, 20}));
    EXPECT_EQ(parse_odds(to_string(Odds{6, 5})), (Odds{6, 5}));
    EXPECT_EQ(parse_odds("12.5 for 1"), (Odds{25, 2}));
    EXPECT_EQ(parse_odds("10 for 1"), (Odds{10, 1}));
    EXPECT_EQ(parse_odds("7 for 3"), (Odds{7, 3}));
}

// Ruling D6: "x for 1" holds the stake, "x to 1" does not.
TEST(PayRow, ForOneHoldsTheStakeAndSaysSo) {
    const PayRow to{"a", {5, 2}, "1.1"}, with{"a", {5, 2}, "1.1", Quoted::For};
    EXPECT_EQ(to_string(to), "5 to 2");
    EXPECT_EQ(to_string(with), "2.5 for 1");
    EXPECT_EQ(to_string(PayRow{"a", {10, 1}, "1.1", Quoted::For}), "10 for 1");
    EXPECT_EQ(to_string(PayRow{"a", {7, 3}, "1.1", Quoted::For}), "7 for 3");
    EXPECT_EQ(win(to).odds, (Odds{5, 2}));
    EXPECT_EQ(win(with).odds, (Odds{3, 2}));
    const Return less = win(PayRow{"a", {1, 2}, "1.1", Quoted::For});
    EXPECT_EQ(less.outcome, Outcome::Lose);
    EXPECT_EQ(less.odds, (Odds{1, 2}));
}

TEST(Odds, WhatAreNoOddsIsNotRead) {
    for (const char* text : {"", ":", "3:", ":2", "3:0", "3:-2", "-3:2", "3 2", "3 to", "three", "3:2x", " 3:2", "3.5",
                             "12.5:1", " for 1", "12. for 1", "99999999999", "3:99999999999"})
        EXPECT_FALSE(parse_odds(text).has_value()) << text;
}

}  // namespace
}  // namespace baize::money_test
