// Rows of prices as `edge` and `check` print them.
#pragma once

#include <vector>

#include "baize/price.hpp"

namespace baize::cli {

void print_table(const std::vector<v0::Price>& rows);

}  // namespace baize::cli
