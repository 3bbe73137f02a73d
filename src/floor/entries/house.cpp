// What entries change of the journal, of vouchers and of incidents.
#include "floor/entries/change.hpp"
#include "floor/incident_args.hpp"
#include "floor/protocol/commands/dealer.hpp"

namespace baize::floor {

void change(State& state, const entry::Journal& e, const Applied&) {
    if (e.version <= state.version || e.version > entry::kVersion) journal_mismatch("a version that was there before");
    state.version = e.version;
}

void change(State& state, const entry::VoucherIssued& e, const Applied& applied) {
    if (auto refusal = state.books.issue(e.voucher)) journal_mismatch(refusal->what);
    state.last_vouchers[*e.voucher.issued_by] = {applied.entry.number, e.voucher.number};
}

void change(State& state, const entry::VoucherPaid& e, const Applied& applied) {
    if (auto refusal = state.books.pay(e.number, state.time_ms, applied.entry.by)) journal_mismatch(refusal->what);
}

namespace {

// 9A 7.2: the spin is void from the announcement on. The second person
// confirms the refund, and cannot bring the round back.
void freeze(State& state, const Incident& incident) {
    const auto spin = args_of<protocol::commands::NoSpinArgs>(incident);
    const auto found = spin ? state.tables.find(spin->table) : state.tables.end();
    if (found == state.tables.end() || !found->second.session || spin->round != found->second.round) return;
    found->second.frozen = incident.by;
    state.touched.insert(found->first);
}

}  // namespace

void change(State& state, const entry::IncidentNote& e, const Applied& applied) {
    Incident& incident = state.incidents[e.incident];
    if (incident.number == 0)
        incident = {e.incident, state.time_ms, e.verb, e.args, applied.entry.by, "", IncidentState::Open, "", "", {}};
    incident.state = e.state.value_or(IncidentState::Open);
    if (!e.second.empty()) incident.second = e.second;
    if (!e.note.empty()) (incident.state == IncidentState::Open ? incident.note : incident.resolution) = e.note;
    if (!e.took.empty()) incident.took = e.took;
    if (incident.verb == "no-spin" && incident.state == IncidentState::Open) freeze(state, incident);
    if (!e.dispute) return;
    if (PastRound* past = table_to_change(state, e.dispute->table).find_past(e.dispute->round))
        past->disputed = e.dispute->disputed;
}

}  // namespace baize::floor
