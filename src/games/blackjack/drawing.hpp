#pragma once

#include "definition/drawing.hpp"

namespace baize::blackjack {

// One round spot in each box, around a half-moon; the odds of a blackjack and of insurance are written on the cloth.
Drawing half_moon(const Setup& setup);
// Two equal spots side by side, one for each hand (gb-2011 4.62); the first alone is a box of the normal game.
Drawing two_spots(const Setup& setup);

}  // namespace baize::blackjack
