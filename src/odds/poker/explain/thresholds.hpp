// "This or better": the best play that takes each action sequence from some hand up.
//
// The hands are rows of rising rank with the worth of each sequence, and sequences stand in rising order of what they
// lay. A play that only ever rises is a path through rows and sequences that never falls, and the best one is found by
// dynamic programming: the most with a row played by a sequence is its worth and the greatest of the rows before by no
// higher sequence. Exact, in whole numbers.
//
// Cost: O(rows x sequences) additions and comparisons, and as many steps to read the path back.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// A sequence is taken with every hand from a rank up, until the next begins. The first begins with the lowest hand.
struct TakenFrom {
    RankValue from;
    std::size_t sequence;
};
struct ThresholdPlay {
    std::vector<TakenFrom> steps;  // from rising ranks, with rising stakes
    Ratio worth;              // per unit, of the share of all deals that the rows are

    std::size_t sequence_with(RankValue own) const;
};

// The best of all such plays by exact comparison; of equal ones that which lays less. `rows` are one of a solution's
// lists of worth, with some row in it.
ThresholdPlay best_threshold(const Solution& solution, const std::vector<Worth>& rows);

}  // namespace baize::poker
