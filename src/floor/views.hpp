// What each viewer sees, as the protocol has it (floor/protocol). Nothing here holds a card, a seed or another player's
// credit that the viewer may not see: hands come from the engine's own view of the seat.
#pragma once

#include "engine/view.hpp"
#include "floor/floor.hpp"
#include "floor/protocol/books.hpp"
#include "floor/protocol/state.hpp"

namespace baize::floor {

// What is said of a table wherever it is named.
protocol::TableHead head_of(const LiveTable& table);
// What changes only with the table file: the layout, the pay tables, the
// limits at this terminal (0: at the table itself).
protocol::Offer offer_view(const LiveTable& table, int terminal);
protocol::SentDrawing drawing_view(const Game& game, const Drawing& drawing);
std::vector<protocol::TableRow> floor_view(const Floor& floor);  // the list of tables

// What changes with every event. `player` kNobody: a spectator, a display, a dealer.
protocol::State table_view(const Floor& floor, const LiveTable& table, PlayerId player, std::int64_t now_ms);
// The terminal's own standing: credit, staked, last win (9A 3.3(b)).
protocol::Mine credit_view(const Floor& floor, const LiveTable& table, PlayerId player);
protocol::RaceTrack track_of(const Track& track);

// The events of the open round by number, for the dealer who wants to put one right.
std::vector<protocol::Entry> entries_view(const LiveTable& table);
// Last games, newest first: those of one player, or all.
std::vector<protocol::PastGame> recall_view(const LiveTable& table, PlayerId player, std::size_t most);
protocol::OwnLines lines_view(const PastRound& past, PlayerId player);  // of it, what seats see differently
protocol::RoundFacts facts_view(const LiveTable& table, const PastRound& past);
protocol::PastGame round_view(const LiveTable& table, const PastRound& past, PlayerId player);
std::vector<protocol::Entry> round_entries(const PastRound& past);  // hidden cards included: for staff
// Every step of a settled round: what happened, and what a spectator saw on the
// table after it. For staff: the words name hidden cards too.
protocol::Replay replay_view(const PastRound& past);
// The last results, newest last, each with the positions that it made win.
std::vector<protocol::PastResult> results_view(const LiveTable& table, std::size_t most);
// Whose wagers the dealer reduced or put right; everybody's for who is no player.
std::vector<protocol::Reduced> reduced_of(std::span<const Event> events, const Game& game, PlayerId player);
std::vector<protocol::MovedWager> moved_of(std::span<const Event> events, const Game& game, PlayerId player);

protocol::Account account_view(const ledger::AccountId& id, const ledger::Account& account);
std::vector<protocol::Account> accounts_view(const Floor& floor);
std::vector<protocol::StatementRow> statement_view(const Floor& floor, const ledger::AccountId& account,
                                                   std::size_t most);  // newest first
std::vector<protocol::IncidentRow> incidents_view(const Floor& floor, bool open_only);
std::optional<protocol::Voucher> voucher_view(const ledger::Ledger& books, std::string_view number);

}  // namespace baize::floor
