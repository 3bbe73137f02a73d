// Two own cards and two of the dealer's, each hand made with a board that both share: hold'em against the house.
#pragma once

#include <span>

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// A decision of the solved play, for whoever tells of it.
struct BoardDecision {
    Seen seen;
    std::span<const double> worth;  // of each action, in units
    double chance;                  // of coming here in a round
};
using EachBoardDecision = std::function<void(const BoardDecision&)>;

// `game` deals two cards to each side and three to five to the board; ranks are of five cards in the usual order. A
// rule is asked once for all hands that differ only by suits in which no flush can come any more, and so is `each`
// told: of every decision that the play comes to.
Solution solve_shared_board(const Showdown& game, const SolveOptions& options, const EachBoardDecision& each = {});

// What each action is worth from the flop on, also with cards of the dealer's in view: nothing needs to be solved for
// it. Empty before the flop.
ActionWorths weigh_shared_board(const Showdown& game, const Seen& seen);

}  // namespace baize::poker
