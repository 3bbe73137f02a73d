// Casino Hold 'Em Poker in the GB rules of 2011, 11.77-11.100: what each wager pays at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::casino_holdem {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow {
    AnteRoyalFlush, AnteStraightFlush, AnteFourOfAKind, AnteFullHouse, AnteFlush, AnteStraightOrLess, kAnteRows,
};
enum CallRow { CallBeatsDealer, kCallRows };
enum AaRow { AaFlushOrHigher, AaAcesToStraight, kAaRows };
enum ProgressiveRow {
    ProgressiveRoyalFlush, ProgressiveStraightFlush, ProgressiveFourOfAKind, ProgressiveFullHouse, kProgressiveRows,
};

// Against a dealer who qualifies too (11.91).
inline constexpr PayRow kAnte[kAnteRows] = {
    {"royal-flush",      {100, 1}, "11.88"},
    {"straight-flush",   {20, 1},  "11.88"},
    {"four-of-a-kind",   {10, 1},  "11.88"},
    {"full-house",       {3, 1},   "11.88"},
    {"flush",            {2, 1},   "11.88"},
    {"straight-or-less", {1, 1},   "11.88"},
};

inline constexpr PayRow kCall[kCallRows] = {{"beats-dealer", {1, 1}, "11.91"}};

inline constexpr PayRow kAa[kAaRows] = {
    {"flush-or-higher",          {25, 1}, "11.83"},
    {"pair-of-aces-to-straight", {7, 1},  "11.83"},
};

inline constexpr PayRow kProgressive[kProgressiveRows] = {
    {"royal-flush",    {100, 100}, "11.97(a)", Quoted::OfMeter},
    {"straight-flush", {10, 100},  "11.97(b)", Quoted::OfMeter},
    {"four-of-a-kind", {100, 1},   "11.97(c)", Quoted::Times},
    {"full-house",     {10, 1},    "11.97(d)", Quoted::Times},
};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kCallTables[] = {{"min", Binding::Floor, kCall}};
inline constexpr PayTable kAaTables[] = {{"min", Binding::Floor, kAa}};
inline constexpr PayTable kProgressiveTables[] = {{"min", Binding::Floor, kProgressive}};

inline constexpr int kCallTimes = 2;  // 11.81: twice the ante

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "ante", "min", "", "2.157646"},
};

}  // namespace baize::gb_2011::casino_holdem
