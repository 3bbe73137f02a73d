// Who is who and who may do what, as it travels.
#pragma once

#include "floor/protocol/state.hpp"
#include "floor/views.hpp"

namespace baize::protocol {

struct Welcome {
    floor::Role role{};
    std::string name{};
    std::uint64_t number = 0;
    std::string currency{};
    bool play_money = false;
    std::int64_t now = 0;
    std::optional<Offer> offer{};
    std::optional<State> state{};
    std::optional<std::uint64_t> journal{};
    static constexpr auto kPart = part("Welcome", "what whoever signed in is answered",
        always("role",       &Welcome::role,       "as what"),
        always("name",       &Welcome::name,       "the user, or the terminal as `TABLE/NN`"),
        always("number",     &Welcome::number,
               "of this source's last command that was carried out: the next is one more"),
        always("currency",   &Welcome::currency,   "three capitals"),
        always("play-money", &Welcome::play_money, "on a demonstration floor"),
        always("now",        &Welcome::now,        "the server's clock"),
        filled("offer",      &Welcome::offer,      "a terminal's: of its own table"),
        filled("state",      &Welcome::state,      "a terminal's: with the offer all that a screen needs"),
        filled("journal",    &Welcome::journal,    "an auditor's: how many entries the journal has"));
};

struct UserRow {
    std::string user{};
    floor::Role role{};
    bool locked = false;
    int wrong = 0;
    static constexpr auto kPart = part("User", "somebody who may sign in",
        always("user",   &UserRow::user,   "the name"),
        always("role",   &UserRow::role,   "as what"),
        always("locked", &UserRow::locked, "after three wrong passwords"),
        always("wrong",  &UserRow::wrong,  "how many in a row"));
};

struct CommandRow {
    std::string_view verb{};
    std::vector<floor::Role> roles{};
    bool two_people = false, at_times_two = false;
    std::string_view does{};
    static constexpr auto kPart = part("Command", "a command and who may give it",
        always("verb",       &CommandRow::verb,       "its name"),
        always("roles",      &CommandRow::roles,      "who may give it"),
        always("two-people", &CommandRow::two_people, "it only proposes; somebody else agrees"),
        filled("at-times-two", &CommandRow::at_times_two, "... where what is asked for wants it"),
        always("does",       &CommandRow::does,       "what it does"));
};

struct JournalKind {
    static constexpr std::string_view kType = "{ k: string; t: number; by?: string } & Args";
};

struct JournalEntry {
    std::uint64_t seq = 0;
    wire::Raw<JournalKind> entry{};
    std::string hash{};
    std::optional<std::string> text{};
    static constexpr auto kPart = part("JournalEntry", "an entry of the journal",
        always("seq",   &JournalEntry::seq,   "its number, from 1"),
        always("entry", &JournalEntry::entry, "what it says"),
        always("hash",  &JournalEntry::hash,  "of the chain up to it"),
        filled("text",  &JournalEntry::text,  "where it was asked for: the bytes that are hashed"));
};

struct TableToml {
    std::string toml{};
    static constexpr auto kPart = part("TableToml", "a table's file",
        always("toml", &TableToml::toml, "as it will be from the next round on"));
};

struct FloatOf {
    std::string account{};
    Money holds{};
    static constexpr auto kPart = part("Float", "what a table's float holds",
        always("account", &FloatOf::account, "of the ledger"),
        always("holds",   &FloatOf::holds,   "how much"));
};

}  // namespace baize::protocol
