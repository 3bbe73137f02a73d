// The exact return distribution of the NeverBust wager: every course of one box and the dealer from a fresh shoe
// (gb-2011 4.74-4.80).
#pragma once

#include "games/blackjack/gb_neverbust.hpp"
#include "odds/blackjack/values.hpp"
#include "odds/return_distribution.hpp"

namespace baize::blackjack::gb::neverbust {

// By games/blackjack/gb_neverbust's settle. Throws std::invalid_argument for a shoe that can run out within a round.
ReturnDistribution main_returns(const ValueShoe& shoe, const TableRules& rules, std::span<const PayRow> rows);

}  // namespace baize::blackjack::gb::neverbust
