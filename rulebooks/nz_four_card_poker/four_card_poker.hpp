// New Zealand's Four Card Poker (seed 001, Appendix B, Division 20): odds as they are printed, Aces Up by one of seven
// pay scales, whole.
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::nz_four_card_poker {

enum AnteRow { AnteWins, kAnteRows };
enum PlayRow { PlayWins, kPlayRows };
enum AnteBonusRow { AnteBonusFourOfAKind, AnteBonusStraightFlush, AnteBonusThreeOfAKind, kAnteBonusRows };
enum AcesUpRow {
    AcesUpFourOfAKind, AcesUpStraightFlush, AcesUpThreeOfAKind, AcesUpFlush, AcesUpStraight, AcesUpTwoPairs,
    AcesUpPairOfAces, kAcesUpRows,
};

inline constexpr PayRow kAnte[kAnteRows] = {{"beats-or-equals-dealer", {1, 1}, "5.7"}};
inline constexpr PayRow kPlay[kPlayRows] = {{"beats-or-equals-dealer", {1, 1}, "5.7"}};

inline constexpr PayRow kAnteBonus[kAnteBonusRows] = {
    {"four-of-a-kind",  {25, 1}, "5.7.1"},
    {"straight-flush",  {20, 1}, "5.7.1"},
    {"three-of-a-kind", {2, 1},  "5.7.1"},
};

inline constexpr PayRow kAcesUp1[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {40, 1}, "5.7.2"},
    {"three-of-a-kind",  {9, 1},  "5.7.2"},
    {"flush",            {6, 1},  "5.7.2"},
    {"straight",         {4, 1},  "5.7.2"},
    {"two-pairs",        {2, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayRow kAcesUp2[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {40, 1}, "5.7.2"},
    {"three-of-a-kind",  {7, 1},  "5.7.2"},
    {"flush",            {6, 1},  "5.7.2"},
    {"straight",         {5, 1},  "5.7.2"},
    {"two-pairs",        {2, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayRow kAcesUp3[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {30, 1}, "5.7.2"},
    {"three-of-a-kind",  {9, 1},  "5.7.2"},
    {"flush",            {6, 1},  "5.7.2"},
    {"straight",         {4, 1},  "5.7.2"},
    {"two-pairs",        {2, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayRow kAcesUp4[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {30, 1}, "5.7.2"},
    {"three-of-a-kind",  {7, 1},  "5.7.2"},
    {"flush",            {6, 1},  "5.7.2"},
    {"straight",         {5, 1},  "5.7.2"},
    {"two-pairs",        {2, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayRow kAcesUp5[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {40, 1}, "5.7.2"},
    {"three-of-a-kind",  {8, 1},  "5.7.2"},
    {"flush",            {5, 1},  "5.7.2"},
    {"straight",         {4, 1},  "5.7.2"},
    {"two-pairs",        {3, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayRow kAcesUp6[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {40, 1}, "5.7.2"},
    {"three-of-a-kind",  {8, 1},  "5.7.2"},
    {"flush",            {6, 1},  "5.7.2"},
    {"straight",         {4, 1},  "5.7.2"},
    {"two-pairs",        {2, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayRow kAcesUp7[kAcesUpRows] = {
    {"four-of-a-kind",   {50, 1}, "5.7.2"},
    {"straight-flush",   {40, 1}, "5.7.2"},
    {"three-of-a-kind",  {7, 1},  "5.7.2"},
    {"flush",            {5, 1},  "5.7.2"},
    {"straight",         {4, 1},  "5.7.2"},
    {"two-pairs",        {3, 1},  "5.7.2"},
    {"pair-of-aces",     {1, 1},  "5.7.2"},
};

inline constexpr PayTable kAnteTables[] = {{"fixed", Binding::Fixed, kAnte}};
inline constexpr PayTable kPlayTables[] = {{"fixed", Binding::Fixed, kPlay}};
inline constexpr PayTable kAnteBonusTables[] = {{"fixed", Binding::Fixed, kAnteBonus}};
inline constexpr PayTable kAcesUpTables[] = {
    {"1", Binding::OneOf, kAcesUp1}, {"2", Binding::OneOf, kAcesUp2}, {"3", Binding::OneOf, kAcesUp3},
    {"4", Binding::OneOf, kAcesUp4}, {"5", Binding::OneOf, kAcesUp5}, {"6", Binding::OneOf, kAcesUp6},
    {"7", Binding::OneOf, kAcesUp7},
};

// 5.7.3: which pay scale is in operation.
inline constexpr Displayed kDisplayed = {.paytable = "5.7.3"};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"001:2", "ante", "fixed", "", "3"},
    {"count of all deals", "ante", "fixed", "", "8840827253/317119576410"},
    {"001:2", "aces-up", "1..7", "", "2-6"},
};

}  // namespace baize::nz_four_card_poker
