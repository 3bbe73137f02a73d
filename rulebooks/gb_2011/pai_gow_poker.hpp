// Pai Gow Poker in the GB rules of 2011, section 13: minimum odds, the complete pay tables that may be used, and what
// an Envy Bonus pays.
#pragma once

#include "core/figure.hpp"
#include "definition/game.hpp"

namespace baize::gb_2011::pai_gow_poker {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum MainRow { BothHandsWin, kMainRows };
enum FortuneRow {
    SevenStraightFlush, RoyalAndMatch, SevenStraightFlushJoker, FiveAces, RoyalFlush, StraightFlush, FourOfAKind,
    FullHouse, Flush, ThreeOfAKind, Straight, ThreePairs, kFortuneRows,
};
enum JokolorRow { SixOfAColourAndJoker, SevenOfAColour, IncludesJoker, kJokolorRows };

// ---- The Standard Wager (13.26) -------------------------------------------------------------------------------------

// Even money less a commission of 5 %.
inline constexpr PayRow kMain[kMainRows] = {{"both-hands-win", {19, 20}, "13.26"}};
inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};

// ---- Fortune (13.36, 13.37) -----------------------------------------------------------------------------------------

struct FortuneOdds {
    int seven, match, seven_joker, aces, royal, four;
    bool of_a_table = true;  // 13.37; the minimum odds are 13.36's
};

template <FortuneOdds kOdds>
inline constexpr Clause kFortuneClause = kOdds.of_a_table ? "13.37" : "13.36";

// From a straight flush down all tables pay the same but for four of a kind. Three pairs stand off (ruling R23); table
// 2 has no such line and leaves the last row out.
template <FortuneOdds kOdds>
inline constexpr PayRow kFortune[kFortuneRows] = {
    {"seven-card-straight-flush",            {kOdds.seven, 1},       kFortuneClause<kOdds>},
    {"royal-flush-with-royal-match",         {kOdds.match, 1},       kFortuneClause<kOdds>},
    {"seven-card-straight-flush-with-joker", {kOdds.seven_joker, 1}, kFortuneClause<kOdds>},
    {"five-aces",                            {kOdds.aces, 1},        kFortuneClause<kOdds>},
    {"royal-flush",                          {kOdds.royal, 1},       kFortuneClause<kOdds>},
    {"straight-flush",                       {50, 1},                kFortuneClause<kOdds>},
    {"four-of-a-kind",                       {kOdds.four, 1},        kFortuneClause<kOdds>},
    {"full-house",                           {5, 1},                 kFortuneClause<kOdds>},
    {"flush",                                {4, 1},                 kFortuneClause<kOdds>},
    {"three-of-a-kind",                      {3, 1},                 kFortuneClause<kOdds>},
    {"straight",                             {2, 1},                 kFortuneClause<kOdds>},
    {"three-pairs",                          {0, 1},                 kFortuneClause<kOdds>},
};

inline constexpr FortuneOdds kFortuneMinimum = {2500, 1000, 500, 250, 100, 20, false};
inline constexpr FortuneOdds kFortune1 = {5000, 1000, 750, 250, 100, 20};
inline constexpr FortuneOdds kFortune2 = {8000, 2000, 1000, 400, 150, 25};

inline constexpr PayTable kFortuneTables[] = {
    {"min", Binding::Floor, kFortune<kFortuneMinimum>},
    {"1", Binding::OneOf, kFortune<kFortune1>},
    {"2", Binding::OneOf, std::span(kFortune<kFortune2>).first(ThreePairs)},
};

// 13.37*: a ceiling is for odds of at least this, and for three hands (ruling R67).
inline constexpr int kCeilingFrom = 1000;

// ---- Envy (13.45) ---------------------------------------------------------------------------------------------------

// A fixed sum, whatever was staked, for another player's hand: from four of a kind up, in the order of Fortune's rows.
inline constexpr std::size_t kEnvyRows = FourOfAKind + 1;

template <int kSeven, int kMatch, int kSevenJoker, int kAces, int kRoyal, int kFlush, int kFour>
inline constexpr PayRow kEnvy[kEnvyRows] = {
    {"seven-card-straight-flush",            {kSeven, 1},      "13.45", Quoted::Sum},
    {"royal-flush-with-royal-match",         {kMatch, 1},      "13.45", Quoted::Sum},
    {"seven-card-straight-flush-with-joker", {kSevenJoker, 1}, "13.45", Quoted::Sum},
    {"five-aces",                            {kAces, 1},       "13.45", Quoted::Sum},
    {"royal-flush",                          {kRoyal, 1},      "13.45", Quoted::Sum},
    {"straight-flush",                       {kFlush, 1},      "13.45", Quoted::Sum},
    {"four-of-a-kind",                       {kFour, 1},       "13.45", Quoted::Sum},
};

// Table 1 is the minimum itself.
inline constexpr PayTable kEnvyTables[] = {
    {"1", Binding::Floor, kEnvy<500, 125, 50, 25, 10, 5, 2>, "envy=1", true},
    {"2", Binding::OneOf, kEnvy<2500, 500, 250, 100, 25, 10, 2>, "envy=2"},
};

// ---- Jokolor (13.51) ------------------------------------------------------------------------------------------------

inline constexpr PayRow kJokolor[kJokolorRows] = {
    {"six-of-a-colour-and-joker", {30, 1}, "13.51"},
    {"seven-of-a-colour",         {10, 1}, "13.51"},
    {"includes-joker",            {5, 1},  "13.51"},
};
inline constexpr PayTable kJokolorTables[] = {{"min", Binding::Floor, kJokolor}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "main", "min", "players-set=by-house-way", "2.726242"},
    {"count of all deals", "main", "min", "", "2.437140"},
};

}  // namespace baize::gb_2011::pai_gow_poker
