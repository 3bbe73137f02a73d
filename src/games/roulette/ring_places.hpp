// The places of Double Action Roulette (gb-2011 3.53, 3.56). Each ring has a betting area of its own, of six rows with
// six numbers: 1, 2, 7 and 8 meet in a corner, 5 and 11 are a split, 13 to 18 a row, 7 to 18 two of them, and 0 lies
// along 1 to 6 (the examples of 3.56).
#pragma once

#include "games/roulette/layout.hpp"
#include "rulebooks/gb_2011/double_action_roulette.hpp"

namespace baize::roulette::ring_places {

using Area = Grid<6>;

inline constexpr Numbers kStar = of({0, 1, 2, 3, 4, 5, 6});
constexpr Numbers column(int which) {
    return where([=](int number) { return (number - 1) % 6 / 2 == which - 1; });
}  // two columns of the grid

enum Ring : int { Inner, Outer };
inline constexpr std::array kRings = {named("inner", 0), named("outer", 0)};
inline constexpr std::array kEvenChances = {named("red", kReds), named("black", kBlacks), named("odd", kOdds),
                                            named("even", kEvens), named("low", kLows), named("high", kHighs)};
inline constexpr std::array kTwelves = {named("dozen-1", dozen(1)),   named("dozen-2", dozen(2)),
                                        named("dozen-3", dozen(3)),
                                        named("column-1", column(1)), named("column-2", column(2)),
                                        named("column-3", column(3))};

// ---- One ring: 147 places, in the order of its pay rows -----------------------------------------------------------

inline constexpr int kCounts[] = {37, 6 + Area::kSplits, 5, Area::kCorners, Area::kRows, Area::kRows - 1 + 3};
inline constexpr int kOnRing = kCounts[0] + kCounts[1] + kCounts[2] + kCounts[3] + kCounts[4] + kCounts[5];

constexpr Ring ring_of(int spot) { return spot < kOnRing ? Inner : Outer; }
constexpr std::size_t row_of(int spot) {
    std::size_t row = 0;
    for (int rest = spot % kOnRing; rest >= kCounts[row]; ++row) rest -= kCounts[row];
    return row;
}

// "six-line/inner-13-18": so many rows that lie together, named by the first and the last number.
template <class List>
constexpr void ranges(List& list, int rows, std::string_view before) {
    for (int first = 1; first + 6 * rows <= 37; first += 6) {
        const int last = first + 6 * rows - 1;
        Place place = joining({first, last}, OnBoth, before);
        place.numbers = where([=](int number) { return number >= first && number <= last; });
        list.add(place);
    }
}

template <class List>
constexpr void add_ring(List& list, bool inner) {
    for (int number = 0; number <= 36; ++number)
        list.add(joining({number}, OnBoth, inner ? "straight-up/inner-" : "straight-up/outer-"));
    const std::string_view split = inner ? "split/inner-" : "split/outer-";
    for (int number = 1; number <= 6; ++number) list.add(joining({0, number}, OnBoth, split));
    Area::splits(list, split);
    for (int number = 1; number < 6; ++number)
        list.add(joining({0, number, number + 1}, OnBoth, inner ? "street/inner-" : "street/outer-"));
    Area::corners(list, inner ? "corner/inner-" : "corner/outer-");
    ranges(list, 1, inner ? "six-line/inner-" : "six-line/outer-");
    ranges(list, 2, inner ? "twelve/inner-" : "twelve/outer-");
    for (int which = 1; which <= 3; ++which) {
        Place place = joining({which}, OnBoth, inner ? "twelve/inner-column-" : "twelve/outer-column-");
        place.numbers = column(which);
        list.add(place);
    }
}

inline constexpr auto kSingleRing = [] {
    Places<2 * kOnRing> list;
    add_ring(list, true);
    add_ring(list, false);
    return list.full();
}();

}  // namespace baize::roulette::ring_places
