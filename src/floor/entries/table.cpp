// What entries change of a table itself, whatever is played there.
#include <fmt/format.h>

#include "floor/entries/change.hpp"

namespace baize::floor {

void take_offer(LiveTable& table) {
    take_next_offer(table.offer, table.carried, table.next_offer);
    if (!table.next_offer) table.agreed.clear();
}

void change(State& state, const entry::Agreed& e, const Applied&) {
    std::set<PlayerId>& agreed = table_to_change(state, e.table).agreed;
    if (e.yes) agreed.insert(e.player);
    else agreed.erase(e.player);
}

void change(State& state, const entry::TableFile& e, const Applied&) {
    auto offer = make_offer(e.toml);
    if (!offer) journal_mismatch(offer.refusal().what);
    LiveTable& table = state.tables[(*offer)->config.id];
    table.id = (*offer)->config.id;
    state.touched.insert(table.id);
    table.next_offer = *offer;
    table.agreed.clear();  // to another change, if to any
    if (table.phase == Phase::Closed && (table.closing || !table.waits_for()))
        take_offer(table);  // a closed table has no shoe to end
}

void change(State& state, const entry::Taken& e, const Applied&) { table_to_change(state, e.table).owner = e.server; }

// Ruling R95: a table that was closed has no shoe, but where a stake stayed open.
void change(State& state, const entry::Closing& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    const bool opens = table.closing && !e.closing && table.phase == Phase::Closed;
    if (opens && table.carried.remaining.empty()) end_shoe(table.carried);
    table.closing = e.closing;
}

void change(State& state, const entry::Nominee& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    if (e.player) table.nominees[e.nominee] = *e.player;
    else table.nominees.erase(e.nominee);
}

void change(State& state, const entry::Limited& e, const Applied&) {
    std::set<PlayerId>& limited = table_to_change(state, e.table).limited;
    if (e.limited) limited.insert(e.player);
    else limited.erase(e.player);
}

void change(State& state, const entry::Locked& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    if (e.terminal) {
        if (e.why.empty()) table.locked_terminals.erase(*e.terminal);
        else table.locked_terminals[*e.terminal] = e.why;
        return;
    }
    table.locked = e.why;
    if (!e.why.empty()) return;
    table.fault.clear();
    // Nobody could wager or decide meanwhile: the time for it begins anew.
    if (table.closes_ms != 0) table.closes_ms = state.time_ms + table.config().betting_seconds * 1000;
    if (table.decide_ms != 0) table.decide_ms = state.time_ms + table.config().decision_seconds * 1000;
}

// Nothing is kept of the round that failed: whatever state the table was in, it is closed and empty after this.
void change(State& state, const entry::CalledOffByFault& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    table.round = e.round;
    table.session.reset();
    table.chance.reset();
    table.phase = Phase::Closed;
    table.carried = CarriedState{};
    table.carried.memory = e.memory;
    table.carried.places = e.places;
    table.opened_ms = state.time_ms;
    table.closes_ms = table.decide_ms = 0;
    table.ready.clear();
    table.silent.clear();
    table.dropped.clear();
    table.reserved.clear();
    table.meter_hold.clear();
    table.commit.clear();
    table.layout.clear();
    table.frozen.clear();
    table.broken.clear();
    table.fault = e.what;
    table.locked = fmt::format("a fault of the program in round {}: {}", table.round, table.fault);
}

}  // namespace baize::floor
