// gb.roulette: one number of a wheel, and wagers on it; the side wagers Roulette
// Rage, Colours and NewAR; Crown Double Zero (gb-2011 3.1-3.50).
#pragma once

#include "definition/game.hpp"
#include "games/roulette/settle.hpp"

namespace baize::roulette {

// The numbers that a wager covers; none for the side wagers, which are more than a set of numbers.
Numbers covered(Position position, const Rules& rules);

extern const Game kGame;
// nz.roulette and nz.electronic-roulette: Divisions 8 and 8A, on the GB rows (ruling D4).
extern const Game kNzGame, kNzElectronicGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::roulette
