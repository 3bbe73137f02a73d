// Prices of the wheels against the figures that the book prints (gb-2011
// 3.30, 3.44, 3.50, 3.57) and against counts by hand.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

#include "games/list.hpp"
#include "games/roulette/wheel.hpp"
#include "odds/markov_chain.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "odds/verify.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("every wager of every wheel is counted");

namespace baize::roulette_odds_test {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

baize::Setup setup_of(std::string_view game, const Pairs& options = {},
                      const std::map<std::string, std::string>& paytables = {}) {
    auto setup = baize::Setup::make(*find_game(game), {options, paytables, {}});
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

std::vector<Price> prices(const baize::Setup& setup, std::string_view wager = "") {
    const auto rows = price(setup, {std::string(wager), false, false, {}});
    if (!rows) throw std::logic_error(to_string(rows.refusal()));
    return *rows;
}

Ratio exact(const Price& price) {
    Ratio value(price.exact);
    value.canonicalize();
    return value;
}

// Of 37 numbers 18 have the colour. The wager is decided by the first that has not: after fewer than four it is lost,
// after n it pays row n, and from fourteen on the last row.
TEST(RouletteOdds, R3_30_RagesMinimumOddsHaveAnEdgeOf17) {
    const auto setup = setup_of("gb.roulette");
    const Ratio colour = fraction(18, 37);
    Ratio reach = 1, returned = 0;
    for (int spins = 0; spins <= 14; ++spins) {
        const Ratio here = spins == 14 ? reach : Ratio(reach * (1 - colour));
        if (spins >= 4)
            returned +=
                here *
                (setup.pays(*find_wager(setup.game(), "roulette-rage"))[static_cast<std::size_t>(spins - 4)].odds.num +
                 1);
        reach *= colour;
    }
    const Price ours = prices(setup, "roulette-rage").front();
    EXPECT_EQ(exact(ours), Ratio(1 - returned));
    EXPECT_EQ(fmt::format("{:.1f}", 100 * ours.edge), "17.0");
    EXPECT_NEAR(ours.rounds, 37.0 / 19, 1e-12);
    EXPECT_EQ(
        fmt::format("{:.2f}",
                    100 * prices(setup_of("gb.roulette", {}, {{"roulette-rage", "1"}}), "roulette-rage").front().edge),
        "4.61");
    EXPECT_EQ(
        fmt::format("{:.2f}",
                    100 * prices(setup_of("gb.roulette", {}, {{"roulette-rage", "2"}}), "roulette-rage").front().edge),
        "8.89");
}

TEST(RouletteOdds, R3_36_ColoursKeeps7_89) {
    for (const Price& each : prices(setup_of("gb.roulette"), "colours"))
        EXPECT_EQ(exact(each), Ratio(1 - 8 * fraction(18 * 18 * 18, 37 * 37 * 37))) << each.wager;
}

TEST(RouletteOdds, R3_44_NewArsEightRowsHaveThePrintedEdges) {
    const std::map<std::string, std::string> printed = {{"3-1/1-1", "8.1"}, {"3-1/3-2", "6.75"},
                                                        {"3-1/2-1", "5.4"}, {"3-1/5-2", "4.05"},
                                                        {"2-1/9-1", "8.1"}, {"2-1/9.5-1", "6.75"},
                                                        {"2-1/10-1", "5.4"}, {"2-1/10.5-1", "4.05"}};
    for (const auto& [table, percent] : printed)
        for (const char* bonus : {"0", "7", "28"})
            for (const Price& each :
                 prices(setup_of("gb.roulette", {{"bonus-black-odd", bonus}, {"bonus-red-even", bonus}},
                                 {{"new-ar", table}}),
                        "new-ar"))
                EXPECT_NE(compare_percent(100 * each.edge, percent), Verdict::Differs) << table << " " << each.wager;
}

// 3.43: each group by its own odds, the other as it was.
TEST(RouletteOdds, R3_43_EachGroupOfNewArIsPricedByItsOwnOdds) {
    const auto rows = prices(setup_of("gb.roulette", {{"bonus-black-odd", "12"}},
                                      {{"new-ar", "3-1/1-1"}, {"new-ar:red-even", "2-1/10.5-1"}}),
                             "new-ar");
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(exact(rows[0]), fraction(3, 37));                       // 37 - 8 * 4 - 2
    EXPECT_EQ(rows[0].paytable, "3-1/1-1");
    EXPECT_EQ(exact(rows[1]), Ratio(fraction(3, 2) / 37));            // 37 - 8 * 3 - 11.5
    EXPECT_EQ(rows[1].paytable, "2-1/10.5-1");
}

// Rulings R1 to R3: what the other reading is worth.
TEST(RouletteOdds, R1_R2_R3_TheOtherReadings) {
    EXPECT_EQ(
        exact(prices(setup_of("gb.roulette", {{"double-zero", "yes"}, {"first-four-holds", "five"}}), "first-four")
                  .front()),
        fraction(38 - 5 * 9, 38));
    EXPECT_EQ(prices(setup_of("gb.roulette", {{"double-zero", "yes"}}), "first-four").size(), 2u);
    EXPECT_EQ(exact(prices(setup_of("gb.roulette", {{"colours-stake", "spent"}}), "colours:red").front()),
              Ratio(1 - 7 * fraction(18 * 18 * 18, 37 * 37 * 37)));
    const auto rage = [](const char* option, const char* value) {
        return exact(prices(setup_of("gb.roulette", {{option, value}}), "roulette-rage").front());
    };
    const Ratio hit = fraction(18, 37), miss = fraction(19, 37);
    const Ratio standing = rage("rage-last-miss", "lose"), returned = rage("rage-last-miss", "returned"),
                counted = rage("rage-count", "with-establishing");
    EXPECT_EQ(Ratio(standing - returned), Ratio(hit * hit * hit * miss))
        << "the stake comes back on a miss after three";
    Ratio back = 0, chance = hit * hit * hit;
    for (const int odds : {5, 8, 15, 20, 40, 60, 100, 200, 400, 1000})
        back += (odds + 1) * chance * miss, chance *= hit;
    back += 2001 * chance;
    EXPECT_EQ(counted, Ratio(1 - back));
}

// Neighbours are five straight-up wagers: whatever these pay, the edge is theirs.
TEST(RouletteOdds, R3_2A_NeighboursHaveTheEdgeOfTheStraightUp) {
    for (const char* odds : {"35:1", "36:1", "71:2", "3:1", "0:1", "4:1", "1000000:1", "1:999983"}) {
        const auto made = baize::Setup::make(*find_game("gb.roulette"), {{}, {}, {{"straight-up", odds}}});
        ASSERT_TRUE(made) << made.refusal().what;
        const Price neighbours = prices(*made, "neighbours:17").front(),
                    straight = prices(*made, "straight-up:17").front();
        EXPECT_EQ(exact(neighbours), exact(straight)) << odds;
        EXPECT_EQ(neighbours.paytable, "own");
    }
    EXPECT_EQ(baize::Setup::make(*find_game("gb.roulette"), {{}, {}, {{"neighbours", "31:5"}}}).refusal().clause,
              "3.2(A)");
}

TEST(RouletteOdds, R3_2_R3_3_EveryWagerOfTheWheel) {
    for (const auto& [twice, wheel] : std::map<std::string, long>{{"no", 37}, {"yes", 38}})
        for (const std::string rule : {"lose-half", "lose-all"})
            for (const Price& each : prices(setup_of("gb.roulette", {{"double-zero", twice}, {"zero-rule", rule}}))) {
                const std::string wager = each.wager.substr(0, each.wager.find(':'));
                if (wager == "roulette-rage" || wager == "colours" || wager == "new-ar") continue;
                const bool half =
                    rule == "lose-half" && (wager == "red-black" || wager == "odd-even" || wager == "low-high");
                EXPECT_EQ(exact(each), Ratio(fraction(wheel - 36, wheel) / (half ? 2 : 1))) << each.wager;
            }
}

TEST(RouletteOdds, R3_50_EveryCrownWagerHasAnEdgeOf5_26) {
    const auto rows = prices(setup_of("gb.roulette", {{"variant", "crown-double-zero"}}));
    EXPECT_GT(rows.size(), 150u);
    for (const Price& each : rows) EXPECT_EQ(exact(each), fraction(2, 38)) << each.wager;
}

// 3.11: the dice, thrown through the real round with what is thrown again, have the distribution of the wheel.
TEST(RouletteOdds, R3_11_DiceAreTheWheel) {
    for (const char* twice : {"no", "yes"})
        for (const char* wager : {"straight-up:17", "red-black", "colours"}) {
            const auto dice =
                prices(setup_of("gb.roulette", {{"symbols-or-dice", "dice"}, {"double-zero", twice}}), wager);
            const auto wheel = prices(setup_of("gb.roulette", {{"double-zero", twice}}), wager);
            ASSERT_EQ(dice.size(), wheel.size());
            for (std::size_t i = 0; i < dice.size(); ++i) EXPECT_EQ(exact(dice[i]), exact(wheel[i])) << dice[i].wager;
        }
}

TEST(RouletteOdds, R3_57_DoubleActionHasThePrintedEdges) {
    const std::map<std::string, std::string> printed = {{"identical", "12.27"}, {"dual-star", "6.94"},
                                                        {"dual-even-chance", "5.33"}, {"dual-dozen-column", "5.33"},
                                                        {"single-ring:straight-up", "2.7"}, {"star", "5.41"}};
    const auto setup = setup_of("gb.double-action-roulette");
    for (const auto& [wager, percent] : printed)
        for (const Price& each : prices(setup, wager))
            EXPECT_EQ(compare_percent(100 * each.edge, percent), Verdict::Agrees) << each.wager;
    EXPECT_EQ(prices(setup, "single-ring:straight-up").size(), 74u);
    EXPECT_EQ(prices(setup, "single-ring:split").size(), 132u);
    EXPECT_FALSE(price(setup, {"single-ring:straight", false, false, {}})) << "a group is asked for by its whole name";
    for (const Price& each : prices(setup, "single-ring")) EXPECT_EQ(exact(each), fraction(1, 37)) << each.wager;
}

TEST(RouletteOdds, R10_9_BigSix) {
    const std::map<std::string, std::pair<long, long>> edges = {{"symbol:a", {1, 52}}, {"symbol:b", {1, 52}},
                                                                {"symbol:c", {10, 52}}, {"symbol:d", {8, 52}},
                                                                {"symbol:e", {4, 52}}, {"symbol:f", {4, 52}},
                                                                {"symbol:g", {4, 52}}};
    for (const Price& each : prices(setup_of("gb.big-six")))
        EXPECT_EQ(exact(each), fraction(edges.at(each.wager).first, edges.at(each.wager).second)) << each.wager;
}

// The real round, spun at random, against the chain: within four standard errors.
TEST(RouletteOdds, SpunAtRandomTheSideWagersReturnWhatIsPriced) {
    const auto setup = setup_of("gb.roulette", {{"symbols-or-dice", "dice"}});
    SimulationRequest request;
    request.rounds = 200'000;
    for (const char* name : {"roulette-rage", "colours:black", "neighbours:0", "red-black:red"})
        request.positions.push_back(*find_position(setup.game(), name));
    for (const SimulatedWager& each : simulate(setup, request).wagers) {
        const Price ours = prices(setup, position_name(setup.game(), each.position)).front();
        EXPECT_NEAR(each.edge(), ours.edge, 4 * each.standard_error) << ours.wager;
    }
}

}  // namespace
}  // namespace baize::roulette_odds_test
