#include "server/hub/staff_commands.hpp"

#include <fmt/format.h>

#include "wire/read.hpp"
#include "wire/schema.hpp"

namespace baize::server {

using namespace protocol::asked;
using floor::Actor;
using floor::Role;

template <class ReplyPart>
void StaffCommands::Asked<ReplyPart>::done(const ReplyPart& reply) const {
    hub.answer(id, frames::Ok{number, {wire::json_of(reply)}});
}

// ---- Users ----------------------------------------------------------------------------------------------------------

void StaffCommands::hash_then(const Asked<UserRoleReply>& asked, const std::string& verb, const UserRoleReply& user,
                              const std::string& password, std::function<MaybeRefusal()> still_wrong) {
    Hub& hub = asked.hub;
    auto hash = std::make_shared<std::string>();
    const auto work = [hash, password, &hub] { *hash = hash_password(password, hub.dependencies_.entropy); };
    hub.dependencies_.offload(work, [=, &hub] {
        hub.queue_.push_back({asked.id, "", [=, &hub] {
            if (auto refusal = still_wrong()) return asked.refuse(*refusal);
            hub.gate_.add_user(user.user, user.role, *hash);
            hub.journal_staff(verb + " " + user.user, asked.by.name);
            asked.done(user);
        }});
    });
}

void StaffCommands::add_user(const Asked<UserRoleReply>& asked, const AddUserArgs& args) {
    const auto taken = [&gate = asked.hub.gate_, args] { return gate.check_new_user(args.user, args.role); };
    if (auto refusal = taken()) return asked.refuse(*refusal);
    if (auto refusal = password_too_weak(args.password, args.user)) return asked.refuse(*refusal);
    hash_then(asked, "add-user", {args.user, args.role}, args.password, taken);
}

void StaffCommands::change_password(const Asked<UserRoleReply>& asked, const PasswordArgs& args) {
    const std::string user = asked.by.name;
    if (auto refusal = password_too_weak(args.password, user)) return asked.refuse(*refusal);
    hash_then(asked, "change-password", {user, asked.by.role}, args.password,
              [&gate = asked.hub.gate_, user]() -> MaybeRefusal {
                  if (!gate.user(user)) return Refusal{"this user was removed"};
                  return std::nullopt;
              });
}

void StaffCommands::unlock_user(const Asked<UserReply>& asked, const UserArgs& args) {
    if (args.user == asked.by.name) return asked.refuse(Refusal{"somebody else has to do that for you"});
    if (auto refusal = asked.hub.gate_.unlock_user(args.user)) return asked.refuse(*refusal);
    asked.hub.journal_staff("unlock-user " + args.user, asked.by.name);
    asked.done({args.user});
}

void StaffCommands::remove_user(const Asked<UserReply>& asked, const UserArgs& args) {
    if (args.user == asked.by.name) return asked.refuse(Refusal{"somebody else has to do that for you"});
    if (auto refusal = asked.hub.gate_.remove_user(args.user)) return asked.refuse(*refusal);
    asked.hub.sign_out_all(args.user, "an engineer removed this user");
    asked.hub.journal_staff("remove-user " + args.user, asked.by.name);
    asked.done({args.user});
}

// ---- Devices --------------------------------------------------------------------------------------------------------

void StaffCommands::enrol_terminal(const Asked<EnrolReply>& asked, const TerminalArgs& args) {
    Hub& hub = asked.hub;
    const auto at = floor::parse_terminal(args.terminal);
    const floor::LiveTable* table = at ? hub.floor_->table(at->table) : nullptr;
    if (!table || at->player >= table->config().terminals)
        return asked.refuse(Refusal{fmt::format("there is no terminal '{}'", args.terminal),
                                    table ? table->profile().or_house(table->profile().terminals) : ""});
    hub.gate_.revoke_all(args.terminal);
    hub.sign_out_all(args.terminal, "this terminal was enrolled anew");
    const TokenHolder holder{Role::Terminal, args.terminal, args.terminal, hub.dependencies_.now_ms()};
    const std::string token = hub.gate_.issue(holder, hub.dependencies_.entropy);
    hub.journal_staff("enrolled " + args.terminal, asked.by.name);
    asked.done({args.terminal, token});
}

// ---- The table ------------------------------------------------------------------------------------------------------

namespace {

constexpr std::uint8_t kEngineers = 32, kAllStaff = 2 | 4 | 8 | 16 | 32;  // bits of floor::Role

template <class Function>
struct StaffFunction;
template <class AskedPart, class ArgsPart>
struct StaffFunction<void (*)(const AskedPart&, const ArgsPart&)> {
    using Asked = AskedPart;
    using Args = ArgsPart;
};

template <auto kFunction>
void run_staff(Hub& hub, ConnectionId id, const Actor& by, const frames::Do& frame) {
    using Of = StaffFunction<decltype(kFunction)>;
    const typename Of::Asked asked{hub, id, frame.number, by};
    typename Of::Args args;
    if (auto wrong = wire::read(frame.args.json, args, frame.verb)) return asked.refuse(Refusal{*wrong});
    kFunction(asked, args);
}

struct StaffRow {
    floor::CommandDef def;
    void (*run)(Hub&, ConnectionId, const Actor&, const frames::Do&);
};

template <auto kFunction>
constexpr StaffRow staff(std::string_view verb, std::uint8_t roles, std::string_view does) {
    using Of = StaffFunction<decltype(kFunction)>;
    return {{verb, roles, false, does, wire::types<typename Of::Args, typename Of::Asked::Reply>},
            run_staff<kFunction>};
}

using S = StaffCommands;
constexpr StaffRow kStaffRows[] = {
    staff<S::add_user>       ("add-user",        kEngineers, "adds somebody who may sign in"),
    staff<S::unlock_user>    ("unlock-user",     kEngineers, "lets somebody try again after three wrong passwords"),
    staff<S::remove_user>    ("remove-user",     kEngineers, "takes somebody's access away, and his tokens; not one's "
                                                             "own, not the last engineer's"),
    staff<S::enrol_terminal> ("enrol-terminal",  kEngineers, "gives a terminal its token"),
    staff<S::change_password>("change-password", kAllStaff,  "sets one's own password"),
};

const StaffRow* find_row(std::string_view verb) {
    for (const StaffRow& each : kStaffRows)
        if (each.def.verb == verb) return &each;
    return nullptr;
}

}  // namespace

std::span<const floor::CommandDef> staff_commands() {
    static const std::vector<floor::CommandDef> kDefs = [] {
        std::vector<floor::CommandDef> defs;
        for (const StaffRow& row : kStaffRows) defs.push_back(row.def);
        return defs;
    }();
    return kDefs;
}

const floor::CommandDef* StaffCommands::find(std::string_view verb) {
    const StaffRow* row = find_row(verb);
    return row ? &row->def : nullptr;
}

void StaffCommands::run(Hub& hub, ConnectionId id, const Actor& by, const frames::Do& frame) {
    const StaffRow* row = find_row(frame.verb);
    if (floor::may(row->def, by.role)) return row->run(hub, id, by, frame);
    hub.refuse(id, {{"n", frame.number}},
               Refusal{fmt::format("'{}' is not for a {}", frame.verb, word_of(by.role))});
}

}  // namespace baize::server
