// What entries change of rounds that are over.
#include <algorithm>

#include "floor/entries.hpp"
#include "floor/jackpot.hpp"
#include "floor/memory.hpp"
#include "floor/money.hpp"

namespace baize::floor {

namespace {

std::vector<Credited> credited_of(const std::vector<Line>& lines) {
    std::vector<Credited> list;
    for (const Line& line : lines) list.push_back({line, line.returned + line.won});
    return list;
}

void keep_transfers(PastRound& past, const std::vector<ledger::Transfer>& transfers) {
    for (const ledger::Transfer& each : transfers)
        if (each.stake != 0) past.transfers[StakeNo{each.stake}] = each.id;
}

}  // namespace

// 9A 3.3(b)(vi).
void Floor::count_wins(const LiveTable& table, const PastRound& past) {
    for (const Stake& stake : past.stakes) last_wins_[terminal_name(table.id, stake.player)] = {};
    for (const Credited& each : past.credited)
        if (each.line.outcome == Outcome::Win) last_wins_[terminal_name(table.id, each.line.player)] += each.line.won;
}

namespace {

// What the meter has paid of each prize by now, as the transfers say it: a correction pays what it still holds, and the
// house the rest. A later one gives back to it that, and no more.
void keep_what_meter_paid(std::vector<Credited>& now, const std::vector<Credited>& before,
                          const std::vector<ledger::Transfer>& transfers, const std::string& jackpot) {
    if (jackpot.empty()) return;
    const ledger::AccountId meter = meter_account(jackpot);
    std::map<StakeNo, Money> paid;
    for (const Credited& each : before)
        if (each.line.of_meter) paid[each.line.number] += each.line.from_meter;
    for (const ledger::Transfer& each : transfers) {
        if (each.debit == meter) paid[StakeNo{each.stake}] += each.amount;
        if (each.credit == meter) paid[StakeNo{each.stake}] -= each.amount;
    }
    for (Credited& each : now)
        if (each.line.of_meter) each.line.from_meter = paid[each.line.number];
}

}  // namespace

// gb-2011 2.4: every prize of the fund, so that it can be substantiated: in whole, and how much of it the meter paid,
// by the transfers of the entry that settles or corrects the round. Of a correction what it changed.
void Floor::note_prizes(const LiveTable& table, const PastRound& past, const std::vector<Credited>& before,
                        const std::vector<ledger::Transfer>& transfers) {
    const std::string& id = past.offer->config.jackpot.id;
    if (id.empty()) return;
    std::map<StakeNo, JackpotWin> prizes;
    const auto add = [&](const Line& line, int sign) {
        if (!line.of_meter) return;
        JackpotWin& prize = prizes[line.number];
        prize = {time_ms_, table.id, past.number, terminal_name(table.id, line.player), prize.amount + line.won * sign};
    };
    for (const Credited& each : before) add(each.line, -1);
    for (const Credited& each : past.credited) add(each.line, +1);
    for (const ledger::Transfer& each : transfers)
        if (const auto prize = prizes.find(StakeNo{each.stake}); prize != prizes.end()) {
            if (each.debit == meter_account(id)) prize->second.from_meter += each.amount;
            if (each.credit == meter_account(id)) prize->second.from_meter -= each.amount;
        }
    std::deque<JackpotWin>& wins = jackpots_[id].wins;
    for (const auto& [stake, prize] : prizes)
        if (prize.amount.cents != 0 || prize.from_meter.cents != 0) wins.push_back(prize);
    while (wins.size() > kJackpotWins) wins.pop_front();
}

// Beside the last ones every disputed round is kept, however old.
void Floor::forget_oldest(LiveTable& table) {
    if (table.past.size() <= kPastRounds) return;
    const auto last_ones = table.past.end() - static_cast<std::ptrdiff_t>(kPastRounds);
    const auto oldest =
        std::find_if(table.past.begin(), last_ones, [](const PastRound& each) { return !each.disputed; });
    if (oldest == last_ones) return;
    books_.close_book(book_of(table.id, oldest->number));
    table.past.erase(oldest);
}

void Floor::change(const entry::Settled& e, const Entry& entry) {
    LiveTable& table = at(e.table);
    if (!table.session || !table.session->finished() || e.round != table.round)
        misfit("a round is settled that is not finished");
    const Table& played = table.session->table();
    PastRound past;
    past.number = table.round;
    past.offer = table.offer;
    past.at_start = table.session->at_start();
    past.events = table.session->events();
    past.stakes = played.stakes();
    past.credited = credited_of(played.lines());
    keep_transfers(past, entry.transfers);
    past.settled_ms = time_ms_;
    past.commit = table.commit;
    past.seed = e.seed;
    past.layout = table.layout;
    past.result = result_of(played);
    past.afterwards = leave(past, table.carried.memory, played.carried().memory);
    count_wins(table, past);
    note_prizes(table, past, {}, entry.transfers);
    table.carried = played.carried();
    table.carried.memory = past.left;
    table.past.push_back(std::move(past));
    forget_oldest(table);
    for (const Stake& stake : played.stakes())
        if (!stake.open) table.reserved.erase(stake.number);
    table.last_session = std::move(table.session);
    table.frozen.clear();
    table.phase = Phase::Closed;
    table.opened_ms = time_ms_;
    table.decide_ms = table.closes_ms = 0;
    table.meter_hold.clear();
}

// A round that has begun again asks anew, if it asks: whoever is asked has all of his time.
void Floor::give_to_later_rounds(LiveTable& table, PastRound& past) {
    const Session* open = table.session.get();
    past.afterwards = hand_down(table, past);
    if (table.session.get() == open) return;
    table.phase = phase_of(table);
    table.decide_ms = 0;
    start_decision_clock(table, {});
    start_betting_clock(table);
}

void Floor::change(const entry::Revised& e, const Entry& entry) {
    LiveTable& table = at(e.table);
    PastRound* past = table.find_past(e.round);
    if (!past) misfit("a round is corrected that is not kept");
    std::vector<Event> events = past->events;
    if (e.index && (!e.event || *e.index >= events.size())) misfit("an event is put right that is not there");
    if (e.index)
        events = Session::put_right(past->offer->setup, past->at_start, std::move(events), *e.index, *e.event);
    else if (e.event) events.push_back(*e.event);
    auto session = Session::replay(past->offer->setup, past->at_start, events);
    if (!session) misfit(session.refusal().what);
    past->events = std::move(events);
    if (e.refused) past->refused.insert(*e.refused);
    const auto before = std::exchange(past->credited, credited_of(lines_of((*session)->table(), past->refused)));
    note_prizes(table, *past, before, entry.transfers);
    keep_what_meter_paid(past->credited, before, entry.transfers, past->offer->config.jackpot.id);
    keep_transfers(*past, entry.transfers);
    past->result = result_of((*session)->table());
    past->winning.reset();
    ++past->corrections;
    give_to_later_rounds(table, *past);
    if (past != &table.past.back()) return;
    table.last_session = std::move(*session);
    count_wins(table, *past);
}

}  // namespace baize::floor
