// The best play of a game as JSON, with the value of every action where there is a chart.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>

#include "engine/setup.hpp"

namespace baize {

// Refused for a game that asks the player nothing. `progress` is told the share that is done where it takes seconds.
Result<nlohmann::ordered_json> strategy_json(const Setup& setup, const std::function<void(double)>& progress = {});

}  // namespace baize
