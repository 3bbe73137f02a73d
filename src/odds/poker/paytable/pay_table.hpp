// Own cards, perhaps with a board, that come street by street and are paid by a table; no dealer's hand. Computes the
// exact return distribution of the best play, or of a given rule, and the decision for every set of cards on every
// street.
//
// What is seen on a street matters only as a set of cards, up to exchanges of suits. Decisions are found by backward
// induction over these orbits, for each prefix of actions; then a forward pass counts how often each set, action and
// final hand is reached. Both passes step between a set B and its parts A by double counting: the sum over all B that
// contain A is the sum over all B of their parts in the orbit of A, divided by the size of that orbit.
//
// Cost: a step from sets of l cards to sets of k < l cards takes O(N(l) C(l, k)) additions for each prefix, with N(l)
// orbits of l cards (N(5) = 134,459). Counts of final hands are handed down the same way, one for each kind of hand
// that the table pays differently. Sums are 64-bit integers where the largest fits, else GMP's.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// `game` has no dealer's hand. What is held at the end is ranked with the full board.
Solution solve_pay_table(const Showdown& game, const SolveOptions& options);

}  // namespace baize::poker
