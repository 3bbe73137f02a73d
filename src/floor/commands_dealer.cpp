// What a dealer does at the console.
#include <fmt/format.h>

#include "engine/describe.hpp"
#include "floor/handlers.hpp"
#include "floor/jackpot.hpp"
#include "floor/money.hpp"

namespace baize::floor {

using ledger::AccountId;
using ledger::AccountKind;
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

}  // namespace

// 9A 5.1; 3.3(b)(ii): not before 30 seconds have passed since the last result.
Result<PhaseReply> Handlers::close_bets(Floor& floor, const Actor&, const TableArgs& args, Entropy& entropy) {
    auto table = table_in_play(floor, args.table);
    if (!table) return table.refusal();
    LiveTable& at = **table;
    if (at.phase != Phase::Betting) return Refusal{"no bets are open"};
    if (at.session->table().stakes().empty() && at.layout.empty())
        return Refusal{"there is no wager on the layout"};
    const std::int64_t earliest = earliest_close(at);
    if (floor.now_ms_ < earliest)
        return Refusal{fmt::format("bets stay open for {} s more", (earliest - floor.now_ms_ + 999) / 1000),
                       at.profile().or_house(at.profile().betting_clock)};
    if (at.config().electronic && floor.now_ms_ < at.closes_ms && !everybody_ready(floor, at))
        return Refusal{fmt::format("terminals show {} s more, and not everybody there is ready",
                                   (at.closes_ms - floor.now_ms_ + 999) / 1000),
                       at.profile().or_house(at.profile().betting_clock)};
    floor.close_bets(at, entropy);
    return PhaseReply{at.phase};
}

// 9A 5.4(a).
Result<EnteredReply> Handlers::enter(Floor& floor, const Actor&, const EnterArgs& args, Entropy& entropy) {
    auto table = table_in_play(floor, args.table);
    if (!table) return table.refusal();
    LiveTable& at = **table;
    if (at.server_chance()) return Refusal{"this table's results come from the server's generator"};
    if (!at.session) return Refusal{"the table is closed"};
    auto event = read_entered(at, args.event.json);
    if (!event) return event.refusal();
    if (auto refusal = at.session->check(*event)) return Refusal{refusal->what, cite(at.game(), refusal->clause)};
    floor.record_events(at, {*event}, {});
    floor.advance(at, entropy);
    return EnteredReply{at.phase, describe(at.session->need(), at.session->table())};
}

Result<ConfirmReply> Handlers::confirm(Floor& floor, const Actor&, const ConfirmArgs& args, Entropy& entropy) {
    auto table = table_in_play(floor, args.table);
    if (!table) return table.refusal();
    LiveTable& at = **table;
    if (at.phase != Phase::Confirming || at.round != args.round)
        return Refusal{fmt::format("round {} has no result to confirm", args.round)};
    floor.settle(at, entropy);
    return ConfirmReply{args.round};
}

Result<EnteredReply> Handlers::fix(Floor& floor, const Actor&, const FixArgs& args, Entropy& entropy) {
    const std::size_t index = args.index;
    auto table = table_in_play(floor, args.table);
    if (!table) return table.refusal();
    LiveTable& at = **table;
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
    floor.record(entry::Fixed{at.id, at.round, index, *event}, free_meter(at));
    if (at.session->need().kind == NeedKind::Meter) floor.advance(at, entropy);  // the right entry won of the meter
    return EnteredReply{at.phase, describe(at.session->need(), at.session->table())};
}

// 9A 4.3(b), 4.5.
Result<CreditReply> Handlers::credit(Floor& floor, const Actor&, const CreditArgs& args, Entropy&) {
    auto at = terminal(floor, args.terminal);
    if (!at) return at.refusal();
    const Profile& book = at->table->profile();
    if (args.tender != "cash" && args.tender != "chips")
        return Refusal{"'tender' must be cash or chips", book.or_house(book.tender)};
    if (args.amount.cents == 0) return Refusal{"an amount is tendered", book.or_house(book.credited)};
    const AccountId drop{AccountKind::Cash, "drop/" + at->table->id}, chips{AccountKind::Float, at->table->id};
    const AccountId& from = args.tender == "cash" ? drop : chips;
    const ledger::Transfer transfer{fresh_id(floor, "credit"), from, at->account, args.amount,
                                    ledger::Phase::Single,     "",   Purpose::In};
    if (auto refusal = floor.books_.check(transfer)) return *refusal;
    money(floor, "credit", {transfer});
    return CreditReply{floor.books_.free(at->account)};
}

