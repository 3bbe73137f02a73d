// What each viewer sees, as JSON. Nothing here holds a card, a seed or another player's credit that the viewer may not
// see: hands come from the engine's own view of the seat.
#pragma once

#include "floor/floor.hpp"

namespace baize::floor {

// What changes only with the table file: the layout, the pay tables, the
// limits at this terminal (0: at the table itself).
Json offer_view(const LiveTable& table, int terminal);
// What changes with every event. `player` kNobody: a spectator, a display, a dealer.
Json table_view(const Floor& floor, const LiveTable& table, PlayerId player, std::int64_t now_ms);
// The terminal's own standing: credit, staked, last win (9A 3.3(b)).
Json jackpot_view(const Floor& floor, const JackpotConfig& jackpot);
Json credit_view(const Floor& floor, const LiveTable& table, PlayerId player);
// The events of the open round by number, for the dealer who wants to put one right.
Json entries_view(const LiveTable& table);
// Last games, newest first: those of one player, or all.
Json recall_view(const LiveTable& table, PlayerId player, std::size_t most);
Json lines_view(const PastRound& past, PlayerId player);  // of it, what seats see differently
Json round_view(const LiveTable& table, const PastRound& past, PlayerId player);
Json round_entries(const PastRound& past);        // every event of it, hidden cards included: for staff
// Every step of a settled round: what happened, and what a spectator saw on the
// table after it. For staff: the words name hidden cards too.
Json replay_view(const PastRound& past);
// The last results, newest last, each with the positions that it made win.
Json results_view(const LiveTable& table, std::size_t most);
Json account_view(const std::string& name, const ledger::Account& account);
Json statement_view(const Floor& floor, const std::string& account, std::size_t most);  // newest first
Json floor_view(const Floor& floor);              // the list of tables
Json incidents_view(const Floor& floor, bool open_only);
Json accounts_view(const Floor& floor);
Json voucher_view(const ledger::Ledger& books, std::string_view number);

}  // namespace baize::floor
