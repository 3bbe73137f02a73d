// Punto Banco in the GB rules of 2011, section 6: what the three main wagers pay at least (2.5).
#pragma once

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

}  // namespace baize::gb_2011::punto_banco
