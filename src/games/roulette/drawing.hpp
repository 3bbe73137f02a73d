// What the drawings of every roulette share.
#pragma once

#include "definition/grids.hpp"

namespace baize::roulette {

// The colours of the compartments, and of the wagers that are named after them.
Named<Paint> wheel_colours();
// A wager on each number, in the order of the wheel.
Band track_of(const Setup& setup, const std::string& wager);
// A point's name and what it touches: the numbers that its name joins, "1-2-4-5 1 2 4 5".
std::string joined_numbers(const std::string& name);

}  // namespace baize::roulette
