// Thrown by a pricer for odds that it cannot count exactly: `price` and `explain` refuse them, and nothing is rounded.
#pragma once

#include <stdexcept>

namespace baize {

struct OddsTooFine : std::length_error {
    using std::length_error::length_error;
};

}  // namespace baize
