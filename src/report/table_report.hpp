// An operator's table as `check`, the sign and the lab report it: what the rules say of it, and what everything costs.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/progress.hpp"
#include "odds/return_distribution.hpp"
#include "report/protocol/price.hpp"
#include "table_file/config.hpp"

namespace baize {

protocol::lab::FindingRow row_of(const Finding& finding);
using v0::lawful;

// A price is of any stake, and a table's limits would be in its way. But what an amount of money does to a price, a
// ceiling or a maximum, depends on the highest stake (ruling R67), and that is the table's own.
void free_of_limits(Setup& setup);

// The price of every wager that the table offers, with so much in its meter; none where the file makes no set-up.
// Throws OddsTooFine.
std::vector<Price> prices_of(const TableConfig& config, const Progress& progress = {},
                             Money meter = {});
// A jackpot that is filled out of a wager, with more of it than that wager's edge (gb-2011 16.29, ruling R100).
std::vector<Finding> check_jackpot_part(const TableConfig& config, const std::vector<Price>& rows);
// A wager that favours the player, or whose edge is above the bound.
std::vector<Finding> check_prices(const std::vector<Price>& rows, double bound);

// What a doubtful reading that the table has chosen costs, against the price of the same table as it is ruled (ruling
// R99). `rows` are the table's own prices, not gathered; whoever chose none waits for no other price.
std::vector<Finding> check_readings(const TableConfig& config, const std::vector<Price>& rows,
                                    const Progress& progress = {});

using v0::TableReport;

// What the rules say of it, beside the other tables of a house where they are given.
std::vector<Finding> findings_of(const TableConfig& config, std::span<const TableConfig> house = {});
// ... and what its prices are, and say. Throws OddsTooFine.
TableReport report_of(const TableConfig& config, double bound, const Progress& progress = {},
                      std::span<const TableConfig> house = {});
// As it travels: warnings stand before notes.
protocol::lab::Checked checked_of(const TableConfig& config, const TableReport& report);
protocol::lab::Checked table_report(const TableConfig& config, double bound, const Progress& progress = {},
                                    std::span<const TableConfig> house = {});

}  // namespace baize
