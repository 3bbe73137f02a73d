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
inline constexpr PayRow kScore[] = {{"3", {16, 1}, "8.25(i)"}, {"4", {10, 1}, "8.25(i)"},
                                    {"5", {7, 1}, "8.25(i)"},   {"6", {6, 1}, "8.25(i)"},
                                    {"8", {6, 1}, "8.25(i)"},  {"9", {7, 1}, "8.25(i)"},
                                    {"10", {10, 1}, "8.25(i)"}, {"11", {16, 1}, "8.25(i)"}};

// 8.40, 8.46 pay "2.5 x wager", "12.5 x wager": for one, so that the wager is part of it (rulings R8,
// D6). Each seven from the second on is paid as it is thrown, and the wager is lost with the run. The
// other reading is to one, with the wager returned beside it.
#define SEVENS(quoted)                                                                        \
    {{"two-sevens", {5, 2}, "8.40", quoted}, {"three-sevens", {10, 1}, "8.40", quoted},       \
     {"four-sevens", {75, 1}, "8.40", quoted}, {"five-sevens", {375, 1}, "8.40", quoted}}
#define FREE_ROLL(quoted)                                                            \
    {                                                                                \
        {"bonus-1", {25, 2}, "8.46", quoted}, {"bonus-2", {5, 1}, "8.46", quoted}, { \
            "bonus-3", {5, 2}, "8.46", quoted                                        \
        }                                                                            \
    }
inline constexpr PayRow kSevens[] = SEVENS(Quoted::For), kSevensToOne[] = SEVENS(Quoted::To);
inline constexpr PayRow kFreeRoll[] = FREE_ROLL(Quoted::For), kFreeRollToOne[] = FREE_ROLL(Quoted::To);
#undef SEVENS
#undef FREE_ROLL

inline constexpr std::string_view kFaces[] = {"1", "2", "3", "4", "5", "6"};
inline constexpr std::string_view kDoubles[] = {"1", "2", "3", "4", "5", "6"};
inline constexpr std::string_view kScores[] = {"3", "4", "5", "6", "8", "9", "10", "11"};

inline constexpr int kSevensOfJackpot = 6;    // 8.40
inline constexpr int kFreeRollThrows = 3;     // 8.44

}  // namespace baize::gb_2011::rocket_7
