#include "floor/faults.hpp"

#include <fmt/format.h>

#include "floor/incident_args.hpp"
#include "floor/money.hpp"

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

std::string table_concerned(const State& state, const Actor& actor, const Json& args) {
    const Json* asked = &args;
    if (args.is_object() && args.contains("incident") && args["incident"].is_number_unsigned())
        if (const auto incident = state.incidents.find(args["incident"].get<std::uint64_t>());
            incident != state.incidents.end())
            asked = &incident->second.args;
    std::string id = text_in(*asked, "table");
    const auto terminal = parse_terminal(actor.role == Role::Terminal ? actor.name : text_in(*asked, "terminal"));
    if (id.empty() && terminal) id = terminal->table;
    const LiveTable* found = state.table(id);
    return found && state.is_mine(*found) ? id : std::string();
}

void call_off_by_fault(Act& act, const LiveTable& table, const std::string& what) {
    const CarriedState& seats = table.session ? table.session->table().carried() : table.carried;
    entry::CalledOffByFault fault{table.id, table.round, plain(what), table.carried.memory, seats.places};
    const std::string commit = table.session && table.broken.empty() ? table.commit : std::string();
    if (!commit.empty()) {
        fault.commit = commit;
        fault.seed = act.seed_of(commit);
    }
    act.record(std::move(fault), refunds(act.books(), table));
    act.forget_seed(table.id, commit);
    // 9A 7.5(a): the report. Nobody need be there for it.
    act.record(entry::IncidentNote{.incident = act.state().next_incident(),
                                   .verb = "report",
                                   .args = wire::json_of(RoundConcerned{table.id, {}, table.round}),
                                   .note = table.locked});
}

}  // namespace baize::floor
