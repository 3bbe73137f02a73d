// Own cards against a dealer's: counts of the dealer's hands below, level with and above every hand.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// `game` has a dealer's hand and no board; one card of the dealer's, or none, is seen.
Solution solve_duel(const Showdown& game, const SolveOptions& options);

}  // namespace baize::poker
