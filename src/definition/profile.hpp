// The book that a table is under (ruling D7): GB premises, or an NZ casino. What that book says of
// terminals, clock, credit, locks and voids binds the table, and no other book does. An empty
// clause: the book says nothing, and the house's own numbers hold.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/pay.hpp"

namespace baize {

// Cited where no clause of the table's book has the rule.
inline constexpr Clause kHouseRule = "the house's own rule";

struct Profile {
    std::string_view id;     // "gb", "nz": as a table file gives it
    std::string_view title;
    bool electronic;         // a table of terminals

    std::string_view text{};  // a book of its own, which binds whatever the game: "nz-electronic-tai-sai"

    // What is installed.
    int terminals_max = 0;   // 0: the book sets none
    Clause terminals{};
    Clause equipment{};      // approval of what makes the chance
    // Wagers at a terminal. Where these are empty the game's own clauses hold.
    int betting_seconds_min = 0;  // from the last result to the next "no more bets"; 0: the book sets none
    Clause betting_clock{};
    Clause no_more_bets{};
    Clause limits_shown{};
    Clause terminal_limits{};     // limits may differ from one terminal to another
    Clause below_minimum{}, odd_multiple{}, above_maximum{};  // no chips are shown, or the next lowest wager
    Clause aggregate{};
    Clause as_at_close{};         // what was wagered stands as the terminal showed it
    // Credit.
    Clause credit_shown{};
    Clause notes{}, tender{}, credited{}, voucher{}, cancelled{};
    // Results, faults.
    Clause entered{};             // who enters a result
    Clause recalculated{};
    Clause locked{};
    Clause refused{};             // what a malfunction credited is not paid, and what was wagered is refunded
    std::array<Clause, 3> called_off{kHouseRule, kHouseRule, kHouseRule};  // by CallOff

    std::string or_house(Clause clause) const { return std::string(clause.empty() ? kHouseRule : clause); }
};

// Nothing where there is no profile of that name.
const Profile* find_profile(std::string_view id, bool electronic);
// Is a book one that binds by a profile and is no game's to borrow from (ruling D7)?
bool binds_by_profile(std::string_view book);
// The one that a game's own book makes.
std::string_view profile_of_book(std::string_view book);

}  // namespace baize
