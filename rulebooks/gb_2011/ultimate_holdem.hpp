// Ultimate Texas Hold 'Em Poker in the GB rules of 2011, 11.48-11.76: minimum odds, and the complete pay tables of
// Trips that may be used (2.6).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::ultimate_holdem {

// Rows are named by their place, the highest hand first; an operator's own rows keep these places.
enum AnteRow { AnteBeatsDealer, kAnteRows };
enum PlayRow { PlayBeatsDealer, kPlayRows };
enum BlindRow {
    BlindRoyalFlush, BlindStraightFlush, BlindFourOfAKind, BlindFullHouse, BlindFlush, BlindStraight, kBlindRows,
};
enum TripsRow {
    TripsRoyalFlush, TripsStraightFlush, TripsFourOfAKind, TripsFullHouse, TripsFlush, TripsStraight,
    TripsThreeOfAKind, kTripsRows,
};

inline constexpr PayRow kAnte[kAnteRows] = {{"beats-dealer", {1, 1}, "11.68"}};
inline constexpr PayRow kPlay[kPlayRows] = {{"beats-dealer", {1, 1}, "11.68"}};

inline constexpr PayRow kBlind[kBlindRows] = {
    {"royal-flush",    {500, 1}, "11.70"},
    {"straight-flush", {50, 1},  "11.70"},
    {"four-of-a-kind", {10, 1},  "11.70"},
    {"full-house",     {3, 1},   "11.70"},
    {"flush",          {3, 2},   "11.70"},
    {"straight",       {1, 1},   "11.70"},
};

// 11.70*: a ceiling is for a royal flush at these odds or above, and no other pay-out.
inline constexpr Odds kCappedRoyal = {500, 1};

// ---- Trips (11.72, 11.73) -------------------------------------------------------------------------------------------

struct TripsOdds {
    int four, full, flush, straight;
    bool of_a_table = true;  // 11.73; the minimum odds are 11.72's
};

template <TripsOdds kOdds>
inline constexpr Clause kTripsClause = kOdds.of_a_table ? "11.73" : "11.72";

// In every table a royal flush, a straight flush and three of a kind pay the same.
template <TripsOdds kOdds>
inline constexpr PayRow kTrips[kTripsRows] = {
    {"royal-flush",     {50, 1},             kTripsClause<kOdds>},
    {"straight-flush",  {40, 1},             kTripsClause<kOdds>},
    {"four-of-a-kind",  {kOdds.four, 1},     kTripsClause<kOdds>},
    {"full-house",      {kOdds.full, 1},     kTripsClause<kOdds>},
    {"flush",           {kOdds.flush, 1},    kTripsClause<kOdds>},
    {"straight",        {kOdds.straight, 1}, kTripsClause<kOdds>},
    {"three-of-a-kind", {3, 1},              kTripsClause<kOdds>},
};

inline constexpr TripsOdds kTripsMinimum = {20, 7, 6, 4, false};
inline constexpr TripsOdds kTrips1 = {30, 9, 7, 4}, kTrips2 = {30, 8, 6, 5}, kTrips3 = {30, 8, 7, 4},
                           kTrips4 = {20, 7, 6, 5};

inline constexpr PayTable kAnteTables[] = {{"min", Binding::Floor, kAnte}};
inline constexpr PayTable kPlayTables[] = {{"min", Binding::Floor, kPlay}};
inline constexpr PayTable kBlindTables[] = {{"min", Binding::Floor, kBlind}};
inline constexpr PayTable kTripsTables[] = {
    {"min", Binding::Floor, kTrips<kTripsMinimum>}, {"1", Binding::OneOf, kTrips<kTrips1>},
    {"2", Binding::OneOf, kTrips<kTrips2>},         {"3", Binding::OneOf, kTrips<kTrips3>},
    {"4", Binding::OneOf, kTrips<kTrips4>},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:11.72", "trips", "min", "", "9.12", "", "10.8002",
     "the minimum odds of 11.72; with four of a kind at 30 to 1, as in tables 1 to 3, they would give 9.12"},
    {"count of all deals", "ante", "min", "", "2.184971"},
};

}  // namespace baize::gb_2011::ultimate_holdem
