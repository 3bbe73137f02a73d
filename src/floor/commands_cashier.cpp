// What a cashier does, and the bringing of chips and cash.
#include <fmt/format.h>

#include "floor/handlers.hpp"

namespace baize::floor {

using ledger::Purpose;
using ledger::Redeemable;

namespace {

const std::string kDrawer = "cash:cage";

struct PlayerArgs { std::string account; Money amount; std::string terminal; };
Result<PlayerArgs> read_player(const Command& command, bool with_terminal = false) {
    Fields fields(command.args, command.verb);
    const std::string player = fields.text("player", 40);
    const Money amount = fields.money("amount");
    const std::string terminal = with_terminal ? fields.text("terminal") : std::string();
    if (auto refusal = fields.finish()) return *refusal;
    const bool plain = !player.empty() && std::all_of(player.begin(), player.end(),
                                                      [](unsigned char c) { return std::isalnum(c) || c == '-'; });
    if (!plain) return Refusal{"'player' must be letters, digits and hyphens"};
    if (amount.cents == 0) return Refusal{"an amount is needed"};
    return PlayerArgs{"player:" + player, amount, terminal};
}

}  // namespace

namespace {

struct Fill { std::string account; std::int64_t amount = 0; bool meter = false; };
Result<Fill> read_fill(const ledger::Ledger& books, const Command& command) {
    Fields fields(command.args, "fill");
    Fill fill{fields.text("account"), fields.number("amount", -kMoneyMax.cents, kMoneyMax.cents)};
    if (auto refusal = fields.finish()) return *refusal;
    const auto kind = ledger::kind_of(fill.account);
    fill.meter = kind == ledger::AccountKind::Jackpot && books.account(fill.account);
    if (kind != ledger::AccountKind::Float && kind != ledger::AccountKind::Cash && !fill.meter)
        return Refusal{fmt::format("'{}' is no float, no drawer and no meter", fill.account)};
    if (fill.amount == 0) return Refusal{"an amount is needed"};
    // A fund takes contributions and the house's own additions, and pays winners. No clause lets any of it go back.
    if (fill.meter && fill.amount < 0)
        return Refusal{"what a progressive meter holds is its players': nothing is taken out of it but by a win",
                       "gb-2011 2.4"};
    return fill;
}

}  // namespace

MaybeRefusal Handlers::check_fill(Floor& floor, const Command& command) {
    auto fill = read_fill(floor.books_, command);
    return fill ? MaybeRefusal{} : fill.refusal();
}

// From the house to a float or a drawer, from which a negative amount
// takes it away; or to a progressive meter, for good.
Result<Reply> Handlers::fill(Floor& floor, const Command& command, Entropy&) {
    auto fill = read_fill(floor.books_, command);
    if (!fill) return fill.refusal();
    ledger::Transfer transfer{
        fresh_id(floor, "fill"), fill->account, "house", {}, ledger::Phase::Single, "", Purpose::Fill};
    transfer.amount = {std::abs(fill->amount)};
    if ((fill->amount < 0) != fill->meter)
        std::swap(transfer.debit, transfer.credit);  // a fund is owed, a float is held
    if (auto refusal = floor.books_.check(transfer)) return *refusal;
    money(floor, "fill", {transfer});
    return Reply{{{"holds", std::abs(floor.books_.account(fill->account)->balance.cents)}}};
}

// 9A 6.3. Each state of a voucher has its own answer.
Result<Reply> Handlers::redeem(Floor& floor, const Command& command, Entropy&) {
    Fields fields(command.args, "redeem");
    const std::string number = fields.text("number", 40);
    const Money amount = fields.money("amount");
    if (auto refusal = fields.finish()) return *refusal;
    switch (floor.books_.redeemable(number, amount, floor.now_ms_)) {
        case Redeemable::Yes: break;
        case Redeemable::NotANumber:
            return Refusal{"not a voucher's number: 18 digits, of which the last checks the others"};
        case Redeemable::NotFound: return Refusal{"not found: no such voucher was issued"};
        case Redeemable::Paid:
            return Refusal{fmt::format("paid already, by {}", floor.books_.voucher(number)->paid_by)};
        case Redeemable::Expired: return Refusal{"expired"};
        case Redeemable::AmountDiffers:
            return Refusal{fmt::format("the amount differs: the voucher is for {}",
                                       to_string(floor.books_.voucher(number)->amount))};
    }
    // Coins may be coarser than the books: what rounding down leaves is kept on an account of its own.
    const Money paid{amount.cents / floor.settings_.coin_cents * floor.settings_.coin_cents};
    std::vector<ledger::Transfer> transfers;
    if (paid.cents > 0)
        transfers.push_back({"redeem/" + number, "voucher", kDrawer, paid, ledger::Phase::Single, "", Purpose::Redeem});
    if (paid != amount)
        transfers.push_back(
            {"round/" + number, "voucher", "rounding", amount - paid, ledger::Phase::Single, "", Purpose::Redeem});
    for (const ledger::Transfer& each : transfers)
        if (auto refusal = floor.books_.check(each))
            return Refusal{fmt::format("the drawer does not hold {}: {}", to_string(paid), refusal->what)};
    floor.record(entry::VoucherPaid{number}, std::move(transfers));
    return Reply{{{"paid", paid.cents}}};
}

Result<Reply> Handlers::deposit(Floor& floor, const Command& command, Entropy&) {
    auto args = read_player(command);
    if (!args) return args.refusal();
    const ledger::Transfer transfer{fresh_id(floor, "deposit"), kDrawer, args->account, args->amount,
                                    ledger::Phase::Single,      "",      Purpose::In};
    if (auto refusal = floor.books_.check(transfer)) return *refusal;
    money(floor, "deposit", {transfer});
    return Reply{{{"balance", floor.books_.free(args->account).cents}}};
}

Result<Reply> Handlers::withdraw(Floor& floor, const Command& command, Entropy&) {
    auto args = read_player(command);
    if (!args) return args.refusal();
    const ledger::Transfer transfer{
        fresh_id(floor, "withdraw"), args->account, kDrawer, args->amount, ledger::Phase::Single, "", Purpose::Out};
    if (auto refusal = floor.books_.check(transfer)) return *refusal;
    money(floor, "withdraw", {transfer});
    return Reply{{{"balance", floor.books_.free(args->account).cents}}};
}

// ---- Between a player's account and a terminal ------------------------------------------------------------------

Result<Reply> Handlers::to_terminal(Floor& floor, const Command& command, Entropy&) {
    auto args = read_player(command, true);
    if (!args) return args.refusal();
    auto at = terminal(floor, args->terminal);
    if (!at) return at.refusal();
    const ledger::Transfer transfer{
        fresh_id(floor, "move"), args->account, at->account, args->amount, ledger::Phase::Single, "", Purpose::In};
    if (auto refusal = floor.books_.check(transfer)) return *refusal;
    money(floor, "to-terminal", {transfer});
    return Reply{
        {{"balance", floor.books_.free(args->account).cents}, {"credit", floor.books_.free(at->account).cents}}};
}

Result<Reply> Handlers::from_terminal(Floor& floor, const Command& command, Entropy&) {
    Fields fields(command.args, "from-terminal");
    const std::string name = fields.text("terminal");
    const std::string player = fields.text("player", 40);
    if (auto refusal = fields.finish()) return *refusal;
    auto at = terminal(floor, name);
    if (!at) return at.refusal();
    const Money credit = floor.books_.free(at->account);
    const std::string account = "player:" + player;
    if (credit.cents == 0) return Refusal{"there is no credit to move"};
    if (ledger::kind_of(account) != ledger::AccountKind::Player)
        return Refusal{fmt::format("'{}' is no player", player)};
    const ledger::Transfer transfer{fresh_id(floor, "move"), at->account, account,     credit,
                                    ledger::Phase::Single,   "",          Purpose::Out};
    if (auto refusal = floor.books_.check(transfer)) return *refusal;
    money(floor, "from-terminal", {transfer});
    return Reply{{{"balance", floor.books_.free(account).cents}}};
}

}  // namespace baize::floor
