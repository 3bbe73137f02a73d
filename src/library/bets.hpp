// Bets as users name them, and as the engine takes them.
#pragma once

#include <vector>

#include "baize/table.hpp"
#include "core/refusal.hpp"
#include "definition/setup.hpp"
#include "engine/event.hpp"

namespace baize::library {

Result<PlaceBet> inner(const Setup& setup, const v0::Bet& bet);
Result<std::vector<PlaceBet>> inner(const Setup& setup, const std::vector<v0::Bet>& bets);

}  // namespace baize::library
