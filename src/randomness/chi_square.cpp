#include "randomness/chi_square.hpp"

#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace baize::randomness {

namespace {

using Real = long double;  // x^a e^-x is the difference of logarithms near a million
                           // where there are 173 055 degrees of freedom

constexpr Real kPrecision = 1e-17L;
constexpr int kTermsMax = 1'000'000;  // about ten times the root of a are taken

Real scale(Real a, Real x) { return std::exp(a * std::log(x) - x - std::lgamma(a)); }

// P(a, x) by its power series, which converges fast below a + 1.
Real lower_series(Real a, Real x) {
    Real term = 1 / a, sum = term;
    for (int n = 1; n < kTermsMax; ++n) {
        term *= x / (a + n);
        sum += term;
        if (term < sum * kPrecision) return sum * scale(a, x);
    }
    throw std::runtime_error("the incomplete gamma series does not converge");
}

// Q(a, x) by its continued fraction, evaluated forwards (Lentz), which converges fast above a + 1.
Real upper_fraction(Real a, Real x) {
    constexpr Real kTiny = std::numeric_limits<Real>::min() / kPrecision;
    Real b = x + 1 - a, c = 1 / kTiny, d = 1 / b, h = d;
    for (int n = 1; n < kTermsMax; ++n) {
        const Real an = -n * (n - a);
        b += 2;
        d = an * d + b;
        if (std::abs(d) < kTiny) d = kTiny;
        c = b + an / c;
        if (std::abs(c) < kTiny) c = kTiny;
        d = 1 / d;
        h *= d * c;
        if (std::abs(d * c - 1) < kPrecision * 10) return h * scale(a, x);
    }
    throw std::runtime_error("the incomplete gamma fraction does not converge");
}

}  // namespace

double gamma_q(double a, double x) {
    if (!(a > 0) || !(x >= 0)) throw std::invalid_argument("Q(a, x) is for a above 0 and x of at least 0");
    if (x == 0) return 1;
    if (std::isinf(x)) return 0;
    return static_cast<double>(x < a + 1 ? 1 - lower_series(a, x) : upper_fraction(a, x));
}

double chi_square_upper(double x, double df) { return gamma_q(df / 2, x / 2); }

Verdict compare(std::string_view test, std::span<const std::int64_t> observed, std::span<const double> probabilities) {
    if (observed.size() != probabilities.size()) throw std::invalid_argument("every cell needs its probability");
    const std::int64_t sample = std::accumulate(observed.begin(), observed.end(), std::int64_t{0});
    struct Cell { double observed, expected; };
    std::vector<Cell> cells;
    Cell open{0, 0};
    for (std::size_t i = 0; i < observed.size(); ++i) {
        open.observed += observed[i];
        open.expected += probabilities[i] * sample;
        if (open.expected < kExpectedMin) continue;
        cells.push_back(open);
        open = {0, 0};
    }
    if (cells.size() < 2)
        throw std::invalid_argument("too few values: the cells of the test would hold fewer than five each");
    cells.back().observed += open.observed;
    cells.back().expected += open.expected;
    double square = 0;
    for (const Cell& cell : cells)
        square += (cell.observed - cell.expected) * (cell.observed - cell.expected) / cell.expected;
    const double df = cells.size() - 1;
    return {test, square, df, chi_square_upper(square, df), sample};
}

Verdict never_found(std::string_view test) { return {test, std::numeric_limits<double>::infinity(), 0, 0, 0}; }

}  // namespace baize::randomness
