// What entries change of vouchers and incidents.
#include "floor/entries.hpp"

namespace baize::floor {

void Floor::change(const entry::VoucherIssued& e, const Entry& entry) {
    if (auto refusal = books_.issue(e.voucher)) misfit(refusal->what);
    last_vouchers_[*e.voucher.issued_by] = {entry.number, e.voucher.number};
}

void Floor::change(const entry::VoucherPaid& e, const Entry& entry) {
    if (auto refusal = books_.pay(e.number, time_ms_, entry.by)) misfit(refusal->what);
}

void Floor::change(const entry::IncidentNote& e, const Entry& entry) {
    Incident& incident = incidents_[e.incident];
    if (incident.number == 0)
        incident = {e.incident, time_ms_, e.verb, e.args, entry.by, "", IncidentState::Open, "", "", {}};
    incident.state = e.state.value_or(IncidentState::Open);
    if (!e.second.empty()) incident.second = e.second;
    if (!e.note.empty()) (incident.state == IncidentState::Open ? incident.note : incident.resolution) = e.note;
    if (!e.took.empty()) incident.took = e.took;
    if (incident.verb == "no-spin" && incident.state == IncidentState::Open) freeze(incident);
    if (!e.dispute) return;
    if (PastRound* past = at(e.dispute->table).find_past(e.dispute->round)) past->disputed = e.dispute->disputed;
}

// 9A 7.2: the spin is void from the announcement on. The second person
// confirms the refund, and cannot bring the round back.
void Floor::freeze(const Incident& incident) {
    const auto found = tables_.find(incident.args.value("table", ""));
    if (found == tables_.end() || !found->second.session ||
        incident.args.value("round", std::uint64_t{0}) != found->second.round)
        return;
    found->second.frozen = incident.by;
    outbox_.touched.insert(found->first);
}

}  // namespace baize::floor
