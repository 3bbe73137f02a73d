// A fault of the program at one table: that table is called off and locked, and every other one goes on.
#pragma once

#include "floor/act.hpp"

namespace baize::floor {

// The table that a command with these arguments concerns; empty where it concerns none of this server's.
std::string table_concerned(const State& state, const Actor& actor, const Json& args);

// The round is called off, every stake goes back, the table is locked, and an incident reports it.
void call_off_by_fault(Act& act, const LiveTable& table, const std::string& what);

}  // namespace baize::floor
