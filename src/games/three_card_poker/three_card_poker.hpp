// gb.three-card-poker (gb-2011 section 5) and nz.three-card-poker (the same with the amendments of seed 001 item 3).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/poker/plan.hpp"

namespace baize::three_card_poker {

// The last place is Prime in the GB game and the Six Card Bonus in the NZ game.
enum Wager : std::uint8_t { Ante, Play, AnteBonus, PairPlus, Prime, SixCardBonus = Prime };
enum Choice : std::uint8_t { Fold, PlayOn };
enum NzOption : std::size_t { Areas, Blind, BonusOffered, MaximumPayout };

std::span<const IrregularityDef> nz_irregularities();

// nz 5.10: the most that is paid on one hand, if the operator has set it (rulings R82, R97).
std::optional<Money> maximum_payout(const Setup& setup);

// Play or fold, with the own three cards in view.
extern const poker::Plan kAntePlan;

extern const Game kGbGame;
extern const Game kNzGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::three_card_poker
