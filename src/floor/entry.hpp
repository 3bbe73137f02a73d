// The entries of the journal: all that ever happens on a floor. A floor is the replay of its entries; how they are
// written and read is in entry_codec.hpp, what each changes in floor/entries/, and docs/journal.md is made of this.
#pragma once

#include "floor/journal/books.hpp"
#include "floor/journal/rounds.hpp"

namespace baize::floor::entry {

// The version of what is written here. Whoever changes it so that an older program would read something else, or an
// older journal be read as something else, takes the next number. With 4 an incident says what it took back, and two
// people rule what one person must not (ruling R86), to which the auditor holds them.
inline constexpr std::uint32_t kVersion = 4;
// The oldest that is still read. A journal of an older version than this program's is read as its own program read it,
// up to the entry in which this one says that it goes on with its own. What rounds pay by rulings R88 to R98 is not
// what they paid before, so that older journals cannot be replayed here.
inline constexpr std::uint32_t kOldest = 4;

struct Journal {
    static constexpr std::string_view kKind = "journal";
    std::uint32_t version = kVersion;
    static constexpr auto kPart = part(kKind,
        "how what follows is written: the first entry, and one more where a newer program goes on with the journal",
        always("version", &Journal::version, "the version"));
    bool operator==(const Journal&) const = default;
};

using What = std::variant<Journal, TableFile, Taken, Closing, Agreed, Nominee, Limited, Locked, Opened, Shoe, Events,
                          Ready, PutRight, Fixed, Settled, Revised, CalledOffByFault, VoucherIssued, VoucherPaid,
                          MoneyMoved, IncidentNote, StaffNote, Nothing>;

// What happened, when, whose act it belongs to, and the money that it moves.
struct Entry {
    std::int64_t at_ms = 0;
    std::string by{}, source{};
    std::uint64_t number = 0;
    What what{};
    std::vector<ledger::Transfer> transfers{};
    static constexpr auto kPart = part("Entry", "of every entry, between its kind `k` and what that kind says",
        always("t",         &Entry::at_ms,     "when, in milliseconds since 1970"),
        filled("src",       &Entry::source,    "who numbers his commands, so that a repeat is known after a crash"),
        together("n",       &Entry::number,    "his number of the command that it belongs to"),
        filled("by",        &Entry::by,        "whose act it is"),
        filled("transfers", &Entry::transfers, "the money that it moves"));
    bool operator==(const Entry&) const = default;
};

// The table that an entry concerns; empty where it concerns none.
inline const std::string& table_of(const What& what) {
    static const std::string kNone;
    return std::visit(
        [](const auto& e) -> const std::string& {
            if constexpr (requires { e.table; }) return e.table;
            else return kNone;
        },
        what);
}
inline std::uint64_t round_of(const What& what) {
    return std::visit(
        [](const auto& e) -> std::uint64_t {
            if constexpr (requires { e.round; }) return e.round;
            else return 0;
        },
        what);
}

}  // namespace baize::floor::entry

namespace baize::floor {
using entry::Entry;
}
