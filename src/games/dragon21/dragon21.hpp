// nz.dragon21: two hands, dragon and tiger, drawn to 17, which may both be over 21 (seed 000, Dragon21).
#pragma once

#include "definition/game.hpp"

namespace baize::dragon21 {

enum Wager : std::uint8_t { Dragon, Tiger, Tie, PerfectPairs };
enum Choice : std::uint8_t { TurnCards };

std::span<const IrregularityDef> irregularities();

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::dragon21
