#include "floor/floor.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <new>

#include "floor/commands/list.hpp"
#include "floor/commands/parts.hpp"
#include "floor/course.hpp"
#include "floor/faults.hpp"
#include "store/store.hpp"

namespace baize::floor {

// ---- Commands -------------------------------------------------------------------------------------------------

namespace {

// The clock, this server, the house before anybody has signed in: nobody who counts his commands.
Actor of_the_house(std::string name) { return {Role::Supervisor, std::move(name), ""}; }

Refusal is_for_others(const CommandDef& def, Role role) {
    std::vector<std::string_view> who;
    for (const Role each : kRoles)
        if (may(def, each)) who.push_back(word_of(each));
    return {fmt::format("'{}' is for {}, not for a {}", def.verb, fmt::join(who, ", "), word_of(role))};
}

// What the rules want a second person for is only proposed.
Result<Reply> carry_out_or_propose(Act& act, const CommandRow& row, const Json& args) {
    if (!row.begin) return row.carry_out(act, row.def.verb, args);
    auto begun = row.begin(act, row.def.verb, args);
    if (!begun) return begun.refusal();
    if (auto* done = std::get_if<Reply>(&*begun)) return std::move(*done);
    auto& proposal = std::get<Proposal>(*begun);
    const std::uint64_t number = act.state().next_incident();
    act.record(entry::IncidentNote{.incident = number,
                                   .verb = std::string(row.def.verb),
                                   .args = std::move(proposal.args),
                                   .note = std::move(proposal.note)});
    return Reply{wire::json_of(protocol::commands::Proposed{number, "a second person"})};
}

}  // namespace

Result<Reply> Floor::perform(const Command& command, std::int64_t now_ms, Entropy& entropy) {
    const CommandRow* row = find_command(command.verb);
    if (!row) return Refusal{fmt::format("there is no command '{}'", command.verb)};
    if (!may(row->def, command.actor.role)) return is_for_others(row->def, command.actor.role);
    const std::uint64_t last = state_.last_number(command.actor.source);
    if (command.number != 0 && command.number <= last)
        return Reply{wire::json_of(protocol::commands::Otherwise{.repeat = true}), true};
    if (command.number > last + 1'000)
        return Refusal{fmt::format("commands are numbered one after another: the last one was {}", last)};
    Act act(state_, outbox_, command.actor, now_ms, command.number, &entropy);
    const std::size_t before = outbox_.entries.size();
    auto reply = guarded(act, command.args, [&] { return carry_out_or_propose(act, *row, command.args); });
    // Whatever is acknowledged is in the journal, even where it changed
    // nothing: after a crash its number is still known.
    if (reply && command.number != 0 && outbox_.entries.size() == before) act.record(entry::Nothing{command.verb});
    return reply;
}

Result<Reply> Floor::as_house(const std::string& verb, const Json& args, std::int64_t now_ms, Entropy& entropy) {
    const CommandRow* row = find_command(verb);
    if (!row) return Refusal{fmt::format("there is no command '{}'", verb)};
    Act act(state_, outbox_, of_the_house("house"), now_ms, 0, &entropy);
    return guarded(act, args, [&] { return row->carry_out(act, verb, args); });
}

void Floor::note_staff(const std::string& what, const std::string& who, std::int64_t now_ms) {
    Act(state_, outbox_, of_the_house(who), now_ms).record(entry::StaffNote{what});
}

void Floor::new_player_at(const std::string& terminal, std::int64_t now_ms) {
    const auto at = parse_terminal(terminal);
    const LiveTable* found = at ? state_.table(at->table) : nullptr;
    if (!found) return;
    Act act(state_, outbox_, of_the_house("house"), now_ms);
    player_leaves(act, *found, at->player);
}

// ---- One table at a time --------------------------------------------------------------------------------------

// What is nobody's table, or leaves the books in doubt, goes on to whoever drives the floor.
template <class Work>
bool Floor::run_isolated(const std::string& table, std::int64_t now_ms, Work work) {
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        if (state_.books_in_doubt) throw TableFault(table, error.what());
        table_fault(table, error.what(), now_ms);
        return false;
    }
}

template <class Work>
Result<Reply> Floor::guarded(const Act& act, const Json& args, Work work) {
    const std::string id = table_concerned(state_, act.actor(), args);
    if (id.empty()) return work();
    Result<Reply> reply = Reply{};
    const std::size_t before = outbox_.entries.size();
    if (run_isolated(id, act.now_ms(), [&] { reply = work(); })) return reply;
    const LiveTable& table = state_.tables.at(id);
    const std::string what = fmt::format("the table is locked: {}", table.locked);
    // Where a part of it was carried out, its number is used up: that is no refusal.
    const bool used =
        act.number() != 0 && outbox_.entries.size() > before && state_.last_number(act.actor().source) >= act.number();
    if (used) return Reply{wire::json_of(protocol::commands::Otherwise{.fault = what})};
    return Refusal{what, lock_clause(table)};
}

void Floor::tick(std::int64_t now_ms, Entropy& entropy) {
    for (const auto& [id, table] : state_.tables) {
        if (!state_.is_mine(table) || table.abandoned) continue;
        Act act(state_, outbox_, of_the_house("clock"), now_ms, 0, &entropy);
        if (!table.broken.empty()) table_fault(id, table.broken, now_ms);
        else if (!table.halted())
            run_isolated(id, act.now_ms(), [&] { course::on_tick(act, table); });  // 9A 7.5(b)
    }
}

std::optional<std::int64_t> Floor::next_deadline() const {
    std::optional<std::int64_t> next;
    for (const auto& [id, table] : state_.tables) {
        if (!state_.is_mine(table) || table.abandoned) continue;
        if (!table.broken.empty()) next = 0;
        if (table.halted()) continue;
        for (const std::int64_t at : {table.closes_ms, table.decide_ms})
            if (at != 0 && (!next || at < *next)) next = at;
    }
    return next;
}

MaybeRefusal Floor::take_table(const std::string& id, std::int64_t now_ms, Entropy& entropy) {
    const LiveTable* taken = state_.table(id);
    if (!taken) return Refusal{fmt::format("there is no table '{}'", id)};
    Act act(state_, outbox_, of_the_house(state_.settings.server), now_ms, 0, &entropy);
    act.record(entry::Taken{id, state_.settings.server});
    if (!taken->broken.empty()) table_fault(id, taken->broken, now_ms);
    else if (taken->session) run_isolated(id, act.now_ms(), [&] { course::advance(act, *taken); });
    return std::nullopt;
}

void Floor::table_fault(const std::string& id, const std::string& what, std::int64_t now_ms) {
    try {
        Act act(state_, outbox_, of_the_house(state_.settings.server), now_ms);
        call_off_by_fault(act, state_.tables.at(id), what);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        throw TableFault(id, fmt::format("{}; and then: {}", what, error.what()));
    }
}

void Floor::abandon(const std::string& id, const std::string& what) {
    LiveTable& table = state_.tables.at(id);
    table.abandoned = true;
    table.broken = what;
    state_.touched.insert(id);
}

// ---- What is stored -------------------------------------------------------------------------------------------

Outbox Floor::take_outbox() {
    Outbox taken = std::exchange(outbox_, {});
    taken.touched = take_touched();
    return taken;
}

void Floor::remember_secret(const std::string& key, const std::string& value) {
    const auto slash = key.rfind('/');
    const auto bytes = store::from_hex(value);
    if (!key.starts_with("seed/") || slash == key.npos || !bytes || bytes->size() != 32) return;
    Seed seed{};
    std::copy(bytes->begin(), bytes->end(), seed.begin());
    state_.seeds[key.substr(slash + 1)] = seed;
}

}  // namespace baize::floor
