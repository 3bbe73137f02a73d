// Casino Stud Poker in the GB rules of 2011, 7.1-7.35: what each wager pays at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::casino_stud {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow { AnteUnopposed, AnteBeatsDealer, kAnteRows };
enum RaiseRow {
    RaiseStraightFlush, RaiseFourOfAKind, RaiseFullHouse, RaiseFlush, RaiseStraight, RaiseThreeOfAKind, RaiseTwoPairs,
    RaisePairOrLess, kRaiseRows,
};
enum ProgressiveRow {
    ProgressiveRoyalFlush, ProgressiveStraightFlush, ProgressiveFourOfAKind, ProgressiveFullHouse, ProgressiveFlush,
    kProgressiveRows,
};
// By the player's own hand from a flush up (7.34), else by the dealer's (7.35).
enum InsuranceRow {
    InsuranceRoyalFlush, InsuranceStraightFlush, InsuranceFourOfAKind, InsuranceFullHouse, InsuranceFlush,
    InsuranceSevenHigh, InsuranceEightHigh, InsuranceNineOrTenHigh, InsuranceNoAceKing, kInsuranceRows,
};

inline constexpr PayRow kAnte[kAnteRows] = {
    {"dealer-does-not-qualify", {1, 1}, "7.13(a)"},
    {"beats-dealer",            {1, 1}, "7.13(b)"},
};

// There is no line for a royal flush (ruling R46).
inline constexpr PayRow kRaise[kRaiseRows] = {
    {"straight-flush",  {50, 1}, "7.13(b)(i)"},
    {"four-of-a-kind",  {20, 1}, "7.13(b)(ii)"},
    {"full-house",      {8, 1},  "7.13(b)(iii)"},
    {"flush",           {6, 1},  "7.13(b)(iv)"},
    {"straight",        {4, 1},  "7.13(b)(v)"},
    {"three-of-a-kind", {3, 1},  "7.13(b)(vi)"},
    {"two-pairs",       {2, 1},  "7.13(b)(vii)"},
    {"pair-or-less",    {1, 1},  "7.13(b)(viii)"},
};

inline constexpr PayRow kProgressive[kProgressiveRows] = {
    {"royal-flush",    {100, 100}, "7.21(a)", Quoted::OfMeter},
    {"straight-flush", {10, 100},  "7.21(b)", Quoted::OfMeter},
    {"four-of-a-kind", {100, 1},   "7.21(c)", Quoted::Times},
    {"full-house",     {75, 1},    "7.21(d)", Quoted::Times},
    {"flush",          {50, 1},    "7.21(e)", Quoted::Times},
};

inline constexpr PayRow kInsurance[kInsuranceRows] = {
    {"royal-flush",         {100, 1}, "7.33"},
    {"straight-flush",      {50, 1},  "7.33"},
    {"four-of-a-kind",      {20, 1},  "7.33"},
    {"full-house",          {8, 1},   "7.33"},
    {"flush",               {6, 1},   "7.33"},
    {"dealer-7-high",       {5, 1},   "7.35"},
    {"dealer-8-high",       {4, 1},   "7.35"},
    {"dealer-9-or-10-high", {2, 1},   "7.35"},
    {"dealer-no-ace-king",  {1, 1},   "7.35"},
};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kRaiseTables[] = {{"min", Binding::Floor, kRaise}};
inline constexpr PayTable kProgressiveTables[] = {{"min", Binding::Floor, kProgressive}};
inline constexpr PayTable kInsuranceTables[] = {{"min", Binding::Floor, kInsurance}};

inline constexpr int kRaiseTimes = 2;                            // 7.12: exactly twice the ante
inline constexpr int kDoubleFrom = 2, kDoubleTo = 5;             // 7.27: the dealer's up card

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "ante", "min", "", "4.846610"},
};

}  // namespace baize::gb_2011::casino_stud
