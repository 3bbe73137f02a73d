// Punto Banco in the GB rules of 2011, 6.31-6.79: what the side wagers pay at least (2.5), and their pay tables.
#pragma once

#include "core/pay.hpp"

namespace baize::gb_2011::punto_banco {

inline constexpr std::string_view kHands[] = {"punto", "banco"};

// ---- Dragon Bonus (6.31-6.44) -----------------------------------------------------------------------------------

// A natural, then the winning margins of any other win from nine points down to four.
enum DragonRow { DragonNatural, DragonBy9, DragonBy8, DragonBy7, DragonBy6, DragonBy5, DragonBy4, kDragonRows };
inline constexpr int kDragonMarginMin = 4;  // 6.43

inline constexpr PayRow kDragonMin[kDragonRows] = {
    {"natural", {1, 1}, "6.39"},  {"by-9", {20, 1}, "6.41"}, {"by-8", {8, 1}, "6.41"}, {"by-7", {4, 1}, "6.41"},
    {"by-6", {4, 1}, "6.41"},     {"by-5", {2, 1}, "6.41"},  {"by-4", {1, 1}, "6.41"},
};
inline constexpr PayRow kDragon1[kDragonRows] = {
    {"natural", {1, 1}, "6.39"},  {"by-9", {30, 1}, "6.42"}, {"by-8", {10, 1}, "6.42"}, {"by-7", {6, 1}, "6.42"},
    {"by-6", {4, 1}, "6.42"},     {"by-5", {2, 1}, "6.42"},  {"by-4", {1, 1}, "6.42"},
};
inline constexpr PayRow kDragon2[kDragonRows] = {
    {"natural", {1, 1}, "6.39"},  {"by-9", {20, 1}, "6.42"}, {"by-8", {8, 1}, "6.42"}, {"by-7", {7, 1}, "6.42"},
    {"by-6", {4, 1}, "6.42"},     {"by-5", {3, 1}, "6.42"},  {"by-4", {1, 1}, "6.42"},
};
inline constexpr PayRow kDragon3[kDragonRows] = {
    {"natural", {1, 1}, "6.39"},  {"by-9", {30, 1}, "6.42"}, {"by-8", {10, 1}, "6.42"}, {"by-7", {4, 1}, "6.42"},
    {"by-6", {4, 1}, "6.42"},     {"by-5", {2, 1}, "6.42"},  {"by-4", {2, 1}, "6.42"},
};
inline constexpr PayTable kDragonTables[] = {
    {"min", Binding::Floor, kDragonMin}, {"1", Binding::OneOf, kDragon1},
    {"2", Binding::OneOf, kDragon2}, {"3", Binding::OneOf, kDragon3},
};

// ---- UR Way Egalite (6.45-6.52) ---------------------------------------------------------------------------------

inline constexpr std::string_view kTotals[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

inline constexpr PayRow kUrWayMin[] = {
    {"0", {140, 1}, "6.50"}, {"1", {200, 1}, "6.50"}, {"2", {200, 1}, "6.50"},
    {"3", {180, 1}, "6.50"}, {"4", {110, 1}, "6.50"},
    {"5", {100, 1}, "6.50"}, {"6", {40, 1}, "6.50"},  {"7", {40, 1}, "6.50"},
    {"8", {70, 1}, "6.50"},  {"9", {70, 1}, "6.50"},
};
inline constexpr PayRow kUrWay1[] = {
    {"0", {150, 1}, "6.51"}, {"1", {215, 1}, "6.51"}, {"2", {225, 1}, "6.51"},
    {"3", {200, 1}, "6.51"}, {"4", {120, 1}, "6.51"},
    {"5", {110, 1}, "6.51"}, {"6", {45, 1}, "6.51"},  {"7", {45, 1}, "6.51"},
    {"8", {80, 1}, "6.51"},  {"9", {80, 1}, "6.51"},
};
inline constexpr PayRow kUrWay2[] = {
    {"0", {150, 1}, "6.51"}, {"1", {200, 1}, "6.51"}, {"2", {210, 1}, "6.51"},
    {"3", {190, 1}, "6.51"}, {"4", {120, 1}, "6.51"},
    {"5", {110, 1}, "6.51"}, {"6", {45, 1}, "6.51"},  {"7", {45, 1}, "6.51"},
    {"8", {80, 1}, "6.51"},  {"9", {80, 1}, "6.51"},
};
inline constexpr PayRow kUrWay3[] = {
    {"0", {140, 1}, "6.51"}, {"1", {200, 1}, "6.51"}, {"2", {210, 1}, "6.51"},
    {"3", {190, 1}, "6.51"}, {"4", {110, 1}, "6.51"},
    {"5", {100, 1}, "6.51"}, {"6", {40, 1}, "6.51"},  {"7", {40, 1}, "6.51"},
    {"8", {75, 1}, "6.51"},  {"9", {75, 1}, "6.51"},
};
inline constexpr PayTable kUrWayTables[] = {
    {"min", Binding::Floor, kUrWayMin}, {"1", Binding::OneOf, kUrWay1},
    {"2", Binding::OneOf, kUrWay2}, {"3", Binding::OneOf, kUrWay3},
};

// ---- Three Giving Eight (6.53-6.63) -----------------------------------------------------------------------------

// Two wagers of one name; a table may offer either or both (6.61, 6.62).
enum ThreeGivingEightForm { OnlyEight, AnyCard };
enum ThreeGivingEightRow { OnlyEightWins, AnyCardWithEight, AnyCardOther, kThreeGivingEightRows };
inline constexpr std::string_view kThreeGivingEightForms[] = {"eight", "any-card"};

inline constexpr PayRow kThreeGivingEight[kThreeGivingEightRows] = {
    {"eight",          {180, 1}, "6.57"},
    {"any-card-eight", {100, 1}, "6.59"},
    {"any-card-other", {6, 1},   "6.59"},
};
inline constexpr PayTable kThreeGivingEightTables[] = {{"min", Binding::Floor, kThreeGivingEight}};

// ---- Super Pay Egalite (6.64-6.72) ------------------------------------------------------------------------------

inline constexpr std::string_view kRanges[] = {"0", "1-3", "4-5", "6-7", "8-9"};
inline constexpr int kRangeOfTotal[] = {0, 1, 1, 1, 2, 2, 3, 3, 4, 4};  // 6.68: which of them a tied total is in

inline constexpr PayRow kSuperPay[] = {
    {"0", {160, 1}, "6.68"}, {"1-3", {70, 1}, "6.68"}, {"4-5", {60, 1}, "6.68"},
    {"6-7", {22, 1}, "6.68"}, {"8-9", {40, 1}, "6.68"},
};
inline constexpr PayTable kSuperPayTables[] = {{"min", Binding::Floor, kSuperPay}};

// ---- Baccarat Pairs (6.72-6.79) -----------------------------------------------------------------------------------

inline constexpr PayRow kBaccaratPairs[] = {{"pair", {11, 1}, "6.79"}};
inline constexpr PayTable kBaccaratPairsTables[] = {{"min", Binding::Floor, kBaccaratPairs}};

}  // namespace baize::gb_2011::punto_banco
