// gb.pai-gow-tiles (gb-2011 section 14) and nz.pai-gow: four tiles, set in two hands against the dealer's two.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/pai_gow_tiles/house_way.hpp"

namespace baize::pai_gow_tiles {

// The bank is what a player stakes to cover the others' wagers (14.21). The NZ game has no Bonanza wagers.
enum Wager : std::uint8_t { Main, Bank, Bonus, Tie };
enum Choice : std::uint8_t { Set, ByHouseWay, KeepTie, SurrenderTie };

inline constexpr int kPositions = 7;                                                           // 14.26
inline constexpr int kNzBoxes = kPositions + 1;                                               // nz 3.1: with the bank's

extern const Game kGbGame;
extern const Game kNzGame;

// The four tiles that lie before a box or the dealer, set or not.
Stack stack_of(const Box& box);
// 14.48: has he said that he gives up half of his Bonanza Tie?
bool surrenders_tie(const Table& t, const Box& box);

}  // namespace baize::pai_gow_tiles
