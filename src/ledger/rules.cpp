#include "ledger/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

#include "ledger/names.hpp"

namespace baize::ledger {
namespace {

bool is_one_of(Purpose purpose, std::initializer_list<Purpose> purposes) {
    return std::find(purposes.begin(), purposes.end(), purpose) != purposes.end();
}

Refusal misfit(const Transfer& transfer, std::string_view expected) {
    return {
        fmt::format("transfer {}: the purpose {} does not fit; {}", transfer.id, word_of(transfer.purpose), expected),
        transfer.clause};
}

// Every way in which money leaves or reaches a terminal or a player must move one meter, or the credit identity breaks.
MaybeRefusal single_misfit(const Transfer& t, AccountKind debit, AccountKind credit) {
    if (t.purpose == Purpose::TakeBack) return misfit(t, "only the void of a stake takes it back");
    if (t.purpose == Purpose::Stake) return misfit(t, "a stake is pending when it is laid");
    if (t.purpose == Purpose::In && metered(debit) && !metered(credit))
        return misfit(t, "credit bought must reach a terminal or a player");
    if (t.purpose == Purpose::Out && metered(credit) && !metered(debit))
        return misfit(t, "credit taken out must leave a terminal or a player");
    if (metered(debit) && !is_one_of(t.purpose, {Purpose::In, Purpose::Out, Purpose::Correct}))
        return misfit(t, fmt::format("money leaves {} as in, out, stake or correct", t.debit->text()));
    if (metered(credit) &&
        !is_one_of(t.purpose, {Purpose::In, Purpose::Out, Purpose::Redeem, Purpose::Win, Purpose::Correct}))
        return misfit(t, fmt::format("money reaches {} as in, out, redeem, win or correct", t.credit->text()));
    return std::nullopt;
}

// A reservation on a terminal moves its meters at once, so only a stake, which knows both ways back, may be one.
MaybeRefusal pending_misfit(const Transfer& t, AccountKind debit, AccountKind credit) {
    if (t.purpose == Purpose::TakeBack) return misfit(t, "only the void of a stake takes it back");
    if (metered(debit) && t.purpose != Purpose::Stake)
        return misfit(t, fmt::format("only a stake may be pending on {}", t.debit->text()));
    if (metered(credit) && !is_one_of(t.purpose, {Purpose::In, Purpose::Redeem, Purpose::Win, Purpose::Correct}))
        return misfit(t, fmt::format("what is pending for {} is in, redeem, win or correct", t.credit->text()));
    return std::nullopt;
}

MaybeRefusal post_misfit(const Transfer& t, const Transfer& money) {
    if (is_one_of(t.purpose, {money.purpose, Purpose::Other})) return std::nullopt;
    return misfit(
        t, fmt::format("the pending transfer {} is posted as {}, or as other", money.id, word_of(money.purpose)));
}

MaybeRefusal void_misfit(const Transfer& t, const Transfer& money) {
    if (money.purpose == Purpose::Stake) {
        if (is_one_of(t.purpose, {Purpose::TakeBack, Purpose::Win, Purpose::Correct})) return std::nullopt;
        return misfit(t, fmt::format("the stake {} comes back as take-back, win or correct", money.id));
    }
    if (is_one_of(t.purpose, {money.purpose, Purpose::Other, Purpose::Correct})) return std::nullopt;
    return misfit(
        t, fmt::format("the pending transfer {} is voided as {}, correct or other", money.id, word_of(money.purpose)));
}

bool within(Money amount) { return amount <= kBooksMax && amount >= -kBooksMax; }

}  // namespace

MaybeRefusal purpose_misfit(const Transfer& transfer, const Transfer& money, AccountKind debit, AccountKind credit) {
    switch (transfer.phase) {
        case Phase::Single: return single_misfit(transfer, debit, credit);
        case Phase::Pending: return pending_misfit(transfer, debit, credit);
        case Phase::Post: return post_misfit(transfer, money);
        case Phase::Void: return void_misfit(transfer, money);
    }
    return Refusal{fmt::format("transfer {} has no phase that exists", transfer.id)};
}

void change_debit(Account& account, const Transfer& transfer, const Transfer& money) {
    const bool meters = metered(account.kind);
    switch (transfer.phase) {
        case Phase::Single:
            account.balance -= money.amount;
            if (meters && transfer.purpose == Purpose::Correct) account.won -= money.amount;
            else if (meters) account.out += money.amount;
            return;
        case Phase::Pending:
            account.reserved += money.amount;
            if (meters) account.staked += money.amount;
            return;
        case Phase::Post:  // the stake was counted when it was laid
            account.balance -= money.amount;
            account.reserved -= money.amount;
            return;
        case Phase::Void:
            account.reserved -= money.amount;
            if (meters && transfer.purpose == Purpose::TakeBack) account.staked -= money.amount;
            else if (meters) account.won += money.amount;
            return;
    }
}

void change_credit(Account& account, const Transfer& transfer, const Transfer& money) {
    if (transfer.phase != Phase::Single && transfer.phase != Phase::Post) return;
    account.balance += money.amount;
    if (!metered(account.kind)) return;
    const bool won = money.purpose == Purpose::Win || money.purpose == Purpose::Correct;
    (won ? account.won : account.in) += money.amount;
}

bool overdrawn(const Account& account) {
    if (any_sign(account.kind)) return false;
    // A held account's pending debits may still be voided, so they do not make room for a credit.
    return held(account.kind) ? account.balance > Money{} : account.free() < Money{};
}

MaybeRefusal forbidden_standing(const AccountId& id, const Account& before, const Account& after) {
    if (overdrawn(after)) {
        if (held(after.kind))
            return Refusal{fmt::format("{} holds {}; {} cannot be taken from it", id.text(), to_string(-before.balance),
                                       to_string(after.balance - before.balance))};
        return Refusal{fmt::format("{} has {} free; {} cannot be taken from it", id.text(), to_string(before.free()),
                                   to_string(before.free() - after.free()))};
    }
    for (const Money sum : {after.balance, after.reserved, after.in, after.out, after.staked, after.won})
        if (!within(sum))
            return Refusal{fmt::format("{} would pass {}, the most that the books keep in one account", id.text(),
                                       to_string(kBooksMax))};
    return std::nullopt;
}

}  // namespace baize::ledger
