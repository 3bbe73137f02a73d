// Rounds that are over, put right.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/commands/handlers.hpp"
#include "floor/commands/parts.hpp"
#include "floor/course.hpp"
#include "floor/memory.hpp"
#include "floor/money.hpp"

namespace baize::floor {

namespace {

// Has a wager that lives over rounds lain on the layout since that round?
// Then what the table remembered of it has been used.
bool living_since(const LiveTable& table, const PastRound& past) {
    const auto lives = [&](const Stake& stake) { return table.game().wagers[stake.position.wager].lives; };
    for (const PastRound& later : table.past)
        if (later.number > past.number && std::any_of(later.stakes.begin(), later.stakes.end(), lives)) return true;
    return table.session &&
           std::any_of(table.session->table().stakes().begin(), table.session->table().stakes().end(), lives);
}

// The next round began with what this one left: a correction may change what was paid, not what is still in play.
bool same_left(const LiveTable& table, const PastRound& past, const Session& was, const Session& now) {
    if (was.table().carried().remaining != now.table().carried().remaining) return false;
    return !living_since(table, past) || left_by(past, now.events(), past.began).value_or(past.left) == past.left;
}

}  // namespace

// One way for every change to a settled round: play its events again as they should have been, and move the difference.
Result<Revised> revise(Act& act, const LiveTable& table, const PastRound& past, entry::Revised entry,
                       const std::vector<Event>& events, const std::set<PlayerId>& refused, const std::string& clause) {
    if (past.disputed) return Refusal{fmt::format("round {} is disputed: resolve the dispute first", past.number)};
    auto again = Session::replay(past.offer->setup, past.at_start, events);
    if (!again) return Refusal{again.refusal().what, cite(past.offer->setup.game(), again.refusal().clause)};
    if (!(*again)->finished())
        return Refusal{"with that correction the round would not be finished: it can only be called off"};
    auto before = Session::replay(past.offer->setup, past.at_start, past.events);
    if (!before)
        return Refusal{fmt::format("round {} as it was settled does not replay, so it cannot be corrected: {}",
                                   past.number, before.refusal().what)};
    if (!same_left(table, past, **before, **again))
        return Refusal{
            "with that correction other wagers would still be in play, and the next round has begun with those that "
            "are: it cannot be corrected any more"};
    const std::vector<Line> lines = lines_of((*again)->table(), refused);
    auto revision = revise_lines(act.books(), table, past, lines, act.by(), clause);
    if (!revision) return revision.refusal();
    act.set_clawback(taken_back(table.id, lines_in(past.credited), lines));
    entry.table = table.id;
    entry.round = past.number;
    entry.clause = clause;
    const std::size_t moved = revision->transfers.size();
    act.record(std::move(entry), std::move(revision->transfers));
    Revised revised{past.number, moved, revision->shortfall, past.afterwards};
    course::advance(act, table);  // a round that has begun again may want something else than before
    return revised;
}

namespace pit {

// 9A 7.3.
Result<Revised> correct(Act& act, const CorrectArgs& args) {
    const std::string& id = args.table;
    const std::uint64_t number = args.round;
    const std::size_t index = args.index;
    auto table = my_table(act.state(), id);
    if (!table) return table.refusal();
    const PastRound* past = (*table)->find_past(number);
    if (!past) return Refusal{fmt::format("round {} is not among the last {} of {}", number, kPastRounds, id)};
    if (past->offer->config.chance == ChanceFrom::Server)
        return Refusal{"the server's own results are not entered: a malfunction is refused or voided instead"};
    const Profile& book = past->offer->setup.profile();
    auto event = event_from_json(args.event.json, past->offer->setup.game());
    if (!event) return event.refusal();
    if (index >= past->events.size() || past->events[index].index() != event->index())
        return Refusal{fmt::format("entry {} of round {} is not of that kind", index, number)};
    if (std::holds_alternative<MeterRead>(*event))
        return Refusal{"what the meter read stands; two people change the fund itself", "gb-2011 2.4"};
    if (std::holds_alternative<PlaceBet>(*event) || std::holds_alternative<Answered>(*event) ||
        std::holds_alternative<Declared>(*event) || std::holds_alternative<Moved>(*event))
        return Refusal{"what players wagered and decided stands", book.or_house(book.as_at_close)};
    if (std::holds_alternative<Ruled>(*event) || std::holds_alternative<CalledOff>(*event))
        return Refusal{"a ruling is not entered wrongly: rule of the round what there is to rule",
                       book.or_house(book.recalculated)};
    const std::vector<Event> events =
        Session::put_right(past->offer->setup, past->at_start, past->events, index, *event);
    return revise(act, **table, *past, {.index = index, .event = *event}, events, past->refused,
                  book.or_house(book.recalculated));
}

// 9A 7.4, 7.5: refuse the payment, report it, lock the terminal, refund what was wagered.
Result<RefusePayReply> refuse_pay(Act& act, const RefusePayArgs& args) {
    const std::uint64_t number = args.round;
    auto at = terminal_at(act.state(), args.terminal, true);  // 7.4(b): also what was credited after the malfunction
    if (!at) return at.refusal();
    const PastRound* past = at->table->find_past(number);
    if (!past)
        return Refusal{fmt::format("round {} is not among the last {} of {}", number, kPastRounds, at->table->id)};
    std::set<PlayerId> refused = past->refused;
    if (!refused.insert(at->player).second) return Refusal{"that payment was refused already"};
    const Profile& book = past->offer->setup.profile();
    auto revised = revise(act, *at->table, *past, {.refused = at->player}, past->events, refused,
                          book.or_house(book.refused));
    if (!revised) return revised.refusal();
    act.record(entry::Locked{at->table->id, at->player + 1, fmt::format("malfunction in round {}", number)});
    const std::uint64_t incident = act.state().next_incident();  // 7.5(a): the report to the inspector
    act.record(
        entry::IncidentNote{.incident = incident, .verb = "report", .args = wire::json_of(args), .note = args.note});
    return RefusePayReply{*revised, incident};
}

}  // namespace pit

}  // namespace baize::floor
