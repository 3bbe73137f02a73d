// gb.double-action-roulette: two rings of numbers, and one spin that marks a number on each (gb-2011 3.51-3.57).
#pragma once

#include "definition/game.hpp"
#include "games/roulette/wheel.hpp"

namespace baize::roulette::double_action {

enum Wager : std::uint8_t { Identical, DualStar, Star, DualEvenChance, DualDozenColumn, SingleRing };

// 3.56: what a wager on a spot does when these numbers are marked.
Return settle(Wager wager, std::size_t spot, int inner, int outer, const Pays& pays);

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::roulette::double_action
