// The reduction of wagers where a table differential is exceeded (nz-dragon21 5.12, 5.13).
#pragma once

#include <span>
#include <vector>

#include "engine/table.hpp"
#include "table_file/config.hpp"

namespace baize {

// By which rule of its book a game's dealer reduces the wagers of the
// heavier side pro rata at the close of bets. Empty:
// the book has no such rule, and a wager is refused or dropped instead.
Clause pro_rata_clause(const Game& game);

// A stake, and how many minor units one step of it is worth.
struct Share {
    Money stake{};
    Money step{1};
};

// Each share of `most`, in proportion to the stakes and in whole steps. What the rounding down
// leaves over goes out again in steps, the largest remainder first, of equal ones the stake
// that was laid first; so less than a step is left in all.
std::vector<Money> pro_rata(std::span<const Share> shares, Money most);

// What the dealer does at the close: for every wager that is reduced, the event that
// says so. A wager of which no step is left is taken back whole.
std::vector<PlaceBet> reductions(const Table& table, const TableConfig& config);

// A wager that was reduced, as it is told to its player.
struct Reduced {
    PlaceBet bet;  // as it stands now
    Money was{};
};
std::vector<Reduced> reduced_in(std::span<const Event> events);

}  // namespace baize
