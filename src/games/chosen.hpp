// Which value of an option a table has, by name.
#pragma once

#include <charconv>
#include <optional>
#include <type_traits>

#include "definition/setup.hpp"

namespace baize {

// The enumerators of `Value` are in the order of the option's rows.
template <class Value>
bool chosen(const Setup& setup, std::size_t option, Value value) {
    static_assert(std::is_enum_v<Value>);
    return setup.option(option) == static_cast<int>(value);
}

// The same where each value has its own consequence.
template <class Value>
Value chosen(const Setup& setup, std::size_t option) {
    static_assert(std::is_enum_v<Value>);
    return static_cast<Value>(setup.option(option));
}

// The number that the chosen value is or begins with: so many players, so many times. Nothing where it is a word, as
// "any" is.
inline std::optional<int> number_of(const Setup& setup, std::size_t option) {
    const std::string_view text = setup.option_id(option);
    int number = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc()) return std::nullopt;
    return number;
}
// The decks that this option says (OptionDef::decks).
inline int decks_of(const Setup& setup, std::size_t option) { return number_of(setup, option).value(); }

// Options that are asked as a question: "yes" is the first row, or "no" is.
enum class YesNo { Yes, No };
enum class NoYes { No, Yes };

}  // namespace baize
