// Entries of a table itself, whatever is played there.
#pragma once

#include <optional>
#include <string>

#include "definition/position.hpp"
#include "wire/wire.hpp"

namespace baize::floor::entry {

using wire::always, wire::filled, wire::fields_of, wire::part, wire::together;

struct TableFile {
    static constexpr std::string_view kKind = "table";
    std::string table{}, toml{};
    static constexpr auto kPart = part(kKind, "a table is there, or has another file from now on",
        always("table", &TableFile::table, "its id"),
        always("toml",  &TableFile::toml,  "the file as the operator wrote it"));
    bool operator==(const TableFile&) const = default;
};

struct Taken {
    static constexpr std::string_view kKind = "take";
    std::string table{}, server{};
    static constexpr auto kPart = part(kKind, "a server runs the table from now on",
        always("table",  &Taken::table,  "its id"),
        always("server", &Taken::server, "the server's name"));
    bool operator==(const Taken&) const = default;
};

struct Closing {
    static constexpr std::string_view kKind = "closing";
    std::string table{};
    bool closing = false;
    static constexpr auto kPart = part(kKind, "a table closes, or opens again",
        always("table",   &Closing::table,   "its id"),
        always("closing", &Closing::closing, "no round is opened any more"));
    bool operator==(const Closing&) const = default;
};

struct Agreed {
    static constexpr std::string_view kKind = "agree";
    std::string table{};
    PlayerId player = 0;
    bool yes = false;
    static constexpr auto kPart = part(kKind, "a player says what he thinks of the change of cards that is announced",
        always("table", &Agreed::table,  "its id"),
        always("p",     &Agreed::player, "the player, from 0"),
        always("yes",   &Agreed::yes,    "he agrees"));
    bool operator==(const Agreed&) const = default;
};

struct Nominee {
    static constexpr std::string_view kKind = "nominee";
    std::string table{};
    PlayerId nominee = 0;
    std::optional<PlayerId> player{};
    static constexpr auto kPart = part(kKind, "who acts for another player",
        always("table",   &Nominee::table,   "its id"),
        always("nominee", &Nominee::nominee, "who acts, from 0"),
        filled("p",       &Nominee::player,  "for whom; left out: for nobody any longer"));
    bool operator==(const Nominee&) const = default;
};

struct Limited {
    static constexpr std::string_view kKind = "limit";
    std::string table{};
    PlayerId player = 0;
    bool limited = false;
    static constexpr auto kPart = part(kKind, "a person is limited to one box and the minimum",
        always("table",   &Limited::table,   "its id"),
        always("p",       &Limited::player,  "the player, from 0"),
        always("limited", &Limited::limited, "or no longer"));
    bool operator==(const Limited&) const = default;
};

struct Locked {
    static constexpr std::string_view kKind = "lock";
    std::string table{};
    std::optional<int> terminal{};
    std::string why{};
    static constexpr auto kPart = part(kKind, "a table or a terminal is locked or unlocked",
        always("table",    &Locked::table,    "its id"),
        filled("terminal", &Locked::terminal, "one of its terminals, from 1; left out: the table"),
        always("why",      &Locked::why,      "in words; none: it is unlocked"));
    bool operator==(const Locked&) const = default;
};

}  // namespace baize::floor::entry
