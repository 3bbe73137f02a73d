// The statistical tests themselves: known distributions, Knuth's figures,
// and the verdict on good generators and bad ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>

#include "core/random.hpp"
#include "games/list.hpp"
#include "randomness/battery.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("millions of draws are counted");
SLOW_SUITE(BadGenerators, "millions of draws");
SLOW_SUITE(LiveGenerator, "millions of draws");

namespace baize::randomness::randomness_test {
namespace {

// ---- The chi-square distribution ----------------------------------------------------------------------------

struct Percentile {
    double df, upper, x;
};

// Printed tables of chi-square (Knuth 3.3.2 table 1 to two decimals among them).
class ChiSquareTable : public ::testing::TestWithParam<Percentile> {};
TEST_P(ChiSquareTable, UpperTail) {
    const auto [df, upper, x] = GetParam();
    EXPECT_NEAR(chi_square_upper(x, df), upper, 2e-4 * std::max(upper, 0.05)) << df;
}
INSTANTIATE_TEST_SUITE_P(Printed, ChiSquareTable,
                         ::testing::Values(Percentile{1, 0.05, 3.8415}, Percentile{1, 0.01, 6.6349},
                                           Percentile{1, 0.99, 0.00015709}, Percentile{2, 0.05, 5.9915},
                                           Percentile{5, 0.5, 4.3515}, Percentile{5, 0.01, 15.0863},
                                           Percentile{6, 0.005, 18.5476}, Percentile{6, 0.995, 0.67573},
                                           Percentile{10, 0.95, 3.9403}, Percentile{10, 0.001, 29.5883},
                                           Percentile{30, 0.05, 43.7730}, Percentile{30, 0.99, 14.9535},
                                           Percentile{50, 0.01, 76.1539}, Percentile{100, 0.005, 140.1695},
                                           Percentile{100, 0.995, 67.3276}));

// With two degrees of freedom it is e^(-x/2), with four (1 + x/2) times that;
// and P + Q = 1 on both sides of where the method changes.
TEST(ChiSquare, ClosedForms) {
    for (const double x : {0.0, 1e-9, 0.3, 1.0, 3.9, 4.1, 17.0, 80.0, 600.0}) {
        EXPECT_NEAR(chi_square_upper(x, 2) / std::exp(-x / 2), 1, 1e-13) << x;
        EXPECT_NEAR(chi_square_upper(x, 4) / ((1 + x / 2) * std::exp(-x / 2)), 1, 1e-13) << x;
        EXPECT_NEAR(chi_square_upper(x, 1), std::erfc(std::sqrt(x / 2)), 1e-14) << x;
    }
    EXPECT_EQ(chi_square_upper(std::numeric_limits<double>::infinity(), 3), 0);
    EXPECT_THROW(gamma_q(0, 1), std::invalid_argument);
    EXPECT_THROW(gamma_q(1, -1), std::invalid_argument);
}

// Many degrees of freedom: against the Wilson-Hilferty approximation, which
// is good to about 1e-5 there, and across x = a + 1.
TEST(ChiSquare, ManyDegreesOfFreedom) {
    for (const double df : {2703.0, 173055.0})
        for (const double z : {-3.0, -1.0, 0.0, 1.0, 3.0}) {
            const double c = 2 / (9 * df), x = df * std::pow(1 - c + z * std::sqrt(c), 3);
            EXPECT_NEAR(chi_square_upper(x, df), 0.5 * std::erfc(z / std::sqrt(2.0)), 2e-5) << df << ' ' << z;
        }
    EXPECT_NEAR(gamma_q(1000, std::nextafter(1001.0, 0)), gamma_q(1000, 1001), 1e-12);
}

TEST(Compare, JoinsCellsUntilFiveAreExpected) {
    const std::vector<std::int64_t> observed{7, 3, 2, 8};
    // 10, 3 + 3, 4: two cells of 10 and 6 + 4
    const Verdict verdict = compare("cells", observed, std::vector<double>{0.5, 0.15, 0.15, 0.2});
    EXPECT_NEAR(verdict.statistic, 9.0 / 10 + 9.0 / 10, 1e-12);
    EXPECT_EQ(verdict.df, 1);
    EXPECT_EQ(verdict.sample, 20);
    EXPECT_THROW(compare("cells", std::vector<std::int64_t>{3, 3}, std::vector<double>{0.5, 0.5}),
                 std::invalid_argument);
}

// ---- Runs: Knuth's covariances --------------------------------------------------------------------------------

// Every order of eight numbers, counted: the truth that the formulas are checked against.
TEST(Runs, MomentsAreThoseOfAllPermutations) {
    constexpr int kNumbers = 8;
    std::array<int, kNumbers> order;
    std::iota(order.begin(), order.end(), 0);
    std::array<double, 6> sum{};
    std::array<std::array<double, 6>, 6> products{};
    double count = 0;
    do {
        std::array<double, 6> runs{};
        for (int i = 1, length = 1; i <= kNumbers; ++i) {
            if (i < kNumbers && order[static_cast<std::size_t>(i)] > order[static_cast<std::size_t>(i - 1)]) {
                ++length;
                continue;
            }
            for (int p = 0; p < std::min(length, 6); ++p) ++runs[static_cast<std::size_t>(p)];
            length = 1;
        }
        ++count;
        for (std::size_t p = 0; p < 6; ++p) {
            sum[p] += runs[p];
            for (std::size_t q = 0; q < 6; ++q) products[p][q] += runs[p] * runs[q];
        }
    } while (std::next_permutation(order.begin(), order.end()));
    const RunMoments moments = run_moments(kNumbers);
    for (std::size_t p = 0; p < 6; ++p) {
        EXPECT_NEAR(moments.mean[p], sum[p] / count, 1e-12) << p + 1;
        for (std::size_t q = 0; q < 6 && p + q + 2 <= kNumbers; ++q)
            EXPECT_NEAR(moments.covariance[p][q], products[p][q] / count - sum[p] / count * sum[q] / count, 1e-12)
                << p + 1 << ' ' << q + 1;
    }
}

// Knuth's printed matrix is the inverse of the covariances of runs of exactly 1 .. 5 and of 6 or more, by number.
TEST(Runs, CovariancesInvertToTheMatrixThatKnuthPrints) {
    constexpr double kPrinted[6][6] = {{4529.4, 9044.9, 13568, 18091, 22615, 27892},
                                       {9044.9, 18097, 27139, 36187, 45234, 55789},
                                       {13568, 27139, 40721, 54281, 67852, 83685},
                                       {18091, 36187, 54281, 72414, 90470, 111580},
                                       {22615, 45234, 67852, 90470, 113262, 139476},
                                       {27892, 55789, 83685, 111580, 139476, 172860}};
    constexpr double kNumbers = 1e9;
    const auto covariance = run_moments(kNumbers).covariance;
    const auto of_exactly = [&](std::size_t p, std::size_t q) {
        double sum = covariance[p][q];
        if (p < 5) sum -= covariance[p + 1][q];
        if (q < 5) sum -= covariance[p][q + 1];
        if (p < 5 && q < 5) sum += covariance[p + 1][q + 1];
        return sum / kNumbers;
    };
    std::array<std::array<double, 12>, 6> rows{};  // the matrix and, beside it, the unit matrix;
                                                   // Gauss and Jordan turn it round
    for (std::size_t i = 0; i < 6; ++i) {
        for (std::size_t j = 0; j < 6; ++j) rows[i][j] = of_exactly(i, j);
        rows[i][6 + i] = 1;
    }
    for (std::size_t k = 0; k < 6; ++k) {
        const double pivot = rows[k][k];
        for (double& each : rows[k]) each /= pivot;
        for (std::size_t i = 0; i < 6; ++i) {
            const double factor = i == k ? 0 : rows[i][k];
            for (std::size_t j = 0; j < 12; ++j) rows[i][j] -= factor * rows[k][j];
        }
    }
    for (std::size_t i = 0; i < 6; ++i)
        for (std::size_t j = 0; j < 6; ++j)
            EXPECT_NEAR(rows[i][6 + j] / kPrinted[i][j], 1, 5e-5) << i << ' ' << j;  // he prints five digits
}

// ---- Definitions, on sequences that can be counted by hand ------------------------------------------------------

TEST(Definitions, CountsAsKnuthDefinesThem) {
    std::vector<std::uint32_t> values;
    for (std::uint32_t i = 0; i < 60000; ++i) values.push_back(i % 2);  // 0 1 0 1 ...
    EXPECT_EQ(frequency(values, 2).statistic, 0);
    EXPECT_EQ(serial(values, 2).statistic, 3 * 30000);   // every pair is (0, 1), a quarter expected
    EXPECT_EQ(poker(values, 2).sample, 12000);
    EXPECT_NEAR(poker(values, 2).statistic, 12000 / 15.0, 1e-9);  // one value alone in 1/16 of the hands: never here
    EXPECT_EQ(permutation(values, 2).statistic, static_cast<double>(permutation(values, 2).sample));  // all groups rise
    EXPECT_EQ(coupon(values, 2).p, 0);
    EXPECT_EQ(gap(values, 2).p, 0);
}

TEST(Definitions, RefusesWhatItCannotTest) {
    const std::vector<std::uint32_t> outside(10000, 6), few{1, 2, 3};
    for (const SequenceTest& test : kSequenceTests) {
        std::vector<std::uint32_t> long_outside(200000, 6);
        EXPECT_THROW(test.run(long_outside, 6), std::invalid_argument) << test.name;
        EXPECT_THROW(test.run(few, 6), std::invalid_argument) << test.name;
        EXPECT_THROW(test.run(few, 1), std::invalid_argument) << test.name;
    }
    EXPECT_THROW(positions(outside, 10, 7), std::invalid_argument);
}

// ---- Good generators pass ---------------------------------------------------------------------------------------

constexpr Seed kSeed{2, 7, 1, 8, 2, 8, 1, 8, 2, 8, 4, 5, 9, 0, 4, 5};
using baize::testing_support::sanitized;

// The whole live chain, from a fixed seed, under the rule of the battery.
// `baize rng --test` does it from the system's entropy.
TEST(LiveGenerator, PassesTheBattery) {
    std::size_t repeated = 0, tests = 0;
    for (const Trial& trial : live_battery(seeds_from(kSeed), kValuesMin)) {
        if (trial.source == "below 38" || trial.source == "below 312") continue;  // 37 and 416 will do here
        const bool of_a_game = trial.source.find("gb.") != std::string::npos;
        if (of_a_game && trial.test != "frequency" && trial.test != "serial" && trial.test != "positions") continue;
        if (sanitized() && trial.source != "below 6" && trial.test != "positions" && trial.test != "frequency")
            continue;
        const TrialResult result = run_trial(trial);
        ++tests;
        repeated += result.attempts.size() > 1;
        EXPECT_TRUE(result.passed()) << trial.source << ", " << trial.test << ": p = " << result.attempts.back().p;
    }
    EXPECT_EQ(tests, sanitized() ? 16u : 46u);
    EXPECT_LE(repeated, 4u);  // one in a hundred is expected to
}

// The p-values of a good generator are spread evenly: a test that always passes would be no test.
TEST(LiveGenerator, ItsPValuesAreSpreadEvenly) {
    Random random(4, 0);
    std::vector<std::uint32_t> values(60000);
    const int repeats = sanitized() ? 40 : 100;
    for (const SequenceTest& test : kSequenceTests) {
        std::vector<std::int64_t> fifths(5);
        for (int i = 0; i < repeats; ++i) {
            for (std::uint32_t& value : values) value = below(random, 6);
            ++fifths[std::min<std::size_t>(4, static_cast<std::size_t>(test.run(values, 6).p * 5))];
        }
        EXPECT_GT(compare("fifths", fifths, std::vector<double>(5, 0.2)).p, 1e-4) << test.name;
    }
}

// ---- Bad generators do not --------------------------------------------------------------------------------------

using Generator = std::function<std::uint32_t()>;

struct BadGenerator {
    std::string_view name;
    std::uint32_t range;
    Generator (*make)();
    std::vector<std::string_view> caught_by;  // must be: further tests may catch it too
};

// The low bits of a linear congruential generator repeat every eight.
Generator congruential_low_bits() {
    return [x = 12345u]() mutable { return (x = x * 1664525u + 1013904223u) & 7u; };
}
// Three bits made into a die by division: 0 and 1 come twice as often.
Generator biased_die() {
    return [random = Random(1, 0)]() mutable { return static_cast<std::uint32_t>(random() >> 61) % 6; };
}
Generator counter() {
    return [i = 0u]() mutable { return i++ % 6; };
}
// One value in eight is the one before once more. Each comes as often as any other.
Generator sticky_die() {
    return
        [random = Random(2, 0), last = 0u]() mutable { return last = below(random, 8) == 0 ? last : below(random, 6); };
}
// One order of the 52 cards, again and again.
Generator repeated_shuffle() {
    std::vector<std::uint32_t> order(52);
    std::iota(order.begin(), order.end(), 0u);
    Random random(3, 0);
    for (std::uint32_t i = 52; i > 1; --i) std::swap(order[i - 1], order[below(random, i)]);
    return [order, i = 0u]() mutable { return order[i++ % 52]; };
}
// A pair that falls is put right one time in ten. Nothing is wrong with the values, nor with which are together.
Generator rising_pairs() {
    return [random = Random(4, 0), held = std::vector<std::uint32_t>()]() mutable {
        if (held.empty()) {
            held = {below(random, 52u), below(random, 52u)};
            if (held[1] > held[0] && below(random, 10) == 0) std::swap(held[0], held[1]);  // given from the back
        }
        const std::uint32_t value = held.back();
        held.pop_back();
        return value;
    };
}
// A slow swell: for 1024 values the lower half of a wheel is three times as likely, then the upper.
Generator swelling_wheel() {
    return [random = Random(5, 0), i = 0u]() mutable {
        const std::uint32_t value = below(random, 38);
        const bool lower = (i++ / 1024) % 2 == 0;
        return below(random, 2) == 0 && (value < 19) != lower ? 37 - value : value;
    };
}
Generator constant() {
    return [] { return 3u; };
}

const std::vector<BadGenerator>& bad_generators() {
    static const std::vector<BadGenerator> kAll{
        {"low bits of an LCG", 8, congruential_low_bits,
         {"frequency", "serial", "gap", "poker", "coupon", "permutation", "runs-up", "runs-down"}},
        {"x % 6 of three bits", 6, biased_die, {"frequency", "serial", "gap", "poker", "coupon"}},
        {"counter", 6, counter, {"frequency", "serial", "gap", "poker", "coupon", "permutation", "runs-up",
                                 "runs-down"}},
        {"sticky die", 6, sticky_die, {"serial", "gap", "poker", "coupon"}},
        {"repeated shuffle", 52, repeated_shuffle,
         {"frequency", "serial", "gap", "poker", "coupon", "permutation", "runs-up", "runs-down"}},
        {"rising pairs", 52, rising_pairs, {"serial", "permutation"}},
        {"swelling wheel", 38, swelling_wheel, {"serial", "gap", "poker", "coupon"}},
        {"constant", 6, constant, {"frequency", "serial", "gap", "poker", "coupon", "permutation", "runs-up",
                                   "runs-down"}},
    };
    return kAll;
}

TEST(BadGenerators, AreCaughtThreeTimesRunning) {
    for (const BadGenerator& bad : bad_generators()) {
        const ScaledSource source{std::string(bad.name), bad.range, 200000, bad.make()};
        for (const Trial& trial : trials_of(source)) {
            const TrialResult result = run_trial(trial);
            const bool expected =
                std::find(bad.caught_by.begin(), bad.caught_by.end(), trial.test) != bad.caught_by.end();
            if (expected) {
                EXPECT_FALSE(result.passed()) << bad.name << ": " << trial.test << ", p = " << result.attempts.back().p;
            }
            if (expected) { EXPECT_EQ(result.attempts.size(), kAttempts); }
        }
    }
}

TEST(BadGenerators, EveryTestCatchesOne) {
    for (const SequenceTest& test : kSequenceTests) {
        int caught = 0;
        for (const BadGenerator& bad : bad_generators())
            caught += static_cast<int>(std::count(bad.caught_by.begin(), bad.caught_by.end(), test.name));
        EXPECT_GE(caught, 3) << test.name;
    }
}

// ---- Shuffles -----------------------------------------------------------------------------------------------------

using Shuffle = std::function<void(std::vector<std::uint32_t>&, Random&)>;

double p_of(const Shuffle& shuffle, std::uint32_t decks, int shuffles) {
    Random random(6, 0);
    std::vector<std::uint32_t> orders;
    for (int s = 0; s < shuffles; ++s) {
        std::vector<std::uint32_t> order(52 * decks);
        for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i / decks;
        shuffle(order, random);
        orders.insert(orders.end(), order.begin(), order.end());
    }
    return positions(orders, 52 * decks, 52).p;
}

TEST(Shuffles, AFairOneOfOneDeckAndOfFour) {
    const Shuffle fair = [](auto& order, Random& random) {
        for (auto i = static_cast<std::uint32_t>(order.size()); i > 1; --i)
            std::swap(order[i - 1], order[below(random, i)]);
    };
    for (const std::uint32_t decks : {1u, 4u}) {
        EXPECT_GE(p_of(fair, decks, 4000), kPLow) << decks;
        EXPECT_LE(p_of(fair, decks, 4000), kPHigh) << decks;
    }
}

// Each card changes places with any card of the whole deck: 52^52 courses cannot fall evenly on 52! orders.
TEST(Shuffles, SwapsWithTheWholeDeckAreCaught) {
    const Shuffle biased = [](auto& order, Random& random) {
        for (std::size_t i = 0; i < order.size(); ++i)
            std::swap(order[i], order[below(random, static_cast<std::uint32_t>(order.size()))]);
    };
    EXPECT_LT(p_of(biased, 1, 4000), 1e-6);
}

// No card may stay where it was: the shuffle that draws one too low.
TEST(Shuffles, OneThatLeavesNoCardInPlaceIsCaught) {
    const Shuffle cyclic = [](auto& order, Random& random) {
        for (auto i = static_cast<std::uint32_t>(order.size()); i > 1; --i)
            std::swap(order[i - 1], order[below(random, i - 1)]);
    };
    EXPECT_LT(p_of(cyclic, 1, 4000), 1e-6);
}

TEST(Shuffles, OneThatRepeatsItselfIsCaught) {
    EXPECT_LT(p_of([](auto&, Random&) {}, 1, 4000), 1e-6);
}

// ---- The collectors -------------------------------------------------------------------------------------------------

TEST(Collectors, GiveThrowsAndCardsOfEveryGame) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        TableOutcomes table(setup, seeds_from(kSeed));
        bool threw = false, dealt = false;
        for (int i = 0; i < 5; ++i) {
            const Outcome outcome = table.next();
            EXPECT_NE(outcome.cards.empty(), outcome.dice.empty()) << game->id;  // the one or the other
            threw |= !outcome.dice.empty();
            dealt |= !outcome.cards.empty();
            // A lasting shoe is dealt as far as its cutting card at least.
            const int least = setup.shoe().lasts && !setup.shoe().continuous
                                  ? setup.shoe().decks * kCardsInDeck * (100 - kCutPercent) / 100
                                  : 1;
            if (!outcome.cards.empty()) { EXPECT_GE(static_cast<int>(outcome.cards.size()), least) << game->id; }
        }
        EXPECT_EQ(dealt, setup.shoe().decks > 0) << game->id;
        EXPECT_EQ(threw, game->equipment.dice > 0 || !game->equipment.compartments.empty()) << game->id;
    }
}

TEST(Collectors, AWholeShoeHoldsEveryCard) {
    const baize::Setup setup(*find_game("gb.punto-banco"));
    ShuffledShoe shoe{SeededBits(kSeed)};
    std::array<int, kCardsInDeck> counts{};
    for (const Card card : whole_shoe(setup, shoe)) ++counts[static_cast<std::size_t>(card.index())];
    for (const int count : counts) EXPECT_EQ(count, setup.shoe().decks);
}

TEST(Collectors, ARoundGivesNoMoreThanItsNumbers) {
    int seeds = 0;
    LiveBits bits([&] { ++seeds; return kSeed; });
    for (std::uint64_t i = 0; i < 3 * LiveBits::kNumbersInRound; ++i) bits();
    EXPECT_EQ(seeds, 3);
}

}  // namespace
}  // namespace baize::randomness::randomness_test
