// Accounts, vouchers and incidents, as they travel.
#pragma once

#include "wire/wire.hpp"
#include "floor/floor.hpp"
#include "ledger/names.hpp"

namespace baize::protocol {

using wire::always, wire::filled, wire::part;

struct Account {
    std::string account{};
    Money balance{}, reserved{}, in{}, out{}, staked{}, won{};
    static constexpr auto kPart = part("Account", "what the house owes is positive, what it holds negative",
        always("account",  &Account::account,  "its name"),
        always("balance",  &Account::balance,  "what it stands at"),
        always("reserved", &Account::reserved, "of it, what lies on a table"),
        always("in",       &Account::in,       "all that ever came in"),
        always("out",      &Account::out,      "all that ever went out"),
        always("staked",   &Account::staked,   "all that was ever staked"),
        always("won",      &Account::won,      "all that was ever won"));
};

struct StatementRow {
    std::int64_t at = 0;
    std::string id{};
    std::string_view what{};
    Money amount{};
    std::string with{}, by{}, clause{}, corrects{};
    static constexpr auto kPart = part("Movement", "a line of a statement: how the account's balance changed",
        always("at",       &StatementRow::at,       "when"),
        always("id",       &StatementRow::id,       "the transfer"),
        always("what",     &StatementRow::what,     "its purpose"),
        always("amount",   &StatementRow::amount,   "below 0: out of the account"),
        always("with",     &StatementRow::with,     "the other account"),
        always("by",       &StatementRow::by,       "who did it"),
        filled("clause",   &StatementRow::clause,   "of a correction: the rule"),
        filled("corrects", &StatementRow::corrects, "of a correction: which transfer"));
};

struct VoucherPaid {
    std::int64_t at = 0;
    std::string by{};
    static constexpr auto kPart = part("VoucherPaid", "when and by whom a voucher was paid",
        always("at", &VoucherPaid::at, "when"),
        always("by", &VoucherPaid::by, "by whom"));
};

struct Voucher {
    std::string number{};
    Money amount{};
    std::int64_t issued = 0, expires = 0;
    std::string by{};
    ledger::VoucherState state{};
    std::optional<VoucherPaid> paid{};
    static constexpr auto kPart = part("Voucher", "a voucher as the cashier knows it",
        always("number",  &Voucher::number,  "18 digits"),
        always("amount",  &Voucher::amount,  "what it is worth"),
        always("issued",  &Voucher::issued,  "when it was printed"),
        always("expires", &Voucher::expires, "0: never"),
        always("by",      &Voucher::by,      "which account printed it"),
        always("state",   &Voucher::state,   "each is paid once"),
        filled("paid",    &Voucher::paid,    "where it is"));
};

struct IncidentRow {
    std::uint64_t number = 0;
    std::int64_t at = 0;
    std::string verb{};
    wire::Raw<wire::Anything> args{};
    std::string by{}, second{};
    floor::IncidentState state{};
    std::string note{}, resolution{};
    std::vector<TakenBack> took{};
    static constexpr auto kPart = part("Incident", "what waits for a second person, a report or a dispute",
        always("incident",   &IncidentRow::number,     "its number"),
        always("at",         &IncidentRow::at,         "when"),
        always("verb",       &IncidentRow::verb,       "what is to be done, or what was reported"),
        always("args",       &IncidentRow::args,       "its arguments"),
        always("by",         &IncidentRow::by,         "who proposed it"),
        always("second",     &IncidentRow::second,     "who agreed or did not"),
        always("state",      &IncidentRow::state,      "where it is"),
        always("note",       &IncidentRow::note,       "of whoever made it"),
        always("resolution", &IncidentRow::resolution, "of whoever ended it"),
        filled("took",       &IncidentRow::took,       "what it took back of a settlement, once it was carried out"));
};

}  // namespace baize::protocol
