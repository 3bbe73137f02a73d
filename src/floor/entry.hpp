// The entries of the journal: all that ever happens on a floor. A floor is the replay of its entries; how they are
// written and read is in entry_codec.hpp, and what each changes in entries*.cpp.
//
// Every kind lists its fields once, in `fields`, for the writer and the reader alike: `c("key", field)` is always
// there, `c.filled("key", field)` only where it is not empty.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/event.hpp"
#include "engine/stake.hpp"
#include "floor/incident.hpp"
#include "floor/protocol/past.hpp"
#include "ledger/ledger.hpp"

namespace baize::floor::entry {

// The version of what is written here. Whoever changes it so that an older program would read something else, or an
// older journal be read as something else, takes the next number. With 4 an incident says what it took back, and two
// people rule what one person must not (ruling R86), to which the auditor holds them.
inline constexpr std::uint32_t kVersion = 4;
// The oldest that is still read. A journal of an older version than this program's is read as its own program read it,
// up to the entry in which this one says that it goes on with its own. What rounds pay by rulings R88 to R98 is not
// what they paid before, so that older journals cannot be replayed here.
inline constexpr std::uint32_t kOldest = 4;

// How the journal is written: the first entry, and one more where a newer program goes on with it.
struct Journal {
    static constexpr std::string_view kKind = "journal";
    std::uint32_t version = kVersion;
    static void fields(auto& e, auto& c) { c("version", e.version); }
    bool operator==(const Journal&) const = default;
};

// ---- Tables ---------------------------------------------------------------------------------------------

struct TableFile {
    static constexpr std::string_view kKind = "table";
    std::string table{}, toml{};
    static void fields(auto& e, auto& c) { c("table", e.table); c("toml", e.toml); }
    bool operator==(const TableFile&) const = default;
};

struct Taken {  // by a server, which runs it from now on
    static constexpr std::string_view kKind = "take";
    std::string table{}, server{};
    static void fields(auto& e, auto& c) { c("table", e.table); c("server", e.server); }
    bool operator==(const Taken&) const = default;
};

struct Closing {
    static constexpr std::string_view kKind = "closing";
    std::string table{};
    bool closing = false;
    static void fields(auto& e, auto& c) { c("table", e.table); c("closing", e.closing); }
    bool operator==(const Closing&) const = default;
};

struct Agreed {  // a player, to the change of cards that is announced
    static constexpr std::string_view kKind = "agree";
    std::string table{};
    PlayerId player = 0;
    bool yes = false;
    static void fields(auto& e, auto& c) { c("table", e.table); c("p", e.player); c("yes", e.yes); }
    bool operator==(const Agreed&) const = default;
};

struct Nominee {  // who acts; for nobody any longer where no player is named
    static constexpr std::string_view kKind = "nominee";
    std::string table{};
    PlayerId nominee = 0;
    std::optional<PlayerId> player{};
    static void fields(auto& e, auto& c) { c("table", e.table); c("nominee", e.nominee); c.filled("p", e.player); }
    bool operator==(const Nominee&) const = default;
};

struct Limited {
    static constexpr std::string_view kKind = "limit";
    std::string table{};
    PlayerId player = 0;
    bool limited = false;
    static void fields(auto& e, auto& c) { c("table", e.table); c("p", e.player); c("limited", e.limited); }
    bool operator==(const Limited&) const = default;
};

struct Locked {  // the table, or one of its terminals by number; unlocked where there is no reason
    static constexpr std::string_view kKind = "lock";
    std::string table{};
    std::optional<int> terminal{};
    std::string why{};
    static void fields(auto& e, auto& c) { c("table", e.table); c.filled("terminal", e.terminal); c("why", e.why); }
    bool operator==(const Locked&) const = default;
};

// ---- Rounds ---------------------------------------------------------------------------------------------

// `kOfRound`: what is lost with a table at which the program failed, and with no other.

struct Opened {
    static constexpr std::string_view kKind = "round";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    bool keep = false;  // the announced file waits
    std::string commit{}, next_shoe{};  // hex
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c.filled("keep", e.keep);
        c.filled("commit", e.commit), c.filled("next-shoe", e.next_shoe);
    }
    bool operator==(const Opened&) const = default;
};

struct Shoe {  // a new one begins; the seed of the old one is revealed
    static constexpr std::string_view kKind = "shoe";
    static constexpr bool kOfRound = true;
    std::string table{}, commit{}, next_shoe{}, ended{}, seed{};
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("commit", e.commit), c("next-shoe", e.next_shoe);
        c.filled("ended", e.ended), c.filled("seed", e.seed);
    }
    bool operator==(const Shoe&) const = default;
};

struct Events {
    static constexpr std::string_view kKind = "ev";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    std::vector<Event> events{};
    std::string layout{}, chips{};      // at the close of bets: the layout's hash, and what lay there
    std::string dropped{}, reduced{};   // wagers that did not take part, or became smaller: by which clause
    bool late = false;                  // nobody answered in time
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c.events("events", e.events, e.table, e.round);
        c.filled("layout", e.layout), c.filled("chips", e.chips), c.filled("dropped", e.dropped);
        c.filled("reduced", e.reduced), c.filled("late", e.late);
    }
    bool operator==(const Events&) const = default;
};

