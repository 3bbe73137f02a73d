// The highest pay-out that an operator may set (nz-three-card-poker 5.10 and its like): what it cuts at which stake.
#pragma once

#include <optional>
#include <span>

#include "definition/setup.hpp"

namespace baize {

// The wager with whose stake this one is laid or paid.
std::size_t staked_as(const Game& game, std::size_t wager);
// The rows by which it is paid: its own, or those of the wager that it is paid as.
std::span<const PayRow> paid_by(const Setup& setup, std::size_t wager);
// The clause by which an operator may set a highest pay-out: the wager's own, else the game's; empty: none.
Clause payout_max_clause(const Game& game, std::size_t wager);
// Is an amount of this option such a maximum, over several payments or of a decision's wager?
bool is_payout_maximum(const Game& game, const OptionDef& option);
// May it lie below what the odds pay? By such a clause, or where the odds are the operator's choice.
bool may_cut_pays(const Game& game, std::size_t wager);

// The row by which a wager would win most, where that is more than `most`.
struct CutRow {
    PayRow row;
    Money stake, won;
};
// ... where so much lies on the wager itself, or on the one that it is paid as
std::optional<CutRow> row_cut_on(const Setup& setup, std::size_t wager, Money stake, Money most);
// ... where so much lies on the wager that it is staked as, and a decision lays the highest multiple of it
std::optional<CutRow> row_cut(const Setup& setup, std::size_t wager, Money staked, Money most);
// ... at the table's own maximum pay-out and its highest stake.
std::optional<CutRow> row_cut(const Setup& setup, std::size_t wager);

}  // namespace baize
