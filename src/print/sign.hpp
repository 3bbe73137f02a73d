// The sign of a table: limits, pay tables in use, the edge of every wager, and the notices that the rules demand.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/progress.hpp"
#include "report/protocol/sign.hpp"
#include "table_file/config.hpp"

namespace baize {

// Everything that stands on the sign: what the display page draws, and what `sign_html` prints.
Result<protocol::lab::SignText> sign_text(const TableConfig& config, const Progress& progress = {});
nlohmann::ordered_json sign_json(const protocol::lab::SignText& sign);

// One page to print or to hang up, complete in itself.
std::string sign_html(const protocol::lab::SignText& sign);

}  // namespace baize
