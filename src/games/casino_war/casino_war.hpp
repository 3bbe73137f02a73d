// gb.casino-war: one card against the dealer's; at a tie war or surrender (gb-2011 section 17).
#pragma once

#include "definition/game.hpp"

namespace baize::casino_war {

enum Wager : std::uint8_t { Main, War, Tie };
enum Choice : std::uint8_t { Surrender, GoToWar };
enum Option : std::size_t { Decks, WonWar };

// 17.3.
inline constexpr int kPlayersABox = 3;

extern const Game kGame;

}  // namespace baize::casino_war
