// Charts of somebody's own: read as they are written, counted and simulated as they say.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "odds/blackjack/main_wager.hpp"
#include "odds/blackjack/play_by_chart.hpp"
#include "odds/simulate.hpp"
#include "report/strategy_json.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole shoes are priced");
SLOW_SUITE(BlackjackOwnChart, "whole shoes are priced");

namespace baize::blackjack_own_chart_test {
namespace {

using Json = nlohmann::ordered_json;

Setup setup_of(std::string_view game, std::vector<std::pair<std::string, std::string>> options = {}) {
    Choices choices;
    choices.options = std::move(options);
    auto setup = Setup::make(*find_game(game), choices);
    if (!setup) throw std::logic_error(setup.refusal().what);
    return *setup;
}

Json square(const char* section, const char* hand, const char* dealer, const char* play) {
    return {{"section", section}, {"hand", hand}, {"dealer", dealer}, {"play", play}};
}

using Own = blackjack::ChartOfTotals;

// The best chart with these squares put into it.
Own best_with(const Setup& setup, const Json& json) {
    Own chart(setup, blackjack_best_chart(setup));
    if (const auto refusal = read_chart(json, chart)) throw std::logic_error(refusal->what);
    return chart;
}

std::string refusal_of(const Setup& setup, const Json& json) {
    Own chart(setup, {});
    const auto refusal = read_chart(json, chart);
    return refusal ? refusal->what : "taken";
}

TEST(BlackjackOwnChart, WhatIsWrittenIsReadAgain) {
    for (const baize::Setup& setup :
         {setup_of("nz.blackjack"), setup_of("nz.blackjack", {{"variant", "blackjack-plus"}}),
          setup_of("nz.blackjack", {{"variant", "free-bet"}}),
          setup_of("nz.blackjack", {{"variant", "free-bet"}, {"free-resplit", "no"}}), setup_of("gb.blackjack")}) {
        const Json written = *strategy_json(setup);
        const Own again = best_with(setup, written);
        EXPECT_EQ(again.chart(), blackjack_best_chart(setup));
        EXPECT_NEAR(again.edge(), written["edge_by_chart"].get<double>(), 1e-12);
    }
}

// What the rules forbid is not counted as though they did not: nobody splits where no pair may be split.
TEST(BlackjackOwnChart, NoChartDoesBetterThanTheBestPlay) {
    const baize::Setup setup = setup_of("nz.blackjack", {{"split-rule", "none"}, {"double-rule", "none"}});
    Json greedy = {{"chart", Json::array()}};
    for (const char* pair : {"A,A", "8,8", "9,9"})
        for (const char* dealer : {"4", "5", "6"}) greedy["chart"].push_back(square("pair", pair, dealer, "P"));
    for (const char* dealer : {"4", "5", "6"}) greedy["chart"].push_back(square("hard", "hard 11", dealer, "D"));
    const double edge = best_with(setup, greedy).edge();
    EXPECT_NEAR(edge, blackjack_chart_edge(setup, blackjack_best_chart(setup)), 1e-12);
}

// Who never busts stands on any twelve: a play that is known to cost about three and a half per cent more.
TEST(BlackjackOwnChart, AWorseChartCostsWhatItIsCountedToCost) {
    const baize::Setup setup = setup_of("nz.blackjack");
    Json never_bust = {{"chart", Json::array()}};
    for (int total = 12; total <= 16; ++total)
        for (const char* dealer : {"2", "3", "4", "5", "6", "7", "8", "9", "10", "A"})
            never_bust["chart"].push_back(square("hard", ("hard " + std::to_string(total)).c_str(), dealer, "S"));
    const Own chart = best_with(setup, never_bust);
    const double edge = chart.edge();
    EXPECT_GT(edge, blackjack_chart_edge(setup, blackjack_best_chart(setup)) + 0.03);
    EXPECT_LT(edge, 0.045);
    const Simulation result =
        simulate(setup, {.rounds = 300'000, .strategy = [&] { return chart.strategy(); }});
    EXPECT_NEAR(result.wagers[0].edge(), edge, 4 * result.wagers[0].standard_error);
}

// Where a second split is paid, the hand with the wager and the free one are split again each against cards of its own:
// the chart says so, its legend has the letters, and it is played as it is counted.
TEST(BlackjackOwnChart, R59_TheFirstHandAndLaterOnesAreSplitAgainEachByItself) {
    const baize::Setup setup = setup_of("nz.blackjack", {{"variant", "free-bet"}, {"free-resplit", "no"}});
    const Json written = *strategy_json(setup);
    int apart = 0;
    for (const Json& each : written["chart"]) apart += each["play"] == "Pf" || each["play"] == "Pl";
    EXPECT_GT(apart, 5);
    const auto has = [](const Json& legend, const char* letters) {
        return std::ranges::any_of(legend, [&](const Json& each) { return each["letters"] == letters; });
    };
    EXPECT_TRUE(has(written["legend"], "Pf"));
    EXPECT_FALSE(has((*strategy_json(setup_of("nz.blackjack")))["legend"], "Pf"));
    const Own best = best_with(setup, written);
    Json once = {{"chart", Json::array()}}, all = once;
    for (const char* dealer : {"2", "3", "4", "5", "6", "7", "8", "9", "10", "A"})
        for (const char* pair : {"2,2", "3,3", "6,6", "7,7", "8,8", "9,9"}) {
            once["chart"].push_back(square("pair", pair, dealer, "P1"));
            all["chart"].push_back(square("pair", pair, dealer, "P"));
        }
    EXPECT_GT(best_with(setup, once).edge(), best.edge() + 1e-5);
    EXPECT_GT(best_with(setup, all).edge(), best.edge() + 1e-5);
    const Simulation result = simulate(setup, {.rounds = 300'000, .strategy = [&] { return best.strategy(); }});
    EXPECT_NEAR(result.wagers[0].edge(), best.edge(), 4 * result.wagers[0].standard_error);
}

TEST(BlackjackOwnChart, WhatIsNoSquareIsNamed) {
    const baize::Setup setup = setup_of("nz.blackjack");
    const auto one = [](Json cell) { return Json{{"chart", Json::array({std::move(cell)})}}; };
    EXPECT_NE(refusal_of(setup, Json::array()).find("expected"), std::string::npos);
    EXPECT_NE(refusal_of(setup, one(7)).find("square 1"), std::string::npos);
    EXPECT_NE(refusal_of(setup, one(square("harder", "hard 12", "2", "S"))).find("expected one of hard, soft, pair"),
              std::string::npos);
    EXPECT_NE(refusal_of(setup, one(square("hard", "hard 25", "2", "S"))).find("'hard 25'"), std::string::npos);
    EXPECT_NE(refusal_of(setup, one(square("hard", "hard 12", "1", "S"))).find("'dealer' is '1'"), std::string::npos);
    EXPECT_NE(refusal_of(setup, one(square("hard", "hard 12", "2", "P"))).find("expected one of S, H, D, Ds"),
              std::string::npos);
    EXPECT_EQ(refusal_of(setup, one(square("pair", "8,8", "10", "P"))), "taken");
    EXPECT_EQ(refusal_of(setup, one(square("pair", "5,5", "2", "H"))), "taken")
        << "not split, so it is played as a hard 10";
}

// Switch is switched by the learned worths and then played by the chart: what is
// simulated is what was counted. The empty chart never busts.
TEST(BlackjackOwnChart, SwitchIsPlayedByAChartToo) {
    const baize::Setup setup = setup_of("gb.blackjack-switch");
    const Own chart(setup, {});
    const double edge = chart.edge();
    EXPECT_GT(edge, 0.02);
    const Simulation result = simulate(setup, {.rounds = 400'000, .strategy = [&] { return chart.strategy(); }});
    EXPECT_NEAR(result.wagers[0].edge(), edge, 4 * result.wagers[0].standard_error);
}

}  // namespace
}  // namespace baize::blackjack_own_chart_test
