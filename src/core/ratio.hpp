// Exact numbers: integers and rationals without bound (GMP).
#pragma once

#include <gmpxx.h>

#include <string>

#include "core/money.hpp"

namespace baize {

using Integer = mpz_class;
using Ratio = mpq_class;

// In lowest terms, as GMP wants them before it compares.
inline Ratio fraction(long num, long den) { Ratio value(num, den); value.canonicalize(); return value; }
inline Ratio fraction(const Integer& num, const Integer& den) {
    Ratio value(num, den);
    value.canonicalize();
    return value;
}
inline Ratio ratio(Odds odds) { return fraction(odds.num, odds.den); }

// "686689/20358520", and "1/1": always with its denominator.
inline std::string in_lowest_terms(Ratio value) {
    value.canonicalize();
    return value.get_num().get_str() + "/" + value.get_den().get_str();
}

// The nearest double: GMP's own get_d cuts toward zero.
double nearest(const Ratio& value);

}  // namespace baize
