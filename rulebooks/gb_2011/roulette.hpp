// Roulette's wagers and minimum odds (gb-2011 3.2), those of its side wagers
// (3.28, 3.31, 3.36, 3.44) and of Crown Double Zero (3.49).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::roulette {

// 3.49 repeats 3.2 for its own list of wagers, so most wagers have both.
#define BOTH(name, id, num, den, letter)                                                              \
    inline constexpr PayRow k##name##Row[] = {{id, {num, den}, "3.2(" letter ")"}};                   \
    inline constexpr PayRow k##name##CrownRow[] = {{id, {num, den}, "3.49"}};                         \
    inline constexpr PayTable k##name[] = {{"min", Binding::Floor, k##name##Row, "variant=standard"}, \
                                           {"crown", Binding::Floor, k##name##CrownRow, "variant=crown-double-zero"}}
BOTH(StraightUp, "straight-up", 35, 1, "A");
BOTH(Split, "split", 17, 1, "B");
BOTH(Street, "street", 11, 1, "C");
BOTH(Corner, "corner", 8, 1, "D");
BOTH(FirstFour, "first-four", 8, 1, "E");
BOTH(SixLine, "six-line", 5, 1, "F");
BOTH(Column, "column", 2, 1, "G");
BOTH(Dozen, "dozen", 2, 1, "H");
BOTH(RedBlack, "red-black", 1, 1, "I");
#undef BOTH

// 3.48: odd or even and low or high pay even money at Crown Double Zero too, though 3.49 does not list them.
inline constexpr PayRow kOddEvenRow[] = {{"odd-even", {1, 1}, "3.2(J)"}},
kOddEvenCrownRow[] = {{"odd-even", {1, 1}, "3.48"}};
inline constexpr PayRow kLowHighRow[] = {{"low-high", {1, 1}, "3.2(K)"}},
kLowHighCrownRow[] = {{"low-high", {1, 1}, "3.48"}};
inline constexpr PayTable kOddEven[] = {{"min", Binding::Floor, kOddEvenRow, "variant=standard"},
                                        {"crown", Binding::Floor, kOddEvenCrownRow, "variant=crown-double-zero"}};
inline constexpr PayTable kLowHigh[] = {{"min", Binding::Floor, kLowHighRow, "variant=standard"},
                                        {"crown", Binding::Floor, kLowHighCrownRow, "variant=crown-double-zero"}};

inline constexpr PayRow kSplitColumnsRow[] = {{"split-columns", {1, 2}, "3.2(L)"}};
inline constexpr PayRow kSplitDozensRow[] = {{"split-dozens", {1, 2}, "3.2(M)"}};
inline constexpr PayTable kSplitColumns[] = {{"min", Binding::Floor, kSplitColumnsRow}};
inline constexpr PayTable kSplitDozens[] = {{"min", Binding::Floor, kSplitDozensRow}};

// Roulette Rage, by the number of spins of the colour after the establishing spin: 4 to 14.
#define RAGE(four, five, six, seven, clause)                                                                    \
    {                                                                                                           \
        {"4", {four, 1}, clause}, {"5", {five, 1}, clause}, {"6", {six, 1}, clause}, {"7", {seven, 1}, clause}, \
            {"8", {40, 1}, clause}, {"9", {60, 1}, clause}, {"10", {100, 1}, clause}, {"11", {200, 1}, clause}, \
            {"12", {400, 1}, clause}, {"13", {1000, 1}, clause}, {                                              \
            "14", {2000, 1}, clause                                                                             \
        }                                                                                                       \
    }
inline constexpr PayRow kRageRows[] = RAGE(5, 8, 15, 20, "3.28");
inline constexpr PayRow kRage1Rows[] = RAGE(6, 10, 20, 30, "3.31");
inline constexpr PayRow kRage2Rows[] = RAGE(5, 9, 20, 30, "3.31");
#undef RAGE
inline constexpr int kRageFirst = 4, kRageLast = 14;  // 3.28; 3.27: fifteen with the establishing spin
inline constexpr int kNeighbourParts = 5;              // 3.2(A), 3.5: a number and two on each
                                                       // side, each a straight-up wager
inline constexpr PayTable kRage[] = {{"min", Binding::Floor, kRageRows}, {"1", Binding::OneOf, kRage1Rows},
                                     {"2", Binding::OneOf, kRage2Rows}};

// 3.37 calls a winning wager spent: ruling R3 returns it beside its odds, the other reading has it in them.
inline constexpr PayRow kColoursRow[] = {{"colours", {7, 1}, "3.36"}},
kColoursSpentRow[] = {{"colours", {7, 1}, "3.36", Quoted::For}};
inline constexpr PayTable kColours[] = {{"min", Binding::Floor, kColoursRow, "colours-stake=returned"},
                                        {"spent", Binding::Floor, kColoursSpentRow, "colours-stake=spent"}};

// 3.44: eight pairs of odds, each a minimum of its own; the first row is for
// the eight numbers, the second for the bonus number.
#define NEW_AR(n, colour_num, bonus_num, bonus_den)                                    \
    inline constexpr PayRow kNewAr##n[] = {{"eight-numbers", {colour_num, 1}, "3.44"}, \
                                           {"bonus-number", {bonus_num, bonus_den}, "3.44"}}
