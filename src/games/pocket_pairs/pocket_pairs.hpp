// gb.pocket-pairs: a side wager on the two cards dealt first in a card room poker game (gb-2011 section 18).
#pragma once

#include "definition/game.hpp"

namespace baize::pocket_pairs {

enum Wager : std::uint8_t { PocketPairs };
enum Choice : std::uint8_t { Stay, Fold, Forfeit, Expose, Conceal };

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::pocket_pairs
