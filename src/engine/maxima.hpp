// The highest pay-out that an operator may set (nz-three-card-poker 5.10 and its like): what it cuts at which stake.
#pragma once

#include <optional>
#include <span>

#include "engine/setup.hpp"

namespace baize {

// The wager with whose stake this one is laid or paid.
std::size_t staked_as(const Game& game, std::size_t wager);
// The rows by which it is paid: its own, or those of the wager that it is paid as.
std::span<const PayRow> paid_by(const Setup& setup, std::size_t wager);
// The clause by which an operator may set a highest pay-out: the wager's own, else the game's; empty: none.
Clause payout_max_clause(const Game& game, std::size_t wager);
// May it lie below what the odds pay? By such a clause, or where the odds are the operator's choice.
bool may_cut_pays(const Game& game, std::size_t wager);

// The first row by which a wager would win more than `most`, where so much lies on the wager that it is staked as.
struct CutRow {
    PayRow row;
    Money stake, won;
};
std::optional<CutRow> row_cut(const Setup& setup, std::size_t wager, Money staked, Money most);
// ... at the table's own maximum pay-out and its highest stake.
std::optional<CutRow> row_cut(const Setup& setup, std::size_t wager);

}  // namespace baize
