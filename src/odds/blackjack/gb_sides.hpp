// Exact return distributions of the side wagers of the GB book's blackjack, by counting the sets of first cards that a
// shoe can give; every verdict comes from games/blackjack/gb_sides.
#pragma once

#include "definition/game.hpp"
#include "games/blackjack/gb_sides.hpp"
#include "odds/return_distribution.hpp"

namespace baize::blackjack::gb {

ReturnDistribution twenty_one_plus_3_returns(const ShoePolicy& shoe, Rows rows);
ReturnDistribution royal_match_returns(const ShoePolicy& shoe, NextToAce ace, Rows rows);
ReturnDistribution perfect_pairs_returns(const ShoePolicy& shoe, Rows rows);
ReturnDistribution super_match_returns(const ShoePolicy& shoe, bool suits_too, Rows rows);

}  // namespace baize::blackjack::gb
