// A game's definition as it travels: for `baize games --json` and for the lab, which draws its forms from it.
#pragma once

#include "engine/game.hpp"
#include "report/protocol/game.hpp"

namespace baize {

protocol::lab::Definition definition_of(const Game& game);

}  // namespace baize