struct Ready {
    static constexpr std::string_view kKind = "ready";
    static constexpr bool kOfRound = true;
    std::string table{};
    PlayerId player = 0;
    static void fields(auto& e, auto& c) { c("table", e.table); c("p", e.player); }
    bool operator==(const Ready&) const = default;
};

struct PutRight {  // a misplaced wager
    static constexpr std::string_view kKind = "move";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    Event event = Moved{};
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c.event("event", e.event, e.table, e.round);
    }
    bool operator==(const PutRight&) const = default;
};

struct Fixed {  // an entry of the open round, before its result is confirmed
    static constexpr std::string_view kKind = "fix";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0, index = 0;
    Event event = NextRound{};
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c("index", e.index), c.event("event", e.event, e.table, e.round);
    }
    bool operator==(const Fixed&) const = default;
};

// A line of the settlement in words, with the number of its stake.
struct SettledLine {
    StakeNo number{};
    protocol::Line line{};
    static void fields(auto& e, auto& c) { c("n", e.number.value), c.part(e.line); }
    bool operator==(const SettledLine&) const = default;
};

struct Settled {
    static constexpr std::string_view kKind = "settle";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    std::vector<SettledLine> lines{};
    protocol::Result result{};
    std::string commit{}, seed{};  // hex; empty where chance was entered, or the shoe's
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c("lines", e.lines), c("result", e.result);
        if (c.filled("commit", e.commit)) c("seed", e.seed);
    }
    bool operator==(const Settled&) const = default;
};

// A settled round again: with an event put in the place of another, with one more, or with a player's payment refused.
struct Revised {
    static constexpr std::string_view kKind = "revise";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    std::optional<std::uint64_t> index{};
    std::optional<Event> event{};
    std::optional<PlayerId> refused{};
    std::string clause{};
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c.filled("index", e.index);
        c.event("event", e.event, e.table, e.round), c.filled("refused", e.refused), c("clause", e.clause);
    }
    bool operator==(const Revised&) const = default;
};

// The program failed at a table: its round is called off, and nothing of it is kept but what the game remembers.
struct CalledOffByFault {
    static constexpr std::string_view kKind = "fault";
    std::string table{};
    std::uint64_t round = 0;
    std::string what{};
    std::array<int, 8> memory{};
    std::array<PlayerId, kPlacesMax> places{};
    std::string commit{}, seed{};
    static void fields(auto& e, auto& c) {
        c("table", e.table), c("round", e.round), c("what", e.what), c("memory", e.memory), c("places", e.places);
        if (c.filled("commit", e.commit)) c("seed", e.seed);
    }
    bool operator==(const CalledOffByFault&) const = default;
};

// ---- Money, people --------------------------------------------------------------------------------------

struct VoucherIssued {
    static constexpr std::string_view kKind = "voucher";
    ledger::Voucher voucher{};
    static void fields(auto& e, auto& c) { c("voucher", e.voucher); }
    bool operator==(const VoucherIssued&) const = default;
};

struct VoucherPaid {
    static constexpr std::string_view kKind = "redeem";
    std::string number{};
    static void fields(auto& e, auto& c) { c("number", e.number); }
    bool operator==(const VoucherPaid&) const = default;
};

struct MoneyMoved {  // all that it says is in its transfers
    static constexpr std::string_view kKind = "money";
    std::string what{};
    static void fields(auto& e, auto& c) { c("what", e.what); }
    bool operator==(const MoneyMoved&) const = default;
};

// A disputed round is kept, until the dispute is resolved.
struct Disputed {
    std::string table{};
    std::uint64_t round = 0;
    bool disputed = false;
    bool operator==(const Disputed&) const = default;
};

struct IncidentNote {  // a new one, or what became of one
    static constexpr std::string_view kKind = "incident";
    std::uint64_t incident = 0;
    std::string verb{};  // of a new one, with its arguments
    nlohmann::json args{};
    std::optional<IncidentState> state{};
    std::string second{}, note{};
    std::vector<protocol::TakenBack> took{};
    std::optional<Disputed> dispute{};
    static void fields(auto& e, auto& c) {
        c("incident", e.incident);
        if (c.filled("verb", e.verb)) c("args", e.args);
        c.filled("state", e.state), c.filled("second", e.second), c.filled("note", e.note);
        c.filled("took", e.took);
        c.dispute(e.dispute);
    }
    bool operator==(const IncidentNote&) const = default;
};

struct StaffNote {
    static constexpr std::string_view kKind = "staff";
    std::string what{};
    static void fields(auto& e, auto& c) { c("what", e.what); }
    bool operator==(const StaffNote&) const = default;
};

struct Nothing {  // a command that changed nothing: its number is used up
    static constexpr std::string_view kKind = "none";
    std::string verb{};
    static void fields(auto& e, auto& c) { c("verb", e.verb); }
    bool operator==(const Nothing&) const = default;
};

using What = std::variant<Journal, TableFile, Taken, Closing, Agreed, Nominee, Limited, Locked, Opened, Shoe, Events,
                          Ready, PutRight, Fixed, Settled, Revised, CalledOffByFault, VoucherIssued, VoucherPaid,
                          MoneyMoved, IncidentNote, StaffNote, Nothing>;

// What happened, when, whose act it belongs to, and the money that it moves.
struct Entry {
    std::int64_t at_ms = 0;
    std::string by{}, source{};  // the source numbers his commands, so that a repeat is known after a crash
    std::uint64_t number = 0;
    What what{};
    std::vector<ledger::Transfer> transfers{};
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
