// Exact numbers: integers and rationals without bound (GMP).
#pragma once

#include <gmpxx.h>

#include <string>

#include "core/money.hpp"

namespace baize {

using Integer = mpz_class;
using Ratio = mpq_class;

inline Ratio ratio(Odds odds) { Ratio value(odds.num, odds.den); value.canonicalize(); return value; }

// The nearest double: GMP's own get_d cuts toward zero.
double nearest(const Ratio& value);

}  // namespace baize
