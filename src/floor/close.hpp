// What becomes of chips when the bets close: which wagers do not take part. A
// terminal is told of them while it can still add chips.
#pragma once

#include "floor/live_table.hpp"

namespace baize::floor {

// 9A 3.3(c)(iv): the wagers of terminals that stake less in all than the table wants.
std::set<StakeNo> below_aggregate(const LiveTable& table);
std::string aggregate_clause(const LiveTable& table);
// The last wagers laid on the heavier side, where it exceeds the other by more than the table's differential.
std::set<StakeNo> beyond_differential(const LiveTable& table);

// What would become of a player's wagers if the bets closed now.
struct AtClose {
    StakeKey key;
    Money stake{};        // what would be left of it; zero: it would not take part
    std::string because;  // with what would mend it
    std::string clause;
};
std::vector<AtClose> at_close(const LiveTable& table, PlayerId player);

}  // namespace baize::floor
