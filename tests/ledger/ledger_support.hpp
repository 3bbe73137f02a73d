// Short words for the tests of the ledger.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ledger/ledger.hpp"
#include "support/account.hpp"

namespace baize::ledger::testing_support {

inline std::optional<AccountKind> kind_of(std::string_view text) {
    const auto id = AccountId::parse(text);
    return id ? std::optional(id->kind()) : std::nullopt;
}

// What is no account is none.
inline Transfer single(std::string id, std::string_view debit, std::string_view credit, std::int64_t cents,
                       Purpose purpose) {
    return {.id = std::move(id),
            .debit = AccountId::parse(debit),
            .credit = AccountId::parse(credit),
            .amount = {cents},
            .phase = Phase::Single,
            .pending = {},
            .purpose = purpose};
}

inline Transfer pending(std::string id, std::string_view debit, std::string_view credit, std::int64_t cents,
                        Purpose purpose) {
    Transfer transfer = single(std::move(id), debit, credit, cents, purpose);
    transfer.phase = Phase::Pending;
    return transfer;
}

inline Transfer stake(std::string id, std::string_view from, std::int64_t cents) {
    return pending(std::move(id), from, "house", cents, Purpose::Stake);
}

inline Transfer finish(std::string id, Phase phase, std::string of, Purpose purpose) {
    return {.id = std::move(id),
            .debit = {},
            .credit = {},
            .amount = {},
            .phase = phase,
            .pending = std::move(of),
            .purpose = purpose};
}

inline Transfer correcting(Transfer transfer, std::string corrects) {
    transfer.purpose = Purpose::Correct;
    transfer.corrects = std::move(corrects);
    transfer.ordered_by = "supervisor";
    transfer.clause = "nz 9A 7.3";
    return transfer;
}

// Everything of a ledger that can be seen.
struct Seen {
    std::vector<std::pair<std::string, std::vector<std::int64_t>>> accounts;
    std::vector<std::string> vouchers;
    std::size_t transfers = 0;
    bool operator==(const Seen&) const = default;
};

inline Seen seen(const Ledger& ledger) {
    Seen all;
    for (const auto& [name, a] : ledger.accounts())
        all.accounts.push_back(
            {name.text(), {a.balance.cents, a.reserved.cents, a.in.cents, a.out.cents, a.staked.cents, a.won.cents}});
    std::sort(all.accounts.begin(), all.accounts.end());
    for (const auto& [number, v] : ledger.vouchers())
        all.vouchers.push_back(number + (v.state == VoucherState::Paid ? " paid " : " open ") +
                               std::to_string(v.amount.cents) + v.paid_by);
    all.transfers = ledger.transfers();
    return all;
}

inline void take(Ledger& ledger, const Transfer& transfer) {
    EXPECT_FALSE(ledger.check(transfer).has_value());
    const auto result = ledger.apply(transfer);
    ASSERT_TRUE(result) << to_string(result.refusal());
    EXPECT_TRUE(*result) << transfer.id << " was a repeat";
}

// A refusal that speaks of this, and leaves everything as it was.
inline void refuse(Ledger& ledger, const Transfer& transfer, const std::string& speaks_of) {
    const Seen before = seen(ledger);
    const bool was_pending = ledger.is_pending(transfer.pending);
    const auto checked = ledger.check(transfer);
    const auto result = ledger.apply(transfer);
    ASSERT_FALSE(result) << "taken: " << transfer.id;
    ASSERT_TRUE(checked.has_value());
    EXPECT_EQ(checked->what, result.refusal().what);
    EXPECT_NE(result.refusal().what.find(speaks_of), std::string::npos)
        << result.refusal().what << "\n  should speak of: " << speaks_of;
    EXPECT_EQ(seen(ledger), before);
    EXPECT_EQ(ledger.is_pending(transfer.pending), was_pending);
}

// A ledger in which this terminal or player has bought credit, by the transfer "in".
inline Ledger with_credit(const std::string& account, std::int64_t cents) {
    Ledger ledger;
    take(ledger, single("in", "cash:cage", account, cents, Purpose::In));
    return ledger;
}

}  // namespace baize::ledger::testing_support
