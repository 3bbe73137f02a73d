// The commands that there are, and the way of one of them from JSON to its function and back.
#pragma once

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
    // Of what may want two people: checked, as it will be proposed. Nothing where one is enough for what is asked.
    Result<std::optional<Proposal>> (*to_propose)(const Act& act, std::string_view verb, const Json& args) = nullptr;
};

const CommandRow* find_command(std::string_view verb);

}  // namespace baize::floor
