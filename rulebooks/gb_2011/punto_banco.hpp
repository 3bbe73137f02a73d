// Punto Banco in the GB rules of 2011, section 6: what the three main wagers pay at least (2.5).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::punto_banco {

// Rows are named by their place; an operator's own rows keep these places.
enum PuntoRow { PuntoWins, kPuntoRows };
enum BancoRow { BancoWins, kBancoRows };
enum Banco2000Row { Banco2000Wins, Banco2000WinsWithSix, kBanco2000Rows };
enum EgaliteRow { EgaliteWins, kEgaliteRows };

inline constexpr PayRow kPunto[kPuntoRows] = {
    {"punto", {1, 1}, "6.19"},
};

inline constexpr PayRow kBanco[kBancoRows] = {
    {"banco", {19, 20}, "6.18"},
};

inline constexpr PayRow kBanco2000[kBanco2000Rows] = {
    {"banco",          {1, 1}, "6.29"},
    {"banco-with-six", {1, 2}, "6.29"},
};

inline constexpr PayRow kEgalite[kEgaliteRows] = {
    {"egalite", {8, 1}, "6.20"},
};

inline constexpr PayTable kPuntoTables[] = {{"min", Binding::Floor, kPunto}};
inline constexpr PayTable kBancoTables[] = {
    {"min", Binding::Floor, kBanco,     "variant=standard"},
    {"min", Binding::Floor, kBanco2000, "variant=punto-2000"},  // 6.28
};
inline constexpr PayTable kEgaliteTables[] = {{"min", Binding::Floor, kEgalite}};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

// What gb-2011 6.50 and 6.51 call an overall house edge.
inline constexpr std::string_view kUrWay =
    "no house edge: one less the ten odds added up over the ten 'one in so many' added up, so that rare totals weigh "
    "most and the stake that comes "
    "back with a win is left out; the edges by total are ours";
inline constexpr std::string_view kUrWayMinimum =
    "no house edge: one less the ten odds added up over the ten 'one in so many' added up is 19.99 here, so 19.9 is "
    "cut off where it would be rounded to "
    "20.0; the edges by total are ours";
inline constexpr std::string_view kUrWayFirst =
    "no house edge: one less the ten odds added up over the ten 'one in so many' added up is 11.64 here, and 11.66 "
    "with chances rounded to a thousandth of a "
    "percent, which give the 14.4 and 17.9 of the other tables too: so 11.7 need not be wrong; the edges by total are "
    "ours";

inline constexpr Figure kFigures[] = {
    {"004:6.41", "dragon-bonus", "min", "decks=6..8", "11.2-16.7", "", "",
     "the ends are punto's edge and banco's, not that of six and of eight decks, which differ by 0.01"},
    {"004:6.50", "ur-way-egalite", "min", "decks=8", "19.9", "odds-over-chances", "", kUrWayMinimum},
    {"004:6.51", "ur-way-egalite", "1", "decks=8", "11.7", "odds-over-rounded-chances", "",
     kUrWayFirst},
    {"004:6.51", "ur-way-egalite", "2", "decks=8", "14.4", "odds-over-chances", "", kUrWay},
    {"004:6.51", "ur-way-egalite", "3", "decks=8", "17.9", "odds-over-chances", "", kUrWay},
    {"004:6.72", "super-pay-egalite:0", "", "", "6.65"},
    {"004:6.72", "super-pay-egalite:1-3", "", "", "10.86"},
    {"004:6.72", "super-pay-egalite:4-5", "", "", "7.28"},
    {"004:6.72", "super-pay-egalite:6-7", "", "", "8.94"},
    {"004:6.72", "super-pay-egalite:8-9", "", "", "9.75"},
    {"count of 8 decks", "banco", "min", "decks=8", "114753351728/10847218479825"},
    {"count of 8 decks", "punto", "min", "decks=8", "241149546272/19524993263685"},
    {"count of 8 decks", "egalite", "min", "decks=8", "103841353768/723147898655"},
    {"independent count", "dragon-bonus:punto", "1", "decks=8", "2.65"},
    {"independent count", "dragon-bonus:banco", "1", "decks=8", "9.37"},
    {"independent count", "baccarat-pairs", "min", "decks=8", "10.36"},
};

}  // namespace baize::gb_2011::punto_banco
