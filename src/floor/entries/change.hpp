// What each kind of entry changes, called by `apply` alone: one function for each kind.
#pragma once

#include <string>

#include "floor/entries/apply.hpp"

namespace baize::floor {

// The journal, or the program, is wrong.
[[noreturn]] void journal_mismatch(const std::string& what);

// The table of that name, which its viewers should look at again.
LiveTable& table_to_change(State& state, const std::string& id);

// The entry as a whole, and where it is from.
struct Applied {
    const Entry& entry;
    Origin origin;
};

// ---- Tables (table.cpp) -----------------------------------------------------------------------------------

void change(State& state, const entry::TableFile& e, const Applied&);
void change(State& state, const entry::Taken& e, const Applied&);
void change(State& state, const entry::Closing& e, const Applied&);
void change(State& state, const entry::Agreed& e, const Applied&);
void change(State& state, const entry::Nominee& e, const Applied&);
void change(State& state, const entry::Limited& e, const Applied&);
void change(State& state, const entry::Locked& e, const Applied&);
void change(State& state, const entry::CalledOffByFault& e, const Applied&);
void take_offer(LiveTable& table);

// ---- The open round (round.cpp) ---------------------------------------------------------------------------

void change(State& state, const entry::Opened& e, const Applied&);
void change(State& state, const entry::Shoe& e, const Applied&);
void change(State& state, const entry::Events& e, const Applied& applied);
void change(State& state, const entry::Ready& e, const Applied&);
void change(State& state, const entry::PutRight& e, const Applied&);
void change(State& state, const entry::Fixed& e, const Applied& applied);
Phase phase_of(const LiveTable& table);
void start_betting_clock(LiveTable& table, std::int64_t now_ms);
void start_decision_clock(LiveTable& table, const std::vector<Event>& events, std::int64_t now_ms);

// ---- Rounds that are over (settled.cpp) ---------------------------------------------------------------------

void change(State& state, const entry::Settled& e, const Applied& applied);
void change(State& state, const entry::Revised& e, const Applied& applied);

// ---- The house (house.cpp) ----------------------------------------------------------------------------------

void change(State& state, const entry::Journal& e, const Applied&);
void change(State& state, const entry::VoucherIssued& e, const Applied& applied);
void change(State& state, const entry::VoucherPaid& e, const Applied& applied);
void change(State& state, const entry::IncidentNote& e, const Applied& applied);
inline void change(State&, const entry::MoneyMoved&, const Applied&) {}
inline void change(State&, const entry::StaffNote&, const Applied&) {}
inline void change(State&, const entry::Nothing&, const Applied&) {}

}  // namespace baize::floor
