// What of a wager that a player wants the table and its game permit.
#pragma once

#include "floor/live_table.hpp"

namespace baize::floor {

// The stake as a terminal shows it (9A 3.3(c)): within the limits of the table, and the maxima of the game.
CutStake permitted_stake(const LiveTable& table, const StakeKey& key, Money wanted);
// nz-blackjack 5.8: who is limited wagers on one box only.
MaybeRefusal on_one_box(const LiveTable& table, const PlaceBet& bet);
// The wagers on an additional area that go back to their player, for a newcomer to have it; none where nothing yields.
std::set<StakeNo> yielding(const LiveTable& table, const PlaceBet& bet);
// Would the newcomer's wager be taken, once the area is free?
MaybeRefusal after_yielding(const LiveTable& table, const std::set<StakeNo>& area, const PlaceBet& bet);

}  // namespace baize::floor
