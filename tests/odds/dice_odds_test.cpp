// Prices of the games with two dice, against sums written down from the rules alone (gb-2011 section 8).
#include <gtest/gtest.h>

#include <map>

#include "games/dice/rocket_7.hpp"
#include "odds/markov_chain.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "odds/wagers.hpp"
#include "rules/rules_table.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("every throw and course is counted");

namespace baize::dice_odds_test {
namespace {

using namespace rules_table;

int ways(int total) { return 6 - std::abs(7 - total); }
constexpr int kPoints[] = {4, 5, 6, 8, 9, 10};

Ratio edge_of(const TableSetup& setup, std::string_view position) {
    return returns_over_rounds(setup, find_position(setup.game(), position).value()).returns.edge();
}
Ratio edge_of(std::string_view game, std::string_view position) { return edge_of(setup_of(game), position); }

// Chance that `number` comes before a seven.
Ratio before_seven(int number) { return fraction(ways(number), ways(number) + 6); }

TEST(CrapsOdds, R8_17a_b_TheLine) {
    Ratio wins = fraction(8, 36), against = fraction(3, 36);
    for (const int point : kPoints) {
        wins += fraction(ways(point), 36) * before_seven(point);
        against += fraction(ways(point), 36) * (1 - before_seven(point));
    }
    EXPECT_EQ(edge_of("gb.craps", "win-line"), 1 - 2 * wins);
    EXPECT_EQ(edge_of("gb.craps", "win-line"), fraction(7, 495));
    EXPECT_EQ(edge_of("gb.craps", "come"), fraction(7, 495));
    // Per wager made: the two that is void counts as a wager (ruling R6).
    EXPECT_EQ(edge_of("gb.craps", "dont-win-line"), fraction(35, 36) - 2 * against);
    EXPECT_EQ(edge_of("gb.craps", "dont-win-line"), fraction(3, 220));
    EXPECT_EQ(edge_of("gb.craps", "dont-come"), fraction(3, 220));
    const auto prices = price(setup_of("gb.craps"), {.wager = "dont-win-line"});
    ASSERT_TRUE(prices);
    EXPECT_NEAR((*prices)[0].edge_resolved, 3.0 / 220 * 36 / 35, 1e-15);
    EXPECT_NEAR((*prices)[0].rounds, 557.0 / 165, 1e-12);  // throws until a line wager is decided
}

TEST(CrapsOdds, R8_17e_h_NothingIsLostBehindTheLine) {
    for (const char* wager : {"behind-win", "behind-dont-win", "behind-come", "behind-dont-come"})
        for (const int point : kPoints)
            EXPECT_EQ(edge_of("gb.craps", std::string(wager) + ":" + std::to_string(point)), 0)
                << wager << " " << point;
}

TEST(CrapsOdds, R8_17i_j_k_NumbersBeforeASeven) {
    const auto pays = [](int far, const Ratio& four, const Ratio& five, const Ratio& six) {
        return far == 3 ? four : far == 2 ? five : six;
    };
    for (const int point : kPoints) {
        const std::string spot = ":" + std::to_string(point);
        const int far = std::abs(7 - point);
        const Ratio win = before_seven(point);
        EXPECT_EQ(edge_of("gb.craps", "place-to-win" + spot),
                  1 - win - win * pays(far, fraction(19, 10), fraction(7, 5), fraction(7, 6)));
        EXPECT_EQ(edge_of("gb.craps", "place-to-lose" + spot),
                  win - (1 - win) * pays(far, fraction(5, 11), fraction(5, 8), fraction(4, 5)));
        if (point % 2 != 0) continue;
        const Ratio hard = fraction(1, ways(point) + 6);
        EXPECT_EQ(edge_of("gb.craps", "hardways" + spot),
                  1 - hard - hard * (far == 3 ? fraction(15, 2) : fraction(19, 2)));
    }
    EXPECT_EQ(edge_of("gb.craps", "place-to-win:6"), fraction(1, 66));
    EXPECT_EQ(edge_of("gb.craps", "place-to-win:5"), fraction(1, 25));
    EXPECT_EQ(edge_of("gb.craps", "place-to-win:4"), fraction(1, 30));
    EXPECT_EQ(edge_of("gb.craps", "hardways:4"), fraction(1, 18));
}

TEST(CrapsOdds, R8_17l_t_OneThrow) {
    const std::vector<std::pair<std::string, std::string>> expected = {{"any-craps", "1/18"}, {"craps-2", "1/18"},
                                                                       {"craps-3", "1/18"}, {"craps-12", "1/18"},
                                                                       {"eleven", "1/18"},
                                                                       {"any-seven", "1/6"},  {"pair:3-3", "1/18"},
                                                                       {"non-pair:2-5", "1/18"}, {"field", "1/36"}};
    for (const auto& [wager, exact] : expected) {
        const auto prices = price(setup_of("gb.craps"), {.wager = std::string(wager)});
        ASSERT_TRUE(prices) << wager;
        EXPECT_EQ((*prices)[0].exact, exact) << wager;
    }
}

// The simulation lays the wager as its scene allows, beside the wager that it stands behind.
TEST(CrapsOdds, R8_17e_ASimulatedWagerBehindAnotherIsCountedAlone) {
    const TableSetup setup = setup_of("gb.craps");
    SimulationRequest request;
    request.rounds = 20000;
    request.positions = {find_position(setup.game(), "behind-win:4").value()};
    const Simulation simulation = simulate(setup, request);
    ASSERT_EQ(simulation.wagers.size(), 1u);
    EXPECT_NEAR(simulation.wagers[0].staked, 1, 1e-12);
    EXPECT_NEAR(simulation.wagers[0].hit, 1.0 / 3, 0.02);
}

TEST(DiceMagicOdds, R8_64_EveryWager) {
    Ratio wins = 0;
    for (int point = 2; point <= 12; ++point)
        if (point != 7) wins += fraction(ways(point), 36) * before_seven(point);
    EXPECT_EQ(edge_of("gb.dice-magic", "shooters-spot"), 1 - 2 * wins);
    EXPECT_EQ(edge_of("gb.dice-magic", "shooters-spot"), fraction(2683, 6930));
    const std::vector<std::pair<std::string, double>> expected = {{"box:2", 2 / 36.0},  {"box:11", 2 / 36.0},
                                                                  {"box:4", 3 / 36.0}, {"box:9", 4 / 36.0},
                                                                  {"box:6", 6 / 36.0},
                                                                  {"any-seven", 6 / 36.0}, {"under-7", 6 / 36.0},
                                                                  {"over-7", 6 / 36.0}, {"roll-a-double", 4 / 36.0}};
    for (const auto& [wager, edge] : expected) {
        const auto prices = price(setup_of("gb.dice-magic"), {.wager = std::string(wager)});
        ASSERT_TRUE(prices) << wager;
        EXPECT_NEAR((*prices)[0].edge, edge, 1e-15) << wager;
    }
}

TEST(Rocket7Odds, R8_25_StandardWagers) {
    const std::vector<std::pair<std::string, double>> expected = {{"low", 0.5 / 36},           {"high", 0.5 / 36},
                                                                  {"single-die:1", 1 / 36.0},
                                                                  {"specific-double:6", 1 / 36.0},
                                                                  {"any-double", 6 / 36.0},    {"seven", 6 / 36.0},
                                                                  {"seven-or-eleven", 4 / 36.0}, {"craps", 4 / 36.0},
                                                                  {"score:3", 2 / 36.0},       {"score:4", 3 / 36.0},
                                                                  {"score:5", 4 / 36.0},    {"score:6", 1 / 36.0}};
    for (const auto& [wager, edge] : expected) {
        const auto prices = price(setup_of("gb.rocket-7"), {.wager = std::string(wager)});
        ASSERT_TRUE(prices) << wager;
        EXPECT_NEAR((*prices)[0].edge, edge, 1e-15) << wager;
    }
}

// What a free roll pays on average, for one, and how often it wins the jackpot: over the totals of three throws.
struct FreeRoll { Ratio pays = 0, jackpot = 0; };
FreeRoll count_free_rolls() {
    FreeRoll sum;
    for (int a = 2; a <= 12; ++a)
        for (int b = 2; b <= 12; ++b)
            for (int c = 2; c <= 12; ++c) {
                const int total = a + b + c;
                const Ratio chance = fraction(ways(a) * ways(b) * ways(c), 36 * 36 * 36);
                if (total <= 9 || total >= 33) sum.jackpot += chance;
                else if (total <= 13 || total >= 29) sum.pays += chance * fraction(25, 2);
                else if (total <= 18 || total >= 24) sum.pays += chance * 5;
                else sum.pays += chance * fraction(5, 2);
            }
    return sum;
}

// Rulings R8 and R19: the fixed prizes alone, and what each wager of the jackpot takes off the edge.
TEST(Rocket7Odds, R8_40_R8_46_TheSideWagerAndItsJackpot) {
    const Ratio seven = fraction(1, 6);
    const auto power = [&](int times) { Ratio p = 1; for (int i = 0; i < times; ++i) p *= seven; return p; };
    const Ratio sevens = power(2) * fraction(5, 2) + power(3) * 10 + power(4) * 75 + power(5) * 375;
    const FreeRoll free = count_free_rolls();
    const Ratio earned = fraction(2, 36);
    struct Case { std::string side, wager; Ratio pays, chance; };
    const Case cases[] = {{"both", "rocket-7-jackpot", sevens + earned * free.pays, power(6) + earned * free.jackpot},
                          {"rocket-7", "rocket-7-jackpot", sevens, power(6)},
                          {"free-roll", "free-roll-jackpot", earned * free.pays, earned * free.jackpot}};
    for (const Case& each : cases) {
        EXPECT_EQ(edge_of(setup_of("gb.rocket-7", {{"side-wager", each.side}}), each.wager), 1 - each.pays)
            << each.side;
        TableSetup full = setup_of("gb.rocket-7", {{"side-wager", each.side}});
        full.meter(priced_stake(full) * 1000);
        EXPECT_EQ(edge_of(full, each.wager), 1 - each.pays - 1000 * each.chance) << each.side;
    }
    EXPECT_EQ(1 - cases[0].pays, fraction(149561, 279936));
    EXPECT_EQ(cases[0].chance, fraction(31, 139968));
}

// The other readings of ruling R8, counted the same way.
TEST(Rocket7Odds, R8_TheOtherReadings) {
    const Ratio seven = fraction(1, 6), earned = fraction(2, 36);
    const auto power = [&](int times) { Ratio p = 1; for (int i = 0; i < times; ++i) p *= seven; return p; };
    const Ratio sevens = power(2) * fraction(5, 2) + power(3) * 10 + power(4) * 75 + power(5) * 375;
    const FreeRoll free = count_free_rolls();
    Ratio lived = 0;  // the throws on which a wager that is in both still lies
    for (int before = 0; before < 6; ++before) lived += power(before);
    const auto both = [](const char* option, const char* value) {
        return edge_of(setup_of("gb.rocket-7", {{option, value}}), "rocket-7-jackpot");
    };
    EXPECT_EQ(both("free-roll-on", "any-throw"), Ratio(1 - sevens - lived * earned * free.pays));
    EXPECT_EQ(edge_of(setup_of("gb.rocket-7", {{"side-wager", "free-roll"}, {"free-roll-on", "any-throw"}}),
                      "free-roll-jackpot"),
              Ratio(1 - earned / (1 - seven) * free.pays));
    EXPECT_EQ(both("amounts", "to-one"), Ratio(1 - sevens - power(2) - earned * (free.pays + 1)));
    EXPECT_EQ(edge_of(setup_of("gb.rocket-7", {{"side-wager", "rocket-7"}, {"amounts", "to-one"}}), "rocket-7-jackpot"),
              Ratio(1 - sevens - power(2)));
    EXPECT_EQ(
        edge_of(setup_of("gb.rocket-7", {{"side-wager", "free-roll"}, {"amounts", "to-one"}}), "free-roll-jackpot"),
        Ratio(1 - earned * (free.pays + 1)));
}

TEST(DiceMagicOdds, R9_EveryDouble) {
    EXPECT_EQ(edge_of(setup_of("gb.dice-magic", {{"doubles", "1-to-6"}}), "roll-a-double"), fraction(36 - 6 * 8, 36));
}

// 15 throws of 216 have two of a number and another; the triple is one more.
TEST(SicBoOdds, R7_ATripleIsNoDouble) {
    EXPECT_EQ(edge_of(setup_of("gb.sic-bo", {{"triple-holds-double", "no"}}), "double:3"),
              fraction(216 - 15 * 11, 216));
    EXPECT_EQ(edge_of(setup_of("gb.sic-bo"), "double:3"), fraction(216 - 16 * 11, 216));
}

// The spread of a wager behind the come depends on the point, and the row says which.
TEST(CrapsOdds, R8_17g_BehindTheComeSaysItsPoint) {
    for (const auto& [wager, point] :
         std::map<std::string, std::string>{{"behind-come:4", "6"}, {"behind-come:6", "8"}, {"behind-come:10", "6"}})
        EXPECT_EQ(price(setup_of("gb.craps"), {.wager = std::string(wager)})->front().note,
                  "laid while the come out point is " + point + "; with another point it spreads otherwise");
    EXPECT_EQ(price(setup_of("gb.craps"), {.wager = "behind-win:4"})->front().note, "");
}

}  // namespace
}  // namespace baize::dice_odds_test
