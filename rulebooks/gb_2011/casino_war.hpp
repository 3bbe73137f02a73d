// Casino War in the GB rules of 2011, section 17: what each wager usually pays, which is also the least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::casino_war {

// Rows are named by their place; an operator's own rows keep these places.
enum MainRow { MainWins, kMainRows };
enum WarRow { WarTies, WarWins, kWarRows };
enum TieRow { TieWins, kTieRows };

inline constexpr PayRow kMain[kMainRows] = {
    {"higher-first-card", {1, 1}, "17.6"},
};

// The original wager is returned beside a won war and wins nothing (17.5, ruling R10).
inline constexpr PayRow kWar[kWarRows] = {
    {"same-second-card",   {1, 1}, "17.7"},
    {"higher-second-card", {1, 1}, "17.8"},
};

inline constexpr PayRow kTie[kTieRows] = {
    {"same-first-card", {10, 1}, "17.9"},
};

inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};
inline constexpr PayTable kWarTables[] = {{"min", Binding::Floor, kWar}};
inline constexpr PayTable kTieTables[] = {{"min", Binding::Floor, kTie}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:17.10", "main", "", "", "2.88"},
    {"004:17.10", "tie", "", "", "18.65"},
};

}  // namespace baize::gb_2011::casino_war
