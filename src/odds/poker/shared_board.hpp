// Two own cards and two of the dealer's, each hand made with a board that both share: hold'em against the house.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// `game` deals two cards to each side and three to five to the board; ranks are of five cards in the usual order.
Solution solve_shared_board(const Showdown& game, const SolveOptions& options);

}  // namespace baize::poker
