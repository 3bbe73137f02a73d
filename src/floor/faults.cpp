// A fault of the program at one table: that table is called off and locked, and every other one goes on.
#include <fmt/format.h>

#include <new>

#include "floor/floor.hpp"
#include "floor/guard.hpp"
#include "floor/money.hpp"
#include "floor/protocol/commands/pit.hpp"

namespace baize::floor {

namespace {

constexpr std::size_t kWordsMax = 300;

// What an exception says may be anything; an entry is text.
std::string plain(const std::string& what) {
    std::string words = what.substr(0, kWordsMax);
    for (char& each : words)
        if (each < ' ' || each > '~') each = '?';
    return words;
}

std::string text_in(const Json& args, const char* key) {
    return args.is_object() && args.contains(key) && args[key].is_string() ? args[key].get<std::string>()
                                                                           : std::string();
}

}  // namespace

// The table that a command concerns; empty where it concerns none of this server's.
std::string Floor::table_of(const Command& command) const {
    const Json* args = &command.args;
    if (args->is_object() && args->contains("incident") && (*args)["incident"].is_number_unsigned())
        if (const auto incident = incidents_.find((*args)["incident"].get<std::uint64_t>());
            incident != incidents_.end())
            args = &incident->second.args;
    std::string id = text_in(*args, "table");
    const auto terminal =
        parse_terminal(command.actor.role == Role::Terminal ? command.actor.name : text_in(*args, "terminal"));
    if (id.empty() && terminal) id = terminal->table;
    const LiveTable* found = table(id);
    return found && is_mine(*found) ? id : std::string();
}

Result<Reply> Floor::guarded(const Command& command, Entropy& entropy, const CommandDef* asked) {
    Result<Reply> reply = Reply{};
    const std::string id = table_of(command);
    const std::size_t before = outbox_.entries.size();
    const std::uint64_t number = number_;
    const auto work = [&] {
        reply = asked ? carry_out_or_propose(command, *asked, entropy) : carry_out(command, entropy);
    };
    if (id.empty()) work();
    else if (!run_isolated(id, work)) {
        const std::string what = fmt::format("the table is locked: {}", tables_.at(id).locked);
        // Where a part of it was carried out, its number is used up: that is no refusal.
        const bool used = number != 0 && outbox_.entries.size() > before && last_number(command.actor.source) >= number;
        if (used) reply = Reply{wire::json_of(protocol::commands::Otherwise{.fault = what})};
        else reply = Refusal{what, lock_clause(tables_.at(id))};
    }
    return reply;
}

void Floor::table_fault(const std::string& id, const std::string& what, std::int64_t now_ms) {
    begin_act(now_ms, settings_.server);
    try {
        record_fault(tables_.at(id), what);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        throw TableFault(id, fmt::format("{}; and then: {}", what, error.what()));
    }
}

void Floor::record_fault(LiveTable& table, const std::string& what) {
    const CarriedState& seats = table.session ? table.session->table().carried() : table.carried;
    entry::CalledOffByFault fault{table.id, table.round, plain(what), table.carried.memory, seats.places};
    const std::string commit = table.session && table.broken.empty() ? table.commit : std::string();
    if (!commit.empty()) {
        fault.commit = commit;
        fault.seed = reveal(commit);
    }
    record(std::move(fault), refunds(books_, table));
    if (!commit.empty()) {
        outbox_.secrets.push_back({fmt::format("seed/{}/{}", table.id, commit), std::nullopt});
        seeds_.erase(commit);
    }
    // 9A 7.5(a): the report. Nobody need be there for it.
    record(entry::IncidentNote{.incident = next_incident(),
                               .verb = "report",
                               .args = {{"table", table.id}, {"round", table.round}},
                               .note = table.locked});
}

void Floor::abandon(const std::string& id, const std::string& what) {
    LiveTable& table = tables_.at(id);
    table.abandoned = true;
    table.broken = what;
    outbox_.touched.insert(id);
}

}  // namespace baize::floor
