// Wagers and minimum odds of Dice/Craps (gb-2011 8.17).
#pragma once

#include <string_view>

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::craps {

inline constexpr PayRow kWinLine[] = {{"win-line", {1, 1}, "8.17(a)"}};
inline constexpr PayRow kDontWinLine[] = {{"dont-win-line", {1, 1}, "8.17(b)"}};
inline constexpr PayRow kCome[] = {{"come", {1, 1}, "8.17(c)"}};
inline constexpr PayRow kDontCome[] = {{"dont-come", {1, 1}, "8.17(d)"}};
inline constexpr PayRow kBehindWin[] = {{"4-or-10", {2, 1}, "8.17(e)"}, {"5-or-9", {3, 2}, "8.17(e)"},
                                        {"6-or-8", {6, 5}, "8.17(e)"}};
inline constexpr PayRow kBehindDontWin[] = {{"4-or-10", {1, 2}, "8.17(f)"}, {"5-or-9", {2, 3}, "8.17(f)"},
                                            {"6-or-8", {5, 6}, "8.17(f)"}};
// The book refers to 8.20(e) and (f) for these; what it means is 8.17(e) and (f) (ruling D2).
inline constexpr PayRow kBehindCome[] = {{"4-or-10", {2, 1}, "8.17(g)"}, {"5-or-9", {3, 2}, "8.17(g)"},
                                         {"6-or-8", {6, 5}, "8.17(g)"}};
inline constexpr PayRow kBehindDontCome[] = {{"4-or-10", {1, 2}, "8.17(h)"}, {"5-or-9", {2, 3}, "8.17(h)"},
                                             {"6-or-8", {5, 6}, "8.17(h)"}};
inline constexpr PayRow kHardways[] = {
    {"two-2s", {15, 2}, "8.17(i)"}, {"two-3s", {19, 2}, "8.17(i)"},
    {"two-4s", {19, 2}, "8.17(i)"}, {"two-5s", {15, 2}, "8.17(i)"}};
inline constexpr PayRow kPlaceToWin[] = {{"6-or-8", {7, 6}, "8.17(j)"}, {"5-or-9", {7, 5}, "8.17(j)"},
                                         {"4-or-10", {19, 10}, "8.17(j)"}};
inline constexpr PayRow kPlaceToLose[] = {{"6-or-8", {4, 5}, "8.17(k)"}, {"5-or-9", {5, 8}, "8.17(k)"},
                                          {"4-or-10", {5, 11}, "8.17(k)"}};
inline constexpr PayRow kAnyCraps[] = {{"any-craps", {15, 2}, "8.17(l)"}};
inline constexpr PayRow kCraps2[] = {{"craps-2", {33, 1}, "8.17(m)"}};
inline constexpr PayRow kCraps3[] = {{"craps-3", {16, 1}, "8.17(n)"}};
inline constexpr PayRow kCraps12[] = {{"craps-12", {33, 1}, "8.17(o)"}};
inline constexpr PayRow kEleven[] = {{"eleven", {16, 1}, "8.17(p)"}};
inline constexpr PayRow kAnySeven[] = {{"any-seven", {4, 1}, "8.17(q)"}};
inline constexpr PayRow kPair[] = {{"pair", {33, 1}, "8.17(r)"}};
inline constexpr PayRow kNonPair[] = {{"non-pair", {16, 1}, "8.17(s)"}};
inline constexpr PayRow kField[] = {{"3-4-9-10-11", {1, 1}, "8.17(t)"}, {"2", {2, 1}, "8.17(t)"},
                                    {"12", {3, 1}, "8.17(t)"}};

// Spots: the come out points of 8.13(b), the doubles of 8.17(i), and faces for 8.17(r) and (s).
inline constexpr std::string_view kPoints[] = {"4", "5", "6", "8", "9", "10"};
inline constexpr std::string_view kHardwayPoints[] = {"4", "6", "8", "10"};
inline constexpr std::string_view kPairs[] = {"1-1", "2-2", "3-3", "4-4", "5-5", "6-6"};
inline constexpr std::string_view kNonPairs[] = {"1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-5", "2-6", "3-4",
                                                 "3-5", "3-6", "4-5", "4-6", "5-6"};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"ruling R6", "dont-win-line", "min", "", "1.3636"},
    {"known figure", "win-line", "min", "", "7/495"},
    {"known figure", "place-to-win:6", "min", "", "1.5152"},
    {"known figure", "place-to-win:5", "min", "", "4.0000"},
    {"independent count", "place-to-win:4", "min", "", "3.3333"},
    {"independent count", "hardways:4", "min", "", "5.5556"},
    {"known figure", "field", "min", "", "2.7778"},
};

}  // namespace baize::gb_2011::craps
