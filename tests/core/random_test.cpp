// The seeded generator: its algorithm, its streams, and that a number below a bound favours none.
#include "core/random.hpp"
#include "support/long_count.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <set>
#include <vector>

namespace baize::random_test {
namespace {

// xoshiro256++ with splitmix64, written out once more from their authors' description (Blackman, Vigna).
class Reference {
public:
    explicit Reference(std::uint64_t x) {
        for (std::uint64_t& word : s_) word = splitmix(x);
    }
    std::uint64_t operator()() {
        const std::uint64_t result = std::rotl(s_[0] + s_[3], 23) + s_[0];
        const std::uint64_t t = s_[1] << 17;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = std::rotl(s_[3], 45);
        return result;
    }
    static std::uint64_t splitmix(std::uint64_t& x) {
        std::uint64_t z = (x += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t s_[4]{};
};

TEST(Random, SplitmixOfTheReferenceIsThePublishedOne) {
    std::uint64_t x = 1234567;  // the first values that its authors' program gives for this seed
    EXPECT_EQ(Reference::splitmix(x), 6457827717110365317u);
    EXPECT_EQ(Reference::splitmix(x), 3203168211198807973u);
    EXPECT_EQ(Reference::splitmix(x), 9817491932198370423u);
}

TEST(Random, IsXoshiroFromTheSeedAndTheStream) {
    for (const std::uint64_t seed : {0u, 1u, 77u})
        for (const std::uint64_t stream : {0u, 1u, 5000u}) {
            Random random(seed, stream);
            Reference reference(seed * 0x9e3779b97f4a7c15u ^ (stream + 1) * 0xd1342543de82ef95u);
            for (int i = 0; i < 1000; ++i) ASSERT_EQ(random(), reference());
        }
}

TEST(Random, SeedsAndStreamsDiffer) {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (std::uint64_t stream = 0; stream < 100; ++stream) firsts.insert(Random(seed, stream)());
    EXPECT_EQ(firsts.size(), 10'000u);
}

TEST(Random, NeighbouringStreamsAreUncorrelated) {
    Random a(1, 0), b(1, 1);
    int equal_bits = 0;
    constexpr int kWords = 10'000;
    for (int i = 0; i < kWords; ++i) equal_bits += 64 - std::popcount(a() ^ b());
    EXPECT_NEAR(equal_bits, 32 * kWords, 5 * std::sqrt(16.0 * kWords));  // as of a fair coin, 64 throws a word
}

TEST(Random, TheSameSeedAndStreamRepeat) {
    Random a(9, 4), b(9, 4);
    for (int i = 0; i < 100; ++i) ASSERT_EQ(a(), b());
}

// Pearson's statistic, which has bound - 1 degrees of freedom; five of
// its standard deviations are never passed by luck.
double chi_square(std::uint32_t bound, int draws, std::uint64_t seed) {
    Random random(seed, bound);
    std::vector<int> counts(bound);
    for (int i = 0; i < draws; ++i) ++counts.at(below(random, bound));
    const double expected = static_cast<double>(draws) / bound;
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

TEST(Random, BelowFavoursNoNumber) {
    const int draws = testing_support::sanitized() ? 20'000 : 1'000'000;
    for (const std::uint32_t bound : {2u, 3u, 6u, 13u, 52u, 312u, 416u}) {
        const double freedom = bound - 1.0;
        const double statistic = chi_square(bound, draws, 1);
        EXPECT_LT(statistic, freedom + 5 * std::sqrt(2 * freedom) + 5) << bound;
        EXPECT_GT(statistic, freedom - 5 * std::sqrt(2 * freedom) - 1) << bound;  // too even is no chance either
    }
}

TEST(Random, BelowOneIsZeroAndTheLargestBoundIsKept) {
    Random random(1, 1);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(below(random, 1), 0u);
    std::uint32_t most = 0;
    for (int i = 0; i < 1000; ++i) most = std::max(most, below(random, 0xffffffffu));
    EXPECT_GT(most, 0xf0000000u);
}

// A bound of three quarters of 2^32: multiplication alone would give every third number twice as often as the others.
// Only the rejection of the uneven rest prevents it, and no small bound would show that it is missing.
TEST(Random, TheUnevenRestIsRejected) {
    constexpr std::uint32_t kBound = 3u << 30;
    Random random(3, 0);
    std::array<int, 3> by_rest{};
    constexpr int kDraws = 300'000;
    for (int i = 0; i < kDraws; ++i) ++by_rest[below(random, kBound) % 3];
    for (const int count : by_rest) EXPECT_NEAR(count, kDraws / 3, 5 * std::sqrt(kDraws * 2 / 9.0));
}

// What a generator gives decides: words are taken by their upper half, and a word in the uneven rest is passed over.
TEST(Random, RejectedWordsAreDrawnAgain) {
    struct Script {
        std::vector<std::uint64_t> words;
        std::size_t at = 0;
        std::uint64_t operator()() { return words.at(at++) << 32; }
    };
    Script zero_first{{0, 0x80000000u}};  // 2^32 is 1 more than a multiple of 3: the word 0 is the uneven rest
    EXPECT_EQ(below(zero_first, 3), 1u);
    EXPECT_EQ(zero_first.at, 2u);
    Script taken{{1}};
    EXPECT_EQ(below(taken, 3), 0u);
    EXPECT_EQ(taken.at, 1u);
}

}  // namespace
}  // namespace baize::random_test
