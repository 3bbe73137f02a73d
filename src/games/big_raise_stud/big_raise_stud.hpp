// nz.big-raise-stud (seed 002): three cards and two in the middle, a raise of one to four times the ante.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/big_raise_stud/settle.hpp"
#include "games/poker/plan.hpp"

namespace baize::big_raise_stud {

enum Wager : std::uint8_t { Ante, Raise, Bonus };
enum Choice : std::uint8_t { LetItStand, Fold, Once, Twice, Thrice, FourTimes };

bool from_shuffler(const Setup& setup);                                                        // 3.4

std::span<const IrregularityDef> irregularities();

// How a table reads what the book leaves open.
Readings readings_of(const Setup& setup);

// Fold, or raise once to four times, with the own three cards in view.
extern const poker::Plan kPlan;

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::big_raise_stud
