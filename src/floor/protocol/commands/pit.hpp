// What supervisors, engineers and second persons send, and what it is replied.
#pragma once

#include "floor/protocol/commands/dealer.hpp"
#include "floor/protocol/past.hpp"

namespace baize::protocol::commands {

// ---- Two people -----------------------------------------------------------------------------------------

struct IncidentArgs {
    std::uint64_t incident = 1;
    std::string note{};
    static constexpr auto kPart = part("IncidentArgs", "which incident",
        always("incident", &IncidentArgs::incident, "its number").within(1, INT64_MAX),
        filled("note",     &IncidentArgs::note,     "in words").up_to(500));
};
// The reply of the command that was proposed, and which incident it was.
struct Approved {
    static constexpr std::string_view kType = "{ incident: number } & Args";
};
struct RejectReply {
    std::uint64_t rejected = 0;
    static constexpr auto kPart = part("RejectReply", "what will not be done",
        always("rejected", &RejectReply::rejected, "the incident"));
};
struct ResolveReply {
    std::uint64_t resolved = 0;
    static constexpr auto kPart = part("ResolveReply", "what is closed",
        always("resolved", &ResolveReply::resolved, "the incident"));
};
struct Proposed {
    std::uint64_t incident = 0;
    std::string_view needs{};
    static constexpr auto kPart = part("Proposed", "what the first of two people is replied: nothing else has happened",
        always("incident", &Proposed::incident, "for the second"),
        always("needs",    &Proposed::needs,    "a second person"));
};
struct Otherwise {
    bool repeat = false;
    std::string fault{};
    static constexpr auto kPart = part("Otherwise", "instead of a reply",
        filled("repeat", &Otherwise::repeat, "that number or a later one was carried out before; nothing is done anew"),
        filled("fault",  &Otherwise::fault,  "the program failed when a part was done; the table is off, and locked"));
};

// ---- Rulings -------------------------------------------------------------------------------------------------

struct RuleArgs {
    std::string table{};
    wire::Raw<SentEvent> event{};
    std::uint64_t round = 0, hands = 0;
    std::string why{};
    static constexpr auto kPart = part("RuleArgs", "a ruling on an irregularity",
        always("table", &RuleArgs::table, "its id"),
        always("event", &RuleArgs::event, "the ruling"),
        filled("round", &RuleArgs::round, "the open one, as if left out; of one among the last 80 a hand may be void")
            .within(1, INT64_MAX),
        filled("hands", &RuleArgs::hands, "of a proposal about one hand of a box: how many the box had then")
            .within(1, 100),
        filled("why",   &RuleArgs::why,   "for the second person, where one is needed: then it must be said")
            .up_to(200));
};

// ---- Rounds that are over -----------------------------------------------------------------------------------

struct Revised {
    std::uint64_t round = 0;
    std::size_t transfers = 0;
    Money shortfall{};
    std::string afterwards{};
    static constexpr auto kPart = part("Revised", "a settled round, put right",
        always("round",     &Revised::round,     "its number"),
        always("transfers", &Revised::transfers, "how many it took"),
        always("shortfall", &Revised::shortfall, "what a terminal has not got any longer: the house bears it"),
        filled("afterwards", &Revised::afterwards, "what it means for the rounds after it, where they began with what "
                                                   "it left"));
};
struct RuleReply {
    floor::Phase phase{};
    std::vector<protocol::TakenBack> took{};
    std::optional<Revised> settled{};
    static constexpr auto kPart = part("RuleReply", "what the ruling did",
        always("phase", &RuleReply::phase, "of the round that is open now"),
        filled("took",  &RuleReply::took,  "of what was settled already"),
        wire::fields_of(&RuleReply::settled));
};
struct CorrectArgs {
    std::string table{};
    std::uint64_t round = 1;
    std::size_t index = 0;
    wire::Raw<SentEvent> event{};
    static constexpr auto kPart = part("CorrectArgs", "a wrong entry of a settled round",
        always("table", &CorrectArgs::table, "its id"),
        always("round", &CorrectArgs::round, "among the last 80").within(1, INT64_MAX),
        always("index", &CorrectArgs::index, "which entry").within(0, 1'000'000),
        always("event", &CorrectArgs::event, "as it should have been, of the same kind"));
};
struct VoidRoundArgs {
    std::string table{};
    std::uint64_t round = 1;
    bool malfunction = false;
    std::string ruling{};
    BoxNo box = 0;
    std::string why{};
    static constexpr auto kPart = part("VoidRoundArgs", "a round, open or settled",
        always("table",       &VoidRoundArgs::table,       "its id"),
        always("round",       &VoidRoundArgs::round,       "open, or among the last 80").within(1, INT64_MAX),
        filled("malfunction", &VoidRoundArgs::malfunction, "of the terminal or the table"),
        filled("ruling",      &VoidRoundArgs::ruling,
               "by which it is void: the id of one of the game's irregularities that void the round"),
        filled("box",         &VoidRoundArgs::box,         "where the ruling names one"),
        filled("why",         &VoidRoundArgs::why,         "for the second person").up_to(200));
};
struct VoidRoundReply {
    std::optional<std::uint64_t> open{};
    std::optional<Revised> settled{};
    static constexpr auto kPart = part("VoidRoundReply", "what is void",
        filled("void", &VoidRoundReply::open, "the round that was open"),
        wire::fields_of(&VoidRoundReply::settled));
};
struct RefusePayArgs {
    std::string terminal{};
    std::uint64_t round = 1;
    std::string note{};
    static constexpr auto kPart = part("RefusePayArgs", "a payment by malfunction",
        always("terminal", &RefusePayArgs::terminal, "as `TABLE/NN`"),
        always("round",    &RefusePayArgs::round,    "among the last 80").within(1, INT64_MAX),
        filled("note",     &RefusePayArgs::note,     "of the report").up_to(500));
};
struct RefusePayReply {
    Revised revised{};
    std::uint64_t report = 0;
    static constexpr auto kPart = part("RefusePayReply", "what was refused",
        wire::fields_of(&RefusePayReply::revised),
        always("report", &RefusePayReply::report, "the incident that an inspector is told of"));
};

// ---- Locks, persons, tables ---------------------------------------------------------------------------------

struct UnlockReply {
    bool unlocked = true;
    static constexpr auto kPart = part("UnlockReply", "it was locked",
        always("unlocked", &UnlockReply::unlocked, "and is not any more"));
};
struct NominateArgs {
    std::string terminal{}, nominee{};
    static constexpr auto kPart = part("NominateArgs", "who acts for whom",
        always("terminal", &NominateArgs::terminal, "of the player, as `TABLE/NN`"),
        filled("nominee",  &NominateArgs::nominee,  "another terminal of the table, which then wagers and decides for "
                                                    "the first; left out: that ends"));
};
struct NominateReply {
    std::string terminal{};
    std::optional<std::string> nominee{};
    static constexpr auto kPart = part("NominateReply", "who acts for whom",
        always("terminal", &NominateReply::terminal, "of the player"),
        always("nominee",  &NominateReply::nominee,  "null: nobody"));
};
struct LimitArgs {
    std::string terminal{};
    bool limited = true;
    static constexpr auto kPart = part("LimitArgs",
        "one box and the minimum wager, where the game's book has such a rule (nz-blackjack 5.8)",
        always("terminal", &LimitArgs::terminal, "as `TABLE/NN`"),
        filled("limited",  &LimitArgs::limited,  "as if left out, or not"));
};
struct LimitReply {
    std::string terminal{};
    bool limited = false;
    std::string clause{};
    static constexpr auto kPart = part("LimitReply", "who is limited",
        always("terminal", &LimitReply::terminal, "as `TABLE/NN`"),
        always("limited",  &LimitReply::limited,  "or not"),
        always("clause",   &LimitReply::clause,   "of the rule"));
};
struct FileArgs {
    std::string toml{};
    static constexpr auto kPart = part("FileArgs", "a table file",
        always("toml", &FileArgs::toml, "all of it").up_to(65'536));
};
struct FileReply {
    std::string table{};
    std::string_view from{};
    std::string clause{};
    static constexpr auto kPart = part("FileReply", "which table, and from when",
        always("table",  &FileReply::table,  "its id; a new one is closed"),
        always("from",   &FileReply::from,   "now, the next round, or the end of the shoe"),
        filled("clause", &FileReply::clause, "where it has to wait for the shoe"));
};
struct OpenTableReply {
    std::string open{};
    static constexpr auto kPart = part("OpenTableReply", "what is open",
        always("open", &OpenTableReply::open, "the table"));
};
struct CloseTableReply {
    std::string closing{};
    static constexpr auto kPart = part("CloseTableReply",
        "what closes: after the open round, at once where nobody has staked",
        always("closing", &CloseTableReply::closing, "the table"));
};

}  // namespace baize::protocol::commands
