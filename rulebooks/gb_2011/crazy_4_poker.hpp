// Crazy 4 Poker in the GB rules of 2011, section 15: what each wager pays at least (2.5), and its pay tables (2.6).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::crazy_4_poker {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow { AnteBeatsDealer, kAnteRows };
enum PlayRow { PlayUnopposed, PlayBeatsDealer, kPlayRows };
enum SuperBonusRow {
    SuperBonusFourAces, SuperBonusFourOfAKind, SuperBonusStraightFlush, SuperBonusThreeOfAKind, SuperBonusFlush,
    SuperBonusStraight, kSuperBonusRows,
};
enum QueensUpRow {
    QueensUpFourOfAKind, QueensUpStraightFlush, QueensUpThreeOfAKind, QueensUpFlush, QueensUpStraight,
    QueensUpTwoPairs, QueensUpPairOfQueens, kQueensUpRows,
};

inline constexpr PayRow kAnte[kAnteRows] = {
    {"beats-dealer", {1, 1}, "15.20"},
};

inline constexpr PayRow kPlay[kPlayRows] = {
    {"dealer-does-not-qualify", {1, 1}, "15.19"},
    {"beats-dealer",            {1, 1}, "15.20"},
};

inline constexpr PayRow kSuperBonus[kSuperBonusRows] = {
    {"four-aces",       {200, 1}, "15.22"},
    {"four-of-a-kind",  {30, 1},  "15.22"},
    {"straight-flush",  {15, 1},  "15.22"},
    {"three-of-a-kind", {2, 1},   "15.22"},
    {"flush",           {3, 2},   "15.22"},
    {"straight",        {1, 1},   "15.22"},
};

inline constexpr PayRow kQueensUpMin[kQueensUpRows] = {
    {"four-of-a-kind",           {50, 1}, "15.26"},
    {"straight-flush",           {30, 1}, "15.26"},
    {"three-of-a-kind",          {7, 1},  "15.26"},
    {"flush",                    {4, 1},  "15.26"},
    {"straight",                 {3, 1},  "15.26"},
    {"two-pairs",                {2, 1},  "15.26"},
    {"pair-of-queens-or-better", {1, 1},  "15.26"},
};

inline constexpr PayRow kQueensUp1[kQueensUpRows] = {
    {"four-of-a-kind",           {50, 1}, "15.26"},
    {"straight-flush",           {30, 1}, "15.26"},
    {"three-of-a-kind",          {9, 1},  "15.26"},
    {"flush",                    {4, 1},  "15.26"},
    {"straight",                 {3, 1},  "15.26"},
    {"two-pairs",                {2, 1},  "15.26"},
    {"pair-of-queens-or-better", {1, 1},  "15.26"},
};

inline constexpr PayRow kQueensUp2[kQueensUpRows] = {
    {"four-of-a-kind",           {50, 1}, "15.26"},
    {"straight-flush",           {40, 1}, "15.26"},
    {"three-of-a-kind",          {8, 1},  "15.26"},
    {"flush",                    {4, 1},  "15.26"},
    {"straight",                 {3, 1},  "15.26"},
    {"two-pairs",                {2, 1},  "15.26"},
    {"pair-of-queens-or-better", {1, 1},  "15.26"},
};

inline constexpr PayRow kQueensUp3[kQueensUpRows] = {
    {"four-of-a-kind",           {50, 1}, "15.26"},
    {"straight-flush",           {30, 1}, "15.26"},
    {"three-of-a-kind",          {8, 1},  "15.26"},
    {"flush",                    {4, 1},  "15.26"},
    {"straight",                 {3, 1},  "15.26"},
    {"two-pairs",                {2, 1},  "15.26"},
    {"pair-of-queens-or-better", {1, 1},  "15.26"},
};

inline constexpr PayRow kQueensUp4[kQueensUpRows] = {
    {"four-of-a-kind",           {50, 1}, "15.26"},
    {"straight-flush",           {40, 1}, "15.26"},
    {"three-of-a-kind",          {7, 1},  "15.26"},
    {"flush",                    {4, 1},  "15.26"},
    {"straight",                 {3, 1},  "15.26"},
    {"two-pairs",                {2, 1},  "15.26"},
    {"pair-of-queens-or-better", {1, 1},  "15.26"},
};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kPlayTables[] = {{"min", Binding::Floor, kPlay}};
inline constexpr PayTable kSuperBonusTables[] = {{"min", Binding::Floor, kSuperBonus}};
inline constexpr PayTable kQueensUpTables[] = {
    {"min", Binding::Floor, kQueensUpMin}, {"1", Binding::OneOf, kQueensUp1}, {"2", Binding::OneOf, kQueensUp2},
    {"3", Binding::OneOf, kQueensUp3},     {"4", Binding::OneOf, kQueensUp4},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:15.26", "queens-up", "1", "", "3.06"},
    {"004:15.26", "queens-up", "2", "", "4.52"},
    {"004:15.26", "queens-up", "3", "", "5.32"},
    {"004:15.26", "queens-up", "4", "", "6.78"},
    {"count of all deals", "ante", "min", "", "3.418855"},
};

}  // namespace baize::gb_2011::crazy_4_poker
