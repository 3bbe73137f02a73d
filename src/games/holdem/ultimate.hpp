// gb.ultimate-holdem (gb-2011 11.48-11.76) and nz.ultimate-holdem (the same with the amendments of seed 000 Appendix G
// and seed 001 item 4).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/holdem/ultimate_settle.hpp"
#include "games/poker/plan.hpp"

namespace baize::holdem::ultimate {

enum Wager : std::uint8_t { Ante, Blind, Play, Trips };
enum Choice : std::uint8_t { Check, Fold, Bet1x, Bet2x, Bet3x, Bet4x };
// The last two are the NZ game's alone.
enum Option : std::size_t { DoesNotQualify, RoyalCeiling, Community, TripsOffered, Areas, BlindHands };

// How the community cards come (11.51; nz 8.4).
enum class Comes { FaceDown, First, AsNeeded };

// How this table reads what the book leaves open.
Unqualified unqualified(const Setup& setup);
// 11.70*: what one player is paid at most for a royal flush on the Blind, if anything.
std::optional<Money> royal_ceiling(const Setup& setup);

std::span<const IrregularityDef> nz_irregularities();

// Three or four times the ante before the flop, twice on it, once on the river; each player bets once.
enum Street : std::size_t { BeforeFlop, OnFlop, OnRiver };
extern const poker::Plan kPlan;

extern const Game kGbGame;
extern const Game kNzGame;

}  // namespace baize::holdem::ultimate
