// An operator's table as `check`, the sign and the lab report it: what the rules say of it, and what everything costs.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "odds/law.hpp"
#include "table/config.hpp"

namespace baize {

std::string_view weight_name(Weight weight);
bool lawful(const std::vector<Finding>& findings);

// The price of every wager that the table offers; none where the file makes no set-up. A maximum pay-out is left aside:
// the edge is that of stakes which it does not reach.
std::vector<Price> prices_of(const TableConfig& config, const std::function<void(double)>& progress = {});
// A wager that favours the player, or whose edge is above the bound.
std::vector<Finding> check_prices(const std::vector<Price>& rows, double bound);

// {"table", "game", "lawful", "findings", "prices"}: all of the above.
nlohmann::ordered_json table_report(const TableConfig& config, double bound,
                                    const std::function<void(double)>& progress = {});

}  // namespace baize
