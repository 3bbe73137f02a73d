// What the files of craps share: places on the layout, and the conditions on wagers and calls.
#pragma once

#include "games/dice/craps.hpp"
#include "rulebooks/gb_2011/craps.hpp"

namespace baize::craps {

// In the order of the game's list.
enum Declaration : std::uint8_t { On, Off, PassDice, TakeDice };

enum Option : std::size_t { OddsMax };

constexpr Position at(Wager wager, std::size_t spot = 0) { return position_at(wager, spot); }
// Where a come wager stands that went to the point at this index.
constexpr std::size_t come_spot(std::size_t index) { return index + 1; }
// Which of the points of 8.13(b) this is.
constexpr std::size_t point_index(int number) {
    std::size_t index = 0;
    while (dice::number(gb_2011::craps::kPoints[index]) != number) ++index;
    return index;
}

inline int point(const Table& t) { return t.carried().memory[dice::kPoint]; }
// The name of a place: "6" of come:6, "2-4"; empty where a wager has only one.
std::string_view spot_of(const Table& t, Position position);

// 8.10: who may throw.
bool has_line_wager(const Table& t, PlayerId player);
// 8.17: placed when, by whom, and up to which amount; and the note on what may not be removed.
MaybeRefusal accept(const Table& t, const PlaceBet& bet);

// Calls of 8.17(g), (h), (j) and (k), and 8.16.
MaybeRefusal check_call(const Table& t, const Declared& declared);
MaybeRefusal check_pass(const Table& t, const Declared& declared);
// On a come out roll some wagers rest unless they are called on, others only if they are called off.
bool in_action(const Table& t, const Stake& stake);

}  // namespace baize::craps
