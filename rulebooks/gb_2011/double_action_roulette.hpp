// Double Action Roulette's wagers and the odds that are usually paid (gb-2011 3.56); by 2.5 they are minimum odds.
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::double_action_roulette {

inline constexpr PayRow kIdenticalRow[] = {{"identical", {1200, 1}, "3.56"}};
inline constexpr PayRow kDualStarRow[] = {{"dual-star", {25, 1}, "3.56"}};
inline constexpr PayRow kStarRow[] = {{"star", {4, 1}, "3.56"}};
inline constexpr PayRow kDualEvenChanceRow[] = {{"dual-even-chance", {3, 1}, "3.56"}};
inline constexpr PayRow kDualDozenColumnRow[] = {{"dual-dozen-column", {8, 1}, "3.56"}};

// On one ring: any one, two, three, four, six and twelve numbers.
enum RingRow { RingStraightUp, RingSplit, RingStreet, RingCorner, RingSixLine, RingTwelve, kRingRows };
inline constexpr PayRow kSingleRingRows[kRingRows] = {
    {"straight-up", {35, 1}, "3.56"}, {"split", {17, 1}, "3.56"},   {"street", {11, 1}, "3.56"},
    {"corner", {8, 1}, "3.56"},       {"six-line", {5, 1}, "3.56"}, {"twelve", {2, 1}, "3.56"},
};

inline constexpr PayTable kIdentical[] = {{"min", Binding::Floor, kIdenticalRow}};
inline constexpr PayTable kDualStar[] = {{"min", Binding::Floor, kDualStarRow}};
inline constexpr PayTable kStar[] = {{"min", Binding::Floor, kStarRow}};
inline constexpr PayTable kDualEvenChance[] = {{"min", Binding::Floor, kDualEvenChanceRow}};
inline constexpr PayTable kDualDozenColumn[] = {{"min", Binding::Floor, kDualDozenColumnRow}};
inline constexpr PayTable kSingleRing[] = {{"min", Binding::Floor, kSingleRingRows}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:3.57", "identical", "", "", "12.27"},
    {"004:3.57", "dual-star", "", "", "6.94"},
    {"004:3.57", "dual-even-chance", "", "", "5.33"},
    {"004:3.57", "single-ring:straight-up", "", "", "2.7"},
    {"004:3.57", "star", "", "", "5.41"},
};

}  // namespace baize::gb_2011::double_action_roulette
