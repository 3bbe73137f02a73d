// The exact return distribution of the Pocket Pairs wager, by counting hands of two cards; the verdict is
// games/pocket_pairs/settle.
#pragma once

#include <span>

#include "definition/game.hpp"
#include "odds/return_distribution.hpp"
#include "odds/pricer.hpp"

namespace baize::pocket_pairs {

// Of a player who forfeits nothing: what his cards win is his (18.6, 18.8).
ReturnDistribution pocket_pairs_returns(const ShoePolicy& shoe, std::span<const PayRow> rows);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::pocket_pairs
