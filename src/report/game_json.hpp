// A game's definition as JSON: for `baize games --json` and for the lab, which draws its forms from it.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/game.hpp"

namespace baize {

std::string_view binding_name(Binding binding);
nlohmann::ordered_json to_json(const Game& game);

}  // namespace baize
