// Entries of money, vouchers and people, and how the journal writes what the ledger has: short names, amounts in whole
// minor units.
#pragma once

#include "floor/incident.hpp"
#include "floor/journal/tables.hpp"
#include "ledger/names.hpp"

namespace baize {

template <>
inline constexpr auto wire::kPartOf<ledger::Transfer> = wire::part("Transfer", "money that moves",
    wire::always("id",       &ledger::Transfer::id,         "no other transfer has it"),
    wire::filled("from",     &ledger::Transfer::debit,      "the account that is debited"),
    wire::filled("to",       &ledger::Transfer::credit,     "the account that is credited"),
    wire::filled("amount",   &ledger::Transfer::amount,     "how much"),
    wire::filled("phase",    &ledger::Transfer::phase,      "single as if left out; pending reserves; post and void "
                                                            "end what is pending, whose accounts and amount are "
                                                            "theirs"),
    wire::filled("pending",  &ledger::Transfer::pending,    "of post and void: the transfer that they end"),
    wire::filled("purpose",  &ledger::Transfer::purpose,    "what for; other as if left out"),
    wire::filled("stake",    &ledger::Transfer::stake,      "the stake that it concerns, by its `n`"),
    wire::filled("corrects", &ledger::Transfer::corrects,   "of a correction: the transfer that it corrects"),
    wire::filled("by",       &ledger::Transfer::ordered_by, "of a correction: who ordered it"),
    wire::filled("clause",   &ledger::Transfer::clause,     "of a correction: the rule, with its book"));

template <>
inline constexpr auto wire::kPartOf<ledger::Voucher> = wire::part("Voucher", "a voucher as it is printed",
    wire::always("number",  &ledger::Voucher::number,     "18 digits, the last a check digit"),
    wire::filled("amount",  &ledger::Voucher::amount,     "what it is worth"),
    wire::filled("issued",  &ledger::Voucher::issued_ms,  "when"),
    wire::filled("expires", &ledger::Voucher::expires_ms, "when; left out: never"),
    wire::filled("from",    &ledger::Voucher::issued_by,  "the account that paid for it"),
    wire::filled("state",   &ledger::Voucher::state,      "open as if left out"),
    wire::filled("paid",    &ledger::Voucher::paid_ms,    "when"),
    wire::filled("by",      &ledger::Voucher::paid_by,    "who paid it"));

}  // namespace baize

namespace baize::floor::entry {

// ---- Money ----------------------------------------------------------------------------------------------

struct VoucherIssued {
    static constexpr std::string_view kKind = "voucher";
    ledger::Voucher voucher{};
    static constexpr auto kPart = part(kKind, "a voucher is printed",
        always("voucher", &VoucherIssued::voucher, "which"));
    bool operator==(const VoucherIssued&) const = default;
};

struct VoucherPaid {
    static constexpr std::string_view kKind = "redeem";
    std::string number{};
    static constexpr auto kPart = part(kKind, "a voucher is paid",
        always("number", &VoucherPaid::number, "its 18 digits"));
    bool operator==(const VoucherPaid&) const = default;
};

struct MoneyMoved {
    static constexpr std::string_view kKind = "money";
    std::string what{};
    static constexpr auto kPart = part(kKind, "money moves outside of rounds; all else is in the transfers",
        always("what", &MoneyMoved::what, "the command, or a fill"));
    bool operator==(const MoneyMoved&) const = default;
};

// ---- People ---------------------------------------------------------------------------------------------

// A disputed round is kept, until the dispute is resolved.
struct Disputed {
    std::string table{};
    std::uint64_t round = 0;
    bool disputed = false;
    static constexpr auto kPart = part("Disputed", "of a dispute: the round that it is about",
        always("table",    &Disputed::table,    "where"),
        always("round",    &Disputed::round,    "its number"),
        always("disputed", &Disputed::disputed, "or no longer"));
    bool operator==(const Disputed&) const = default;
};

struct IncidentNote {
    static constexpr std::string_view kKind = "incident";
    std::uint64_t incident = 0;
    std::string verb{};
    nlohmann::json args{};
    std::optional<IncidentState> state{};
    std::string second{}, note{};
    std::vector<protocol::TakenBack> took{};
    std::optional<Disputed> dispute{};
    static constexpr auto kPart = part(kKind, "a proposal, a report or a dispute, or what became of one",
        always("incident", &IncidentNote::incident, "its number"),
        filled("verb",     &IncidentNote::verb,     "of a new one: what is to be done, or was reported"),
        together("args",   &IncidentNote::args,     "with what arguments"),
        filled("state",    &IncidentNote::state,    "where it is; left out: open"),
        filled("second",   &IncidentNote::second,   "who agreed or did not"),
        filled("note",     &IncidentNote::note,     "in the words of whoever made it, or ended it"),
        filled("took",     &IncidentNote::took,     "what it took back of a settlement"),
        fields_of(&IncidentNote::dispute));
    bool operator==(const IncidentNote&) const = default;
};

struct StaffNote {
    static constexpr std::string_view kKind = "staff";
    std::string what{};
    static constexpr auto kPart = part(kKind, "of users and devices",
        always("what", &StaffNote::what, "what was done, as in sign-in"));
    bool operator==(const StaffNote&) const = default;
};

struct Nothing {
    static constexpr std::string_view kKind = "none";
    std::string verb{};
    static constexpr auto kPart = part(kKind, "a command that changed nothing: its number is used up",
        always("verb", &Nothing::verb, "which"));
    bool operator==(const Nothing&) const = default;
};

}  // namespace baize::floor::entry
