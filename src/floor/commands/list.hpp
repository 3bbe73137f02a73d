// The commands that there are, and the way of one of them from JSON to its function and back.
#pragma once

#include <variant>

#include "floor/act.hpp"

namespace baize::floor {

// What the first of two people leaves to the second.
struct Proposal {
    Json args;
    std::string note;
};

struct CommandRow {
    CommandDef def;
    Result<Reply> (*carry_out)(Act& act, std::string_view verb, const Json& args);
    // What the first person does of what may want two: checked once, and then carried out or proposed. None: one is
    // always enough.
    Result<std::variant<Reply, Proposal>> (*begin)(Act& act, std::string_view verb, const Json& args) = nullptr;
};

const CommandRow* find_command(std::string_view verb);

}  // namespace baize::floor
