// Which lines of a settlement belong to which price: a double is part of the main wager's, insurance is its own.
#pragma once

#include <vector>

#include "engine/table.hpp"

namespace baize {

// The position in whose price this one is counted.
inline Position priced_at(const Game& game, Position position) {
    const int part_of = game.wagers[position.wager].part_of;
    return part_of < 0 ? position : Position{static_cast<std::uint8_t>(part_of), 0};
}

// Every position that can be staked on before a round under this set-up.
std::vector<Position> opening_positions(const Setup& setup);

// Sums for a simulation with stakes on these positions, in their order; what belongs to none of them comes after.
SimulatedSums sums_for(const Setup& setup, const std::vector<Position>& positions);

// One stake for each, by player A on the first box or the common layout.
void stake_on_all(Table& table, const std::vector<Position>& positions, Money unit);

}  // namespace baize
