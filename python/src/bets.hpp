// Bets as Python gives them: {"ante": 10}, or a list of dicts with wager, stake, player and box.
#pragma once

#include <vector>

#include "baize/table.hpp"
#include "values.hpp"

namespace baize_python {

std::vector<baize::Bet> bets_of(const py::object& bets);

}  // namespace baize_python
