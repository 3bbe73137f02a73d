// Every game there is. A new game adds one line to the list in list.cpp.
#pragma once

#include <span>
#include <string_view>

#include "engine/game.hpp"

namespace baize {

std::span<const Game* const> games();
const Game* find_game(std::string_view id);

}  // namespace baize
