// What the tables of one house agree on: a pay scale, where a book wants one in all of it (nz-three-card-poker 10A.8),
// and what feeds a meter that they share (gb-2011 2.4).
#pragma once

#include <optional>

#include "definition/setup.hpp"
#include "table_file/config.hpp"

namespace baize {

// The first wager that two tables of one house both offer and pay by different scales, though its book wants one.
std::optional<std::size_t> other_scale(const Setup& table, const Setup& other);
// Linked tables have one meter, so they agree on what feeds it.
MaybeRefusal other_meter(const TableConfig& table, const TableConfig& other);

}  // namespace baize
