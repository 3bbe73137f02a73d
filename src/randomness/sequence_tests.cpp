#include "randomness/sequence_tests.hpp"

#include "core/numbers.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace baize::randomness {

namespace {

using Counts = std::vector<std::int64_t>;
using Probabilities = std::vector<double>;

void check(Values values, std::uint32_t range) {
    if (range < 2) throw std::invalid_argument("a range of at least 2 is needed");
    for (const std::uint32_t value : values)
        if (value >= range) throw std::invalid_argument("a value lies outside the range");
}

// A number of events that a sound generator has all but surely reached: six deviations below the mean. To look at a
// number fixed beforehand, and not at all there happen to be, is what makes their classes independent of each other.
std::int64_t sure(double mean, double deviation) {
    const double count = std::floor(mean - 6 * deviation) - 1;
    if (count < 1) throw std::invalid_argument("too few values for this test");
    return static_cast<std::int64_t>(count);
}

constexpr double kTail = 1e-12;  // lengths rarer than this together are one class

}  // namespace

Verdict frequency(Values values, std::uint32_t range) {
    check(values, range);
    Counts counts(range);
    for (const std::uint32_t value : values) ++counts[value];
    return compare("frequency", counts, Probabilities(range, 1.0 / range));
}

Verdict serial(Values values, std::uint32_t range) {
    check(values, range);
    const std::size_t cells = std::size_t{range} * range;
    Counts counts(cells);
    for (std::size_t i = 0; i + 1 < values.size(); i += 2) ++counts[std::size_t{values[i]} * range + values[i + 1]];
    return compare("serial", counts, Probabilities(cells, 1.0 / cells));
}

Verdict gap(Values values, std::uint32_t range) {
    check(values, range);
    const std::uint32_t marked = (range + 2) / 3;
    const double p = quotient(marked, range);
    Probabilities lengths;
    double tail = 1;
    for (; tail > kTail; tail *= 1 - p) lengths.push_back(tail * p);
    lengths.push_back(tail);
    const double n = values.size();
    const std::int64_t wanted = sure(n * p, std::sqrt(n * p * (1 - p)));
    Counts counts(lengths.size());
    std::int64_t found = 0;
    std::size_t length = 0;
    for (std::size_t i = 0; i < values.size() && found < wanted; ++i) {
        if (values[i] >= marked) { ++length; continue; }
        ++counts[std::min(length, counts.size() - 1)];
        ++found;
        length = 0;
    }
    return found < wanted ? never_found("gap") : compare("gap", counts, lengths);
}

Verdict poker(Values values, std::uint32_t range) {
    check(values, range);
    constexpr std::size_t kHand = 5;
    constexpr double kStirling[] = {1, 15, 25, 10, 1};  // ways to part five cards into 1 .. 5 heaps
    Probabilities probabilities;
    double ways = 1;
    for (std::size_t r = 0; r < std::min<std::size_t>(kHand, range); ++r) {
        ways *= range - 1.0 * r;
        probabilities.push_back(ways * kStirling[r] / std::pow(range, 5));
    }
    Counts counts(probabilities.size());
    for (std::size_t i = 0; i + kHand <= values.size(); i += kHand) {
        std::array<std::uint32_t, kHand> hand;
        std::copy_n(values.begin() + i, kHand, hand.begin());
        std::sort(hand.begin(), hand.end());
        ++counts[std::unique(hand.begin(), hand.end()) - hand.begin() - 1];
    }
    return compare("poker", counts, probabilities);
}

namespace {

// The chance that a collection of `range` coupons is complete with
// exactly the i-th; from the chance of holding k of them.
Probabilities collection_lengths(std::uint32_t range) {
    Probabilities holding(range), lengths{0};
    holding[0] = 1;
    double tail = 1;
    while (tail > kTail) {
        const double complete = holding[range - 1] / range;
        for (std::uint32_t k = range - 1; k > 0; --k)
            holding[k] = (holding[k] * k + holding[k - 1] * (range - k + 1)) / range;
        holding[0] = 0;
        lengths.push_back(complete);
        // added up anew: a difference would keep its rounding
        tail = std::accumulate(holding.begin(), holding.begin() + range, 0.0);
    }
    lengths.push_back(tail);
    return lengths;
}

}  // namespace

Verdict coupon(Values values, std::uint32_t range) {
    check(values, range);
    double mean = 0, variance = 0;
    for (std::uint32_t left = range; left > 0; --left) {
        const double p = quotient(left, range);
        mean += 1 / p;
        variance += (1 - p) / (p * p);
    }
    const double n = values.size();
    const std::int64_t wanted = sure(n / mean, std::sqrt(n * variance / mean) / mean);
    const Probabilities lengths = collection_lengths(range);
    Counts counts(lengths.size());
    std::vector<std::int64_t> seen(range, -1);
    std::int64_t found = 0;
    std::uint32_t held = 0;
    for (std::size_t i = 0, start = 0; i < values.size() && found < wanted; ++i) {
        if (std::exchange(seen[values[i]], found) != found) ++held;
        if (held < range) continue;
        ++counts[std::min(i + 1 - start, counts.size() - 1)];
        ++found;
        held = 0;
        start = i + 1;
    }
    return found < wanted ? never_found("coupon") : compare("coupon", counts, lengths);
}

Verdict permutation(Values values, std::uint32_t range) {
    check(values, range);
    const std::size_t group = std::min<std::size_t>(range, 4);
    std::size_t orders = 1;
    double untied = 1;
    for (std::size_t i = 0; i < group; ++i) {
        orders *= i + 1;
        untied *= (range - 1.0 * i) / range;
    }
    const double groups = values.size() / group;
    const std::int64_t wanted = sure(groups * untied, std::sqrt(groups * untied * (1 - untied)));
    Counts counts(orders);
    std::int64_t found = 0;
    for (std::size_t i = 0; i + group <= values.size() && found < wanted; i += group) {
        std::size_t order = 0;
        bool tied = false;
        for (std::size_t a = i; a < i + group; ++a) {
            std::size_t smaller = 0;
            for (std::size_t b = a + 1; b < i + group; ++b) {
                smaller += values[b] < values[a];
                tied |= values[b] == values[a];
            }
            order = order * (i + group - a) + smaller;
        }
        if (tied) continue;
        ++counts[order];
        ++found;
    }
    return found < wanted ? never_found("permutation")
                          : compare("permutation", counts, Probabilities(orders, 1.0 / orders));
}

// Of independent shuffles every (place, face) count has the covariance of two centrings, one
// over the places and one over the faces, so Pearson's sum is chi-square with (places -
// 1)(faces - 1) degrees of freedom, times places / (places - 1).
Verdict positions(Values orders, std::uint32_t places, std::uint32_t faces) {
    check(orders, faces);
    if (places < faces || places % faces != 0)
        throw std::invalid_argument("every face must come equally often in a shoe");
    const std::size_t shuffles = orders.size() / places;
    const double expected = quotient(shuffles, faces);
    if (expected < kExpectedMin)
        throw std::invalid_argument("too few shuffles: fewer than five of each face at each place");
    Counts counts(std::size_t{places} * faces);
    for (std::size_t i = 0; i < shuffles * places; ++i) ++counts[i % places * faces + orders[i]];
    double square = 0;
    for (const std::int64_t count : counts)
        square += (count - expected) * (count - expected) / expected;
    square *= (places - 1.0) / places;
    const double df = (places - 1.0) * (faces - 1.0);
    return {"positions", square, df, chi_square_upper(square, df), static_cast<std::int64_t>(shuffles)};
}

}  // namespace baize::randomness
