// Sic Bo's wagers and minimum odds (gb-2011 9.12).
#pragma once

#include <array>
#include <string_view>

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::sic_bo {

inline constexpr PayRow kSmall[] = {{"small", {1, 1}, "9.12(a)"}};
inline constexpr PayRow kBig[] = {{"big", {1, 1}, "9.12(b)"}};
inline constexpr PayRow kOdd[] = {{"odd", {1, 1}, "9.12(c)"}};
inline constexpr PayRow kEven[] = {{"even", {1, 1}, "9.12(d)"}};
inline constexpr PayRow kTriple[] = {{"triple", {180, 1}, "9.12(e)"}};
inline constexpr PayRow kDouble[] = {{"double", {10, 1}, "9.12(f)"}};
inline constexpr PayRow kAnyTriple[] = {{"any-triple", {30, 1}, "9.12(g)"}};
inline constexpr PayRow kTotal[] = {
    {"4-or-17", {60, 1}, "9.12(h)(i)"},  {"5-or-16", {30, 1}, "9.12(h)(ii)"},  {"6-or-15", {18, 1}, "9.12(h)(iii)"},
    {"7-or-14", {12, 1}, "9.12(h)(iv)"}, {"8-or-13", {8, 1}, "9.12(h)(v)"},    {"9-or-12", {7, 1}, "9.12(h)(vi)"},
    {"10-or-11", {6, 1}, "9.12(h)(vii)"},
};
inline constexpr PayRow kCombination[] = {{"combination", {6, 1}, "9.12(i)"}};
inline constexpr PayRow kSingle[] = {
    {"one-die", {1, 1}, "9.12(j)(i)"}, {"two-dice", {2, 1}, "9.12(j)(ii)"}, {"three-dice", {3, 1}, "9.12(j)(iii)"},
};
inline constexpr PayRow kFourNumbers[] = {{"four-numbers", {7, 1}, "9.12(k)"}};
inline constexpr PayRow kThreeSingles[] = {{"three-singles", {30, 1}, "9.12(l)"}};
inline constexpr PayRow kDoubleAndSingle[] = {{"double-and-single", {50, 1}, "9.12(m)"}};

// Spots, in the order in which the book lists them; digits are the faces.
inline constexpr std::string_view kFaces[] = {"1", "2", "3", "4", "5", "6"};
inline constexpr std::string_view kTotals[] = {"4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
                                               "17"};
inline constexpr std::string_view kPairsOfFaces[] = {"1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-5",
                                                     "2-6", "3-4", "3-5", "3-6", "4-5", "4-6", "5-6"};
inline constexpr std::string_view kQuartets[] = {"6-5-4-3", "6-5-3-2", "5-4-3-2", "4-3-2-1"};
inline constexpr std::string_view kTriosOfFaces[] = {"1-2-6", "1-3-5", "2-3-4", "2-5-6", "3-4-6", "1-2-3", "1-3-6",
                                                     "1-4-5", "2-3-5", "3-5-6", "1-2-4", "1-4-6", "2-3-6", "2-4-5",
                                                     "4-5-6", "1-2-5", "1-3-4", "1-5-6", "2-4-6", "3-4-5"};
inline constexpr std::string_view kDoublesAndSingles[] = {
    "1-1-2", "1-1-3", "1-1-4", "1-1-5", "1-1-6", "2-2-1", "2-2-3", "2-2-4", "2-2-5", "2-2-6", "3-3-1", "3-3-2", "3-3-4",
    "3-3-5", "3-3-6",
    "4-4-1", "4-4-2", "4-4-3", "4-4-5", "4-4-6", "5-5-1", "5-5-2", "5-5-3", "5-5-4", "5-5-6", "6-6-1", "6-6-2", "6-6-3",
    "6-6-4", "6-6-5"};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"ruling R7", "double:3", "min", "", "18.52"},
};

}  // namespace baize::gb_2011::sic_bo
