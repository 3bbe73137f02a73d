#include "server/permissions.hpp"

namespace baize::server {

using floor::CommandDef;
using floor::Role;

std::vector<protocol::CommandRow> commands_view() {
    std::vector<protocol::CommandRow> list;
    const auto add = [&](const CommandDef& def) {
        protocol::CommandRow row{def.verb, {}, def.two_people, def.at_times_two, def.does};
        for (const Role role : floor::kRoles)
            if (floor::may(def, role)) row.roles.push_back(role);
        list.push_back(std::move(row));
    };
    for (const CommandDef& def : floor::commands()) add(def);
    for (const CommandDef& def : staff_commands()) add(def);
    return list;
}

std::vector<protocol::UserRow> users_view(const CredentialStore& credentials) {
    std::vector<protocol::UserRow> list;
    for (const User* user : credentials.users()) list.push_back({user->name, user->role, user->locked, user->wrong});
    return list;
}

}  // namespace baize::server
