// gb.two-way-holdem (gb-2011 11.101-11.117).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/holdem/two_way_settle.hpp"
#include "games/poker/plan.hpp"

namespace baize::holdem::two_way {

enum Wager : std::uint8_t { Ante, Blind, TwoWay, Flop, River };
enum Choice : std::uint8_t { Check, BetFlop, BetRiver };
enum Option : std::size_t { RiverWager, EqualHands, TwoWayRoyal };

// How this table reads what the book leaves open.
Readings readings_of(const Setup& setup);

// A check or once the ante on the flop, and on the river; the unit is one of the three opening wagers.
extern const poker::Plan kPlan;

extern const Game kGame;

}  // namespace baize::holdem::two_way
