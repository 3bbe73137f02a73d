// Texas Hold 'Em Bonus Poker in the GB rules of 2011, 11.16-11.47: what each wager pays at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::holdem_bonus {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow { AnteStraightOrBetter, kAnteRows };
enum BetRow { BetBeatsDealer, kBetRows };
enum JackpotRow {
    JackpotAcesAndDealerAces, JackpotAces, JackpotAceKingSuited, JackpotAceQueenOrJackSuited, JackpotAceKing,
    JackpotJacksToKings, JackpotAceQueenOrJack, JackpotTwosToTens, kJackpotRows,
};
enum ProgressiveRow {
    ProgressiveRoyalFlush, ProgressiveStraightFlush, ProgressiveFourOfAKind, ProgressiveFullHouse, ProgressiveFlush,
    kProgressiveRows,
};

inline constexpr PayRow kAnte[kAnteRows] = {{"straight-or-better", {1, 1}, "11.38"}};
inline constexpr PayRow kBet[kBetRows] = {{"beats-dealer", {1, 1}, "11.37"}};  // flop, turn and river alike

// The first line is at the operator's discretion (11.33**).
inline constexpr PayRow kJackpot[kJackpotRows] = {
    {"aces-and-dealer-aces",       {1000, 1}, "11.33"},
    {"aces",                       {30, 1},   "11.33"},
    {"ace-king-suited",            {25, 1},   "11.33"},
    {"ace-queen-or-jack-suited",   {20, 1},   "11.33"},
    {"ace-king-unsuited",          {15, 1},   "11.33"},
    {"pair-of-jacks-to-kings",     {10, 1},   "11.33"},
    {"ace-queen-or-jack-unsuited", {5, 1},    "11.33"},
    {"pair-of-twos-to-tens",       {3, 1},    "11.33"},
};

// 11.34*: a ceiling is for these odds or above, and no other pay-out.
inline constexpr Odds kCappedAces = {1000, 1};

inline constexpr PayRow kProgressive[kProgressiveRows] = {
    {"royal-flush",    {100, 100}, "11.44(a)", Quoted::OfMeter},
    {"straight-flush", {10, 100},  "11.44(b)", Quoted::OfMeter},
    {"four-of-a-kind", {500, 1},   "11.44(c)", Quoted::Times},
    {"full-house",     {100, 1},   "11.44(d)", Quoted::Times},
    {"flush",          {50, 1},    "11.44(e)", Quoted::Times},
};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kBetTables[] = {{"min", Binding::Floor, kBet}};
inline constexpr PayTable kJackpotTables[] = {{"min", Binding::Floor, kJackpot}};
inline constexpr PayTable kProgressiveTables[] = {{"min", Binding::Floor, kProgressive}};

inline constexpr int kFlopTimes = 2;  // 11.19: twice the ante

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "ante", "min", "", "2.036922"},
};

}  // namespace baize::gb_2011::holdem_bonus
