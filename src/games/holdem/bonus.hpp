// gb.holdem-bonus (gb-2011 11.16-11.47).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/holdem/bonus_settle.hpp"
#include "games/holdem/progressive.hpp"
#include "games/poker/plan.hpp"

namespace baize::holdem::bonus {

enum Wager : std::uint8_t { Ante, Flop, Turn, River, Jackpot, Progressive, ProgressivePrize };
enum Choice : std::uint8_t { Fold, Stay, Check, Bet };
enum Option : std::size_t {
    DealerAces, JackpotCeiling, FoldedJackpot, JackpotOffered, ProgressiveOffered, ProgressiveStake, ProgressiveCards,
    BoardStraightFlush,
};

// 11.33**: is the line of ace-ace against ace-ace offered?
bool pays_dealer_aces(const Setup& setup);
// Against rulings R21, R66: does a fold lose the Bonus Jackpot too?
bool jackpot_falls_with_fold(const Setup& setup);
// 11.34*: what one player is paid at most by that line, if anything.
std::optional<Money> jackpot_ceiling(const Setup& setup);
ProgressiveReadings progressive_readings(const Setup& setup);

// To play with twice the ante or to fold, then a check or once the ante before the turn and before the river.
enum Street : std::size_t { BeforeFlop, BeforeTurn, BeforeRiver };
extern const poker::Plan kPlan;

extern const Game kGame;

}  // namespace baize::holdem::bonus
