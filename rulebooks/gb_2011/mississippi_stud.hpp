// Mississippi Stud in the GB rules of 2011, 7.36-7.49: what each wager pays at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::mississippi_stud {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum Row {
    RoyalFlush, StraightFlush, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind, TwoPairs, JacksOrBetter,
    SixesToTens, kRows,
};

// 7.49: every bet placed is paid by this table, the ante and each street alike.
inline constexpr PayRow kHands[kRows] = {
    {"royal-flush",             {500, 1}, "7.49"},
    {"straight-flush",          {100, 1}, "7.49"},
    {"four-of-a-kind",          {30, 1},  "7.49"},
    {"full-house",              {6, 1},   "7.49"},
    {"flush",                   {5, 1},   "7.49"},
    {"straight",                {4, 1},   "7.49"},
    {"three-of-a-kind",         {3, 1},   "7.49"},
    {"two-pairs",               {2, 1},   "7.49"},
    {"pair-of-jacks-or-better", {1, 1},   "7.49"},
    {"pair-of-sixes-to-tens",   {0, 1},   "7.49"},
};

inline constexpr PayTable kTables[] = {{"min", Binding::Floor, kHands}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:7.49", "ante", "min", "edge-of-total", "3.27", "edge-of-total-by-equal-plays", "",
     "of all that is wagered, which depends on plays that are exactly as good, to fold or to call on the fifth street: "
     "3.34 where all are folded (ruling R50), 3.24 where none is"},
    {"count of all deals", "ante", "min", "", "62899/541450"},
};

}  // namespace baize::gb_2011::mississippi_stud
