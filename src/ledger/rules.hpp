// What a transfer does to its two accounts, and which purposes fit which accounts. Free functions over values: the
// ledger holds the accounts, these say what becomes of them.
#pragma once

#include <string_view>

#include "ledger/ledger.hpp"

namespace baize::ledger {

// No balance and no meter may grow beyond: every sum of two of them then stays inside 64 bits.
inline constexpr Money kBooksMax{1'000'000'000'000'000'000};

// Terminals and players have meters, and for them the credit identity holds.
constexpr bool metered(AccountKind kind) { return kind == AccountKind::Terminal || kind == AccountKind::Player; }
constexpr bool held(AccountKind kind) {
    return kind == AccountKind::Float || kind == AccountKind::Cash || kind == AccountKind::Shortfall;
}
constexpr bool any_sign(AccountKind kind) { return kind == AccountKind::House || kind == AccountKind::Rounding; }

// `money` is the transfer that carries accounts and amount: the pending
// one for Post and Void, else the transfer itself.
MaybeRefusal purpose_misfit(const Transfer& transfer, const Transfer& money, AccountKind debit, AccountKind credit);
void change_debit(Account& account, const Transfer& transfer, const Transfer& money);
void change_credit(Account& account, const Transfer& transfer, const Transfer& money);

// Why an account may not stand so.
MaybeRefusal forbidden_standing(const AccountId& id, const Account& before, const Account& after);
bool overdrawn(const Account& account);

}  // namespace baize::ledger
