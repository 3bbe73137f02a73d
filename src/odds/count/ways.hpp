// Numbers of ways: ordered draws, sets, orders.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include "core/ratio.hpp"

namespace baize::count {

// For the inner loops of a count that outgrows 64 bits.
__extension__ using Wide = unsigned __int128;

inline void assign(Integer& value, Wide number) {
    value = static_cast<unsigned long>(number >> 64);
    value <<= 64;
    value += static_cast<unsigned long>(number);
}
inline Integer integer(Wide number) {
    Integer value;
    assign(value, number);
    return value;
}
__extension__ using SignedWide = __int128;
inline Integer integer(SignedWide number) {
    const Wide size = number < 0 ? -number : number;
    return number < 0 ? Integer(-integer(size)) : integer(size);
}
inline Integer integer(std::int64_t number) { return Integer(long{number}); }

// n(n-1)...: how many ordered draws of so many out of n there are.
template <class Number>
Number falling(int n, int drawn) {
    Number ways(1);
    for (int i = 0; i < drawn; ++i) ways *= static_cast<unsigned>(std::max(0, n - i));
    return ways;
}

// How many sets of so many out of n there are.
template <class Number>
constexpr Number choose(int n, int chosen) {
    Number ways(1);
    for (int i = 0; i < chosen; ++i) {
        ways *= static_cast<unsigned>(std::max(0, n - i));
        ways /= static_cast<unsigned>(i + 1);
    }
    return ways;
}

// In how many orders so many of each kind may come.
template <class Number, class Counts = std::initializer_list<int>>
Number orders(const Counts& of_each_kind) {
    Number ways(1);
    int cards = 0;
    for (const int count : of_each_kind) ways *= choose<Number>(cards += count, count);
    return ways;
}

}  // namespace baize::count
