// What must hold after every commit, worked out anew from all accounts, transfers and vouchers.
#include <fmt/format.h>

#include <map>

#include "ledger/ledger.hpp"
#include "ledger/rules.hpp"

namespace baize::ledger {
namespace {

// Many accounts together may pass 64 bits on the way to zero.
__extension__ using Wide = __int128;

}  // namespace

std::optional<std::string> Ledger::broken() const {
    std::map<AccountId, Money> pending;
    for (const std::string& id : pending_) {
        const Transfer* transfer = find(id);
        if (!transfer || transfer->phase != Phase::Pending)
            return fmt::format("{} counts as pending and is no pending transfer", id);
        pending[*transfer->debit] += transfer->amount;
    }
    Wide sum = 0;
    for (const auto& [id, account] : accounts_) {
        sum += account.balance.cents;
        if (auto fault = broken_account(id, account, pending[id])) return fault;
    }
    if (sum != 0)
        return fmt::format("the balances do not sum to zero but to {}",
                           to_string(Money{static_cast<std::int64_t>(sum)}));
    return broken_vouchers();
}

std::optional<std::string> Ledger::broken_account(const AccountId& id, const Account& account, Money pending) const {
    const auto name = id.text();
    if (id.kind() != account.kind)
        return fmt::format("{} is kept as another kind of account than its name says", name);
    if (overdrawn(account))
        return fmt::format("{} is overdrawn: balance {}, reserved {}", name, to_string(account.balance),
                           to_string(account.reserved));
    if (account.reserved != pending)
        return fmt::format("{} has {} reserved, but its pending transfers sum to {}", name, to_string(account.reserved),
                           to_string(pending));
    if (metered(account.kind) && !account.credit_identity_holds())
        return fmt::format("{}: in {} + won {} is not out {} + staked {} + free {}", name, to_string(account.in),
                           to_string(account.won), to_string(account.out), to_string(account.staked),
                           to_string(account.free()));
    return std::nullopt;
}

std::optional<std::string> Ledger::broken_vouchers() const {
    if (vouchers_.empty()) return std::nullopt;
    Wide open = 0;
    for (const auto& [number, voucher] : vouchers_)
        if (voucher.state == VoucherState::Open) open += voucher.amount.cents;
    const Account* found = account(AccountKind::Voucher);
    const Money owed = found ? found->balance : Money{};
    if (open == owed.cents) return std::nullopt;
    return fmt::format("the voucher account owes {}, but the open vouchers sum to {}", to_string(owed),
                       to_string(Money{static_cast<std::int64_t>(open)}));
}

}  // namespace baize::ledger
