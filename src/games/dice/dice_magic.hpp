// gb.dice-magic: a shooter's point, and wagers on single throws (gb-2011 8.49-8.65).
#pragma once

#include "definition/game.hpp"
#include "games/dice/shooter.hpp"

namespace baize::dice_magic {

enum Wager : std::uint8_t { ShootersSpot, Box, AnySeven, Under7, Over7, RollADouble };

// 8.64: what a wager does on this throw; `point` is the come out point, 0 before
// there is one. Two ones and two sixes are no double of
// 8.64, unless the table reads it otherwise (ruling R9).
Return settle(Wager wager, std::string_view spot, const dice::Throw& thrown, int point, const Pays& pays,
              bool every_double = false);

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::dice_magic
