#include "floor/commands/parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "engine/describe.hpp"

namespace baize::floor {

// ---- Where somebody acts --------------------------------------------------------------------------------------

Result<const LiveTable*> my_table(const State& state, const std::string& id) {
    const LiveTable* table = state.table(id);
    if (!table) return Refusal{fmt::format("there is no table '{}'", id)};
    if (!state.is_mine(*table)) return Refusal{fmt::format("table {} is run by the server '{}'", id, table->owner)};
    if (!table->broken.empty())
        return Refusal{fmt::format("table {} is out of order until it is called off: {}", id, table->broken)};
    return table;
}

// 9A 7.5(b): not operated or otherwise dealt with until it was investigated.
MaybeRefusal locked(const LiveTable& table) {
    if (table.locked.empty()) return std::nullopt;
    return Refusal{fmt::format("the table is locked: {}", table.locked), lock_clause(table)};
}

// 9A 7.2.
MaybeRefusal frozen(const LiveTable& table) {
    if (table.frozen.empty()) return std::nullopt;
    return Refusal{
        fmt::format("{} announced no spin: round {} is void, and waits for a second person", table.frozen, table.round),
        std::string(call_off_clause(table.offer->setup.profile(), CallOff::NoSpin))};
}

Result<const LiveTable*> table_in_play(const State& state, const std::string& id) {
    auto table = my_table(state, id);
    if (!table) return table;
    if (auto refusal = locked(**table)) return *refusal;
    if (auto refusal = frozen(**table)) return *refusal;
    return table;
}

Result<AtTerminal> terminal_at(const State& state, const std::string& name, bool even_locked) {
    const auto at = parse_terminal(name);
    if (!at) return Refusal{fmt::format("'{}' is no terminal; expected such as sic-bo-1/07", name)};
    auto table = my_table(state, at->table);
    if (!table) return table.refusal();
    const Profile& book = (*table)->profile();
    if (at->player >= (*table)->config().terminals)
        return Refusal{fmt::format("{} has {} terminals", at->table, (*table)->config().terminals),
                       book.or_house(book.terminals)};
    if (even_locked) return AtTerminal{*table, at->player, terminal_account(at->table, at->player)};
    if (auto refusal = locked(**table)) return *refusal;
    if (const auto found = (*table)->locked_terminals.find(at->player + 1); found != (*table)->locked_terminals.end())
        return Refusal{fmt::format("terminal {} is locked: {}", name, found->second), lock_clause(**table)};
    return AtTerminal{*table, at->player, terminal_account(at->table, at->player)};
}

std::string nominee_clause(const LiveTable& table, std::string_view part) {
    const Clause own = table.game().clauses.nominee;
    return own.empty() ? std::string(kHouseRule) : cite(table.game(), own) + std::string(part);
}

void player_leaves(Act& act, const LiveTable& table, PlayerId player) {
    const auto nominees = table.nominees;
    for (const auto& [nominee, represented] : nominees)
        if (nominee == player || represented == player) act.record(entry::Nominee{table.id, nominee});
    if (table.agreed.contains(player)) act.record(entry::Agreed{table.id, player, false});
}

// ---- When bets may close --------------------------------------------------------------------------------------

std::int64_t earliest_close(const LiveTable& table) {
    return table.opened_ms + table.profile().betting_seconds_min * 1000;
}

// 9A 3.3(b)(ii): a terminal that is shown more time is not cut short, unless whoever plays there has said that he waits
// for nobody. In use is a terminal with credit or with a wager; at any other nobody could make one.
bool everybody_ready(const ledger::Ledger& books, const LiveTable& table) {
    for (int i = 0; i < table.config().terminals; ++i) {
        const auto player = player_no(i);
        const auto& stakes = table.session->table().stakes();
        const bool wagers =
            std::any_of(stakes.begin(), stakes.end(), [&](const Stake& stake) { return stake.player == player; });
        const bool in_use = wagers || books.free(terminal_account(table.id, player)).cents > 0;
        if (in_use && !table.ready.contains(player)) return false;
    }
    return true;
}

}  // namespace baize::floor
