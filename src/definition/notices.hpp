// What a book wants displayed at a table, and what a player is told before the bets are closed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/pay.hpp"
#include "definition/position.hpp"

namespace baize {

class Table;

// By which clause a choice must be displayed: where it is by `by`, or by a clause under it.
struct DisplayRule {
    Clause by;
    Clause displayed;
};

// What a book wants displayed at a table beside its limits.
struct Displayed {
    std::span<const DisplayRule> choices{};
    Clause paytable{};          // the pay table in use, where there is a choice of them
    Clause better_odds{};       // odds above the book's own
    Clause edge_of_own_odds{};  // the house edge with the table's own odds
};

// What is told of a game beside what lies on its table.
struct Notices {
    const Displayed* displayed = nullptr;
    std::vector<std::string> (*standing)(const Table&) = nullptr;  // what lives between rounds in words: "point 8"
    // What a player must be told of his wagers before the bets are closed, with its clause (gb-2011 12.27(c)): "a royal
    // flush is paid 50000.00 at most". Empty: nothing.
    std::string (*told_before_close)(const Table&, PlayerId) = nullptr;
};

}  // namespace baize
