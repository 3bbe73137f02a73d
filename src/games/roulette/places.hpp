// The places of roulette's two layouts (gb-2011 3.1, 3.2). At the head of the grid lies the zero,
// along 1, 2 and 3; or the zero along 1 and half of 2, and the double zero along the other half
// of 2 and 3, so that the two touch each other and the 2.
#pragma once

#include "games/roulette/layout.hpp"

namespace baize::roulette::places {

using Cloth = Grid<3>;

inline constexpr auto kStraightUps = [] {
    Places<38> list;
    for (int number = 0; number <= 36; ++number) list.add(joining({number}));
    list.add(joining({kDoubleZero}, WithDoubleZero));
    return list.full();
}();

inline constexpr auto kSplits = [] {
    Places<6 + Cloth::kSplits> list;
    list.add(joining({0, 1}));
    list.add(joining({0, 2}));
    list.add(joining({0, 3}, WithSingleZero));
    list.add(joining({0, kDoubleZero}, WithDoubleZero));
    list.add(joining({kDoubleZero, 2}, WithDoubleZero));
    list.add(joining({kDoubleZero, 3}, WithDoubleZero));
    Cloth::splits(list);
    return list.full();
}();

inline constexpr auto kStreets = [] {
    Places<4 + Cloth::kRows> list;
    list.add(joining({0, 1, 2}));
    list.add(joining({0, 2, 3}, WithSingleZero));
    list.add(joining({0, kDoubleZero, 2}, WithDoubleZero));
    list.add(joining({kDoubleZero, 2, 3}, WithDoubleZero));
    Cloth::rows<1>(list);
    return list.full();
}();

inline constexpr auto kCorners = [] {
    Places<Cloth::kCorners> list;
    Cloth::corners(list);
    return list.full();
}();

inline constexpr auto kSixLines = [] {
    Places<Cloth::kRows - 1> list;
    Cloth::rows<2>(list);
    return list.full();
}();

// ---- Outside the grid -----------------------------------------------------------------------------------------

constexpr Numbers column(int which) { return where([=](int number) { return (number - 1) % 3 == which - 1; }); }

// 3.2(E): with either zero. That one wager holds both of them, five numbers,
// is the reading that ruling R1 leaves to an option.
inline constexpr std::array kFirstFour = {named("", of({0, 1, 2, 3})),
                                          named("00", of({kDoubleZero, 1, 2, 3}), WithDoubleZero)};
inline constexpr Numbers kFirstFive = of({0, kDoubleZero, 1, 2, 3});
inline constexpr std::array kColumns = {named("1", column(1)), named("2", column(2)), named("3", column(3))};
inline constexpr std::array kDozens = {named("1", dozen(1)), named("2", dozen(2)), named("3", dozen(3))};
inline constexpr std::array kRedBlack = {named("red", kReds), named("black", kBlacks)};
inline constexpr std::array kOddEven = {named("odd", kOdds), named("even", kEvens)};
inline constexpr std::array kLowHigh = {named("low", kLows), named("high", kHighs)};
inline constexpr std::array kSplitColumns = {named("1-2", column(1) | column(2)), named("2-3", column(2) | column(3))};
inline constexpr std::array kSplitDozens = {named("1-2", dozen(1) | dozen(2)), named("2-3", dozen(2) | dozen(3))};

// 3.43: eight numbers each.
inline constexpr std::array kNewAr = {named("black-odd", kBlacks & kOdds), named("red-even", kReds & kEvens)};

}  // namespace baize::roulette::places
