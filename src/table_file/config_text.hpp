// Words and amounts of a table file, and what `parse`, `check` and the notices share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table_file/config.hpp"

namespace baize::table_file {

inline constexpr std::size_t kFileBytesMax = 64 * 1024;
inline constexpr std::string_view kEveryWager = "*";

// What toml++ should not be given: it takes a deep tree down by recursion, and in version 3.3 some letters outside of
// quotes lead it into undefined behaviour.
MaybeRefusal unfit_for_parser(std::string_view toml, std::string_view file);

// A name from a file, fit to be printed: short, and without control characters.
std::string shown(std::string_view name);
// The candidate that a slip of the keys would explain; empty where none is near.
std::string_view nearest(std::string_view name, const std::vector<std::string_view>& candidates);
// "; did you mean 'terminals'?", or the whole list where nothing is near.
std::string suggestion(std::string_view name, const std::vector<std::string_view>& candidates);

std::vector<std::string_view> wager_names(const Game& game);

// A limit as the file gives it, by the circles of `limits_at`; nothing where no circle has it. Without a wager: what
// stands for every wager.
using LimitMember = std::optional<Money> LimitsGiven::*;
std::optional<Money> limit_given(const TableConfig& config, const Game& game, const WagerDef* wager, int terminal,
                                 LimitMember which);
// The table itself (0), and every terminal with limits of its own.
std::vector<int> places_with_limits(const TableConfig& config);

// What must be displayed, before text and clause are joined to a line.
struct Notice {
    std::string text;
    std::string clause;
    bool stands_out = false;  // a ceiling of what is paid (gb-2011 11.34(b))
};
std::vector<Notice> notices_of(const TableConfig& config, const Setup& setup);

// "three-of-a-kind" as people read it.
std::string spoken(std::string_view id);

// The rows that an option's ceiling leaves alone and names, "{blind.straight-flush}": who makes them beneath the line
// that it caps is paid no less (ruling R88).
struct NamedRow {
    std::size_t wager;
    PayRow row;
};
std::vector<NamedRow> rows_beneath(const Setup& setup, std::string_view ceiling);

}  // namespace baize::table_file
