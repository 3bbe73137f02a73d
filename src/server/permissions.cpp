#include "server/permissions.hpp"

namespace baize::server {

using floor::CommandDef;
using floor::Json;
using floor::Role;

namespace {

constexpr std::uint8_t kTerminal = 1, kDealer = 2, kSupervisor = 4, kCashier = 8, kAuditor = 16, kEngineer = 32;
constexpr std::uint8_t kStaff = kDealer | kSupervisor | kCashier | kAuditor | kEngineer;

constexpr QuestionDef kQuestions[] = {
    {"tables", kTerminal | kStaff, true, "the tables of the floor"},
    {"offer", kTerminal | kStaff, true, "a table's layout, pay tables and limits"},
    {"table", kTerminal | kStaff, true, "a table's state, as the asker may see it"},
    {"recall", kTerminal | kStaff, false, "the last games: a terminal's own, or all for staff"},
    {"round", kTerminal | kStaff, false, "one of the last games"},
    {"entries", kDealer | kSupervisor | kAuditor, false, "the events of the open round by number"},
    {"incidents", kStaff, false, "what waits for a second person, reports, disputes"},
    {"accounts", kSupervisor | kCashier | kAuditor, false, "every account with its meters"},
    {"account", kSupervisor | kCashier | kAuditor, false, "one account"},
    {"voucher", kSupervisor | kCashier | kAuditor, false, "a voucher and its state"},
    {"journal", kAuditor, false, "entries of the journal with their hashes"},
    {"users", kEngineer, false, "who may sign in"},
    {"commands", kTerminal | kStaff, true, "who may do what"},
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

Json commands_view() {
    Json list = Json::array();
    const auto add = [&](const CommandDef& def) {
        Json roles = Json::array();
        for (const Role role : floor::kRoles)
            if (floor::may(def, role)) roles.push_back(floor::role_name(role));
        list.push_back({{"verb", def.verb}, {"roles", roles}, {"two-people", def.two_people}, {"does", def.does}});
    };
    for (const CommandDef& def : floor::commands()) add(def);
    for (const CommandDef& def : kStaffCommands) add(def);
    return list;
}

Json users_view(const Gate& gate) {
    Json list = Json::array();
    for (const User* user : gate.users()) list.push_back({{"user", user->name}, {"role", floor::role_name(user->role)}, {"locked", user->locked}, {"wrong", user->wrong}});
    return list;
}

}  // namespace baize::server
