// The chi-square distribution and the comparison of counts with what chance would give.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace baize::randomness {

// Each test is two-sided at 99 %: counts that fit too well are as suspect as counts that fit badly.
inline constexpr double kPLow = 0.005, kPHigh = 0.995;
// Knuth: a cell for fewer than five expected is joined with its neighbour.
inline constexpr double kExpectedMin = 5;

struct Verdict {
    std::string_view test;
    double statistic = 0;
    double df = 0;           // degrees of freedom
    double p = 0;            // the chance of a statistic at least so large
    std::int64_t sample = 0; // how many things were classed: values, pairs, hands, gaps ...

    bool passes() const { return p >= kPLow && p <= kPHigh; }
};

// The regularised incomplete gamma function Q(a, x), the upper tail; a > 0, x >= 0.
double gamma_q(double a, double x);
// The chance that chi-square with `df` degrees of freedom is at least `x`.
double chi_square_upper(double x, double df);

// Pearson's statistic of independent observations against the probabilities of their cells, which must sum to 1.
// Neighbouring cells are joined until enough is expected in each. Throws
// std::invalid_argument where fewer than two remain.
Verdict compare(std::string_view test, std::span<const std::int64_t> observed, std::span<const double> probabilities);

// What a sample is that should have been found in the values and was not: no sound generator ever lacks it.
Verdict never_found(std::string_view test);

}  // namespace baize::randomness
