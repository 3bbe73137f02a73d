// What the handle of a table file holds.
#pragma once

#include "baize/table_file.hpp"
#include "table_file/config.hpp"

namespace baize {

struct v0::TableFile::Inside {
    TableConfig config;
};

inline const TableConfig& inner(const v0::TableFile& table) { return table.inside().config; }

}  // namespace baize
