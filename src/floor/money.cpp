#include "floor/money.hpp"

#include <fmt/format.h>

#include <map>
#include <stdexcept>
#include <tuple>

#include "engine/names.hpp"
#include "floor/jackpot.hpp"

namespace baize::floor {

using ledger::Purpose;
using ledger::Transfer;

std::string book_of(std::string_view table, std::uint64_t round) { return fmt::format("{}/r{}", table, round); }

Transfer lay_stake(const LiveTable& table, PlayerId player, Money amount, std::uint64_t number) {
    Transfer transfer{fmt::format("{}/s{}", book_of(table.id, table.round), number),
                      terminal_account(table.id, player),
                      "house",
                      amount,
                      ledger::Phase::Pending,
                      "",
                      Purpose::Stake};
    return transfer;
}

Transfer take_back(const std::string& pending) {
    return {pending + "b", "", "", {}, ledger::Phase::Void, pending, Purpose::TakeBack};
}

// ---- Settlement -------------------------------------------------------------------------------------------

namespace {

// Lines name their wager, not their stake: the first stake of that wager that no line has taken yet.
std::size_t stake_of(const Line& line, const std::vector<Stake>& stakes, std::vector<bool>& taken) {
    for (std::size_t i = 0; i < stakes.size(); ++i) {
        const Stake& stake = stakes[i];
        if (taken[i] || stake.open || stake.player != line.player || stake.box != line.box || stake.hand != line.hand ||
            !(stake.position == line.position) || stake.amount != line.stake)
            continue;
        taken[i] = true;
        return i;
    }
    throw std::logic_error("a line of the settlement has no stake");
}

}  // namespace

namespace {

// A stand-off or a void: its player has what he staked, and no more.
bool comes_back_alone(const Line& line) { return line.returned == line.stake && line.won.cents == 0; }

void settle_line(const LiveTable& table, const Line& line, const std::string& id, const std::string& pending,
                 std::vector<Transfer>& transfers) {
    Money due = line.returned + line.won;
    if (line.stake.cents > 0) {
        const bool comes_back = line.returned == line.stake;
        transfers.push_back({id + (comes_back ? "v" : "p"),
                             "",
                             "",
                             {},
                             comes_back ? ledger::Phase::Void : ledger::Phase::Post,
                             pending,
                             comes_back ? Purpose::Win : Purpose::Stake});
        if (comes_back) due -= line.stake;
    }
    due -= line.from_meter;
    if (due.cents > 0)
        transfers.push_back(
            {id + "w", "house", terminal_account(table.id, line.player), due, ledger::Phase::Single, "", Purpose::Win});
    if (line.from_meter.cents > 0)
        transfers.push_back({id + "m", meter_account(table.config().jackpot.id),
                             terminal_account(table.id, line.player), line.from_meter, ledger::Phase::Single, "",
                             Purpose::Win});
}

}  // namespace

std::vector<Transfer> settle_lines(const LiveTable& table, const std::vector<Line>& lines) {
    std::vector<Transfer> transfers, late;
    const std::vector<Stake>& stakes = table.session->table().stakes();
    std::vector<bool> taken(stakes.size(), false);
    const std::string book = book_of(table.id, table.round);
    for (std::size_t l = 0; l < lines.size(); ++l) {
        const Line& line = lines[l];
        const std::string id = fmt::format("{}/l{}", book, l);
        if (line.stake.cents == 0) {
            settle_line(table, line, id, "", transfers);
            continue;
        }
        const std::size_t stake = stake_of(line, stakes, taken);
        if (!stakes[stake].won_before) {
            settle_line(table, line, id, table.stake_ids.at(stake), transfers);
            continue;
        }
        // What was laid from winnings of this round was never taken from the credit: it is staked now, behind the line
        // that pays those winnings. Where it comes back as it was, the winnings themselves are what comes back.
        if (comes_back_alone(line)) continue;
        late.push_back({id + "s", terminal_account(table.id, line.player), "house", line.stake, ledger::Phase::Pending,
                        "", Purpose::Stake});
        settle_line(table, line, id, id + "s", late);
    }
    for (std::size_t i = 0; i < stakes.size(); ++i)
        if (!taken[i] && !stakes[i].open) throw std::logic_error("a stake has no line in the settlement");
    transfers.insert(transfers.end(), late.begin(), late.end());
    return transfers;
}

// ---- Correction ---------------------------------------------------------------------------------------------

namespace {

using Key = std::tuple<PlayerId, BoxNo, std::uint8_t, std::uint8_t, std::uint8_t, std::int64_t>;
Key key_of(const Line& line) {
    return {line.player, line.box, line.hand, line.position.wager, line.position.spot, line.stake.cents};
}

// A transfer of the round for what has none of its own to correct.
const std::string& any_transfer(const PastRound& past, PlayerId player) {
    for (const Credited& each : past.credited)
        if (each.line.player == player && !each.transfer.empty()) return each.transfer;
    throw std::logic_error("a player without a transfer in the round that is corrected");
}

std::map<PlayerId, Money> stakes_by_player(const std::vector<Line>& lines) {
    std::map<PlayerId, Money> sums;
    for (const Line& line : lines) sums[line.player] += line.stake;
    return sums;
}

}  // namespace

Result<Revision> revise_lines(const ledger::Ledger& books, const LiveTable& table, const PastRound& past,
                              const std::vector<Line>& lines, const std::string& by, const std::string& clause) {
    std::vector<Line> old_lines;
    for (const Credited& each : past.credited) old_lines.push_back(each.line);
    if (stakes_by_player(old_lines) != stakes_by_player(lines))
        return Refusal{
            "with that correction other wagers would have been made: the round cannot be reconstructed, only called "
            "off"};
    const std::string start = fmt::format("{}/c{}", book_of(table.id, past.number), past.corrections + 1);
    std::multimap<Key, std::size_t> unpaid;
    for (std::size_t l = 0; l < lines.size(); ++l) unpaid.emplace(key_of(lines[l]), l);
    std::vector<Transfer> credits, debits;
    std::map<PlayerId, Money> net;
    for (std::size_t o = 0; o < past.credited.size(); ++o) {
        const Credited& old = past.credited[o];
        const auto same = unpaid.find(key_of(old.line));
        const Money due = same == unpaid.end() ? Money{} : lines[same->second].returned + lines[same->second].won;
        const std::string account = terminal_account(table.id, old.line.player);
        const std::string payer = old.line.from_meter.cents > 0 ? meter_account(past.offer->config.jackpot.id)
                                                                : "house";  // a fund gets back what it paid
        const std::string& named =
            due == old.paid || !old.transfer.empty() ? old.transfer : any_transfer(past, old.line.player);
        if (due != old.paid && old.paid.cents > 0)
            debits.push_back({fmt::format("{}/o{}", start, o), account, payer, old.paid, ledger::Phase::Single, "",
                              Purpose::Correct, named, by, clause});
        if (due != old.paid && due.cents > 0)
            credits.push_back({fmt::format("{}/l{}", start, same->second), payer, account, due, ledger::Phase::Single,
                               "", Purpose::Correct, named, by, clause});
        net[old.line.player] += due - old.paid;
        if (same != unpaid.end()) unpaid.erase(same);
    }
    for (const auto& [key, l] : unpaid) {  // lines that the wrong result did not have: a bonus, say
        const Money due = lines[l].returned + lines[l].won;
        net[lines[l].player] += due;
        if (due.cents > 0)
            credits.push_back({fmt::format("{}/l{}", start, l), "house", terminal_account(table.id, lines[l].player),
                               due, ledger::Phase::Single, "", Purpose::Correct, any_transfer(past, lines[l].player),
                               by, clause});
    }
    Revision revision;
    for (const auto& [player, change] : net) {
        const Money left = books.free(terminal_account(table.id, player)) + change;
        if (left.cents >= 0) continue;
        revision.shortfall -= left;
        credits.push_back({fmt::format("{}/short{}", start, int{player}), "shortfall",
                           terminal_account(table.id, player), -left, ledger::Phase::Single, "", Purpose::Correct,
                           any_transfer(past, player), by, clause});
    }
    revision.transfers = std::move(credits);
    revision.transfers.insert(revision.transfers.end(), debits.begin(), debits.end());
    return revision;
}

// In whatever order the game lets the wagers go, the last first: a wager
// may rest on another, be it an older or a newer one.
std::vector<PlaceBet> taken_back(const LiveTable& table, const std::function<bool(const Stake&)>& which) {
    auto trial = Session::replay(table.offer->setup, table.session->at_start(), table.session->events());
    std::vector<PlaceBet> left, taken;
    const auto& stakes = table.session->table().stakes();
    for (auto stake = stakes.rbegin(); stake != stakes.rend(); ++stake)
        if (!stake->carried && which(*stake)) left.push_back({stake->player, stake->box, stake->position, {}});
    for (std::size_t before = left.size() + 1; trial && left.size() < before;) {
        before = left.size();
        std::erase_if(left, [&](const PlaceBet& bet) {
            const bool gone = !(*trial)->apply(bet);
            if (gone) taken.push_back(bet);
            return gone;
        });
    }
    return taken;
}

// By the books alone: the round itself cannot be asked.
std::vector<Transfer> refunds(const ledger::Ledger& books, const LiveTable& table) {
    std::vector<Transfer> transfers;
    const std::string book = book_of(table.id, table.round);
    bool laid = false;
    std::map<std::string, Money> held;  // of a meter, for this round: free again with the same entry
    for (const Transfer* pending : books.pending_of(table.id + "/r")) {
        const bool stake = pending->purpose == Purpose::Stake;
        transfers.push_back(
            {pending->id + "f", "", "", {}, ledger::Phase::Void, pending->id, stake ? Purpose::Win : Purpose::Other});
        held[pending->debit] += pending->amount;
        laid = laid || (stake && pending->id.starts_with(book + "/"));
    }
    if (!laid) return transfers;
    for (const char* contributed : {"/jm", "/jn"}) {  // gb-2011 2.4: of wagers that were not played, as
                                                      // far as no other round has won it
        const Transfer* given = books.find(book + contributed);
        const Money back = given ? std::min(given->amount, books.free(given->credit) + held[given->credit]) : Money{};
        if (back.cents > 0)
            transfers.push_back(
                {given->id + "f", given->credit, given->debit, back, ledger::Phase::Single, "", Purpose::Contribute});
    }
    return transfers;
}

}  // namespace baize::floor
