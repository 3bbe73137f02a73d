// What questions, and commands that concern users and devices, say and are replied.
#pragma once

#include "floor/protocol/commands/dealer.hpp"
#include "server/protocol/people.hpp"

namespace baize::protocol::asked {

using commands::NoArgs;
using commands::TerminalArgs;

// ---- Questions --------------------------------------------------------------------------------------------

struct OfTable {
    std::string table{};
    static constexpr auto kPart = part("OfTable", "a table",
        filled("table", &OfTable::table, "its id; a terminal's own if left out"));
};
struct LastOfTable {
    OfTable of{};
    int most = 20;
    static constexpr auto kPart = part("LastOfTable", "the last games of a table",
        wire::fields_of(&LastOfTable::of),
        filled("most", &LastOfTable::most, "how many; 20 if left out").within(1, 1'000));
};
struct RoundOfTable {
    OfTable of{};
    std::uint64_t round = 1;
    static constexpr auto kPart = part("RoundOfTable", "a game of a table",
        wire::fields_of(&RoundOfTable::of),
        always("round", &RoundOfTable::round, "among the last 80").within(1, INT64_MAX));
};
struct WhichIncidents {
    bool open = false;
    static constexpr auto kPart = part("WhichIncidents", "which incidents",
        filled("open", &WhichIncidents::open, "true: those only"));
};
struct OfAccount {
    std::string account{};
    static constexpr auto kPart = part("OfAccount", "an account of the ledger",
        always("account", &OfAccount::account, "its name").up_to(80));
};
struct LastOfAccount {
    OfAccount of{};
    int most = 20;
    static constexpr auto kPart = part("LastOfAccount", "the last movements of an account; 200 are kept",
        wire::fields_of(&LastOfAccount::of),
        filled("most", &LastOfAccount::most, "how many; 20 if left out").within(1, 1'000));
};
struct OfVoucher {
    std::string number{};
    static constexpr auto kPart = part("OfVoucher", "a voucher",
        always("number", &OfVoucher::number, "18 digits"));
};
struct OfJournal {
    std::uint64_t from = 0;
    int most = 20;
    bool raw = false;
    static constexpr auto kPart = part("OfJournal", "entries of the journal",
        filled("from", &OfJournal::from, "behind which entry; 0 if left out"),
        filled("most", &OfJournal::most, "how many; 20 if left out").within(1, 1'000),
        filled("raw",  &OfJournal::raw,  "with the bytes that are hashed"));
};

// ---- Users and devices ------------------------------------------------------------------------------------

struct AddUserArgs {
    std::string user{};
    floor::Role role{};
    std::string password{};
    static constexpr auto kPart = part("AddUserArgs", "somebody who may sign in",
        always("user",     &AddUserArgs::user,     "letters, digits, `-`, `.`, up to 40"),
        always("role",     &AddUserArgs::role,     "as what; not as a terminal"),
        always("password", &AddUserArgs::password, "10 characters at least, without the user's name").up_to(200));
};
struct UserArgs {
    std::string user{};
    static constexpr auto kPart = part("UserArgs", "somebody who may sign in",
        always("user", &UserArgs::user, "the name; somebody else than oneself"));
};
struct PasswordArgs {
    std::string password{};
    static constexpr auto kPart = part("PasswordArgs", "one's own password",
        always("password", &PasswordArgs::password, "10 characters at least, without the user's name").up_to(200));
};
struct UserReply {
    std::string user{};
    static constexpr auto kPart = part("UserReply", "who it was",
        always("user", &UserReply::user, "the name"));
};
struct UserRoleReply {
    std::string user{};
    floor::Role role{};
    static constexpr auto kPart = part("UserRoleReply", "who it was",
        always("user", &UserRoleReply::user, "the name"),
        always("role", &UserRoleReply::role, "as what"));
};
struct EnrolReply {
    std::string terminal{}, token{};
    static constexpr auto kPart = part("EnrolReply", "what is put into the device",
        always("terminal", &EnrolReply::terminal, "as `TABLE/NN`"),
        always("token",    &EnrolReply::token,    "older ones are worth nothing any more"));
};

}  // namespace baize::protocol::asked
