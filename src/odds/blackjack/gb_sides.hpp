// Exact laws of the side wagers of the GB book's blackjack, by counting the sets of first cards that a shoe can give;
// every verdict comes from games/blackjack/gb_sides.
#pragma once

#include "definition/game.hpp"
#include "games/blackjack/gb_sides.hpp"
#include "odds/law.hpp"

namespace baize::blackjack::gb {

Law twenty_one_plus_3_law(const ShoePolicy& shoe, Rows rows);
Law royal_match_law(const ShoePolicy& shoe, NextToAce ace, Rows rows);
Law perfect_pairs_law(const ShoePolicy& shoe, Rows rows);
Law super_match_law(const ShoePolicy& shoe, bool suits_too, Rows rows);

}  // namespace baize::blackjack::gb
