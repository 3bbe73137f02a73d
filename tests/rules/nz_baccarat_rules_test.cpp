// Rules of NZ Baccarat about what a table may offer, and what its sign says (nz-baccarat 8.5, 11, 13, 14).
#include "games/baccarat/nz_baccarat.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "floor/live_table.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config.hpp"

namespace baize::nz_baccarat_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return baccarat::kNzGame; }

std::string table_file(std::string_view options, std::string_view more = "") {
    return fmt::format("id='a'\ngame='nz.baccarat'\n[options]\n{}\n[limits]\nmin=10\nmax=500\nincrement=10\n{}\n",
                       options, more);
}

TableConfig table(std::string_view options, std::string_view more = "") {
    auto config = parse_table(table_file(options, more));
    if (!config) throw std::logic_error(config.refusal().what);
    return *config;
}

bool notices(const TableConfig& config, std::string_view text) {
    const auto list = required_notices(config);
    return std::any_of(list.begin(), list.end(),
                       [&](const std::string& each) { return each.find(text) != std::string::npos; });
}

TEST(NzBaccaratRules, R8_5_AShoeKeepsTheStyleInWhichItBegan) {
    using namespace floor;
    const auto after = [](std::string_view before, std::string_view then) {
        OfferPtr offer = *make_offer(table_file(before));
        CarriedState carried;
        carried.shoe.shuffle_due = false;
        carried.shoe.cards_left = 100;
        change_offer(offer, carried, *make_offer(table_file(then)));
        return carried.shoe.shuffle_due;  // the style changes with the next shoe, which then comes first
    };
    EXPECT_FALSE(after("style='b'", "style='b'"));
    EXPECT_TRUE(after("style='b'", "style='c'"));
    EXPECT_FALSE(after("style='a'\nshoe='continuous'", "style='c'\nshoe='continuous'"))
        << "by approved procedures, at any time";
}

TEST(NzBaccaratRules, R11C_1_R11D_1_OfferedWhereTheOperatorSaysSo) {
    const std::pair<const char*, std::size_t> offers[] = {
        {"any-pair", baccarat::AnyPair}, {"lucky-match", baccarat::LuckyMatch},
        {"perfect-pairs", baccarat::PerfectPairs}, {"none", game().wagers.size()}};
    for (const auto& [value, offered] : offers) {
        const TableSetup setup = setup_of("nz.baccarat", {{"side-wagers", value}});
        for (const std::size_t wager : {baccarat::AnyPair, baccarat::LuckyMatch, baccarat::PerfectPairs})
            EXPECT_EQ(setup.offered(wager), wager == offered) << value;
        EXPECT_EQ(forbidden_by(setup), "");
    }
    EXPECT_EQ(forbidden_by(setup_of("nz.baccarat")), "11A.2") << "a table says which one it offers";
}

TEST(NzBaccaratRules, R11D_5_WithinTheLimitsOfTheSign) {
    EXPECT_ROUND(R"(game   nz.baccarat
set    side-wagers=lucky-match
limits lucky-match 5 50 5
deal   burn Ks
bet    A  player 10
refused bet A lucky-match:player 4 "11D.5"
refused bet A lucky-match:player 55 "11D.5"
deal   player 9h Kd
deal   banker 7d Jc
----
A  player  +10  5.10(a)
bank  -10
)");
}

TEST(NzBaccaratRules, R11C_9_R11D_10_R13_5_R13_6_R14_3_WhatMustBeDisplayed) {
    EXPECT_TRUE(notices(table("side-wagers='any-pair'", "[paytables]\nany-pair=2"),
                        "Any Pair: pay table 2 (nz-baccarat 11C.8, 11C.9)"));
    EXPECT_TRUE(notices(table("side-wagers='lucky-match'"), "Lucky Match: pay table 1 (nz-baccarat 11D.8, 11D.10)"));
    EXPECT_TRUE(notices(table("side-wagers='none'\nvariant='two-to-one'"), "two to one (nz-baccarat 13.1, 13.5)"));
    EXPECT_TRUE(
        notices(table("side-wagers='none'\nvariant='two-to-one'\nbanker-six='1:2'"), "1:2 (nz-baccarat 13.4, 13.6)"));
    EXPECT_TRUE(notices(table("side-wagers='none'\nvariant='ante-up'\nante-waived-from='125.50'",
                              "[limits.ante]\nmin='1.25'\nmax='1.25'\nincrement='1.25'"),
                        "no ante from an initial wager of this amount on: 125.50 NZD (nz-baccarat 14.4, 14.3)"));
    EXPECT_TRUE(notices(table("side-wagers='none'\nvariant='two-to-one'\ntwo-to-one-commission='yes'"),
                        "(ruling R14): yes (nz-baccarat 5.10(b))"));
    EXPECT_TRUE(notices(table("side-wagers='none'\nvariant='two-to-one'"), "(ruling R14): no (nz-baccarat 13.3)"));
    EXPECT_FALSE(notices(table("side-wagers='none'"), "ruling R14"));
}

TEST(NzBaccaratRules, R13_1_TwoToOneDiffersInTheHandsOddsOnly) {
    const TableSetup standard = setup_of("nz.baccarat"), variant = setup_of("nz.baccarat", {{"variant", "two-to-one"}});
    for (const std::size_t wager : {baccarat::Tie, baccarat::AnyPair, baccarat::LuckyMatch, baccarat::PerfectPairs})
        for (std::size_t row = 0; row < standard.pays(wager).size(); ++row)
            EXPECT_EQ(standard.pays(wager)[row].odds, variant.pays(wager)[row].odds);
    EXPECT_EQ(standard.pays(baccarat::Banker).size(), 1u);
    EXPECT_EQ(variant.pays(baccarat::Banker).size(), 3u);
    EXPECT_EQ(variant.pays(baccarat::Player).size(), 2u);
    EXPECT_EQ(standard.shoe().decks, variant.shoe().decks);
}

TEST(NzBaccaratRules, R14_3_AnAnteOfAtMostAnEighthOfTheMinimum) {
    const auto forbidden = [](std::string_view ante) {
        const auto findings = check_table(table("side-wagers='none'\nvariant='ante-up'", ante));
        return std::count_if(findings.begin(), findings.end(), [](const Finding& each) {
            return each.weight == Weight::Forbidden && each.clause == "nz-baccarat 14.3";
        });
    };
    EXPECT_EQ(forbidden("[limits.ante]\nmin='1.25'\nmax='1.25'\nincrement='1.25'"), 0);
    EXPECT_EQ(forbidden("[limits.ante]\nmin='1.26'\nmax='1.26'\nincrement='1.26'"), 1);
    EXPECT_EQ(forbidden(""), 1) << "the table's own limits are no flat rate";
}

}  // namespace
}  // namespace baize::nz_baccarat_rules_test
