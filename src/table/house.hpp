// One pay scale in the whole house, where a book wants that (nz-three-card-poker 10A.8).
#pragma once

#include <optional>

#include "engine/setup.hpp"

namespace baize {

// The first wager that two tables of one house both offer and pay by different scales, though its book wants one.
std::optional<std::size_t> other_scale(const Setup& table, const Setup& other);

}  // namespace baize
