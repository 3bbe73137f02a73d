// The classical tests of a sequence of numbers below a range, as Knuth defines them (The Art of Computer Programming,
// volume 2, 3.3.2, B to I). Each is a function of the sequence alone. A value outside the range, or a sequence too
// short for the test, throws std::invalid_argument.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "randomness/chi_square.hpp"

namespace baize::randomness {

using Values = std::span<const std::uint32_t>;

Verdict frequency(Values values, std::uint32_t range);    // how often each value comes
Verdict serial(Values values, std::uint32_t range);       // how often each pair comes, pairs not overlapping
Verdict gap(Values values, std::uint32_t range);          // how long until a value of the lowest third comes again
Verdict poker(Values values, std::uint32_t range);        // how many different values there are in a hand of five
Verdict coupon(Values values, std::uint32_t range);       // how long until every value has come
// In which order the values of a group stand. Groups have `min(range, 4)` values; one with two alike is left out, and
// the orders of the others are equally likely all the same.
Verdict permutation(Values values, std::uint32_t range);
// How long the values rise, or fall. Knuth's test wants no two alike, so neighbouring values are read as the digits of
// one number of at least 32 bits. At least 4000 of those are needed.
Verdict runs_up(Values values, std::uint32_t range);
Verdict runs_down(Values values, std::uint32_t range);

struct SequenceTest {
    std::string_view name;
    Verdict (*run)(Values values, std::uint32_t range);
    std::string_view sample;  // what is counted
};
inline constexpr std::array<SequenceTest, 8> kSequenceTests{{
    {"frequency", frequency, "values"},
    {"serial", serial, "pairs"},
    {"gap", gap, "gaps"},
    {"poker", poker, "hands"},
    {"coupon", coupon, "collections"},
    {"permutation", permutation, "groups"},
    {"runs-up", runs_up, "numbers"},
    {"runs-down", runs_down, "numbers"},
}};

// Where each face of a shoe lies after many shuffles. `orders` are shuffles of one shoe, one after another, each of
// `places` faces below `faces`, every face equally often. Not one of Knuth's: it is what a shuffle must pass.
Verdict positions(Values orders, std::uint32_t places, std::uint32_t faces);

// The means and covariances of the number of runs of at least 1, 2, ... 6 in n different numbers: exact
// for runs of p and q where n is at least p + q.
struct RunMoments {
    std::array<double, 6> mean;
    std::array<std::array<double, 6>, 6> covariance;
};
RunMoments run_moments(double n);

}  // namespace baize::randomness
