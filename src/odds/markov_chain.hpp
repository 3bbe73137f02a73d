// Wagers that live over rounds, as an absorbing Markov chain that is solved exactly, in fractions.
//
// A state is all that can make two tables go on differently: what the game remembers, the wagers in play, and what this
// one has brought so far; an absorbing state is a net return. The real round, played through every course from each
// state that is reached (enumerate.hpp), gives the state's row. Gaussian elimination from the last state to the first
// leaves of each row the chances of its ends, and the mean number of rounds to them.
//
// Cost, for S states (2,000 at most): S enumerations of a round, and O(S^2) additions of sparse rows.
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
