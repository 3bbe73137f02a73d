// The best play of the games of blackjack for whoever reads it: the chart by totals, what each action is worth, and
// where the cards say otherwise.
#pragma once

#include "odds/pricer.hpp"

namespace baize::blackjack {

Explanation explain(const Setup& setup, const Progress& progress = {});

}  // namespace baize::blackjack
