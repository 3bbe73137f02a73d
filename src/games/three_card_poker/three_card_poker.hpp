// gb.three-card-poker (gb-2011 section 5) and nz.three-card-poker (the same with the amendments of seed 001 item 3).
#pragma once

#include "engine/game.hpp"
#include "engine/table.hpp"

namespace baize::three_card_poker {

// The last place is Prime in the GB game and the Six Card Bonus in the NZ game.
enum Wager : std::uint8_t { Ante, Play, AnteBonus, PairPlus, Prime, SixCardBonus = Prime };
enum Choice : std::uint8_t { Fold, PlayOn };
enum NzOption : std::size_t { Areas, Blind };

std::span<const IrregularityDef> nz_irregularities();

extern const Game kGbGame;
extern const Game kNzGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::three_card_poker
