// Who acts on a floor, what is asked of it, and which commands it knows.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "floor/codec.hpp"
#include "wire/wire.hpp"

namespace baize::floor {

// ---- Who acts -------------------------------------------------------------------------------------------

enum class Role : std::uint8_t { Terminal = 1, Dealer = 2, Supervisor = 4, Cashier = 8, Auditor = 16, Engineer = 32 };
inline constexpr Role kRoles[] = {Role::Terminal, Role::Dealer, Role::Supervisor, Role::Cashier, Role::Auditor,
                                  Role::Engineer};

}  // namespace baize::floor

namespace baize {

template <>
inline constexpr auto kWords<floor::Role> = words<floor::Role>("Role", {{floor::Role::Terminal, "terminal"},
                                                                        {floor::Role::Dealer, "dealer"},
                                                                        {floor::Role::Supervisor, "supervisor"},
                                                                        {floor::Role::Cashier, "cashier"},
                                                                        {floor::Role::Auditor, "auditor"},
                                                                        {floor::Role::Engineer, "engineer"}});

}  // namespace baize

namespace baize::floor {

struct Actor {
    Role role = Role::Terminal;
    std::string name;     // "sic-bo-1/07" of a terminal, else the person
    std::string source;   // who numbers his commands: a terminal, or one signed-in session
};

struct Command {
    Actor actor;
    std::uint64_t number = 0;  // counted by the source, each once; 0: not counted (the clock's own)
    std::string verb;
    Json args = Json::object();
};

// What became of a command. A repeat of one that was carried out changes nothing and says so.
struct Reply {
    Json body = Json::object();
    bool repeat = false;
};

// ---- Who may do what ----------------------------------------------------------------------------------------

struct CommandDef {
    std::string_view verb;
    std::uint8_t roles;     // bits of Role
    bool two_people;        // the first only proposes it
    std::string_view does;  // in words, for the documentation and the refusals
    wire::TypesIn types;    // of its arguments and its reply
    bool at_times_two = false;  // what is asked for says whether the first only proposes it
    bool proposes() const { return two_people || at_times_two; }
};
std::span<const CommandDef> commands();
constexpr bool may(const CommandDef& command, Role role) {
    return (command.roles & static_cast<std::uint8_t>(role)) != 0;
}

}  // namespace baize::floor
