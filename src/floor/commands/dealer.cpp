// What a dealer does at the console.
#include <fmt/format.h>

#include "engine/describe.hpp"
#include "floor/commands/handlers.hpp"
#include "floor/commands/parts.hpp"
#include "floor/course.hpp"
#include "floor/incident_args.hpp"
#include "floor/jackpot.hpp"
#include "floor/money.hpp"

namespace baize::floor {

using ledger::AccountId;
using ledger::Purpose;

namespace {

bool is_outcome(const Event& event) {
    return std::holds_alternative<DealtCard>(event) || std::holds_alternative<CutCardOut>(event) ||
           std::holds_alternative<Thrown>(event) || std::holds_alternative<Spun>(event) ||
           std::holds_alternative<Shuffled>(event);
}

Result<Event> read_entered(const LiveTable& table, const Json& json) {
    auto event = event_from_json(json, table.game());
    if (!event) return event.refusal();
    if (!is_outcome(*event))
        return Refusal{"a card, the cutting card, a shuffle, a throw or a spin was expected"};
    return event;
}

// The same wagers, whatever the entry that is put right: else money would have to be staked behind a player's back.
bool same_stakes(const Table& a, const Table& b) {
    const auto same = [](const Stake& x, const Stake& y) { return x.number == y.number && x.amount == y.amount; };
    return std::equal(a.stakes().begin(), a.stakes().end(), b.stakes().begin(), b.stakes().end(), same);
}

// The number of an incident of that kind at the table that is open; nothing where there is none.
template <class Args>
std::optional<std::uint64_t> open_one(const State& state, std::string_view verb, const std::string& table) {
    for (const auto& [number, incident] : state.incidents) {
        if (incident.verb != verb || incident.state != IncidentState::Open) continue;
        if (const auto args = args_of<Args>(incident); args && args->table == table) return number;
    }
    return std::nullopt;
}

}  // namespace

namespace dealer {

// 9A 5.1; 3.3(b)(ii): not before 30 seconds have passed since the last result.
Result<PhaseReply> close_bets(Act& act, const TableArgs& args) {
    auto table = table_in_play(act.state(), args.table);
    if (!table) return table.refusal();
    const LiveTable& at = **table;
    if (at.phase != Phase::Betting) return Refusal{"no bets are open"};
    if (at.session->table().stakes().empty() && at.layout.empty())
        return Refusal{"there is no wager on the layout"};
    const std::int64_t earliest = earliest_close(at);
    if (act.now_ms() < earliest)
        return Refusal{fmt::format("bets stay open for {} s more", (earliest - act.now_ms() + 999) / 1000),
                       at.profile().or_house(at.profile().betting_clock)};
    if (at.config().electronic && act.now_ms() < at.closes_ms && !everybody_ready(act.books(), at))
        return Refusal{fmt::format("terminals show {} s more, and not everybody there is ready",
                                   (at.closes_ms - act.now_ms() + 999) / 1000),
                       at.profile().or_house(at.profile().betting_clock)};
    course::close_bets(act, at);
    return PhaseReply{at.phase};
}

// nz-roulette 3.6: the ball has dropped before anybody called. A sensor at the wheel
// says so through the dealer's console, as a scanner does.
Result<PhaseReply> ball_dropped(Act& act, const TableArgs& args) {
    auto table = table_in_play(act.state(), args.table);
    if (!table) return table.refusal();
    const LiveTable& at = **table;
    const std::string clause = cite(at.game(), at.game().clauses.no_more_bets);
    if (at.game().equipment.compartments.empty())
        return Refusal{fmt::format("{} has no wheel", at.game().title), clause};
    if (at.config().electronic)
        return Refusal{"terminals take wagers until the time that they show: announce no spin", clause};
    if (at.phase != Phase::Betting) return Refusal{"no bets are open", clause};
    if (at.session->table().stakes().empty())
        return Refusal{"there is no wager on the layout: nobody plays this spin", clause};
    course::close_bets(act, at);
    return PhaseReply{at.phase};
}

// 9A 5.4(a).
Result<EnteredReply> enter(Act& act, const EnterArgs& args) {
    auto table = table_in_play(act.state(), args.table);
    if (!table) return table.refusal();
    const LiveTable& at = **table;
    if (at.server_chance()) return Refusal{"this table's results come from the server's generator"};
    if (!at.session) return Refusal{"the table is closed"};
    auto event = read_entered(at, args.event.json);
    if (!event) return event.refusal();
    if (auto refusal = at.session->check(*event)) return Refusal{refusal->what, cite(at.game(), refusal->clause)};
    act.record_events(at, {*event}, {});
    course::advance(act, at);
    return EnteredReply{at.phase, describe(at.session->need(), at.session->table())};
}

Result<ConfirmReply> confirm(Act& act, const ConfirmArgs& args) {
    auto table = table_in_play(act.state(), args.table);
    if (!table) return table.refusal();
    const LiveTable& at = **table;
    if (at.phase != Phase::Confirming || at.round != args.round)
        return Refusal{fmt::format("round {} has no result to confirm", args.round)};
    course::settle(act, at);
    return ConfirmReply{args.round};
}

Result<EnteredReply> fix(Act& act, const FixArgs& args) {
    const std::size_t index = args.index;
    auto table = table_in_play(act.state(), args.table);
    if (!table) return table.refusal();
    const LiveTable& at = **table;
    if (at.server_chance())
        return Refusal{"this table's results come from the server's generator: they cannot be entered wrongly"};
    if (!at.session || at.layout.empty()) return Refusal{"no result has been entered yet"};
    auto event = read_entered(at, args.event.json);
    if (!event) return event.refusal();
    if (index >= at.session->events().size() || at.session->events()[index].index() != event->index())
        return Refusal{fmt::format("entry {} is not of that kind", index)};
    auto corrected = at.session->corrected(index, *event);
    if (!corrected) return Refusal{corrected.refusal().what, cite(at.game(), corrected.refusal().clause)};
    if (!same_stakes(at.session->table(), (*corrected)->table()))
        return Refusal{"players would have staked otherwise: the round can only be called off"};
    act.record(entry::Fixed{at.id, at.round, index, *event}, free_meter(at));
    if (at.session->need().kind == NeedKind::Meter) course::advance(act, at);  // the right entry won of the meter
    return EnteredReply{at.phase, describe(at.session->need(), at.session->table())};
}

// 9A 4.3(b), 4.5.
Result<CreditReply> credit(Act& act, const CreditArgs& args) {
    auto at = terminal_at(act.state(), args.terminal);
    if (!at) return at.refusal();
    const Profile& book = at->table->profile();
    if (args.tender != "cash" && args.tender != "chips")
        return Refusal{"'tender' must be cash or chips", book.or_house(book.tender)};
    if (args.amount.cents == 0) return Refusal{"an amount is tendered", book.or_house(book.credited)};
    const std::string& table = at->table->id;
    const AccountId from = args.tender == "cash" ? AccountId::drop_box(table) : AccountId::of_float(table);
    const ledger::Transfer transfer{act.fresh_id("credit"), from, at->account, args.amount,
                                    ledger::Phase::Single,     "",   Purpose::In};
    if (auto refusal = act.books().check(transfer)) return *refusal;
    act.record(entry::MoneyMoved{"credit"}, {transfer});
    return CreditReply{act.books().free(at->account)};
}

// 9A 3.3(e), 6.2.
Result<PaidReply> cancel_credit(Act& act, const TerminalArgs& args) {
    auto at = terminal_at(act.state(), args.terminal);
    if (!at) return at.refusal();
    const Money credit = act.books().free(at->account);
    if (credit.cents == 0)
        return Refusal{"there is no credit to cancel", at->table->profile().or_house(at->table->profile().cancelled)};
    const ledger::Transfer transfer{act.fresh_id("cancel"),
                                    at->account,
                                    AccountId::of_float(at->table->id),
                                    credit,
                                    ledger::Phase::Single,
                                    "",
                                    Purpose::Out};
    if (auto refusal = act.books().check(transfer))
        return Refusal{fmt::format("the float does not hold {}: {}", to_string(credit), refusal->what)};
    act.record(entry::MoneyMoved{"cancelled"}, {transfer});
    player_leaves(act, *at->table, at->player);
    return PaidReply{credit};
}

// ---- Calling off, calling --------------------------------------------------------------------------------------

// 9A 7.2: with the announcement the round stands still, also while its
// clock runs and while its result waits to be confirmed.
MaybeRefusal check_no_spin(const Act& act, const NoSpinArgs& args) {
    auto table = my_table(act.state(), args.table);
    if (!table) return table.refusal();
    const std::string clause(call_off_clause((*table)->offer->setup.profile(), CallOff::NoSpin));
    if (!(*table)->session || (*table)->round != args.round)
        return Refusal{fmt::format("round {} is not open", args.round), clause};
    if (const auto announced = open_one<NoSpinArgs>(act.state(), "no-spin", args.table);
        announced && !(*table)->frozen.empty())
        return Refusal{
            fmt::format("no spin was announced already: a second person completes it as incident {}", *announced),
            clause};
    return std::nullopt;
}

Result<NoSpinReply> no_spin(Act& act, const NoSpinArgs& args) {
    auto table = my_table(act.state(), args.table);
    if (!table) return table.refusal();
    if (!(*table)->session || (*table)->round != args.round)
        return Refusal{fmt::format("round {} is not open", args.round),
                       std::string(call_off_clause((*table)->offer->setup.profile(), CallOff::NoSpin))};
    // two dealers do not void what they have seen
    if ((*table)->phase == Phase::Confirming && act.actor().role == Role::Dealer)
        return Refusal{"the result is there already: a supervisor completes this",
                       std::string(call_off_clause((*table)->offer->setup.profile(), CallOff::NoSpin))};
    course::call_off(act, **table, CalledOff{CallOff::NoSpin});
    return NoSpinReply{args.round};
}

// The dealer wants a supervisor: an incident that the pit sees, and resolves when it is dealt with.
Result<IncidentReply> call(Act& act, const CallArgs& args) {
    const std::string& id = args.table;
    auto table = my_table(act.state(), id);
    if (!table) return table.refusal();
    if (open_one<RoundConcerned>(act.state(), "call", id)) return Refusal{"a supervisor was called already"};
    const std::uint64_t number = act.state().next_incident();
    act.record(entry::IncidentNote{.incident = number,
                                     .verb = "call",
                                     .args = wire::json_of(RoundConcerned{id, {}, (*table)->round}),
                                     .note = args.note});
    return IncidentReply{number};
}

}  // namespace dealer

}  // namespace baize::floor
