// Own cards against a dealer's hand of m cards, with one of the dealer's cards seen or none: the exact return
// distribution of the best play, or of a given rule, and the decision for every hand.
//
// A settlement sees the dealer's hand only by where it lies: below, level with or above the own hand and the ranks that
// the game names. So an action sequence is worth a sum of nets times counts of dealer's hands, and what is counted is
// how many hands below a rank r avoid the own cards O. By inclusion-exclusion that is the sum over all parts T of O of
// (-1)^|T| N(T, r), where N(T, r) counts the hands below r that hold all of T (duel/below.hpp). Own hands are visited
// in rising order of rank, so that N is a running count; one hand stands for its orbit under exchanges of suits.
//
// Cost: O(D 2^m) additions for N over the D dealer's hands up to suits, and O(2^n) a decision for n own cards. With a
// card seen there are up to 52 - n decisions a hand; sums that end after 1 + n or 1 + n + C(n, 2) terms are bounds
// (Bonferroni), which settle most of them. Memory: the counts of all sets of at most m - 1 cards up to suits. Shares of
// the ranks go to threads, each of which repeats the counts below its own.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// `game` has a dealer's hand and no board; one card of the dealer's, or none, is seen.
Solution solve_duel(const Showdown& game, const SolveOptions& options);

}  // namespace baize::poker
