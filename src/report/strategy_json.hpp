// The best play of a game as JSON, with the value of every action where there is a chart.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/setup.hpp"

namespace baize {

// Refused for a game that asks the player nothing.
Result<nlohmann::ordered_json> strategy_json(const Setup& setup);

}  // namespace baize
