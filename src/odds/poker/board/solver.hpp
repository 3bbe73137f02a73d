// Two own cards against two of the dealer's, each hand made with a board of three to five cards that both share:
// hold'em against the house. Computes the exact return distribution of the best play, or of a given rule, and the
// decision for any hand.
//
// Only flushes tell suits apart, and a full board allows a flush in at most one suit. So what a hand is worth is what
// it is worth by ranks alone, plus for each suit with three cards on the board what that suit adds (board/plane.hpp):
// sums over far fewer boards than there are up to suits. The dealer's hands below an own hand are all hands below it
// less those with either own card; both together are the own hand, which is not below itself (board/board_table.hpp).
// Backward induction sums gains over the cheapest course from full boards to their parts (board/backward.hpp); the
// forward pass counts, by the same sums, how often each action sequence is followed and with which ranks
// (board/forward.hpp). Counts that depend on no odds are kept for the whole deck (board/lanes.hpp), and a play that is
// held may be proven the best under other odds (board/reprice.hpp).
//
// Cost: O(B x own kinds) for each sum over the B boards that a plane tells apart, and O(own pairs) a decision on each
// earlier board up to suits. With five cards on the board: 6,188 boards by ranks with 91 own pairs each
// and 36,608 as one suit sees them with 338 own kinds; 16,432 boards of four cards with 1,128 own pairs, and 1,755 of
// three with 1,176. Derivations and measurements: docs/decisions/0019-showdowns.md.
#pragma once

#include <span>

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// A decision of the solved play, for those who explain it.
struct BoardDecision {
    Seen seen;
    std::span<const double> worth;  // of each action, in units
    double chance;                  // of coming here in a round
};
using EachBoardDecision = std::function<void(const BoardDecision&)>;

// `game` deals two cards to each side and three to five to the board; ranks are of five cards in the usual order. A
// rule is asked once for all hands that differ only by suits in which no flush can come any more, and so is `each`
// told: of every decision that the play reaches.
Solution solve_shared_board(const Showdown& game, const SolveOptions& options, const EachBoardDecision& each = {});

// What each action is worth from the flop on, also with cards of the dealer's in view: nothing needs to be solved for
// it. Empty before the flop.
ActionValues shared_board_choice_values(const Showdown& game, const Seen& seen);

}  // namespace baize::poker
