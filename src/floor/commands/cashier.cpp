// What a cashier does, and the bringing of chips and cash.
#include <fmt/format.h>

#include "floor/commands/handlers.hpp"
#include "floor/commands/parts.hpp"

namespace baize::floor {

using ledger::AccountId;
using ledger::AccountKind;
using ledger::Purpose;
using ledger::Redeemable;

namespace {

const AccountId kDrawer = AccountId::drawer("cage");

// One spelling for whoever brings money and for whoever fetches it: what one command puts on an account another finds.
MaybeRefusal wrong_player(const std::string& player) {
    const bool plain = !player.empty() && std::all_of(player.begin(), player.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '-';
    });
    return plain ? std::nullopt : MaybeRefusal(Refusal{"'player' must be letters, digits and hyphens"});
}

MaybeRefusal wrong_player(const PlayerArgs& args) {
    if (auto refusal = wrong_player(args.player)) return refusal;
    if (args.amount.cents == 0) return Refusal{"an amount is needed"};
    return std::nullopt;
}

bool is_meter(const ledger::Ledger& books, const AccountId& account) {
    return account.kind() == AccountKind::Jackpot && books.account(account);
}

}  // namespace

namespace cashier {

MaybeRefusal check_fill(const Act& act, const FillArgs& args) {
    const auto account = AccountId::parse(args.account);
    const bool meter = account && is_meter(act.books(), *account);
    if (!account || (account->kind() != AccountKind::Float && account->kind() != AccountKind::Cash && !meter))
        return Refusal{fmt::format("'{}' is no float, no drawer and no meter", args.account)};
    if (args.amount == 0) return Refusal{"an amount is needed"};
    // A fund takes contributions and the house's own additions, and pays winners. No clause lets any of it go back.
    if (meter && args.amount < 0)
        return Refusal{"what a progressive meter holds is its players': nothing is taken out of it but by a win",
                       "gb-2011 2.4"};
    return std::nullopt;
}

// From the house to a float or a drawer, from which a negative amount
// takes it away; or to a progressive meter, for good.
Result<FillReply> fill(Act& act, const FillArgs& args) {
    if (auto refusal = check_fill(act, args)) return *refusal;
    const AccountId account = AccountId::parse(args.account).value();
    ledger::Transfer transfer{
        act.fresh_id("fill"), account, AccountKind::House, {}, ledger::Phase::Single, "", Purpose::Fill};
    transfer.amount = {std::abs(args.amount)};
    if ((args.amount < 0) != is_meter(act.books(), account))
        std::swap(transfer.debit, transfer.credit);  // a fund is owed, a float is held
    if (auto refusal = act.books().check(transfer)) return *refusal;
    act.record(entry::MoneyMoved{"fill"}, {transfer});
    return FillReply{{std::abs(act.books().account(account)->balance.cents)}};
}

// 9A 6.3. Each state of a voucher has its own answer.
Result<PaidReply> redeem(Act& act, const RedeemArgs& args) {
    const std::string& number = args.number;
    const Money amount = args.amount;
    switch (act.books().redeemable(number, amount, act.now_ms())) {
        case Redeemable::Yes: break;
        case Redeemable::NotANumber:
            return Refusal{"not a voucher's number: 18 digits, of which the last checks the others"};
        case Redeemable::NotFound: return Refusal{"not found: no such voucher was issued"};
        case Redeemable::Paid:
            return Refusal{fmt::format("paid already, by {}", act.books().voucher(number)->paid_by)};
        case Redeemable::Expired: return Refusal{"expired"};
        case Redeemable::AmountDiffers:
            return Refusal{fmt::format("the amount differs: the voucher is for {}",
                                       to_string(act.books().voucher(number)->amount))};
    }
    // Coins may be coarser than the books: what rounding down leaves is kept on an account of its own.
    const Money paid{amount.cents / act.state().settings.coin_cents * act.state().settings.coin_cents};
    std::vector<ledger::Transfer> transfers;
    if (paid.cents > 0)
        transfers.push_back({"redeem/" + number, AccountKind::Voucher, kDrawer, paid, ledger::Phase::Single, "",
                             Purpose::Redeem});
    if (paid != amount)
        transfers.push_back({"round/" + number, AccountKind::Voucher, AccountKind::Rounding, amount - paid,
                             ledger::Phase::Single, "", Purpose::Redeem});
    for (const ledger::Transfer& each : transfers)
        if (auto refusal = act.books().check(each))
            return Refusal{fmt::format("the drawer does not hold {}: {}", to_string(paid), refusal->what)};
    act.record(entry::VoucherPaid{number}, std::move(transfers));
    return PaidReply{paid};
}

Result<BalanceReply> deposit(Act& act, const PlayerArgs& args) {
    if (auto refusal = wrong_player(args)) return *refusal;
    const AccountId account = AccountId::player(args.player);
    const ledger::Transfer transfer{act.fresh_id("deposit"), kDrawer, account, args.amount,
                                    ledger::Phase::Single,      "",      Purpose::In};
    if (auto refusal = act.books().check(transfer)) return *refusal;
    act.record(entry::MoneyMoved{"deposit"}, {transfer});
    return BalanceReply{act.books().free(account)};
}

Result<BalanceReply> withdraw(Act& act, const PlayerArgs& args) {
    if (auto refusal = wrong_player(args)) return *refusal;
    const AccountId account = AccountId::player(args.player);
    const ledger::Transfer transfer{
        act.fresh_id("withdraw"), account, kDrawer, args.amount, ledger::Phase::Single, "", Purpose::Out};
    if (auto refusal = act.books().check(transfer)) return *refusal;
    act.record(entry::MoneyMoved{"withdraw"}, {transfer});
    return BalanceReply{act.books().free(account)};
}

// ---- Between a player's account and a terminal ------------------------------------------------------------------

Result<ToTerminalReply> to_terminal(Act& act, const ToTerminalArgs& args) {
    if (auto refusal = wrong_player(args.of)) return *refusal;
    const AccountId account = AccountId::player(args.of.player);
    auto at = terminal_at(act.state(), args.terminal);
    if (!at) return at.refusal();
    const ledger::Transfer transfer{
        act.fresh_id("move"), account, at->account, args.of.amount, ledger::Phase::Single, "", Purpose::In};
    if (auto refusal = act.books().check(transfer)) return *refusal;
    act.record(entry::MoneyMoved{"to-terminal"}, {transfer});
    return ToTerminalReply{act.books().free(account), act.books().free(at->account)};
}

Result<BalanceReply> from_terminal(Act& act, const FromTerminalArgs& args) {
    if (auto refusal = wrong_player(args.player)) return *refusal;
    const AccountId account = AccountId::player(args.player);
    auto at = terminal_at(act.state(), args.terminal);
    if (!at) return at.refusal();
    const Money credit = act.books().free(at->account);
    if (credit.cents == 0) return Refusal{"there is no credit to move"};
    const ledger::Transfer transfer{
        act.fresh_id("move"), at->account, account, credit, ledger::Phase::Single, "", Purpose::Out};
    if (auto refusal = act.books().check(transfer)) return *refusal;
    act.record(entry::MoneyMoved{"from-terminal"}, {transfer});
    return BalanceReply{act.books().free(account)};
}

}  // namespace cashier

}  // namespace baize::floor
