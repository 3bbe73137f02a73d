// Who acts on a floor, what is asked of it, and which commands it knows.
#pragma once

#include <concepts>
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

using Roles = std::uint8_t;  // any of them, each a bit
constexpr Roles roles_of(std::same_as<Role> auto... roles) {
    return static_cast<Roles>((0u | ... | static_cast<unsigned>(roles)));
}
constexpr bool is_one_of(Roles roles, Role role) { return (roles & roles_of(role)) != 0; }
inline constexpr Roles kAllStaff =
    roles_of(Role::Dealer, Role::Supervisor, Role::Cashier, Role::Auditor, Role::Engineer);

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
    Roles roles;            // who may give it
    bool two_people;        // the first only proposes it
    std::string_view does;  // in words, for the documentation and the refusals
    wire::TypesIn types;    // of its arguments and its reply
    bool at_times_two = false;  // what is asked for says whether the first only proposes it
    bool proposes() const { return two_people || at_times_two; }
};
std::span<const CommandDef> commands();
constexpr bool may(const CommandDef& command, Role role) { return is_one_of(command.roles, role); }

}  // namespace baize::floor
