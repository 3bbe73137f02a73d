// Own cards and a board that comes street by street, paid by a table: no dealer's hand.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// `game` has no dealer's hand. What is held at the end is ranked with the whole board.
Solution solve_pay_table(const Showdown& game, const SolveOptions& options);

}  // namespace baize::poker
