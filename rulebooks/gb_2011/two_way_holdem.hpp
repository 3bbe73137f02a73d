// Two Way Texas Hold 'Em Casino Poker in the GB rules of 2011, 11.101-11.117: what each wager pays at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::two_way_holdem {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow { AnteBeatsUnqualified, AnteBeatsDealer, kAnteRows };
enum BetRow { BetBeatsDealer, kBetRows };
enum TwoWayRow {
    TwoWayStraightFlush, TwoWayFourOfAKind, TwoWayFullHouse, TwoWayFlush, TwoWayStraight, kTwoWayRows,
};

inline constexpr PayRow kAnte[kAnteRows] = {
    {"beats-a-dealer-who-does-not-qualify", {1, 1}, "11.110"},
    {"beats-dealer",                        {1, 1}, "11.113"},
};

inline constexpr PayRow kBet[kBetRows] = {{"beats-dealer", {1, 1}, "11.113"}};  // blind, flop and river alike

// There is no line for a royal flush (ruling R60).
inline constexpr PayRow kTwoWay[kTwoWayRows] = {
    {"straight-flush", {50, 1}, "11.117"},
    {"four-of-a-kind", {25, 1}, "11.117"},
    {"full-house",     {4, 1},  "11.117"},
    {"flush",          {3, 1},  "11.117"},
    {"straight",       {2, 1},  "11.117"},
};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kBetTables[] = {{"min", Binding::Floor, kBet}};
inline constexpr PayTable kTwoWayTables[] = {{"min", Binding::Floor, kTwoWay}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "ante", "min", "", "3.784441"},
};

}  // namespace baize::gb_2011::two_way_holdem
