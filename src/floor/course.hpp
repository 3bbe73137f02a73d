// The course of a table's round: what follows by itself once somebody, or the clock, has done something. The table is
// only read here; what happens to it is recorded.
#pragma once

#include "floor/act.hpp"

namespace baize::floor::course {

enum class ShoeBefore : std::uint8_t { GoesOn, EndedWithTheTable };
// The next round, unless the table is over or locked.
void open_round(Act& act, const LiveTable& table, ShoeBefore shoe = ShoeBefore::GoesOn);
// Everything up to the next event that somebody has to bring: chance of the server's own, the settlement, a new round.
void advance(Act& act, const LiveTable& table);
void close_bets(Act& act, const LiveTable& table);
// These wagers go back, with those that may not lie without them; by which clause, their players are told.
void drop_stakes(Act& act, const LiveTable& table, const std::set<StakeNo>& named, std::string_view clause);
void settle(Act& act, const LiveTable& table);
// The open round ends by this event, and is settled.
void call_off(Act& act, const LiveTable& table, const Event& why);
void on_tick(Act& act, const LiveTable& table);

// ---- What an answer moves -----------------------------------------------------------------------------------

// What an answer or a ruling would stake anew, or take back: known by playing it on a copy of the round.
Result<std::vector<ledger::Transfer>> stakes_of_answer(const ledger::Ledger& books, const LiveTable& table,
                                                       const Event& event);
std::string credit_clause(const LiveTable& table);
Refusal too_little_credit(const LiveTable& table, Money free, Money needed);

}  // namespace baize::floor::course