NEW_AR(1, 3, 1, 1);
NEW_AR(2, 3, 3, 2);
NEW_AR(3, 3, 2, 1);
NEW_AR(4, 3, 5, 2);
NEW_AR(5, 2, 9, 1);
NEW_AR(6, 2, 19, 2);
NEW_AR(7, 2, 10, 1);
NEW_AR(8, 2, 21, 2);
#undef NEW_AR
inline constexpr PayTable kNewAr[] = {
    {"3-1/1-1", Binding::Floor, kNewAr1}, {"3-1/3-2", Binding::OneOf, kNewAr2},
    {"3-1/2-1", Binding::OneOf, kNewAr3},  {"3-1/5-2", Binding::OneOf, kNewAr4},
    {"2-1/9-1", Binding::OneOf, kNewAr5}, {"2-1/9.5-1", Binding::OneOf, kNewAr6},
    {"2-1/10-1", Binding::OneOf, kNewAr7}, {"2-1/10.5-1", Binding::OneOf, kNewAr8},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:3.30", "roulette-rage", "min", "", "17.0"},
    {"004:3.44", "new-ar", "3-1/1-1", "", "8.1"},
    {"004:3.44", "new-ar", "3-1/3-2", "", "6.75"},
    {"004:3.44", "new-ar", "3-1/2-1", "", "5.4"},
    {"004:3.44", "new-ar", "3-1/5-2", "", "4.05"},
    {"004:3.44", "new-ar", "2-1/9-1", "", "8.1"},
    {"004:3.44", "new-ar", "2-1/9.5-1", "", "6.75"},
    {"004:3.44", "new-ar", "2-1/10-1", "", "5.4"},
    {"004:3.44", "new-ar", "2-1/10.5-1", "", "4.05"},
    {"004:3.50", "straight-up", "", "variant=crown-double-zero", "5.26"},
    {"count of the wheel", "straight-up:17", "min", "", "1/37"},
    {"count of the wheel", "red-black:red", "min", "", "1.3514"},
    {"count of the wheel", "red-black:red", "min", "zero-rule=lose-all", "2.7027"},
    {"count of the wheel", "split-dozens:1-2", "min", "", "2.7027"},
    {"count of the wheel", "neighbours:0", "", "", "2.7027"},
    {"ruling R1", "first-four", "min", "double-zero=yes", "5.2632"},
    {"ruling R2", "roulette-rage", "min", "", "17.00"},
    {"ruling R3", "colours:red", "min", "", "7.89"},
};

}  // namespace baize::gb_2011::roulette
