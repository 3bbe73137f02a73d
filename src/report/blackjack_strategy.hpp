// The best play of the games of blackjack as JSON: the chart by totals, what each action is worth, and where the cards say otherwise.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/setup.hpp"

namespace baize {

bool is_blackjack_chart(const Setup& setup);
nlohmann::ordered_json blackjack_strategy(const Setup& setup);

}  // namespace baize
