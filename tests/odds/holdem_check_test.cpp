// What `check` and the sign say of Hold 'Em tables that give more than they take (rulings R47, R61).
#include <gtest/gtest.h>

#include <algorithm>

#include "report/table_report.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole deals are counted");

namespace baize::holdem_check_test {
namespace {

TableConfig table(const std::string& game, const std::string& options = "") {
    const auto config = parse_table("id='a'\ngame='" + game + "'\n[options]\n" + options +
                                    "[limits]\nmin=2\nmax=100\nincrement=2\n");
    EXPECT_TRUE(config) << config.refusal().what;
    return *config;
}

bool warns(const TableConfig& config, std::string_view words) {
    const auto findings = check_prices(prices_of(config), 10);
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.weight == Weight::Warning && finding.what.find(words) != std::string::npos;
    });
}

// The fixed prizes of 11.44 alone are worth 4.949 stakes; of the hole cards and the flop they are worth 0.362.
TEST(HoldemCheck, R61_TheBonusProgressiveFavoursThePlayer) {
    EXPECT_TRUE(warns(table("gb.holdem-bonus"), "progressive favours the player: the house edge is -394.9"));
    EXPECT_FALSE(warns(table("gb.holdem-bonus", "progressive-cards='hole-and-flop'\n"), "favours the player"));
    EXPECT_FALSE(warns(table("gb.holdem-bonus", "progressive='no'\n"), "favours the player"));
}

// Of the three opening wagers two are the player's by 16.46 % of an ante; the third makes up for them.
TEST(HoldemCheck, R47_TwoWayWithoutTheTwoWayWagerFavoursThePlayer) {
    const TableConfig config = table("gb.two-way-holdem");
    EXPECT_TRUE(warns(config, "ante+without-two-way (Ante, without the Two Way wager) favours the player: the house "
                              "edge is -16.46"));
    EXPECT_FALSE(warns(config, "ante favours the player"));
    EXPECT_TRUE(warns(table("gb.two-way-holdem", "river-wager='2x'\n"), "ante favours the player"))
        << "twice the ante on the river would give the whole game away";
    const auto prices = prices_of(config);
    ASSERT_EQ(prices.size(), 2u);
    EXPECT_EQ(prices[1].supposes, "ante and Blind alone, with what is added to them") << "the sign says it too";
}

// Ruling R67: a price with a ceiling is of the highest stake that this table takes, and says it.
TEST(HoldemCheck, R67_TheStakeOfACeilingIsTheTablesOwn) {
    const auto ante = [](const std::string& options) {
        return prices_of(table("gb.ultimate-holdem", "trips='no'\n" + options)).at(0);
    };
    const Price free = ante(""), untouched = ante("royal-ceiling='50000'\n"), touched = ante("royal-ceiling='5000'\n");
    EXPECT_EQ(untouched.edge, free.edge) << "500 to 1 on 100 are 50000";
    EXPECT_EQ(untouched.supposes, "a wager of 100");
    EXPECT_GT(touched.edge, free.edge);
    EXPECT_EQ(ante("royal-ceiling='42949672.97'\n").edge, free.edge) << "more cents than 32 bits hold touch nothing";
}

// 11.34*: as many cents as 32 bits do not hold are no lower ceiling.
TEST(HoldemCheck, R67_ACeilingThatNoWagerReaches) {
    const auto jackpot = [](const std::string& ceiling) {
        const auto prices = prices_of(table("gb.holdem-bonus", "progressive='no'\n" + ceiling));
        return std::ranges::find(prices, "bonus-jackpot", &Price::wager)->exact;
    };
    EXPECT_EQ(jackpot("jackpot-ceiling='30000000.01'\n"), jackpot(""));
    EXPECT_NE(jackpot("jackpot-ceiling='25000'\n"), jackpot(""));
}

TEST(HoldemCheck, OtherTablesKeepTheEdge) {
    for (const char* game : {"gb.ultimate-holdem", "nz.ultimate-holdem", "gb.casino-holdem"})
        EXPECT_FALSE(warns(table(game), "favours the player")) << game;
}

}  // namespace
}  // namespace baize::holdem_check_test
