// Rows of prices as `edge` and `check` print them.
#pragma once

#include <vector>

#include "odds/return_distribution.hpp"

namespace baize::cli {

void print_table(const std::vector<Price>& rows);

}  // namespace baize::cli
