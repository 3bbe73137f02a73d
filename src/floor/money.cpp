#include "floor/money.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "definition/names.hpp"
#include "floor/jackpot.hpp"

namespace baize::floor {

using ledger::AccountId;
using ledger::AccountKind;
using ledger::Purpose;
using ledger::Transfer;

std::string book_of(std::string_view table, std::uint64_t round) { return fmt::format("{}/r{}", table, round); }

Transfer lay_stake(const LiveTable& table, PlayerId player, Money amount, StakeNo stake, StakeNo by) {
    return {.id = fmt::format("{}/s{}", book_of(table.id, table.round), by.value),
            .debit = terminal_account(table.id, player),
            .credit = AccountKind::House,
            .amount = amount,
            .phase = ledger::Phase::Pending,
            .purpose = Purpose::Stake,
            .stake = stake.value};
}

Transfer take_back(const LiveTable& table, StakeNo stake) {
    const std::string& pending = table.reserved.at(stake);
    return {.id = pending + "b",
            .phase = ledger::Phase::Void,
            .pending = pending,
            .purpose = Purpose::TakeBack,
            .stake = stake.value};
}

std::vector<Transfer> taken_back_by(const LiveTable& table, const Table& after) {
    std::set<StakeNo> left;
    for (const Stake& stake : after.stakes()) left.insert(stake.number);
    std::vector<Transfer> transfers;
    for (const auto& [stake, pending] : table.reserved)
        if (!left.contains(stake)) transfers.push_back(take_back(table, stake));
    return transfers;
}

std::vector<Transfer> change_stake(const LiveTable& table, const PlaceBet& bet, std::uint32_t nth) {
    std::vector<Transfer> transfers;
    StakeNo by = table.session->next_stake(nth);
    for (const std::uint8_t wager : laid_together(table.offer->setup, bet.position.wager)) {
        const Stake* old = table.session->table().lying(bet.player, bet.box, {wager, bet.position.spot});
        if (old) transfers.push_back(take_back(table, old->number));
        if (bet.stake.cents > 0)
            transfers.push_back(lay_stake(table, bet.player, bet.stake, old ? old->number : by, by));
        ++by.value;
    }
    return transfers;
}

// ---- Settlement -------------------------------------------------------------------------------------------

namespace {

// A stand-off or a void: its player has what he staked, and no more.
bool comes_back_alone(const Line& line) { return line.returned == line.stake && line.won.cents == 0; }

Transfer pay(std::string id, AccountId from, const AccountId& to, Money amount, const Line& line) {
    return {.id = std::move(id),
            .debit = std::move(from),
            .credit = to,
            .amount = amount,
            .purpose = Purpose::Win,
            .stake = line.number.value};
}

void settle_line(const LiveTable& table, const Line& line, const std::string& id, const std::string& pending,
                 std::vector<Transfer>& transfers) {
    const AccountId terminal = terminal_account(table.id, line.player);
    Money due = line.returned + line.won;
    if (line.of_stake()) {
        const bool comes_back = line.returned == line.stake;
        transfers.push_back({.id = id + (comes_back ? "v" : "p"),
                             .phase = comes_back ? ledger::Phase::Void : ledger::Phase::Post,
                             .pending = pending,
                             .purpose = comes_back ? Purpose::Win : Purpose::Stake,
                             .stake = line.number.value});
        if (comes_back) due -= line.stake;
    }
    due -= line.from_meter;
    if (due.cents > 0) transfers.push_back(pay(id + "w", AccountKind::House, terminal, due, line));
    if (line.from_meter.cents > 0)
        transfers.push_back(
            pay(id + "m", meter_account(table.config().jackpot.id), terminal, line.from_meter, line));
}

// What was laid from winnings of this round was never taken from the credit: it is staked now, behind the line
// that pays those winnings. Where it comes back as it was, the winnings themselves are what comes back.
void settle_won_before(const LiveTable& table, const Line& line, const std::string& id,
                       std::vector<Transfer>& transfers) {
    if (comes_back_alone(line)) return;
    transfers.push_back({.id = id + "s",
                         .debit = terminal_account(table.id, line.player),
                         .credit = AccountKind::House,
                         .amount = line.stake,
                         .phase = ledger::Phase::Pending,
                         .purpose = Purpose::Stake,
                         .stake = line.number.value});
    settle_line(table, line, id, id + "s", transfers);
}

// Every stake that is decided has one line, and every line of a stake has its stake.
void check_lines(const std::vector<Stake>& stakes, const std::vector<Line>& lines) {
    std::set<StakeNo> decided;
    for (const Stake& stake : stakes)
        if (!stake.open) decided.insert(stake.number);
    for (const Line& line : lines)
        if (line.of_stake() && decided.erase(line.number) == 0)
            throw std::logic_error("a line of the settlement has no stake");
    if (!decided.empty()) throw std::logic_error("a stake has no line in the settlement");
}

}  // namespace

std::vector<Transfer> settle_lines(const LiveTable& table, const std::vector<Line>& lines) {
    std::vector<Transfer> transfers, late;
    const std::vector<Stake>& stakes = table.session->table().stakes();
    check_lines(stakes, lines);
    std::set<StakeNo> won_before;
    for (const Stake& stake : stakes)
        if (stake.won_before) won_before.insert(stake.number);
    const std::string book = book_of(table.id, table.round);
    for (std::size_t l = 0; l < lines.size(); ++l) {
        const Line& line = lines[l];
        const std::string id = fmt::format("{}/l{}", book, l);
        if (!line.of_stake()) settle_line(table, line, id, "", transfers);
        else if (won_before.contains(line.number)) settle_won_before(table, line, id, late);
        else settle_line(table, line, id, table.reserved.at(line.number), transfers);
    }
    transfers.insert(transfers.end(), late.begin(), late.end());
    return transfers;
}

Money due_to(const Table& table, PlayerId player) {
    Money due{};
    for (const Line& line : table.lines())
        if (line.player == player) due += line.returned + line.won;
    for (const Stake& stake : table.stakes())
        if (stake.player == player && stake.won_before) due -= stake.amount;
    return due;
}

std::vector<protocol::TakenBack> taken_back(std::string_view table, const std::vector<Line>& before,
                                            const std::vector<Line>& after) {
    std::map<PlayerId, Money> less;
    std::set<StakeNo> settled;
    for (const Line& line : before) {
        settled.insert(line.number);
        less[line.player] += line.net();
    }
    for (const Line& line : after)  // what the round goes on to settle was not there to be taken
        if (settled.contains(line.number)) less[line.player] -= line.net();
    std::vector<protocol::TakenBack> took;
    for (const auto& [player, amount] : less)
        if (amount.cents != 0) took.push_back({terminal_name(table, player), amount});
    return took;
}

std::vector<Line> lines_in(const std::vector<Credited>& credited) {
    std::vector<Line> lines;
    for (const Credited& each : credited) lines.push_back(each.line);
    return lines;
}

// ---- Correction ---------------------------------------------------------------------------------------------

namespace {

// A line is known by its stake; of the bonuses in respect of one, by their wager too.
using Key = std::pair<StakeNo, int>;
constexpr int kOwn = -1;
Key key_of(const Line& line) { return {line.number, line.of_stake() ? kOwn : line.position.wager}; }

std::map<StakeNo, Money> staked(const std::vector<Line>& lines) {
    std::map<StakeNo, Money> stakes;
    for (const Line& line : lines)
        if (line.of_stake()) stakes[line.number] = line.stake;
    return stakes;
}

class Reviser {
public:
    Reviser(const LiveTable& table, const PastRound& past, const std::string& by, const std::string& clause)
        : table_(table), past_(past), by_(by), clause_(clause),
          start_(fmt::format("{}/c{}", book_of(table.id, past.number), past.corrections + 1)) {}

