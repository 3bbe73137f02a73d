// Pocket Pairs in the GB rules of 2011, section 18: the twelve rows of odds of 18.9. A table may use any of them, or
// odds that are no lower than one of them in both places (2.5, 2.6).
#pragma once

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

}  // namespace baize::gb_2011::pocket_pairs
