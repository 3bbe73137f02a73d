// The best play of the games of blackjack as JSON: the chart by totals, what
// each action is worth, and where the cards say otherwise.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/setup.hpp"
#include "odds/blackjack/chart.hpp"

namespace baize {

nlohmann::ordered_json blackjack_strategy_json(const Setup& setup, const std::function<void(double)>& progress = {});
// A chart of somebody's own, as `blackjack_strategy_json` writes it. Squares
// that it leaves out are as in the chart that is given.
Result<blackjack::Chart> read_blackjack_chart(const Setup& setup, const nlohmann::ordered_json& json,
                                              blackjack::Chart chart);

}  // namespace baize
