// The table differential of nz-dragon21 5.12 and 5.13: what each wager is reduced to, and that no cent is lost by it.
#include "table_file/differential.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "core/random.hpp"
#include "definition/names.hpp"
#include "floor/views.hpp"
#include "games/list.hpp"
#include "support/floor.hpp"

namespace baize::differential_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

std::vector<std::int64_t> parts(const std::vector<std::pair<int, int>>& stakes_and_steps, int most) {
    std::vector<Share> shares;
    for (const auto& [stake, step] : stakes_and_steps) shares.push_back({Money{stake}, Money{step}});
    std::vector<std::int64_t> list;
    for (const Money part : pro_rata(shares, Money{most})) list.push_back(part.cents);
    return list;
}

using List = std::vector<std::int64_t>;

TEST(Differential, ProRataIsInProportion) {
    EXPECT_EQ(parts({{600, 100}, {300, 100}, {300, 100}}, 400), (List{200, 100, 100}));
    EXPECT_EQ(parts({{600, 100}, {300, 100}}, 900), (List{600, 300}));
    EXPECT_EQ(parts({{600, 100}, {300, 100}}, 1000), (List{600, 300}));
    EXPECT_EQ(parts({{600, 100}}, 0), (List{0}));
}

TEST(Differential, ProRataGivesOddStepsToTheLargestRemainderThenToTheFirstLaid) {
    EXPECT_EQ(parts({{100, 1}, {100, 1}, {100, 1}}, 100), (List{34, 33, 33}));
    EXPECT_EQ(parts({{100, 1}, {100, 1}, {100, 1}}, 101), (List{34, 34, 33}));
    EXPECT_EQ(parts({{100, 1}, {200, 1}}, 100), (List{33, 67}));           // 33 1/3 and 66 2/3
    EXPECT_EQ(parts({{500, 500}, {1000, 500}, {1000, 500}}, 1000), (List{0, 500, 500}));
    EXPECT_EQ(parts({{500, 500}, {500, 500}, {500, 500}}, 1200), (List{500, 500, 0}));  // 200 is less than a step
}

TEST(Differential, ProRataLosesLessThanAStepAndTakesNobodyMoreThanHisShareAndAStep) {
    Random random(2011, 0);
    for (int round = 0; round < 20'000; ++round) {
        const std::int64_t step = round % 3 == 0 ? 1 : 250;
        std::vector<Share> shares;
        Money all{};
        for (std::uint32_t i = 0, n = 1 + below(random, 12); i < n; ++i) {
            shares.push_back({Money{step * (1 + below(random, 100))}, Money{step}});
            all += shares.back().stake;
        }
        const Money most{static_cast<std::int64_t>(below(random, static_cast<std::uint32_t>(all.cents + 1)))};
        const auto left = pro_rata(shares, most);
        Money sum{};
        for (std::size_t i = 0; i < shares.size(); ++i) {
            sum += left[i];
            const double exact = static_cast<double>(shares[i].stake.cents) * static_cast<double>(most.cents) /
                                 static_cast<double>(all.cents);
            ASSERT_LT(std::abs(static_cast<double>(left[i].cents) - exact), static_cast<double>(step));
            ASSERT_EQ(left[i].cents % step, 0);
            ASSERT_LE(left[i], shares[i].stake);
        }
        ASSERT_LE(sum, most);
        ASSERT_LT(most - sum, Money{step});
    }
}

// No stake of these sizes leaves the 128 bits that the product is kept in.
TEST(Differential, ProRataOfTheLargestStakes) {
    const std::vector<Share> shares(30, {kMoneyMax, Money{1}});
    const auto left = pro_rata(shares, kMoneyMax * 29);
    EXPECT_EQ(std::accumulate(left.begin(), left.end(), Money{}), kMoneyMax * 29);
}

std::string terminal(int number) { return floor::terminal_name("dragon21-1", static_cast<PlayerId>(number - 1)); }

