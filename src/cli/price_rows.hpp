// Rows of prices as `edge` and `check` print them.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "odds/law.hpp"

namespace baize::cli {

nlohmann::ordered_json to_json(const Price& price);
void print_table(const std::vector<Price>& rows);

}  // namespace baize::cli
