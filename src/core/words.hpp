// An enumeration in words, listed once: as it is written, read back, and typed in the pages.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace baize {

template <class Enum>
struct Word {
    Enum value;
    std::string_view word;
};

template <class Enum, std::size_t N>
struct WordList {
    std::string_view name;  // of the type, as the pages know it
    std::array<Word<Enum>, N> list;
};

template <class Enum, std::size_t N>
constexpr WordList<Enum, N> words(std::string_view name, const Word<Enum> (&list)[N]) {
    return {name, std::to_array(list)};
}

// Specialised beside the enumeration: `template <> inline constexpr auto kWords<Phase> = words<Phase>("Phase", {...});`
template <class Enum>
inline constexpr auto kWords = nullptr;

template <class Enum>
concept HasWords = requires { kWords<Enum>.list; };

template <HasWords Enum>
constexpr std::string_view word_of(Enum value) {
    for (const Word<Enum>& each : kWords<Enum>.list)
        if (each.value == value) return each.word;
    return "?";
}

template <HasWords Enum>
constexpr std::optional<Enum> from_word(std::string_view word) {
    for (const Word<Enum>& each : kWords<Enum>.list)
        if (each.word == word) return each.value;
    return std::nullopt;
}

}  // namespace baize