// A table with a differential of 100.00, three players and their credit.
void open(TestFloor& f) {
    f.open(example_table("nz.dragon21.toml"));
    for (int i = 1; i <= 3; ++i)
        ASSERT_EQ(said(f.as(Role::Dealer, "dora", "credit", {{"terminal", terminal(i)}, {"amount", 1000'00}})), "ok");
}

std::string bet(TestFloor& f, int number, const char* wager, std::int64_t stake) {
    return said(f.at(terminal(number), "bet", {{"box", number}, {"wager", wager}, {"stake", stake}}));
}

std::map<std::string, std::int64_t> settled(const TestFloor& f) {
    std::map<std::string, std::int64_t> stakes;
    for (const Stake& each : f.table("dragon21-1").past.back().stakes)
        stakes[player_name(each.player) + " " + position_name(f.table("dragon21-1").game(), each.position)] =
            each.amount.cents;
    return stakes;
}

TEST(Differential, Dragon21_5_12_IsDisplayed) {
    const auto config = parse_table(example_table("nz.dragon21.toml"));
    ASSERT_TRUE(config);
    int shown = 0;
    for (const std::string& notice : required_notices(*config))
        shown += notice ==
                 "Between dragon, tiger: a difference of at most 500 NZD; where it is exceeded, wagers are reduced pro "
                 "rata (nz-dragon21 5.12)";
    EXPECT_EQ(shown, 1);
}

TEST(Differential, WithoutAMaximumNothingIsReduced) {
    const auto config = parse_table(example_table("nz.dragon21.toml"));
    const auto setup = setup_of(*config);
    Session session(*setup);
    TableConfig without = *config;
    ASSERT_FALSE(without.opposed.empty());
    without.differential_max = {};
    while (session.need().kind == NeedKind::Shuffle) ASSERT_FALSE(session.apply(Shuffled{}));
    while (session.need().kind == NeedKind::Card) ASSERT_FALSE(session.apply(DealtCard{Card::from_index(0)}));
    const auto dragon = find_position(setup->game(), "dragon");
    ASSERT_TRUE(dragon);
    ASSERT_FALSE(session.apply(PlaceBet{0, 1, *dragon, setup->limits(dragon->wager).max}));
    TableConfig tight = *config;
    tight.differential_max = {1};
    EXPECT_FALSE(reductions(session.table(), tight).empty());
    EXPECT_TRUE(reductions(session.table(), without).empty());
}

TEST(Differential, Dragon21_5_13_TheHeavierHandIsReducedProRata) {
    TestFloor f;
    open(f);
    ASSERT_EQ(bet(f, 1, "dragon", 500'00), "ok");  // laid in full though nobody has wagered on the tiger yet
    ASSERT_EQ(bet(f, 2, "dragon", 400'00), "ok");
    ASSERT_EQ(bet(f, 3, "tiger", 100'00), "ok");
    ASSERT_EQ(bet(f, 2, "tie", 10'00), "ok");
    f.wait(30);
    // 900 against 100: 600 may stand, and 500 to 400 is 333.33 to 266.67; steps of 2.00 leave 334 and 266.
    EXPECT_EQ(settled(f), (std::map<std::string, std::int64_t>{
                              {"A dragon", 334'00}, {"B dragon", 266'00}, {"B tie", 10'00}, {"C tiger", 100'00}}));
}

TEST(Differential, Dragon21_5_13_WhatIsTakenOffIsThePlayersAgainAndHeIsTold) {
    TestFloor f;
    open(f);
    ASSERT_EQ(bet(f, 1, "dragon", 500'00), "ok");
    ASSERT_EQ(bet(f, 2, "dragon", 500'00), "ok");
    f.wait(30);
    const Json last = f.state(terminal(1))["last"];
    ASSERT_EQ(last["reduced"].size(), 1u);
    EXPECT_EQ(last["reduced"][0]["from"], 500'00);
    EXPECT_EQ(last["reduced"][0]["to"], 250'00);
    EXPECT_EQ(last["reduced"][0]["w"], "dragon");
    EXPECT_EQ(last["reduced"][0]["clause"], "nz-dragon21 5.13");
    EXPECT_EQ(last["staked"], 250'00);
    const std::int64_t paid = last["paid"];
    EXPECT_EQ(f.state(terminal(1))["mine"]["credit"], 1000'00 - 250'00 + paid);
    EXPECT_FALSE(f.state(terminal(3))["last"].contains("reduced"));
}

TEST(Differential, Dragon21_5_13_NothingIsReducedWithinIt) {
    TestFloor f;
    open(f);
    ASSERT_EQ(bet(f, 1, "dragon", 500'00), "ok");
    ASSERT_EQ(bet(f, 2, "tiger", 200'00), "ok");
    ASSERT_EQ(bet(f, 3, "dragon", 200'00), "ok");
    f.wait(30);
    EXPECT_EQ(settled(f),
              (std::map<std::string, std::int64_t>{{"A dragon", 500'00}, {"B tiger", 200'00}, {"C dragon", 200'00}}));
    EXPECT_FALSE(f.state(terminal(1))["last"].contains("reduced"));
}

// Below the minimum, if need be; and a wager of which nothing is left is taken back whole.
TEST(Differential, Dragon21_5_13_TheMinimumDoesNotBindAReduction) {
    TestFloor f;
    f.open(example_table("nz.dragon21.toml"));
    for (int i = 1; i <= 7; ++i)
        ASSERT_EQ(said(f.as(Role::Dealer, "dora", "credit", {{"terminal", terminal(i)}, {"amount", 1000'00}})), "ok");
    for (int i = 1; i <= 6; ++i) ASSERT_EQ(bet(f, i, "tiger", 500'00), "ok");
    ASSERT_EQ(bet(f, 7, "tiger", 10'00), "ok");
    f.wait(30);
    std::int64_t sum = 0;
    for (const auto& [who, stake] : settled(f)) sum += stake;
    EXPECT_EQ(sum, 500'00);
    EXPECT_EQ(settled(f)["A tiger"], 84'00);  // 500 x 500 / 3010 = 83.06: the seventh's 1.66 is the largest remainder
    EXPECT_EQ(settled(f)["G tiger"], 2'00);
}

TEST(Differential, OnlyTheDealerReducesAndOnlyDownward) {
    const Game& game = *find_game("nz.dragon21");
    const baize::Setup setup(game);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}) || session.apply(DealtCard{{}, true}));
    ASSERT_FALSE(session.apply(PlaceBet{0, 1, {0, 0}, {1000}}));
    EXPECT_TRUE(session.check(PlaceBet{0, 1, {0, 0}, {1000}, true}));
    EXPECT_TRUE(session.check(PlaceBet{0, 1, {0, 0}, {1100}, true}));
    EXPECT_TRUE(session.check(PlaceBet{0, 1, {0, 0}, {-100}, true}));
    EXPECT_TRUE(session.check(PlaceBet{1, 1, {0, 0}, {0}, true}));
    ASSERT_FALSE(session.apply(PlaceBet{0, 1, {0, 0}, {50}, true}));  // below the minimum of 1.00
    EXPECT_EQ(session.table().staked(0, 1, {0, 0}), Money{50});
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_TRUE(session.check(PlaceBet{0, 1, {0, 0}, {10}, true}));
}

}  // namespace
}  // namespace baize::differential_test
