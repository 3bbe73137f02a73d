// A number that is known exactly, without a library for such numbers: a fraction in lowest terms as text, and the
// nearest double.
#pragma once

#include <string>

#include "baize/namespace.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

struct Exact {
    std::string numerator = "0", denominator = "1";  // decimal digits; the sign stands in the numerator
    double value = 0;                                // the nearest double
    bool operator==(const Exact&) const = default;
};

// "689/20358", and "2/1": always with its denominator.
inline std::string to_string(const Exact& number) { return number.numerator + "/" + number.denominator; }

}  // namespace v0
}  // namespace baize
