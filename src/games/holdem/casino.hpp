// gb.casino-holdem (gb-2011 11.77-11.100).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/holdem/casino_settle.hpp"
#include "games/holdem/progressive.hpp"
#include "games/poker/plan.hpp"

namespace baize::holdem::casino {

enum Wager : std::uint8_t { Ante, Call, AaBonus, Progressive, ProgressivePrize };
enum Choice : std::uint8_t { Fold, CallIt };
enum Option : std::size_t {
    DoesNotQualify, EqualHands, FoldedAaBonus, AaOffered, ProgressiveOffered, ProgressiveStake, ProgressiveCards,
    BoardStraightFlush,
};

// How this table reads what the book leaves open.
Readings readings_of(const Setup& setup);
// 11.82 by its letter: a fold loses the AA Bonus, though the hand wins it (against ruling R21).
bool aa_falls_with_fold(const Setup& setup);
ProgressiveReadings progressive_readings(const Setup& setup);

// To call with twice the ante or to fold, with the flop in view.
extern const poker::Plan kPlan;

extern const Game kGame;

}  // namespace baize::holdem::casino
