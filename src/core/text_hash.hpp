// Looks a text up in a hash table whatever holds it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace baize {

// Not noexcept: the standard library then keeps each hash beside its key,
// and need not work it out again to walk a bucket.
struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

template <class T>
using ByText = std::unordered_map<std::string, T, TextHash, std::equal_to<>>;

}  // namespace baize
