// An array with a place for each enumerator of an enum class, indexed by them; in a loop over all, by their numbers.
#pragma once

#include <array>
#include <cstddef>

namespace baize {

template <class Enum, class T, std::size_t N>
struct ByEnum : std::array<T, N> {
    using std::array<T, N>::operator[];
    constexpr T& operator[](Enum at) { return (*this)[static_cast<std::size_t>(at)]; }
    constexpr const T& operator[](Enum at) const { return (*this)[static_cast<std::size_t>(at)]; }
};

}  // namespace baize