    // Line by line: what was paid wrongly goes back, what is due is paid.
    void revise(const std::vector<Line>& lines) {
        std::multimap<Key, std::size_t> unpaid;
        for (std::size_t l = 0; l < lines.size(); ++l) unpaid.emplace(key_of(lines[l]), l);
        for (std::size_t o = 0; o < past_.credited.size(); ++o) {
            const Credited& old = past_.credited[o];
            const auto same = unpaid.find(key_of(old.line));
            const Parts was{old.paid - old.line.from_meter, old.line.from_meter};
            change(o, was, same == unpaid.end() ? 0 : same->second,
                   same == unpaid.end() ? Parts{} : parts_of(lines[same->second]), old.line);
            if (same != unpaid.end()) unpaid.erase(same);
        }
        for (const auto& [key, l] : unpaid)  // lines that the wrong result did not have: a bonus, say
            change(0, {}, l, parts_of(lines[l]), lines[l]);
    }

    // Where a terminal has not enough left, the house bears the rest.
    Revision finish(const ledger::Ledger& books) {
        Revision revision;
        const std::vector<Transfer> filled = pay_from_meter(books);
        for (const auto& [player, change] : net_) {
            const AccountId account = terminal_account(table_.id, player);
            const Money left = books.free(account) + change;
            if (left.cents >= 0) continue;
            revision.shortfall -= left;
            Line whose;
            whose.player = player;
            credits_.push_back(
                move(fmt::format("short{}", int{player}), AccountKind::Shortfall, account, -left, whose));
        }
        revision.transfers = std::move(credits_);
        revision.transfers.insert(revision.transfers.end(), debits_.begin(), debits_.end());
        revision.transfers.insert(revision.transfers.end(), filled.begin(), filled.end());
        return revision;
    }

private:
    // Who pays a line: a fund gets back what it paid, and no more.
    struct Parts { Money house{}, meter{}; };
    struct FromMeter { std::size_t l; Money amount; Line line; };
    static Parts parts_of(const Line& line) { return {line.returned + line.won - line.from_meter, line.from_meter}; }

