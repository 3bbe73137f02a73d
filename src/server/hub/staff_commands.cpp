#include "server/hub/staff_commands.hpp"

#include <fmt/format.h>

#include "wire/read.hpp"
#include "wire/schema.hpp"

namespace baize::server {

using namespace protocol::asked;
using floor::Actor;
using floor::Role;

// ---- Users ----------------------------------------------------------------------------------------------------------

void StaffCommands::keep_user(const StaffAsked<UserRoleReply>& asked, const std::string& verb,
                              const UserRoleReply& user, const std::string& password,
                              std::function<MaybeRefusal()> still_wrong) {
    hash_then(parts_.offload, password, [=, this](const Result<std::string>& hash) {
        if (!hash) return asked.refuse(hash.refusal());
        if (auto refusal = still_wrong()) return asked.refuse(*refusal);
        parts_.credentials.add_user(user.user, user.role, *hash);
        note(verb + " " + user.user, asked.by.name);
        asked.done(user);
    });
}

void StaffCommands::add_user(const StaffAsked<UserRoleReply>& asked, const AddUserArgs& args) {
    const auto taken = [this, args] { return parts_.credentials.check_new_user(args.user, args.role); };
    if (auto refusal = taken()) return asked.refuse(*refusal);
    if (auto refusal = password_too_weak(args.password, args.user)) return asked.refuse(*refusal);
    keep_user(asked, "add-user", {args.user, args.role}, args.password, taken);
}

void StaffCommands::change_password(const StaffAsked<UserRoleReply>& asked, const PasswordArgs& args) {
    const std::string user = asked.by.name;
    if (auto refusal = password_too_weak(args.password, user)) return asked.refuse(*refusal);
    keep_user(asked, "change-password", {user, asked.by.role}, args.password, [this, user]() -> MaybeRefusal {
        if (!parts_.credentials.user(user)) return Refusal{"this user was removed"};
        return std::nullopt;
    });
}

void StaffCommands::unlock_user(const StaffAsked<UserReply>& asked, const UserArgs& args) {
    if (args.user == asked.by.name) return asked.refuse(Refusal{"somebody else has to do that for you"});
    if (auto refusal = parts_.credentials.unlock_user(args.user)) return asked.refuse(*refusal);
    note("unlock-user " + args.user, asked.by.name);
    asked.done({args.user});
}

void StaffCommands::remove_user(const StaffAsked<UserReply>& asked, const UserArgs& args) {
    if (args.user == asked.by.name) return asked.refuse(Refusal{"somebody else has to do that for you"});
    if (auto refusal = parts_.credentials.remove_user(args.user)) return asked.refuse(*refusal);
    parts_.sign_in.revoke_sessions(args.user, "an engineer removed this user");
    note("remove-user " + args.user, asked.by.name);
    asked.done({args.user});
}

// ---- Devices --------------------------------------------------------------------------------------------------------

void StaffCommands::enrol_terminal(const StaffAsked<EnrolReply>& asked, const TerminalArgs& args) {
    const auto at = floor::parse_terminal(args.terminal);
    const floor::LiveTable* table = at ? parts_.floor->state().table(at->table) : nullptr;
    if (!table || at->player >= table->config().terminals)
        return asked.refuse(Refusal{fmt::format("there is no terminal '{}'", args.terminal),
                                    table ? table->profile().or_house(table->profile().terminals) : ""});
    parts_.credentials.revoke_all(args.terminal);
    parts_.sign_in.revoke_sessions(args.terminal, "this terminal was enrolled anew");
    const std::string token = parts_.credentials.issue({Role::Terminal, args.terminal, args.terminal, parts_.now_ms()},
                                                parts_.entropy);
    note("enrolled " + args.terminal, asked.by.name);
    asked.done({args.terminal, token});
}

// ---- The table ------------------------------------------------------------------------------------------------------

namespace {

template <class Function>
struct StaffFunction;
template <class AskedPart, class ArgsPart>
struct StaffFunction<void (StaffCommands::*)(const AskedPart&, const ArgsPart&)> {
    using Asked = AskedPart;
    using Args = ArgsPart;
};

}  // namespace

template <auto kFunction>
void StaffCommands::read_and_run(StaffCommands& self, ConnectionId id, const Actor& by, const frames::Do& frame) {
    using Of = StaffFunction<decltype(kFunction)>;
    const typename Of::Asked asked{self.parts_.replies, id, frame.number, by};
    typename Of::Args args;
    if (auto wrong = wire::read(frame.args.json, args, frame.verb)) return asked.refuse(Refusal{*wrong});
    (self.*kFunction)(asked, args);
}

template <auto kFunction>
constexpr StaffCommands::Row StaffCommands::row(std::string_view verb, floor::Roles roles, std::string_view does) {
    using Of = StaffFunction<decltype(kFunction)>;
    return {{verb, roles, false, does, wire::types<typename Of::Args, typename Of::Asked::Reply>},
            read_and_run<kFunction>};
}

std::span<const StaffCommands::Row> StaffCommands::rows() {
    using S = StaffCommands;
    static constexpr floor::Roles kEngineers = floor::roles_of(Role::Engineer), kAllStaff = floor::kAllStaff;
    static constexpr Row kRows[] = {
        row<&S::add_user>       ("add-user",        kEngineers, "adds somebody who may sign in"),
        row<&S::unlock_user>    ("unlock-user",     kEngineers, "lets somebody try again after three wrong passwords"),
        row<&S::remove_user>    ("remove-user",     kEngineers, "takes somebody's access away, and his tokens; not "
                                                                "one's own, not the last engineer's"),
        row<&S::enrol_terminal> ("enrol-terminal",  kEngineers, "gives a terminal its token"),
        row<&S::change_password>("change-password", kAllStaff,  "sets one's own password"),
    };
    return kRows;
}

std::span<const floor::CommandDef> staff_commands() {
    static const std::vector<floor::CommandDef> kDefs = [] {
        std::vector<floor::CommandDef> defs;
        for (const StaffCommands::Row& row : StaffCommands::rows()) defs.push_back(row.def);
        return defs;
    }();
    return kDefs;
}

const StaffCommands::Row* StaffCommands::find(std::string_view verb) {
    for (const Row& each : rows())
        if (each.def.verb == verb) return &each;
    return nullptr;
}

void StaffCommands::run(const Row& row, ConnectionId id, const Actor& by, const frames::Do& frame) {
    if (floor::may(row.def, by.role)) return row.run(*this, id, by, frame);
    parts_.replies.refuse(id, Refusal{fmt::format("'{}' is not for a {}", frame.verb, word_of(by.role))},
                           frame.number);
}

}  // namespace baize::server
