// gb.casino-stud (gb-2011 7.1-7.35) and nz.caribbean-stud (the same with the amendments of seed 001 item 5).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/casino_stud/settle.hpp"
#include "games/poker/plan.hpp"

namespace baize::casino_stud {

// The last two are the GB game's alone.
enum Wager : std::uint8_t { Ante, Raise, Progressive, ProgressivePrize, Insurance, Double };
enum Choice : std::uint8_t { Fold, RaiseIt, Stay, DoubleIt };
// The first three are of both games.
enum Option : std::size_t { EqualHands, RoyalRaise, ProgressiveStake, ProgressiveOffered, InsuranceOffered };
enum NzOption : std::size_t { Areas = ProgressiveOffered + 1, Blind };

constexpr std::size_t kHand = 5, kUpCard = 4;  // 7.10: the dealer's fifth card

// How this table reads what the book leaves open.
Readings readings_of(const Setup& setup);
// ... of the stake of a Progressive wager that wins (against ruling R19).
bool progressive_stake_returned(const Setup& setup);

std::span<const IrregularityDef> nz_irregularities();

// Raise or fold; and whether to double an Insurance wager, with the same cards in view.
extern const poker::Plan kAntePlan, kInsurancePlan;

extern const Game kGbGame;
extern const Game kNzGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::casino_stud
