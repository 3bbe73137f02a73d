// nz.blackjack: the base game with insurance and even money (nz-blackjack sections 1-14, 16, 17).
#pragma once

#include "engine/game.hpp"
#include "engine/table.hpp"
#include "games/blackjack/hands.hpp"

namespace baize::blackjack::nz {

using namespace table;

Rules rules_of(const Setup& setup);

extern const Game kGame;

}  // namespace baize::blackjack::nz
