// gb.crazy-4-poker (gb-2011 section 15).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/crazy_4_poker/settle.hpp"
#include "games/poker/plan.hpp"

namespace baize::crazy_4_poker {

enum Wager : std::uint8_t { Ante, SuperBonus, Play, QueensUp };
enum Choice : std::uint8_t { Fold, PlayOn, TripleDown, KeepQueensUp };
enum Option : std::size_t { DoesNotQualify };

Unqualified unqualified(const Setup& setup);

// Fold, play once, or with a pair of aces up to three times.
extern const poker::Plan kAntePlan;

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::crazy_4_poker
