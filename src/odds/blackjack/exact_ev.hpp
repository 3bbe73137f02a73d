// The value of a strategy as an exact fraction, for a shoe of any length.
#pragma once

#include "core/ratio.hpp"
#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

Ratio exact_ev(const Composition& shoe, const Rules& rules, const Strategy& strategy);

}  // namespace baize::blackjack
