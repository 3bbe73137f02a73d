// gb.big-six: a wheel of 52 compartments with seven symbols, and wagers on the symbol (gb-2011 section 10).
#pragma once

#include "definition/game.hpp"

namespace baize::big_six {

inline constexpr int kCompartments = 52;

// Which symbol, 0 for the first type, a compartment bears; compartments are numbered from 1 around the wheel.
int symbol_in(std::uint8_t compartment);

// 10.9: a wager on a symbol when the clapper rests in a compartment.
Return settle(int symbol, std::uint8_t compartment, const Pays& pays);

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::big_six
