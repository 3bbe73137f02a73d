// The test of runs: lengths of runs that follow one another are not independent, so their covariances are needed.
#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "randomness/sequence_tests.hpp"

namespace baize::randomness {

namespace {

constexpr std::size_t kLengths = 6;  // 1 .. 5, and 6 or more
constexpr std::size_t kNumbersMin = 4000;

double factorial(int n) { return std::tgamma(n + 1.0); }

double mean_runs(int p, double n) { return (n + 1) * p / factorial(p + 1) - (p - 1) / factorial(p); }

using Row = std::array<double, kLengths>;

// x' C^-1 x, by elimination with the largest pivot.
double quadratic_form(std::array<Row, kLengths> c, const Row& x) {
    Row y = x;
    for (std::size_t k = 0; k < kLengths; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < kLengths; ++i)
            if (std::abs(c[i][k]) > std::abs(c[pivot][k])) pivot = i;
        std::swap(c[k], c[pivot]);
        std::swap(y[k], y[pivot]);
        for (std::size_t i = k + 1; i < kLengths; ++i) {
            const double factor = c[i][k] / c[k][k];
            for (std::size_t j = k; j < kLengths; ++j) c[i][j] -= factor * c[k][j];
            y[i] -= factor * y[k];
        }
    }
    double form = 0;
    Row solved{};
    for (std::size_t k = kLengths; k-- > 0;) {
        solved[k] = y[k];
        for (std::size_t j = k + 1; j < kLengths; ++j) solved[k] -= c[k][j] * solved[j];
        solved[k] /= c[k][k];
        form += x[k] * solved[k];
    }
    return form;
}

// Values as digits, most significant first, of numbers of at least 32 bits.
std::vector<std::uint64_t> numbers_of(Values values, std::uint32_t range) {
    if (range < 2) throw std::invalid_argument("a range of at least 2 is needed");
    std::size_t digits = 1;
    for (std::uint64_t size = range; size < (std::uint64_t{1} << 32); size *= range) ++digits;
    std::vector<std::uint64_t> numbers;
    for (std::size_t i = 0; i + digits <= values.size(); i += digits) {
        std::uint64_t number = 0;
        for (const std::uint32_t value : values.subspan(i, digits)) {
            if (value >= range) throw std::invalid_argument("a value lies outside the range");
            number = number * range + value;
        }
        numbers.push_back(number);
    }
    if (numbers.size() < kNumbersMin)
        throw std::invalid_argument("too few values: the test of runs needs 4000 numbers of 32 bits");
    return numbers;
}

template <class GoesOn>
Verdict runs(std::string_view test, const std::vector<std::uint64_t>& numbers, GoesOn goes_on) {
    Row at_least{};
    std::size_t length = 1;
    for (std::size_t i = 1; i <= numbers.size(); ++i) {
        if (i < numbers.size() && goes_on(numbers[i - 1], numbers[i])) { ++length; continue; }
        for (std::size_t p = 0; p < std::min(length, kLengths); ++p) ++at_least[p];
        length = 1;
    }
    const RunMoments moments = run_moments(numbers.size());
    for (std::size_t p = 0; p < kLengths; ++p) at_least[p] -= moments.mean[p];
    const double statistic = quadratic_form(moments.covariance, at_least);
    return {test, statistic, kLengths, chi_square_upper(statistic, kLengths),
            static_cast<std::int64_t>(numbers.size())};
}

}  // namespace

// Knuth 3.3.2 (13) and (14), exact for any n of at least p + q. He counts runs of exactly 1 .. 5; the statistic is the
// same for runs of at least p, which are sums of those.
RunMoments run_moments(double n) {
    RunMoments moments;
    for (int p = 1; p <= static_cast<int>(kLengths); ++p) {
        moments.mean[p - 1] = mean_runs(p, n);
        for (int q = 1; q <= static_cast<int>(kLengths); ++q) {
            const double s = p + q, pq = p * q, both = factorial(p + 1) * factorial(q + 1);
            const double f = (n + 1) * ((s * (1 - pq) + pq) / both - 2 * s / factorial(p + q + 1)) +
                             2 * (s - 1) / factorial(p + q) + ((s * s - s - 2) * pq - s * s - pq * pq + 1) / both;
            moments.covariance[p - 1][q - 1] =
                mean_runs(std::max(p, q), n) + f;
        }
    }
    return moments;
}

Verdict runs_up(Values values, std::uint32_t range) {
    return runs("runs-up", numbers_of(values, range),
                [](std::uint64_t before, std::uint64_t after) { return before < after; });
}

Verdict runs_down(Values values, std::uint32_t range) {
    return runs("runs-down", numbers_of(values, range),
                [](std::uint64_t before, std::uint64_t after) { return before > after; });
}

}  // namespace baize::randomness
