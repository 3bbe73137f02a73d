// What the commands of several consoles need.
#pragma once

#include "floor/act.hpp"
#include "floor/protocol/commands/pit.hpp"

namespace baize::floor {

// ---- Where somebody acts --------------------------------------------------------------------------------------

// The table that is named: one of this server's, and not out of order.
Result<const LiveTable*> my_table(const State& state, const std::string& id);
// ... whose round may go on: not where the table is locked, nor after "no spin".
Result<const LiveTable*> table_in_play(const State& state, const std::string& id);
MaybeRefusal locked(const LiveTable& table);
MaybeRefusal frozen(const LiveTable& table);

struct AtTerminal {
    const LiveTable* table;
    PlayerId player;
    ledger::AccountId account;
};
// The terminal that is named, with its table here and, unless that is what it is about, neither locked.
Result<AtTerminal> terminal_at(const State& state, const std::string& name, bool even_locked = false);
std::string nominee_clause(const LiveTable& table, std::string_view part);
// Nobody acts any more for the player, nor he for anybody, and he has agreed to nothing.
void player_leaves(Act& act, const LiveTable& table, PlayerId player);

// ---- When bets may close --------------------------------------------------------------------------------------

// Nobody is shown a later "no more bets" than the one that comes: the book's least time from the last result.
std::int64_t earliest_close(const LiveTable& table);
bool everybody_ready(const ledger::Ledger& books, const LiveTable& table);

// ---- Rounds that are over -------------------------------------------------------------------------------------

// One way for every change to a settled round: it is played again with these events, and the difference is moved.
Result<protocol::commands::Revised> revise(Act& act, const LiveTable& table, const PastRound& past,
                                           entry::Revised entry, const std::vector<Event>& events,
                                           const std::set<PlayerId>& refused, const std::string& clause);

}  // namespace baize::floor
