// Wagers that live over rounds: the real round is played from every state the table can be in while the wager is
// undecided, and the chain of those states is solved exactly, in fractions.
#pragma once

#include "definition/setup.hpp"
#include "odds/return_distribution.hpp"

namespace baize {

struct DistributionOverRounds {
    ReturnDistribution returns;
    Ratio rounds = 0;  // how many rounds it takes on average until the wager is decided
};

// The return distribution of one wager, laid as the game's scene allows it and left alone until it is decided. Throws
// std::logic_error where the wager is refused, or where the table does not come back to a finite number of states.
DistributionOverRounds returns_over_rounds(const Setup& setup, Position position);

}  // namespace baize
