// What entries change of the round that is open.
#include <fmt/format.h>

#include <algorithm>

#include "engine/describe.hpp"
#include "floor/entries/change.hpp"
#include "store/store.hpp"

namespace baize::floor {

namespace {

bool is_chance(const Event& event) {
    return std::holds_alternative<DealtCard>(event) || std::holds_alternative<CutCardOut>(event) ||
           std::holds_alternative<Thrown>(event) || std::holds_alternative<Spun>(event) ||
           std::holds_alternative<Shuffled>(event);
}

// A lasting shoe has its order from the seed that was committed to before
// the shuffle, so the shuffle itself draws nothing.
bool draws(const LiveTable& table, const Need& need) {
    return table.chance && !(need.kind == NeedKind::Shuffle && table.lasting_shoe());
}

// The reservations of the stakes, as the transfers say it.
void reserve(LiveTable& table, const std::vector<ledger::Transfer>& transfers) {
    for (const ledger::Transfer& each : transfers) {
        if (each.purpose == ledger::Purpose::TakeBack) table.reserved.erase(StakeNo{each.stake});
        if (each.phase != ledger::Phase::Pending) continue;
        if (each.purpose == ledger::Purpose::Stake) table.reserved[StakeNo{each.stake}] = each.id;
        else table.meter_hold = each.id;
    }
}

// Every stake of a player's own money is reserved, and nothing else is. Their count tells it at each entry, because
// they come and go one by one; when the bets close each is looked at.
void check_reserved(const LiveTable& table, bool closed) {
    const auto is_laid = [](const Stake& stake) { return !stake.won_before; };
    const std::vector<Stake>& stakes = table.session->table().stakes();
    if (std::count_if(stakes.begin(), stakes.end(), is_laid) != std::ssize(table.reserved))
        journal_mismatch("a stake without its transfer, or a transfer without its stake");
    for (const Stake& stake : stakes)
        if (closed && is_laid(stake) && !table.reserved.contains(stake.number))
            journal_mismatch("a stake without its transfer");
}

// The outcome depends on the layout at close too; a shoe that is shuffled before the bets has its order without one.
void start_chance(const State& state, LiveTable& table, const std::string& commit) {
    table.chance.reset();
    const auto seed = state.seeds.find(commit);
    if (!table.server_chance() || seed == state.seeds.end()) return;
    const auto layout = store::from_hex(table.layout).value_or(std::vector<std::uint8_t>{});
    const Seed key = outcome_key(seed->second, layout, table.id, table.round);
    table.chance = std::make_unique<ShuffledShoe>(SeededBits(key), table.config().cut_percent);
}

}  // namespace

void change(State& state, const entry::Opened& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    if (table.phase != Phase::Closed) journal_mismatch("a round is opened while another is open");
    if (!e.keep) take_offer(table);
    table.session = std::make_unique<Session>(table.offer->setup, table.carried);
    table.round = e.round;
    std::erase_if(table.dropped, [&](const Dropped& each) { return each.round + 1 < table.round; });
    table.opened_ms = state.time_ms;
    table.closes_ms = table.decide_ms = 0;
    table.ready.clear();
    table.silent.clear();
    table.frozen.clear();
    table.meter_hold.clear();
    table.was_known = false;
    table.commit = e.commit;
    if (!e.next_shoe.empty()) table.next_shoe = e.next_shoe;
    table.layout.clear();
    if (!table.lasting_shoe()) table.chance.reset();
    table.phase = table.session->need().kind == NeedKind::Bets ? Phase::Betting : Phase::Preparing;
    start_betting_clock(table, state.time_ms);
}

void change(State& state, const entry::Shoe& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    table.shoe_commit = e.commit;
    table.next_shoe = e.next_shoe;
    start_chance(state, table, table.shoe_commit);
}

// ---- Events -----------------------------------------------------------------------------------------------

namespace {

void take_event(LiveTable& table, const Event& event, Origin origin) {
    Session& session = *table.session;
    if (origin == Origin::Stored && is_chance(event) && draws(table, session.need()) &&
        table.chance->answer(session.need(), session.table()) != event)
        journal_mismatch(fmt::format("{} round {}: {} is not what the seed gives", table.id, table.round,
                           describe(event, table.game())));
    if (auto refusal = session.apply(event))
        journal_mismatch(fmt::format("{} round {}: {}", table.id, table.round, refusal->what));
    if (const auto* bet = std::get_if<PlaceBet>(&event)) table.ready.erase(bet->player);
}

// Who lets a turn go by: counted from the entries, so that a restart knows it too.
void note_answer(LiveTable& table, const Question& question, bool late) {
    if (!late) {
        table.silent.erase(question.player);  // he is there
        return;
    }
    const bool his_turn =
        !question.side && question.box != 0 && table.session->table().box(question.box).seated == question.player;
    if (!his_turn) return;
    Silence& silence = table.silent[question.player];
    if (silence.box != question.box || silence.hand != question.hand) silence = {question.box, question.hand, 0};
    ++silence.questions;
}

void note_dropped(LiveTable& table, const Event& event, const std::string& clause) {
    const auto* bet = std::get_if<PlaceBet>(&event);
    if (!bet) journal_mismatch("only a wager is dropped");
    const Money stake = table.session->table().staked(bet->player, bet->box, bet->position);
    table.dropped.push_back(
        {table.round, bet->player, bet->box, position_name(table.game(), bet->position), stake, clause});
}

}  // namespace

void change(State& state, const entry::Events& e, const Applied& applied) {
    LiveTable& table = table_to_change(state, e.table);
    if (table.phase == Phase::Closed || e.round != table.round)
        journal_mismatch(fmt::format("{} has no round {} open", table.id, e.round));
    bool closed = false;
    for (const Event& event : e.events) {
        if (std::holds_alternative<Answered>(event)) note_answer(table, table.session->need().question, e.late);
        if (!e.dropped.empty()) note_dropped(table, event, e.dropped);
        take_event(table, event, applied.origin);
        if (!std::holds_alternative<CloseBets>(event)) continue;
        // The chips as they lie when the bets close decide what the seed gives, before any chance is drawn.
        closed = true;
        table.layout = e.layout;
        if (!table.lasting_shoe()) start_chance(state, table, table.commit);
    }
    reserve(table, applied.entry.transfers);
    check_reserved(table, closed);
    table.phase = phase_of(table);
    start_decision_clock(table, e.events, state.time_ms);
    start_betting_clock(table, state.time_ms);
}

Phase phase_of(const LiveTable& table) {
    const NeedKind need = table.session->need().kind;
    if (need == NeedKind::Bets) return Phase::Betting;
    if (need == NeedKind::Finished) return Phase::Confirming;
    return table.layout.empty() ? Phase::Preparing : Phase::Playing;
}

// Somebody who sits down or leaves gives nobody more time for the same question.
void start_decision_clock(LiveTable& table, const std::vector<Event>& events, std::int64_t now_ms) {
    const bool same_question =
        table.decide_ms != 0 && std::all_of(events.begin(), events.end(), [](const Event& event) {
            return std::holds_alternative<Seated>(event);
        });
    if (table.session->need().kind != NeedKind::Decision) table.decide_ms = 0;
    else if (!same_question) table.decide_ms = now_ms + table.config().decision_seconds * 1000;
}

// The clock runs while bets are open and a wager lies on the layout, be it from an earlier round.
void start_betting_clock(LiveTable& table, std::int64_t now_ms) {
    if (table.phase != Phase::Betting || table.session->table().stakes().empty()) table.closes_ms = 0;
    else if (table.closes_ms == 0) table.closes_ms = now_ms + table.config().betting_seconds * 1000;
}

void change(State& state, const entry::Ready& e, const Applied&) {
    table_to_change(state, e.table).ready.insert(e.player);
}

// ---- Put right --------------------------------------------------------------------------------------------

// A misplaced wager: the transfer that reserves its money stays the same.
void change(State& state, const entry::PutRight& e, const Applied&) {
    LiveTable& table = table_to_change(state, e.table);
    const auto* moved = std::get_if<Moved>(&e.event);
    if (!table.session || e.round != table.round || !moved)
        journal_mismatch("a wager is put right in a round that is not open");
    auto session = with_moved(table, *moved);
    if (!session) journal_mismatch(session.refusal().what);
    table.session = std::move(*session);
}

// The dealer puts an entry of the open round right, before the result is confirmed.
void change(State& state, const entry::Fixed& e, const Applied& applied) {
    LiveTable& table = table_to_change(state, e.table);
    if (!table.session) journal_mismatch("an entry is put right in a round that is not open");
    table.was_known = table.was_known || table.session->outcome_known();
    auto session = table.session->corrected(e.index, e.event);
    if (!session) journal_mismatch(session.refusal().what);
    table.session = std::move(*session);
    // what the wrong entry won of the meter is free again
    if (!applied.entry.transfers.empty()) table.meter_hold.clear();
    const Need& need = table.session->need();
    table.phase = need.kind == NeedKind::Finished ? Phase::Confirming : Phase::Playing;
    table.decide_ms = need.kind == NeedKind::Decision ? state.time_ms + table.config().decision_seconds * 1000 : 0;
}

}  // namespace baize::floor
