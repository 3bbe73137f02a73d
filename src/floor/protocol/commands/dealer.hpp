// What is sent from the dealer's console, and what it is replied.
#pragma once

#include "floor/phase.hpp"
#include "floor/protocol/commands/terminal.hpp"

namespace baize::protocol::commands {

// An event as the journal keeps it: which are events is for the game to say (floor/codec.hpp).
struct SentEvent {
    static constexpr std::string_view kType = "TableEvent";
};

struct TableArgs {
    std::string table{};
    static constexpr auto kPart = part("TableArgs", "a table",
        always("table", &TableArgs::table, "its id"));
};
struct TerminalArgs {
    std::string terminal{};
    static constexpr auto kPart = part("TerminalArgs", "a terminal",
        always("terminal", &TerminalArgs::terminal, "as `TABLE/NN`"));
};
struct PhaseReply {
    floor::Phase phase{};
    static constexpr auto kPart = part("PhaseReply", "where the round is now",
        always("phase", &PhaseReply::phase, "of the round"));
};
struct PaidReply {
    Money paid{};
    static constexpr auto kPart = part("PaidReply", "what is handed out",
        always("paid", &PaidReply::paid, "in chips, or at the cashier's in cash"));
};

struct CreditArgs {
    std::string terminal{};
    Money amount{};
    std::string tender = "cash";  // what is neither is refused by the book's clause
    static constexpr auto kPart = part("CreditArgs", "what a player tenders",
        always("terminal", &CreditArgs::terminal, "as `TABLE/NN`"),
        always("amount",   &CreditArgs::amount,   "how much"),
        filled("tender",   &CreditArgs::tender,   "cash, as if left out, or chips"));
};

struct EnterArgs {
    std::string table{};
    wire::Raw<SentEvent> event{};
    static constexpr auto kPart = part("EnterArgs", "what happened at a table",
        always("table", &EnterArgs::table, "its id"),
        always("event", &EnterArgs::event, "a card, the cutting card, a shuffle, a throw, a spin"));
};
struct FixArgs {
    std::string table{};
    std::size_t index = 0;
    wire::Raw<SentEvent> event{};
    static constexpr auto kPart = part("FixArgs", "an entry of the open round, put right",
        always("table", &FixArgs::table, "its id"),
        always("index", &FixArgs::index, "which entry").within(0, 1'000'000),
        always("event", &FixArgs::event, "of the same kind"));
};
struct EnteredReply {
    floor::Phase phase{};
    std::string waits{};
    static constexpr auto kPart = part("EnteredReply", "where the round is now",
        always("phase", &EnteredReply::phase, "of the round"),
        always("waits", &EnteredReply::waits, "for what, in words"));
};

struct ConfirmArgs {
    std::string table{};
    std::uint64_t round = 1;
    static constexpr auto kPart = part("ConfirmArgs", "whose result stands",
        always("table", &ConfirmArgs::table, "its id"),
        always("round", &ConfirmArgs::round, "its number").within(1, INT64_MAX));
};
struct ConfirmReply {
    std::uint64_t settled = 0;
    static constexpr auto kPart = part("ConfirmReply", "what is paid",
        always("settled", &ConfirmReply::settled, "the round"));
};

struct CallArgs {
    std::string table{}, note{};
    static constexpr auto kPart = part("CallArgs", "where a supervisor is wanted",
        always("table", &CallArgs::table, "its id"),
        filled("note",  &CallArgs::note,  "what for").up_to(500));
};

struct MoveWagerArgs {
    std::string terminal{};
    std::uint64_t round = 1;
    std::string from{}, to{};
    BoxNo box = 0;
    std::string why{};
    static constexpr auto kPart = part("MoveWagerArgs", "a wager, and where it was meant",
        always("terminal", &MoveWagerArgs::terminal, "whose, as `TABLE/NN`"),
        always("round",    &MoveWagerArgs::round,    "that is open").within(1, INT64_MAX),
        always("from",     &MoveWagerArgs::from,     "the wager as it lies"),
        always("to",       &MoveWagerArgs::to,       "the wager as it was meant"),
        filled("box",      &MoveWagerArgs::box,      "in games with boxes"),
        filled("why",      &MoveWagerArgs::why,      "for the second person").up_to(200));
};
struct MoveWagerReply {
    std::string moved{}, from{}, clause{};
    static constexpr auto kPart = part("MoveWagerReply", "where it lies now",
        always("moved",  &MoveWagerReply::moved,  "where it lies"),
        always("from",   &MoveWagerReply::from,   "where it lay"),
        always("clause", &MoveWagerReply::clause, "that lets the dealer"));
};

struct NoSpinArgs {
    std::string table{};
    std::uint64_t round = 1;
    std::string why{};
    static constexpr auto kPart = part("NoSpinArgs", "the round that stands still",
        always("table", &NoSpinArgs::table, "its id"),
        always("round", &NoSpinArgs::round, "that is open").within(1, INT64_MAX),
        filled("why",   &NoSpinArgs::why,   "for the second person").up_to(200));
};
struct NoSpinReply {
    std::uint64_t round = 0;
    static constexpr auto kPart = part("NoSpinReply", "what is void",
        always("void", &NoSpinReply::round, "the round"));
};

struct LockArgs {
    std::string table{};
    int terminal = 0;
    std::string why = "out of order";
    static constexpr auto kPart = part("LockArgs", "a terminal, or a whole table",
        always("table",    &LockArgs::table,    "its id"),
        filled("terminal", &LockArgs::terminal, "its number; left out: the whole table").within(1, kPlayersMax),
        filled("why",      &LockArgs::why,      "in words; out of order, as if left out").up_to(200));
};
struct LockReply {
    std::string locked{};
    static constexpr auto kPart = part("LockReply", "what is locked",
        always("locked", &LockReply::locked, "the table, or the terminal as `TABLE/NN`"));
};

}  // namespace baize::protocol::commands
