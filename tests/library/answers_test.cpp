// Prices, returns, strategies, simulation, rules and table files through the public headers alone.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "baize/baize.hpp"

namespace baize_library::answers_test {

using namespace baize;

namespace {

Setup setup_of(const char* game, const SetupRequest& request = {}) {
    const auto made = find_game(game)->setup(request);
    if (!made) throw std::runtime_error(made.refusal().what);
    return *made;
}

}  // namespace

TEST(LibraryPrice, IsExact) {
    const auto prices = price(setup_of("gb.sic-bo"), {.wager = "total:4"});
    ASSERT_TRUE(prices);
    ASSERT_EQ(prices->size(), 1u);
    const Price& four = prices->front();
    EXPECT_EQ(four.wager, "total:4");
    EXPECT_EQ(four.method, Method::Exact);
    const auto slash = four.exact.find('/');
    EXPECT_DOUBLE_EQ(four.edge, std::stod(four.exact.substr(0, slash)) / std::stod(four.exact.substr(slash + 1)));
}

TEST(LibraryPrice, RefusesAWagerThatIsNone) {
    const auto none = price(setup_of("gb.sic-bo"), {.wager = "no-such"});
    ASSERT_FALSE(none);
    EXPECT_NE(none.refusal().what.find("expected one of"), std::string::npos);
    EXPECT_FALSE(is_cancelled(none.refusal()));
}

// 37 compartments: one wins 35 to 1.
TEST(LibraryReturns, AreWholeNumbersOutOfTheirTotal) {
    const auto returns = return_distribution(setup_of("gb.roulette"), "straight-up:17");
    ASSERT_TRUE(returns) << returns.refusal().what;
    ASSERT_EQ(returns->rows.size(), 2u);
    EXPECT_EQ(to_string(returns->rows[0].net), "-1/1");
    EXPECT_EQ(to_string(returns->rows[1].net), "35/1");
    EXPECT_DOUBLE_EQ(returns->mean.value, -1.0 / 37);
    EXPECT_EQ(to_string(returns->mean), "-1/37");
    EXPECT_EQ(std::stod(returns->rows[1].weight) / std::stod(returns->total), returns->rows[1].chance);
    EXPECT_FALSE(return_distribution(setup_of("gb.roulette"), "straight-up"));
}

// What is summed in double precision has chances and no weights.
TEST(LibraryReturns, OfBlackjackAreRounded) {
    const auto returns = return_distribution(setup_of("nz.blackjack", {.options = {{"split-rule", "none"}}}), "main");
    ASSERT_TRUE(returns) << returns.refusal().what;
    EXPECT_TRUE(returns->total.empty());
    double sum = 0, mean = 0;
    for (const auto& row : returns->rows) {
        EXPECT_TRUE(row.weight.empty());
        sum += row.chance;
        mean += row.chance * row.net.value;
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_NEAR(mean, returns->mean.value, 1e-9);
}

TEST(LibraryStrategy, TellsThresholdsAndCharts) {
    const auto three = explain(setup_of("gb.three-card-poker"));
    ASSERT_TRUE(three) << three.refusal().what;
    ASSERT_TRUE(three->threshold);
    EXPECT_EQ(three->threshold->from, "Q-6-4");
    const auto blackjack = setup_of("nz.blackjack");
    const auto chart = explain(blackjack);
    ASSERT_TRUE(chart && chart->chart);
    EXPECT_NE(svg_of(blackjack, *chart).find("<svg"), std::string::npos);
    EXPECT_NE(html_of(blackjack, *chart).find("<html"), std::string::npos);
    EXPECT_NE(json_of(blackjack, *chart).find("\"legend\""), std::string::npos);
    EXPECT_FALSE(explain(setup_of("gb.sic-bo")));
}

TEST(LibraryStrategy, AdvisesOnAHand) {
    HandRequest hand;
    hand.hand = "As,Kd";
    hand.board = "Ah,2d,9d";
    const auto advice = advise(setup_of("gb.casino-holdem"), hand);
    ASSERT_TRUE(advice) << advice.refusal().what;
    EXPECT_EQ(advice->advice.best, "call");
    hand.hand = "As";
    EXPECT_FALSE(advise(setup_of("gb.casino-holdem"), hand));
}

namespace {

SetupRequest aces_and_kings() {
    SetupRequest request;
    for (const char rank : std::string("23456789TJQ"))
        for (const char suit : std::string("shdc")) request.stripped.push_back({rank, suit});
    return request;
}

}  // namespace

// The fast count and brute force over a short deck agree to the last digit of a fraction.
TEST(LibraryBestPlay, AgreesWithTheFastCountOnAShortDeck) {
    const auto setup = setup_of("gb.pocket-pairs", aces_and_kings());
    const auto best = best_play(setup, {});
    ASSERT_TRUE(best) << best.refusal().what;
    const auto counted = price(setup);
    ASSERT_TRUE(counted) << counted.refusal().what;
    EXPECT_EQ(to_string(best->value), counted->front().exact.substr(1)) << counted->front().exact;
    ASSERT_FALSE(best->decisions.empty());
    EXPECT_FALSE(best->decisions[0].worth.empty());
    EXPECT_FALSE(best->decisions[0].seen.empty());
    EXPECT_FALSE(best_play(setup, {.bets = {{"no-such", {100}}}}));
    EXPECT_FALSE(best_play(setup, {.first_cards = {"Zz"}}));
    EXPECT_FALSE(best_play(setup, {.states_max = 10}));
}

// Of a game that is solved with whole decks no short one is priced as if it were whole.
TEST(LibraryPrice, RefusesShortDecksWhereOnlyWholeOnesAreCounted) {
    const auto setup = setup_of("gb.three-card-poker", aces_and_kings());
    ASSERT_FALSE(price(setup));
    EXPECT_NE(price(setup).refusal().what.find("whole decks"), std::string::npos);
    EXPECT_FALSE(explain(setup));
    EXPECT_FALSE(simulate(setup, {.rounds = 10}));
    EXPECT_TRUE(best_play(setup, {.bets = {{"ante", {6000}}}, .first_cards = {"As", "Ks"}, .list_decisions = false}));
}

TEST(LibrarySimulate, GivesTheSameOnAnyNumberOfThreads) {
    const auto setup = setup_of("gb.three-card-poker");
    const auto one = simulate(setup, {.rounds = 40'000, .seed = 5, .threads = 1});
    const auto two = simulate(setup, {.rounds = 40'000, .seed = 5, .threads = 2, .exact = true});
    ASSERT_TRUE(one && two);
    ASSERT_EQ(one->wagers.size(), two->wagers.size());
    for (std::size_t i = 0; i < one->wagers.size(); ++i) EXPECT_EQ(one->wagers[i].mean, two->wagers[i].mean);
    EXPECT_EQ(one->strategy, "best");
    EXPECT_TRUE(one->exact.empty());
    ASSERT_FALSE(two->exact.empty());
    EXPECT_NEAR(two->wagers[0].edge(), two->exact[0].edge, 6 * two->wagers[0].standard_error);
}

TEST(LibrarySimulate, RefusesWhatItCannotPlay) {
    const auto dice = setup_of("gb.sic-bo");
    EXPECT_FALSE(simulate(dice, {.rounds = 0}));
    EXPECT_FALSE(simulate(dice, {.rounds = 10, .threads = 5000}));
    EXPECT_FALSE(simulate(dice, {.rounds = 10, .wagers = {"no-such"}}));
    EXPECT_FALSE(simulate(dice, {.rounds = 10, .strategy = "chart"}));
    EXPECT_FALSE(is_played_by_chart(dice));
    const auto none = simulate(setup_of("nz.blackjack"), {.rounds = 10, .strategy = "{}"});
    ASSERT_FALSE(none);
    EXPECT_TRUE(none.refusal().what.starts_with("strategy: ")) << none.refusal().what;
}

TEST(LibraryRules, OfAGameAreItsOwnAndItsBooks) {
    const auto divisions = rules_of("gb.sic-bo");
    ASSERT_TRUE(divisions);
    ASSERT_GT(divisions->size(), 1u);
    for (const Division& each : *divisions) EXPECT_EQ(each.book, "gb-2011");
    EXPECT_EQ(rules_of("nz.electronic-tai-sai")->front().id, "nz.electronic-tai-sai");
    EXPECT_FALSE(rules_of("gb.tiddlywinks"));
}

namespace {

constexpr std::string_view kTable = R"(
id = "war-1"
title = "War"
game = "gb.casino-war"
currency = "GBP"
[limits]
min = "5"
max = "300"
increment = "5"
)";

}  // namespace

TEST(LibraryTableFile, IsReadCheckedAndPriced) {
    const auto table = TableFile::parse(kTable);
    ASSERT_TRUE(table) << table.refusal().what;
    EXPECT_EQ(table->game(), "gb.casino-war");
    EXPECT_EQ(table->setup()->game().id(), "gb.casino-war");
    const auto report = table->check(0.1);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->is_lawful());
    EXPECT_FALSE(report->prices.empty());
    EXPECT_FALSE(report->warnings.empty());  // some of its wagers are dearer than a tenth
    EXPECT_NE(json_of(*table, *report).find("\"lawful\": true"), std::string::npos);
    const auto same_id = TableFile::parse(kTable);
    EXPECT_TRUE(lawful(table->findings({*table})));
    EXPECT_FALSE(lawful(table->findings({*table, *same_id}))) << "two tables of a house have one name";
    const auto wrong = TableFile::parse("id = 7\n", "mine.toml");
    ASSERT_FALSE(wrong);
    EXPECT_TRUE(wrong.refusal().what.find("mine.toml") != std::string::npos) << wrong.refusal().what;
    EXPECT_FALSE(TableFile::read("/no/such/file"));
}

}  // namespace baize_library::answers_test