    void change(std::size_t o, const Parts& was, std::size_t l, const Parts& due, const Line& line) {
        if (due.house != was.house && was.house.cents > 0)
            debits_.push_back(move(fmt::format("o{}", o), account_of(line), AccountKind::House, was.house, line));
        if (due.house != was.house && due.house.cents > 0)
            credits_.push_back(move(fmt::format("l{}", l), AccountKind::House, account_of(line), due.house, line));
        if (due.meter < was.meter)
            debits_.push_back(move(fmt::format("o{}m", o), account_of(line), meter(), was.meter - due.meter, line));
        if (was.meter < due.meter) from_meter_.push_back({l, due.meter - was.meter, line});
        net_[line.player] += due.house + due.meter - was.house - was.meter;
    }

    // As far as the fund holds it now, and the house adds the rest; then it fills the fund up to its seed (ruling R90).
    std::vector<Transfer> pay_from_meter(const ledger::Ledger& books) {
        if (from_meter_.empty()) return {};
        Money left = books.free(meter()), back{};
        for (const Transfer& each : debits_)
            if (each.credit == meter()) back += each.amount;
        for (const auto& [l, amount, line] : from_meter_) {
            const Money part = std::min(amount, left);
            left = left - part;
            if (part.cents > 0)
                credits_.push_back(move(fmt::format("l{}m", l), meter(), account_of(line), part, line));
            if (part < amount)
                credits_.push_back(
                    move(fmt::format("l{}h", l), AccountKind::House, account_of(line), amount - part, line));
        }
        const JackpotConfig& jackpot = past_.offer->config.jackpot;
        return reseed(jackpot, start_ + "/j", left + back, books.free(overflow_account(jackpot.id)));
    }

    AccountId account_of(const Line& line) const { return terminal_account(table_.id, line.player); }
    AccountId meter() const { return meter_account(past_.offer->config.jackpot.id); }
    // The transfer that concerned the stake last; where none did, one of its player's in that round.
    const std::string& corrected(const Line& line) const {
        const auto own = past_.transfers.find(line.number);
        if (own != past_.transfers.end()) return own->second;
        for (const Credited& each : past_.credited)
            if (const auto other = past_.transfers.find(each.line.number);
                each.line.player == line.player && other != past_.transfers.end())
                return other->second;
        throw std::logic_error("a player without a transfer in the round that is corrected");
    }
    Transfer move(const std::string& name, AccountId from, AccountId to, Money amount, const Line& line) const {
        return {.id = fmt::format("{}/{}", start_, name),
                .debit = std::move(from),
                .credit = std::move(to),
                .amount = amount,
                .purpose = Purpose::Correct,
                .corrects = corrected(line),
                .ordered_by = by_,
                .clause = clause_,
                .stake = line.number.value};
    }

    const LiveTable& table_;
    const PastRound& past_;
    const std::string &by_, &clause_;
    const std::string start_;
    std::vector<Transfer> credits_, debits_;
    std::vector<FromMeter> from_meter_;
    std::map<PlayerId, Money> net_;
};

}  // namespace

Result<Revision> revise_lines(const ledger::Ledger& books, const LiveTable& table, const PastRound& past,
                              const std::vector<Line>& lines, const std::string& by, const std::string& clause) {
    if (staked(lines_in(past.credited)) != staked(lines))
        return Refusal{
            "with that correction other wagers would have been made: the round cannot be reconstructed, only called "
            "off"};
    Reviser reviser(table, past, by, clause);
    reviser.revise(lines);
    return reviser.finish(books);
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
    std::map<AccountId, Money> held;  // of a meter, for this round: free again with the same entry
    for (const Transfer* pending : books.pending_of(table.id + "/r")) {
        const bool stake = pending->purpose == Purpose::Stake;
        transfers.push_back(
            {pending->id + "f", {}, {}, {}, ledger::Phase::Void, pending->id, stake ? Purpose::Win : Purpose::Other});
        held[*pending->debit] += pending->amount;
    }
    const auto in_round = books.pending_of(book + "/");
    if (std::none_of(in_round.begin(), in_round.end(),
                     [](const Transfer* each) { return each->purpose == Purpose::Stake; }))
        return transfers;
    for (const char* contributed : {"/jm", "/jn"}) {  // gb-2011 2.4: of wagers that were not played, as
                                                      // far as no other round has won it
        const Transfer* given = books.find(book + contributed);
        const Money back = given ? std::min(given->amount, books.free(*given->credit) + held[*given->credit]) : Money{};
        if (back.cents > 0)
            transfers.push_back(
                {given->id + "f", given->credit, given->debit, back, ledger::Phase::Single, "", Purpose::Contribute});
    }
    return transfers;
}

}  // namespace baize::floor
