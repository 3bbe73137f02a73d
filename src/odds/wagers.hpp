// Which lines of a settlement belong to which price: a double is part of the main wager's, insurance is its own.
#pragma once

#include <vector>

#include "core/ratio.hpp"
#include "engine/table.hpp"

namespace baize {

// The position in whose price this one is counted.
inline Position priced_at(const Game& game, Position position) {
    const int part_of = game.wagers[position.wager].part_of;
    return part_of < 0 ? position : position_at(part_of);
}

// The stake that an enumeration lays: it falls into halves, thirds, quarters and fifths, as games divide wagers. What
// odds leave of a cent stands in the lines, so it fits any odds.
inline Money priced_stake(const Setup& setup) { return setup.limits(0).increment * 60; }
// What a line moves, in such stakes, with the fraction of a cent that was rounded away (ruling D5).
Ratio exact_net(const Line& line, Money unit);

// How the price of a wager is called that another opening wager may be laid with, and is not (gb-2011 4.62):
// "main+alone".
inline constexpr std::string_view kAlone = "+alone";

// Every position that can be staked on before a round under this set-up.
std::vector<Position> opening_positions(const Setup& setup);

// Sums for a simulation with stakes on these positions, in their order; what belongs to none of them comes after.
SimulatedSums sums_for(const Setup& setup, const std::vector<Position>& positions);

// One stake for each, by player A on the first box or the common layout.
void stake_on_all(Table& table, const std::vector<Position>& positions, Money unit);

}  // namespace baize
