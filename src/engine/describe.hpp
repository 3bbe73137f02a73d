// Events, needs and lines in words, for logs, refusals and transcripts.
#pragma once

#include <string>

#include "definition/names.hpp"
#include "engine/table.hpp"

namespace baize {

std::string place_name(const Table& table, BoxNo box, std::size_t hand);  // "box 2", "box 2 hand 2", "dealer"
std::string describe(const Need& need, const Table& table);
std::string describe(const Event& event, const Game& game);
std::string describe(const Line& line, const Game& game);
std::string_view outcome_name(Outcome outcome);
std::string_view call_off_name(CallOff why);  // "no-spin", "malfunction", "ordered"
Clause call_off_clause(const Profile& profile, CallOff why);

}  // namespace baize
