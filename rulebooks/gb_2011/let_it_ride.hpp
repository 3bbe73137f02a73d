// Let it Ride in the GB rules of 2011, section 12: minimum odds, and the complete pay tables that may be used (2.6).
#pragma once

#include "core/figure.hpp"
#include "definition/game.hpp"

namespace baize::gb_2011::let_it_ride {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum HandRow {
    RoyalFlush, StraightFlush, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind, TwoPairs, TensOrBetter, kHandRows,
};
enum BonusRow { MiniRoyal, BonusStraightFlush, BonusThreeOfAKind, BonusStraight, BonusFlush, BonusPair, kBonusRows };

// ---- The three Mandatory Wagers (12.27) -----------------------------------------------------------------------------

struct HandOdds {
    int royal, straight_flush, four, full, flush, straight;
};

// In every table three of a kind, two pairs and a pair of tens or better pay the same.
template <HandOdds kOdds>
inline constexpr PayRow kHands[kHandRows] = {
    {"royal-flush",            {kOdds.royal, 1},          "12.27"},
    {"straight-flush",         {kOdds.straight_flush, 1}, "12.27"},
    {"four-of-a-kind",         {kOdds.four, 1},           "12.27"},
    {"full-house",             {kOdds.full, 1},           "12.27"},
    {"flush",                  {kOdds.flush, 1},          "12.27"},
    {"straight",               {kOdds.straight, 1},       "12.27"},
    {"three-of-a-kind",        {3, 1},                    "12.27"},
    {"two-pairs",              {2, 1},                    "12.27"},
    {"pair-of-tens-or-better", {1, 1},                    "12.27"},
};

inline constexpr HandOdds kMinimum = {100, 50, 25, 11, 8, 5};
inline constexpr HandOdds kTable1 = {100, 50, 30, 15, 9, 6};
inline constexpr HandOdds kTable2 = {200, 100, 40, 15, 9, 6};
inline constexpr HandOdds kTable3 = {500, 100, 25, 15, 10, 5};
inline constexpr HandOdds kTable4 = {1000, 200, 50, 11, 8, 5};

inline constexpr PayTable kHandTables[] = {
    {"min", Binding::Floor, kHands<kMinimum>}, {"1", Binding::OneOf, kHands<kTable1>},
    {"2", Binding::OneOf, kHands<kTable2>},    {"3", Binding::OneOf, kHands<kTable3>},
    {"4", Binding::OneOf, kHands<kTable4>},
};

// 12.27*: a ceiling is for a royal flush at these odds and no other.
inline constexpr Odds kCappedRoyal = {1000, 1};

// ---- Three Card Bonus (12.30, 12.31) --------------------------------------------------------------------------------

struct BonusOdds {
    int three, straight, flush;
    bool of_a_table = true;  // 12.31; the minimum odds are 12.30's
};

template <BonusOdds kOdds>
inline constexpr Clause kBonusClause = kOdds.of_a_table ? "12.31" : "12.30";

template <BonusOdds kOdds>
inline constexpr PayRow kBonus[kBonusRows] = {
    {"mini-royal-flush", {50, 1},             kBonusClause<kOdds>},
    {"straight-flush",   {40, 1},             kBonusClause<kOdds>},
    {"three-of-a-kind",  {kOdds.three, 1},    kBonusClause<kOdds>},
    {"straight",         {kOdds.straight, 1}, kBonusClause<kOdds>},
    {"flush",            {kOdds.flush, 1},    kBonusClause<kOdds>},
    {"pair",             {1, 1},              kBonusClause<kOdds>},
};

inline constexpr BonusOdds kBonusMinimum = {8, 4, 3, false};
inline constexpr BonusOdds kBonus1 = {30, 6, 4}, kBonus2 = {30, 5, 4}, kBonus3 = {30, 6, 3};

inline constexpr PayTable kBonusTables[] = {
    {"min", Binding::Floor, kBonus<kBonusMinimum>}, {"1", Binding::OneOf, kBonus<kBonus1>},
    {"2", Binding::OneOf, kBonus<kBonus2>},         {"3", Binding::OneOf, kBonus<kBonus3>},
};

// ---- Options --------------------------------------------------------------------------------------------------------

inline constexpr OptionValue kOffered[] = {{"yes", "12.14"}, {"no", "12.14"}};
inline constexpr OptionValue kNoCeiling[] = {{"none", "12.27"}};

inline constexpr OptionDef kOptions[] = {
    {"three-card-bonus", "The Three Card Bonus is offered", "12.14", kOffered, 0, false},
    {.id = "royal-ceiling",  // 12.27* b): what it covers stands on the sign
     .title = "The most that one player wins with a royal flush at 1000 to 1, on all his standard wagers together, "
              "however high they are and however many of the three still ride",
     .clause = "12.27", .values = kNoCeiling, .takes_amount = true,
     .ceiling = "A royal flush at 1000 to 1 pays no player more than {} on all his standard wagers together, or "
                "{main.straight-flush} if that is more, however high they are and however many of the three still "
                "ride"},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:12.27", "main", "min", "", "5.25", "", "5.997",
     "the minimum odds of 12.27 by the best play, per one of the three wagers; no reading of them gives 5.25"},
    {"004:12.30", "three-card-bonus", "min", "", "18.7"},
    {"count of all deals", "main", "min", "", "5.996953"},
};

}  // namespace baize::gb_2011::let_it_ride
