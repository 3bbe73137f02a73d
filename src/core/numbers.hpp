// What arithmetic needs of whole numbers, so that no caller converts by hand: parameters have the type to compute in.
#pragma once

#include <cstddef>
#include <cstdint>

namespace baize {

// Numbers of up to 53 bits are divided as they are; larger ones are rounded first.
constexpr double quotient(double number, double by) { return number / by; }

// One bit of a set, 0 or 1.
constexpr int bit_at(std::uint64_t set, std::size_t place) { return (set >> place & 1u) != 0; }

}  // namespace baize
