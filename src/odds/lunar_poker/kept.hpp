// What `solve_against` finds for a whole deck and the pay table of 5.5, by the up card from the 2: for each first action
// (Folds, Bets, BuysSixth, Exchanges2 to 5) how many hands, their worth, and their bets. A test makes it anew and
// compares (BAIZE_LONG).
#pragma once

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

struct Kept {
    Second second;
    std::array<AgainstUp, kRanks> against;
};

inline constexpr Kept kKept[] = {
};

}  // namespace baize::lunar_poker
