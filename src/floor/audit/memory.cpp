// What a game remembers from round to round, where a round that was settled is put right: found by the auditor from
// the events alone. A later round is paid by what it was opened with; what it leaves is what it would have left had
// the one before it been right.

#include <utility>

#include "floor/audit/parts.hpp"

namespace baize::floor {

namespace {

// The same events after another memory.
Result<std::unique_ptr<Session>> once_more(const OfferPtr& offer, CarriedState start, const Memory& memory,
                                           const std::vector<Event>& events) {
    start.memory = memory;
    return Session::replay(offer->setup, start, events);
}

}  // namespace

// `table.carried` is what this round should have begun with: a correction may have changed it since.
void Auditor::remember_round(TableBook& table, Played& round, const CarriedState& left) {
    round.owed = table.carried.memory;
    table.carried = left;
    if (round.owed != round.at_start.memory)
        if (const auto again = once_more(round.offer, round.at_start, round.owed, round.events);
            again && (*again)->finished())
            table.carried.memory = (*again)->table().carried().memory;
    round.left = table.carried.memory;
}

void Auditor::follow_correction(TableBook& table, Played& corrected) {
    auto later = table.past.upper_bound(corrected.number);
    if (std::cmp_greater_equal(std::distance(later, table.past.end()), kPastRounds)) return;
    // From round to round, each with what it should have left; `taken` is what the one after it had of it.
    for (Played* round = &corrected;; round = &(later++)->second) {
        const auto again = once_more(round->offer, round->at_start, round->owed, round->events);
        if (!again || !(*again)->finished()) return;
        const Memory leaves = (*again)->table().carried().memory;
        if (leaves == round->left) return;
        const bool last = later == table.past.end();
        const OfferPtr& next = last ? table.offer : later->second.offer;
        const Memory& taken = last ? table.carried.memory : later->second.owed;
        if (next->config.game != round->offer->config.game || taken != round->left) return;
        if (last) {
            round->left = table.carried.memory = leaves;
            break;
        }
        const auto fits = once_more(next, later->second.at_start, leaves, later->second.events);
        if (!fits || !(*fits)->finished()) return;
        round->left = later->second.owed = leaves;
    }
    // Nobody had staked on the open round: it begins again.
    if (!table.open || !table.open->layout.empty()) return;
    Played& open = *table.open;
    const auto now = Session::replay(open.offer->setup, open.at_start, open.events);
    if (!now || !(*now)->table().stakes().empty()) return;
    if (once_more(open.offer, open.at_start, table.carried.memory, open.events))
        open.at_start.memory = table.carried.memory;
}

}  // namespace baize::floor
