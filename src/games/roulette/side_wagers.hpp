// Roulette's side wagers that live over spins, Roulette Rage and Colours: what the table remembers for them, when they
// are taken, where they stand (gb-2011 3.12-3.40).
#pragma once

#include <string>
#include <vector>

#include "engine/table.hpp"
#include "games/roulette/settle.hpp"

namespace baize::roulette {

// The streak of colours, from spin to spin.
Streak streak_of(const CarriedState& carried);
void remember(CarriedState& carried, const Streak& streak);

// 3.23: the number of consecutive spins in words, where Roulette Rage is offered.
std::vector<std::string> standing(const Table& table);
// Roulette Rage is priced and simulated from an establishing spin.
void establish(CarriedState& carried, const Setup& setup, Position position, Money unit);

// 3.15, 3.20, 3.35: when such a wager is taken, and that it stays until it is decided.
MaybeRefusal accept_side_wager(const Table& table, const PlaceBet& bet);
// What the number does to such a wager; Colours moves on to its next place.
void settle_side_wager(Table& table, Stake& stake, int number);

// 3.34: the spots of Colours take chips; the places behind them hold wagers
// that have seen one and two numbers of their colour.
inline constexpr std::string_view kColourSpots[] = {"red", "black"};
inline constexpr std::string_view kColourPlaces[] = {"red-1", "red-2", "black-1", "black-2"};

}  // namespace baize::roulette
