// Where chips can lie on a layout, and which numbers each place covers: worked out from the
// grid that the numbers stand in (gb-2011 3.1), never listed by hand. Roulette's grid has
// three columns and twelve rows, Double Action's six and six.
#pragma once

#include <cstddef>
#include <stdexcept>

#include "games/roulette/wheel.hpp"

namespace baize::roulette {

// The layouts on which a place exists: the zero stands alone at the head of the grid, or beside the double zero.
enum OnLayout : std::uint8_t { WithSingleZero = 1, WithDoubleZero = 2, OnBoth = 3 };

// A place for chips, with its name written out: spots are views of these names.
struct Place {
    Numbers numbers = 0;
    OnLayout on = OnBoth;
    std::array<char, 28> text{};
    std::uint8_t length = 0;

    constexpr std::string_view name() const { return {text.data(), length}; }
    constexpr void write(std::string_view part) {
        for (const char c : part) text[length++] = c;
    }
};

constexpr Place named(std::string_view name, Numbers numbers, OnLayout on = OnBoth) {
    Place place{numbers, on};
    place.write(name);
    return place;
}

// Named by its numbers: "1-2-4-5", after whatever goes before them.
template <class List>
constexpr Place joining(const List& numbers, OnLayout on = OnBoth, std::string_view before = "") {
    Place place{0, on};
    place.write(before);
    bool first = true;
    for (const int number : numbers) {
        if (!first) place.write("-");
        first = false;
        place.write(kNames[number]);
        place.numbers |= bit(number);
    }
    return place;
}
constexpr Place joining(std::initializer_list<int> numbers, OnLayout on = OnBoth, std::string_view before = "") {
    return joining<std::initializer_list<int>>(numbers, on, before);
}

// A list whose length is known beforehand; a wrong length does not compile.
template <std::size_t N>
class Places {
public:
    constexpr void add(const Place& place) { list_[size_++] = place; }
    constexpr std::array<Place, N> full() const {
        if (size_ != N) throw std::logic_error("a layout with another number of places");
        return list_;
    }

private:
    std::array<Place, N> list_{};
    std::size_t size_ = 0;
};

// The spots of a wager, from places that live as long as the program.
template <std::size_t N>
constexpr std::array<std::string_view, N> names_of(const std::array<Place, N>& places) {
    std::array<std::string_view, N> names{};
    for (std::size_t i = 0; i < N; ++i) names[i] = places[i].name();
    return names;
}

// ---- A grid of numbers, `wide` in a row -----------------------------------------------------------------------

template <int Wide>
struct Grid {
    static constexpr int kRows = 36 / Wide;
    static constexpr int kSplits = kRows * (Wide - 1) + (kRows - 1) * Wide;
    static constexpr int kCorners = (kRows - 1) * (Wide - 1);

    static constexpr bool ends_row(int number) { return number % Wide == 0; }
    static constexpr bool in_last_row(int number) { return number > 36 - Wide; }

    // Two numbers side by side, in a row or in a column.
    template <class List>
    static constexpr void splits(List& list, std::string_view before = "") {
        for (int number = 1; number <= 36; ++number) {
            if (!ends_row(number)) list.add(joining({number, number + 1}, OnBoth, before));
            if (!in_last_row(number)) list.add(joining({number, number + Wide}, OnBoth, before));
        }
    }
    // Four numbers that meet in a point.
    template <class List>
    static constexpr void corners(List& list, std::string_view before = "") {
        for (int number = 1; number <= 36; ++number)
            if (!ends_row(number) && !in_last_row(number))
                list.add(joining({number, number + 1, number + Wide, number + Wide + 1}, OnBoth, before));
    }
    // So many whole rows that lie together.
    template <int Rows, class List>
    static constexpr void rows(List& list, std::string_view before = "") {
        for (int first = 1; first + Rows * Wide <= 37; first += Wide) {
            std::array<int, static_cast<std::size_t>(Rows * Wide)> numbers{};
            for (int i = 0; i < Rows * Wide; ++i) numbers[i] = first + i;
            list.add(joining(numbers, OnBoth, before));
        }
    }
};

}  // namespace baize::roulette
