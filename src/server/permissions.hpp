// Who may ask what, and what of the hub's own commands. The commands of the floor are in floor/commands.cpp; together
// they are the table that the tests walk in full.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "floor/floor.hpp"
#include "server/gate.hpp"
#include "server/protocol/people.hpp"

namespace baize::server {

enum class About : std::uint8_t { Floor, Table, Money };
struct QuestionDef {
    std::string_view what;
    About about;
    std::uint8_t roles;      // bits of floor::Role
    bool anybody;            // also who has not signed in
    std::string_view answers;
};
std::span<const QuestionDef> questions();
const QuestionDef* find_question(std::string_view what);
bool may_ask(const QuestionDef& question, std::optional<floor::Role> role);

// Commands that concern users and devices, not the floor.
std::span<const floor::CommandDef> staff_commands();
const floor::CommandDef* find_staff_command(std::string_view verb);
inline bool may_staff(const floor::CommandDef& command, floor::Role role) { return floor::may(command, role); }

std::vector<protocol::CommandRow> commands_view();
std::vector<protocol::UserRow> users_view(const Gate& gate);  // without their hashes

}  // namespace baize::server
