// Wagers, minimum odds and minimum payouts of Rocket 7 (gb-2011 8.25, 8.40, 8.46).
#pragma once

#include <string_view>

#include "core/pay.hpp"

namespace baize::gb_2011::rocket_7 {

inline constexpr PayRow kLow[] = {{"3-to-6", {1, 1}, "8.25(a)"}, {"2", {1, 2}, "8.25(a)"}};
inline constexpr PayRow kHigh[] = {{"8-to-11", {1, 1}, "8.25(b)"}, {"12", {1, 2}, "8.25(b)"}};
inline constexpr PayRow kSingleDie[] = {{"one-die", {2, 1}, "8.25(c)"}, {"both-dice", {4, 1}, "8.25(c)"}};
inline constexpr PayRow kSpecificDouble[] = {{"specific-double", {34, 1}, "8.25(d)"}};
inline constexpr PayRow kAnyDouble[] = {{"any-double", {4, 1}, "8.25(e)"}};
inline constexpr PayRow kSeven[] = {{"seven", {4, 1}, "8.25(f)"}};
inline constexpr PayRow kSevenOrEleven[] = {{"seven-or-eleven", {3, 1}, "8.25(g)"}};
inline constexpr PayRow kCraps[] = {{"craps", {7, 1}, "8.25(h)"}};
inline constexpr PayRow kScore[] = {{"3", {16, 1}, "8.25(i)"}, {"4", {10, 1}, "8.25(i)"}, {"5", {7, 1}, "8.25(i)"},   {"6", {6, 1}, "8.25(i)"},
                                    {"8", {6, 1}, "8.25(i)"},  {"9", {7, 1}, "8.25(i)"},  {"10", {10, 1}, "8.25(i)"}, {"11", {16, 1}, "8.25(i)"}};

// 8.40: what each seven from the second on pays, as often as the wager. The wager itself is not returned (ruling R8).
inline constexpr PayRow kSevens[] = {
    {"two-sevens", {5, 2}, "8.40"}, {"three-sevens", {10, 1}, "8.40"}, {"four-sevens", {75, 1}, "8.40"}, {"five-sevens", {375, 1}, "8.40"}};
// 8.46: "12.5 x wager" is for one, so 11.5 to one: the wager is part of it (rulings R8, D6).
inline constexpr PayRow kFreeRoll[] = {{"bonus-1", {23, 2}, "8.46"}, {"bonus-2", {4, 1}, "8.46"}, {"bonus-3", {3, 2}, "8.46"}};

inline constexpr std::string_view kFaces[] = {"1", "2", "3", "4", "5", "6"};
inline constexpr std::string_view kDoubles[] = {"1", "2", "3", "4", "5", "6"};
inline constexpr std::string_view kScores[] = {"3", "4", "5", "6", "8", "9", "10", "11"};

inline constexpr int kSevensOfJackpot = 6;    // 8.40
inline constexpr int kFreeRollThrows = 3;     // 8.44

}  // namespace baize::gb_2011::rocket_7
