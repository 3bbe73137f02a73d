// Big Six: the seven symbols of its wheel and their minimum odds (gb-2011 10.2, 10.9).
#pragma once

#include <string_view>

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::big_six {

inline constexpr PayRow kSymbols[] = {
    {"a", {50, 1}, "10.9"}, {"b", {50, 1}, "10.9"}, {"c", {20, 1}, "10.9"}, {"d", {10, 1}, "10.9"},
    {"e", {5, 1}, "10.9"}, {"f", {3, 1}, "10.9"}, {"g", {1, 1}, "10.9"},
};
inline constexpr PayTable kTables[] = {{"min", Binding::Floor, kSymbols}};
inline constexpr std::string_view kSpots[] = {"a", "b", "c", "d", "e", "f", "g"};

// 10.2: how many of the 52 compartments bear each symbol. Their order is figure 13, a drawing that the text of the book
// does not have: a house gives its wheel's in its table file. Here they only have their numbers, spread evenly; no
// price and no screen depends on that.
inline constexpr int kCompartments[] = {1, 1, 2, 4, 8, 12, 24};
inline constexpr std::string_view kWheel = "agfgegdgfgefg" "cgfgegdgfgefg" "bgfgegdgfgefg" "cgfgegdgfgefg";

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of the wheel", "symbol:a", "min", "", "1/52"},
    {"count of the wheel", "symbol:c", "min", "", "19.2308"},
    {"count of the wheel", "symbol:d", "min", "", "15.3846"},
    {"count of the wheel", "symbol:g", "min", "", "7.6923"},
};

}  // namespace baize::gb_2011::big_six
