// Pocket Pairs in the GB rules of 2011, section 18: the twelve rows of odds of 18.9. A table may use any of them, or
// odds that are no lower than one of them in both places (2.5, 2.6).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"

namespace baize::gb_2011::pocket_pairs {

// Rows are named by their place; an operator's own rows keep these places.
enum PairRow { SameColour, MixedColour, kPairRows };

template <int same, int mixed>
inline constexpr PayRow kOdds[kPairRows] = {
    {"same-colour-pair",  {same, 1},  "18.9"},
    {"mixed-colour-pair", {mixed, 1}, "18.9"},
};

inline constexpr PayTable kTables[] = {
    {"25/11", Binding::Floor, kOdds<25, 11>}, {"24/11", Binding::Floor, kOdds<24, 11>},
    {"23/11", Binding::Floor, kOdds<23, 11>},
    {"23/12", Binding::Floor, kOdds<23, 12>}, {"22/12", Binding::Floor, kOdds<22, 12>},
    {"21/12", Binding::Floor, kOdds<21, 12>},
    {"21/13", Binding::Floor, kOdds<21, 13>}, {"20/13", Binding::Floor, kOdds<20, 13>},
    {"19/13", Binding::Floor, kOdds<19, 13>},
    {"19/14", Binding::Floor, kOdds<19, 14>}, {"18/14", Binding::Floor, kOdds<18, 14>},
    {"17/14", Binding::Floor, kOdds<17, 14>},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:18.10", "pocket-pairs", "25/11", "", "1.96"},
    {"004:18.10", "pocket-pairs", "24/11", "", "3.92"},
    {"004:18.10", "pocket-pairs", "23/11", "", "5.88"},
    {"004:18.10", "pocket-pairs", "23/12", "", "1.96"},
    {"004:18.10", "pocket-pairs", "22/12", "", "3.92"},
    {"004:18.10", "pocket-pairs", "21/12", "", "5.88"},
    {"004:18.10", "pocket-pairs", "21/13", "", "1.96"},
    {"004:18.10", "pocket-pairs", "20/13", "", "3.92"},
    {"004:18.10", "pocket-pairs", "19/13", "", "5.88"},
    {"004:18.10", "pocket-pairs", "19/14", "", "1.96"},
    {"004:18.10", "pocket-pairs", "18/14", "", "3.92"},
    {"004:18.10", "pocket-pairs", "17/14", "", "5.88"},
};

}  // namespace baize::gb_2011::pocket_pairs
