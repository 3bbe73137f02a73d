// The Six Card Bonus of New Zealand's Three Card Poker, rule 10A: one of four pay scales, whole.
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::nz_three_card_poker {

// Rows in the order of 10A.5(a)-(g).
enum SixCardBonusRow {
    SixCardRoyalFlush, SixCardStraightFlush, SixCardFourOfAKind, SixCardFullHouse, SixCardFlush, SixCardStraight,
    SixCardThreeOfAKind, kSixCardBonusRows,
};

// The book numbers two rules 10A.7; the odds are in the second.
inline constexpr PayRow kSixCardBonus1[kSixCardBonusRows] = {
    {"royal-flush",     {1000, 1}, "10A.7"},
    {"straight-flush",  {200, 1},  "10A.7"},
    {"four-of-a-kind",  {50, 1},   "10A.7"},
    {"full-house",      {25, 1},   "10A.7"},
    {"flush",           {20, 1},   "10A.7"},
    {"straight",        {10, 1},   "10A.7"},
    {"three-of-a-kind", {5, 1},    "10A.7"},
};

inline constexpr PayRow kSixCardBonus2[kSixCardBonusRows] = {
    {"royal-flush",     {1000, 1}, "10A.7"},
    {"straight-flush",  {200, 1},  "10A.7"},
    {"four-of-a-kind",  {50, 1},   "10A.7"},
    {"full-house",      {25, 1},   "10A.7"},
    {"flush",           {15, 1},   "10A.7"},
    {"straight",        {10, 1},   "10A.7"},
    {"three-of-a-kind", {5, 1},    "10A.7"},
};

inline constexpr PayRow kSixCardBonus3[kSixCardBonusRows] = {
    {"royal-flush",     {1000, 1}, "10A.7"},
    {"straight-flush",  {200, 1},  "10A.7"},
    {"four-of-a-kind",  {100, 1},  "10A.7"},
    {"full-house",      {20, 1},   "10A.7"},
    {"flush",           {15, 1},   "10A.7"},
    {"straight",        {9, 1},    "10A.7"},
    {"three-of-a-kind", {8, 1},    "10A.7"},
};

inline constexpr PayRow kSixCardBonus4[kSixCardBonusRows] = {
    {"royal-flush",     {1000, 1}, "10A.7"},
    {"straight-flush",  {200, 1},  "10A.7"},
    {"four-of-a-kind",  {100, 1},  "10A.7"},
    {"full-house",      {20, 1},   "10A.7"},
    {"flush",           {15, 1},   "10A.7"},
    {"straight",        {10, 1},   "10A.7"},
    {"three-of-a-kind", {7, 1},    "10A.7"},
};

inline constexpr PayTable kSixCardBonusTables[] = {
    {"1", Binding::OneOf, kSixCardBonus1},
    {"2", Binding::OneOf, kSixCardBonus2},
    {"3", Binding::OneOf, kSixCardBonus3},
    {"4", Binding::OneOf, kSixCardBonus4},
};

// 10A.8: which pay scale is in use; where a table pays more than the GB text, as that wants it.
inline constexpr Displayed kDisplayed = {.paytable = "10A.8", .better_odds = "gb-2011 2.5"};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all hands", "six-card-bonus", "1", "", "10.2248"},
    {"count of all hands", "six-card-bonus", "2", "", "15.2790"},
    {"count of all hands", "six-card-bonus", "3", "", "6.7413"},
    {"count of all hands", "six-card-bonus", "4", "", "8.5614"},
};

}  // namespace baize::nz_three_card_poker
