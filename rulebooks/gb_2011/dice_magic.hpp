// Wagers and minimum odds of Dice Magic (gb-2011 8.64).
#pragma once

#include <string_view>

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::dice_magic {

inline constexpr PayRow kShootersSpot[] = {{"shooters-spot", {1, 1}, "8.64(a)"}};
inline constexpr PayRow kBox[] = {
    {"2-or-12", {33, 1}, "8.64"}, {"3-or-11", {16, 1}, "8.64"}, {"4-or-10", {10, 1}, "8.64"},
    {"5-or-9", {7, 1}, "8.64"}, {"6-or-8", {5, 1}, "8.64"}};
inline constexpr PayRow kAnySeven[] = {{"any-seven", {4, 1}, "8.64"}};
inline constexpr PayRow kUnder7[] = {{"under-7", {1, 1}, "8.64"}};
inline constexpr PayRow kOver7[] = {{"over-7", {1, 1}, "8.64"}};
inline constexpr PayRow kRollADouble[] = {{"roll-a-double", {7, 1}, "8.64"}};

inline constexpr std::string_view kBoxNumbers[] = {"2", "3", "4", "5", "6", "8", "9", "10", "11", "12"};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"independent count", "shooters-spot", "min", "", "38.7157"},
    {"ruling R9", "roll-a-double", "min", "", "11.1111"},
};

}  // namespace baize::gb_2011::dice_magic
