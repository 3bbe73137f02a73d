// A game's definition as it travels: for `baize games --json` and for the lab, which draws its forms from it.
#pragma once

#include <cstdint>

#include "definition/game.hpp"
#include "report/protocol/game.hpp"

namespace baize {

// Rows that pay nothing are not shown (ruling R100); the lab's form has them, for odds may be given to them.
enum class RowsOf : std::uint8_t { Form, Catalogue };
protocol::lab::Definition definition_of(const Game& game, RowsOf rows);

}  // namespace baize
