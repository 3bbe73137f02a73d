#include "server/permissions.hpp"

namespace baize::server {

using floor::CommandDef;
using floor::Role;

namespace {

constexpr std::uint8_t kTerminal = 1, kDealer = 2, kSupervisor = 4, kCashier = 8, kAuditor = 16, kEngineer = 32;
constexpr std::uint8_t kStaff = kDealer | kSupervisor | kCashier | kAuditor | kEngineer;

constexpr QuestionDef kQuestions[] = {
    {"tables", About::Floor, kTerminal | kStaff, true, "the tables of the floor"},
    {"offer", About::Table, kTerminal | kStaff, true, "a table's layout, pay tables and limits"},
    {"table", About::Table, kTerminal | kStaff, true, "a table's state, as the asker may see it"},
    {"results", About::Table, kTerminal | kStaff, true, "a table's last results, and which positions they made win"},
    {"recall", About::Table, kTerminal | kStaff, false, "the last games: a terminal's own, or all for staff"},
    {"round", About::Table, kTerminal | kStaff, false, "one of the last games"},
    {"replay", About::Table, kSupervisor | kAuditor, false, "one of the last games, event by event"},
    {"entries", About::Table, kDealer | kSupervisor | kAuditor, false, "the events of the open round by number"},
    {"file", About::Table, kSupervisor | kAuditor | kEngineer, false,
     "a table's file, as it will be from the next round on"},
    {"float", About::Table, kDealer | kSupervisor | kCashier | kAuditor, false, "what a table's float holds"},
    {"incidents", About::Floor, kStaff, false, "what waits for a second person, reports, disputes"},
    {"accounts", About::Money, kSupervisor | kCashier | kAuditor, false, "every account with its meters"},
    {"account", About::Money, kSupervisor | kCashier | kAuditor, false, "one account"},
    {"statement", About::Money, kSupervisor | kCashier | kAuditor, false, "the last movements of an account"},
    {"voucher", About::Money, kSupervisor | kCashier | kAuditor, false, "a voucher and its state"},
    {"journal", About::Floor, kAuditor, false, "entries of the journal with their hashes"},
    {"users", About::Floor, kEngineer, false, "who may sign in"},
    {"commands", About::Floor, kTerminal | kStaff, true, "who may do what"},
};

constexpr CommandDef kStaffCommands[] = {
    {"add-user", kEngineer, false, "adds somebody who may sign in"},
    {"unlock-user", kEngineer, false, "lets somebody try again after three wrong passwords"},
    {"remove-user", kEngineer, false, "takes somebody's access away"},
    {"enrol-terminal", kEngineer, false, "gives a terminal its token"},
    {"change-password", kStaff, false, "sets one's own password"},
};

}  // namespace

std::span<const QuestionDef> questions() { return kQuestions; }
std::span<const CommandDef> staff_commands() { return kStaffCommands; }

const QuestionDef* find_question(std::string_view what) {
    for (const QuestionDef& each : kQuestions)
        if (each.what == what) return &each;
    return nullptr;
}

const CommandDef* find_staff_command(std::string_view verb) {
    for (const CommandDef& each : kStaffCommands)
        if (each.verb == verb) return &each;
    return nullptr;
}

bool may_ask(const QuestionDef& question, std::optional<Role> role) {
    return question.anybody || (role && (question.roles & static_cast<std::uint8_t>(*role)) != 0);
}

std::vector<protocol::CommandRow> commands_view() {
    std::vector<protocol::CommandRow> list;
    const auto add = [&](const CommandDef& def) {
        protocol::CommandRow row{def.verb, {}, def.two_people, def.does};
        for (const Role role : floor::kRoles)
            if (floor::may(def, role)) row.roles.push_back(role);
        list.push_back(std::move(row));
    };
    for (const CommandDef& def : floor::commands()) add(def);
    for (const CommandDef& def : kStaffCommands) add(def);
    return list;
}

std::vector<protocol::UserRow> users_view(const Gate& gate) {
    std::vector<protocol::UserRow> list;
    for (const User* user : gate.users()) list.push_back({user->name, user->role, user->locked, user->wrong});
    return list;
}

}  // namespace baize::server
