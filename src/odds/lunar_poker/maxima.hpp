// The main game within a maximum pay-out (5.12) that bets reach. It changes the best play, which takes minutes to find
// again. Precomputed are the plays that are best where each payment of a bet has one of some maxima: the cheapest of
// them bounds the price of any other maximum from above.
//
// From below: what a play brings is linear in the maximum as long as none of its payments is passed, so what the best
// one brings is convex there and lies on or below the line between two precomputed maxima. Where both bounds meet the
// play is the best. Cost: O(precomputed plays) return distributions.
#pragma once

#include "odds/lunar_poker/return_distribution.hpp"

namespace baize::lunar_poker {

struct PlayWithin {
    int each;  // what it is the best play for: the most for one payment of a bet, in antes; Maxima::kNone: no maximum
    std::vector<PlayOutcomes> returns;
};
// Rising, the last without a maximum. By odds that nothing is kept of only that one, which is found then.
std::vector<PlayWithin> plays_within(const MainGame& game, const Progress& progress = {});

struct WithinMaxima {
    ReturnDistribution distribution;  // of the cheapest of the plays
    int best_for;                     // its `each`
    Ratio least;                      // no play costs less
    bool draws = true;                // where maxima are so low that drawing costs too much, none may be

    bool is_exact() const { return distribution.edge() == least; }  // then it is the best play (ruling R59)
};
WithinMaxima within_maxima(const MainGame& game, const std::vector<PlayWithin>& plays, const Ceilings& most);

}  // namespace baize::lunar_poker