// 9A 3.3(e), 6.2.
Result<PaidReply> Handlers::cancel_credit(Floor& floor, const Actor&, const TerminalArgs& args, Entropy&) {
    auto at = terminal(floor, args.terminal);
    if (!at) return at.refusal();
    const Money credit = floor.books_.free(at->account);
    if (credit.cents == 0)
        return Refusal{"there is no credit to cancel", at->table->profile().or_house(at->table->profile().cancelled)};
    const ledger::Transfer transfer{fresh_id(floor, "cancel"),
                                    at->account,
                                    AccountId(AccountKind::Float, at->table->id),
                                    credit,
                                    ledger::Phase::Single,
                                    "",
                                    Purpose::Out};
    if (auto refusal = floor.books_.check(transfer))
        return Refusal{fmt::format("the float does not hold {}: {}", to_string(credit), refusal->what)};
    money(floor, "cancelled", {transfer});
    floor.player_leaves(*at->table, at->player);
    return PaidReply{credit};
}

// ---- Calling off, calling --------------------------------------------------------------------------------------

void Handlers::call_off(Floor& floor, LiveTable& table, const Event& why, Entropy& entropy) {
    const std::vector<Line> before = table.session->table().lines();
    floor.record_events(table, {why}, {});
    floor.took_ = taken_back(table.id, before, table.session->table().lines());
    floor.settle(table, entropy);
}

// 9A 7.2: with the announcement the round stands still, also while its
// clock runs and while its result waits to be confirmed.
MaybeRefusal Handlers::check_no_spin(Floor& floor, const NoSpinArgs& args) {
    auto table = my_table(floor, args.table);
    if (!table) return table.refusal();
    const std::string clause(call_off_clause((*table)->offer->setup.profile(), CallOff::NoSpin));
    if (!(*table)->session || (*table)->round != args.round)
        return Refusal{fmt::format("round {} is not open", args.round), clause};
    for (const auto& [number, incident] : floor.incidents_)
        if (!(*table)->frozen.empty() && incident.verb == "no-spin" && incident.state == IncidentState::Open &&
            incident.args.value("table", "") == args.table)
            return Refusal{
                fmt::format("no spin was announced already: a second person completes it as incident {}", number),
                clause};
    return std::nullopt;
}

Result<NoSpinReply> Handlers::no_spin(Floor& floor, const Actor& by, const NoSpinArgs& args, Entropy& entropy) {
    auto table = my_table(floor, args.table);
    if (!table) return table.refusal();
    if (!(*table)->session || (*table)->round != args.round)
        return Refusal{fmt::format("round {} is not open", args.round),
                       std::string(call_off_clause((*table)->offer->setup.profile(), CallOff::NoSpin))};
    // two dealers do not void what they have seen
    if ((*table)->phase == Phase::Confirming && by.role == Role::Dealer)
        return Refusal{"the result is there already: a supervisor completes this",
                       std::string(call_off_clause((*table)->offer->setup.profile(), CallOff::NoSpin))};
    call_off(floor, **table, CalledOff{CallOff::NoSpin}, entropy);
    return NoSpinReply{args.round};
}

// The dealer wants a supervisor: an incident that the pit sees, and resolves when it is dealt with.
Result<IncidentReply> Handlers::call(Floor& floor, const Actor&, const CallArgs& args, Entropy&) {
    const std::string& id = args.table;
    auto table = my_table(floor, id);
    if (!table) return table.refusal();
    for (const auto& [number, incident] : floor.incidents_)
        if (incident.verb == "call" && incident.state == IncidentState::Open && incident.args.at("table") == id)
            return Refusal{"a supervisor was called already"};
    const std::uint64_t number = floor.next_incident();
    floor.record(entry::IncidentNote{.incident = number,
                                     .verb = "call",
                                     .args = {{"table", id}, {"round", (*table)->round}},
                                     .note = args.note});
    return IncidentReply{number};
}

}  // namespace baize::floor
