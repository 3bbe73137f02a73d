// Who may do what: the commands of the floor are in floor/commands/list.cpp, those of users and devices in
// server/hub/staff_commands.cpp, questions in server/hub/questions.cpp; the tests walk all of them.
#pragma once

#include <span>
#include <vector>

#include "floor/floor.hpp"
#include "server/hub/credential_store.hpp"
#include "server/protocol/people.hpp"

namespace baize::server {

std::span<const floor::CommandDef> staff_commands();

std::vector<protocol::CommandRow> commands_view();
std::vector<protocol::UserRow> users_view(const CredentialStore& credentials);  // without their hashes

}  // namespace baize::server
