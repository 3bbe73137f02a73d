// Three Card Poker in the GB rules of 2011, section 5: what each wager pays at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::three_card_poker {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow { AnteUnopposed, AnteBeatsDealer, kAnteRows };
enum PlayRow { PlayBeatsDealer, kPlayRows };
enum AnteBonusRow { AnteBonusStraightFlush, AnteBonusThreeOfAKind, AnteBonusStraight, kAnteBonusRows };
enum PairPlusRow {
    PairPlusStraightFlush, PairPlusThreeOfAKind, PairPlusStraight, PairPlusFlush, PairPlusPair, kPairPlusRows,
};
enum PrimeRow { PrimeWithDealer, PrimePlayer, kPrimeRows };

inline constexpr PayRow kAnte[kAnteRows] = {
    {"dealer-does-not-qualify", {1, 1}, "5.16(a)(iii)"},
    {"beats-dealer",            {1, 1}, "5.18"},
};

inline constexpr PayRow kPlay[kPlayRows] = {
    {"beats-dealer", {1, 1}, "5.18"},
};

inline constexpr PayRow kAnteBonus[kAnteBonusRows] = {
    {"straight-flush",  {5, 1}, "5.20(c)"},
    {"three-of-a-kind", {4, 1}, "5.20(b)"},
    {"straight",        {1, 1}, "5.20(a)"},
};

inline constexpr PayRow kPairPlus[kPairPlusRows] = {
    {"straight-flush",  {35, 1}, "5.22(e)"},
    {"three-of-a-kind", {33, 1}, "5.22(d)"},
    {"straight",        {6, 1},  "5.22(c)"},
    {"flush",           {4, 1},  "5.22(b)"},
    {"pair",            {1, 1},  "5.22(a)"},
};

inline constexpr PayRow kPrime[kPrimeRows] = {
    {"same-colour-as-dealer", {4, 1}, "5.28"},
    {"same-colour",           {3, 1}, "5.27"},
};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kPlayTables[] = {{"min", Binding::Floor, kPlay}};
inline constexpr PayTable kAnteBonusTables[] = {{"min", Binding::Floor, kAnteBonus}};
inline constexpr PayTable kPairPlusTables[] = {{"min", Binding::Floor, kPairPlus}};
inline constexpr PayTable kPrimeTables[] = {{"min", Binding::Floor, kPrime}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "ante", "min", "", "686689/20358520"},
    {"count of all hands", "pair-plus", "min", "", "2.696833"},
};

}  // namespace baize::gb_2011::three_card_poker
