// What entries change of rounds that are over.
#include <algorithm>

#include "floor/entries/change.hpp"
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

// 9A 3.3(b)(vi).
void count_wins(State& state, const LiveTable& table, const PastRound& past) {
    for (const Stake& stake : past.stakes) state.last_wins[terminal_name(table.id, stake.player)] = {};
    for (const Credited& each : past.credited)
        if (each.line.outcome == Outcome::Win)
            state.last_wins[terminal_name(table.id, each.line.player)] += each.line.won;
}

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

// gb-2011 2.4: every prize of the fund, so that it can be substantiated: in whole, and how much of it the meter paid,
// by the transfers of the entry that settles or corrects the round. Of a correction what it changed.
void note_prizes(State& state, const LiveTable& table, const PastRound& past, const std::vector<Credited>& before,
                 const std::vector<ledger::Transfer>& transfers) {
    const std::string& id = past.offer->config.jackpot.id;
    if (id.empty()) return;
    std::map<StakeNo, JackpotWin> prizes;
    const auto add = [&](const Line& line, int sign) {
        if (!line.of_meter) return;
        JackpotWin& prize = prizes[line.number];
        prize = {state.time_ms, table.id, past.number, terminal_name(table.id, line.player),
                 prize.amount + line.won * sign};
    };
    for (const Credited& each : before) add(each.line, -1);
    for (const Credited& each : past.credited) add(each.line, +1);
    for (const ledger::Transfer& each : transfers)
        if (const auto prize = prizes.find(StakeNo{each.stake}); prize != prizes.end()) {
            if (each.debit == meter_account(id)) prize->second.from_meter += each.amount;
            if (each.credit == meter_account(id)) prize->second.from_meter -= each.amount;
        }
    std::deque<JackpotWin>& wins = state.jackpots[id].wins;
    for (const auto& [stake, prize] : prizes)
        if (prize.amount.cents != 0 || prize.from_meter.cents != 0) wins.push_back(prize);
    while (wins.size() > kJackpotWins) wins.pop_front();
}

// Beside the last ones every disputed round is kept, however old.
void forget_oldest(State& state, LiveTable& table) {
    if (table.past.size() <= kPastRounds) return;
    const auto last_ones = table.past.end() - kPastRounds;
    const auto oldest =
        std::find_if(table.past.begin(), last_ones, [](const PastRound& each) { return !each.disputed; });
    if (oldest == last_ones) return;
    state.books.close_book(book_of(table.id, oldest->number));
    table.past.erase(oldest);
}

// A round that has begun again asks anew, if it asks: whoever is asked has all of his time.
void give_to_later_rounds(LiveTable& table, PastRound& past, std::int64_t now_ms) {
    const Session* open = table.session.get();
    past.afterwards = hand_down(table, past);
    if (table.session.get() == open) return;
    table.phase = phase_of(table);
    table.decide_ms = 0;
    start_decision_clock(table, {}, now_ms);
    start_betting_clock(table, now_ms);
}

}  // namespace

void change(State& state, const entry::Settled& e, const Applied& applied) {
    LiveTable& table = table_to_change(state, e.table);
    if (!table.session || !table.session->finished() || e.round != table.round)
        journal_mismatch("a round is settled that is not finished");
    const Table& played = table.session->table();
    PastRound past;
    past.number = table.round;
    past.offer = table.offer;
    past.at_start = table.session->at_start();
    past.events = table.session->events();
    past.stakes = played.stakes();
    past.credited = credited_of(played.lines());
    keep_transfers(past, applied.entry.transfers);
    past.settled_ms = state.time_ms;
    past.commit = table.commit;
    past.seed = e.seed;
    past.layout = table.layout;
    past.result = result_of(played);
    past.afterwards = leave(past, table.carried.memory, played.carried().memory);
    count_wins(state, table, past);
    note_prizes(state, table, past, {}, applied.entry.transfers);
    table.carried = played.carried();
    table.carried.memory = past.left;
    table.past.push_back(std::move(past));
    forget_oldest(state, table);
    for (const Stake& stake : played.stakes())
        if (!stake.open) table.reserved.erase(stake.number);
    table.last_session = std::move(table.session);
    table.frozen.clear();
    table.phase = Phase::Closed;
    table.opened_ms = state.time_ms;
    table.decide_ms = table.closes_ms = 0;
    table.meter_hold.clear();
}

void change(State& state, const entry::Revised& e, const Applied& applied) {
    LiveTable& table = table_to_change(state, e.table);
    PastRound* past = table.find_past(e.round);
    if (!past) journal_mismatch("a round is corrected that is not kept");
    std::vector<Event> events = past->events;
    if (e.index && (!e.event || *e.index >= events.size())) journal_mismatch("an event is put right that is not there");
    if (e.index)
        events = Session::put_right(past->offer->setup, past->at_start, std::move(events), *e.index, *e.event);
    else if (e.event) events.push_back(*e.event);
    auto session = Session::replay(past->offer->setup, past->at_start, events);
    if (!session) journal_mismatch(session.refusal().what);
    past->events = std::move(events);
    if (e.refused) past->refused.insert(*e.refused);
    const auto before = std::exchange(past->credited, credited_of(lines_of((*session)->table(), past->refused)));
    note_prizes(state, table, *past, before, applied.entry.transfers);
    keep_what_meter_paid(past->credited, before, applied.entry.transfers, past->offer->config.jackpot.id);
    keep_transfers(*past, applied.entry.transfers);
    past->result = result_of((*session)->table());
    past->winning.reset();
    ++past->corrections;
    give_to_later_rounds(table, *past, state.time_ms);
    if (past != &table.past.back()) return;
    table.last_session = std::move(*session);
    count_wins(state, table, *past);
}

}  // namespace baize::floor
