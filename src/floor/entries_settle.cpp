// What entries change of rounds that are over.
#include <algorithm>

#include "floor/entries.hpp"
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
    past.afterwards = leave(past, table.between.memory, played.between().memory);
    count_wins(table, past);
    table.between = played.between();
    table.between.memory = past.left;
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
    past->credited = credited_of(lines_of((*session)->table(), past->refused));
    keep_transfers(*past, entry.transfers);
    past->result = result_of((*session)->table());
    past->winning.reset();
    ++past->corrections;
    if (version_ >= entry::kHandsDown) give_to_later_rounds(table, *past);
    if (past != &table.past.back()) return;
    table.last_session = std::move(*session);
    count_wins(table, *past);
}

}  // namespace baize::floor
