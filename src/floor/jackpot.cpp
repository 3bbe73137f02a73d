#include "floor/jackpot.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "floor/money.hpp"

namespace baize::floor {

using ledger::AccountId;
using ledger::AccountKind;
using ledger::Purpose;
using ledger::Transfer;

AccountId meter_account(const std::string& jackpot) { return AccountId::jackpot(jackpot); }
AccountId overflow_account(const std::string& jackpot) { return AccountId::above_ceiling(jackpot); }

namespace {

constexpr AccountKind kHouse = AccountKind::House;

Transfer single(std::string id, AccountId from, AccountId to, Money amount, Purpose purpose) {
    return {std::move(id), std::move(from), std::move(to), amount, ledger::Phase::Single, "", purpose};
}

// A progressive wager itself, or one out of which a jackpot beside it is filled (gb-2011 16.29).
bool contributes(const Table& table, Position position) {
    const auto wagers = table.game().wagers;
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        const bool fills = w == position.wager || (wagers[w].kind == WagerKind::Bonus && table.setup().offered(w) &&
                                                   wagers[w].part_of == static_cast<int>(position.wager));
        if (fills && !wagers[w].progressive.empty()) return true;
    }
    return false;
}

Money part_of(Money stake, int percent) { return {(stake.cents * percent + 99) / 100}; }

}  // namespace

Money contribution_of(const Table& table, const JackpotConfig& jackpot) {
    Money sum{};
    for (const Stake& stake : table.stakes())
        if (!stake.carried && contributes(table, stake.position)) sum += part_of(stake.amount, jackpot.percent);
    return sum;
}

std::vector<Transfer> contribute(const ledger::Ledger& books, const LiveTable& table) {
    const JackpotConfig& jackpot = table.config().jackpot;
    if (jackpot.id.empty() || !table.layout.empty()) return {};  // a ruling may open the bets again: they
                                                                 // contributed at the first close
    const Money sum = contribution_of(table.session->table(), jackpot);
    const ledger::Account* meter = books.account(meter_account(jackpot.id));
    const Money room =
        jackpot.ceiling.cents == 0 ? sum : std::max(Money{}, jackpot.ceiling - (meter ? meter->balance : Money{}));
    const Money above = sum > room ? sum - room : Money{};
    const std::string id = book_of(table.id, table.round) + "/j";
    std::vector<Transfer> transfers;
    if (sum > above)
        transfers.push_back(single(id + "m", kHouse, meter_account(jackpot.id), sum - above, Purpose::Contribute));
    if (above.cents > 0)
        transfers.push_back(single(id + "n", kHouse, overflow_account(jackpot.id), above, Purpose::Contribute));
    return transfers;
}

namespace {

// What the void wagers of a round brought goes back out, and nobody wins it (ruling R82): first what went above the
// ceiling, so that the meter holds what it would hold without them.
VoidBack brought_by_void(const ledger::Ledger& books, const LiveTable& table, const std::vector<Line>& lines) {
    const Table& played = table.session->table();
    Money sum{};
    for (const Stake& stake : played.stakes()) {
        const auto is_void = [&](const Line& line) {
            return line.number == stake.number && line.outcome == Outcome::Void;
        };
        if (!stake.carried && contributes(played, stake.position) && std::any_of(lines.begin(), lines.end(), is_void))
            sum += part_of(stake.amount, table.config().jackpot.percent);
    }
    const ledger::Transfer* above = books.find(book_of(table.id, table.round) + "/jn");
    if (!above || sum.cents == 0) return {sum, {}};
    const Money overflow = std::min({sum, above->amount, books.free(overflow_account(table.config().jackpot.id))});
    return {sum - overflow, overflow};
}

}  // namespace

Reading read_meter(const ledger::Ledger& books, const LiveTable& table) {
    const JackpotConfig& jackpot = table.config().jackpot;
    // A round may read it twice: an entry that was put right may have won it as the wrong one had.
    const std::string id = fmt::format("{}/j{}", book_of(table.id, table.round), books.transfers());
    const AccountId account = meter_account(jackpot.id);
    Reading reading{books.free(account) - brought_by_void(books, table, table.session->table().lines()).meter, {}};
    if (reading.amount < jackpot.seed) {  // another table has won it and is not settled yet
        reading.transfers.push_back(single(id + "s", kHouse, account, jackpot.seed - reading.amount, Purpose::Seed));
        reading.amount = jackpot.seed;
    }
    if (reading.amount.cents > 0)
        reading.transfers.push_back(
            {id + "h", account, kHouse, reading.amount, ledger::Phase::Pending, "", Purpose::Other});
    return reading;
}

std::vector<Transfer> free_meter(const LiveTable& table) {
    if (table.meter_hold.empty()) return {};
    return {{table.meter_hold + "v", {}, {}, {}, ledger::Phase::Void, table.meter_hold, Purpose::Other}};
}

// Where a wager became void after the meter was read, winners may have taken that too, here or at another table that
// has won it: then it stays with them.
VoidBack void_back(const ledger::Ledger& books, const LiveTable& table, const std::vector<Line>& lines) {
    const JackpotConfig& jackpot = table.config().jackpot;
    if (jackpot.id.empty() || table.layout.empty()) return {};
    Money left = books.free(meter_account(jackpot.id));
    if (!table.meter_hold.empty()) left += books.find(table.meter_hold)->amount;
    for (const Line& line : lines) left -= line.from_meter;
    const VoidBack brought = brought_by_void(books, table, lines);
    return {std::min(brought.meter, std::max(Money{}, left)), brought.overflow};
}

std::vector<Transfer> release_meter(const ledger::Ledger& books, const LiveTable& table,
                                    const std::vector<Line>& lines) {
    std::vector<Transfer> transfers = free_meter(table);
    const VoidBack back = void_back(books, table, lines);
    const std::string id = book_of(table.id, table.round) + "/j", &of = table.config().jackpot.id;
    if (back.meter.cents > 0)
        transfers.push_back(single(id + "b", meter_account(of), kHouse, back.meter, Purpose::Contribute));
    if (back.overflow.cents > 0)
        transfers.push_back(single(id + "c", overflow_account(of), kHouse, back.overflow, Purpose::Contribute));
    return transfers;
}

std::vector<Transfer> reseed(const JackpotConfig& jackpot, const std::string& id, Money left, Money overflow) {
    std::vector<Transfer> transfers;
    if (left >= jackpot.seed) return transfers;
    // No more than the meter may show.
    const Money room = jackpot.ceiling.cents == 0 ? overflow : std::max(jackpot.ceiling, jackpot.seed) - left,
                moved = std::min(overflow, room);
    if (moved.cents > 0)
        transfers.push_back(
            single(id + "o", overflow_account(jackpot.id), meter_account(jackpot.id), moved, Purpose::Fill));
    left += moved;
    if (left < jackpot.seed)
        transfers.push_back(single(id + "t", kHouse, meter_account(jackpot.id), jackpot.seed - left, Purpose::Seed));
    return transfers;
}

}  // namespace baize::floor
