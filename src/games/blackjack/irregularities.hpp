// What a supervisor may rule at a blackjack table (nz-blackjack section 16, and 7.1, 7.7, 8.1).
#pragma once

#include <span>

#include "engine/game.hpp"

namespace baize::blackjack::nz {

// The mark under which a missed offer of insurance waits to be made: 1 + player + 64 * box (16.11).
inline constexpr std::size_t kInsuranceOwed = 0;

std::span<const IrregularityDef> irregularities();

}  // namespace baize::blackjack::nz
