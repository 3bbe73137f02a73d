// Two games that no book has and that no user is offered: they ask for cards, fold and stay alive for a side wager,
// turn a community hand, and are dealt from 53 cards and from tiles. What the engine must keep secret is tried on them.
#pragma once

#include <span>

#include "definition/game.hpp"

namespace baize::testing_support {

// Five cards of 53 each and two in the middle. Up to three are exchanged, or the hand is folded; the side wager is
// alive all the same, and only for its sake a folded hand is turned.
extern const Game kDrawGame;
// Four tiles each, of which two are set as the low hand; it may not outrank the high one.
extern const Game kTilesGame;

std::span<const Game* const> fixture_games();

}  // namespace baize::testing_support
