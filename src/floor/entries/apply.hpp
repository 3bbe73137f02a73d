// Entries are applied to the state of a floor: there is no other way to change it, for what is recorded now as for what
// is read after a restart or from another server.
#pragma once

#include "floor/entry_codec.hpp"
#include "floor/state.hpp"

namespace baize::floor {

// Is the entry made now, or was it stored? Of one that is made now chance has spoken already.
enum class Origin : std::uint8_t { Recorded, Stored };

// Throws std::runtime_error where the entry does not fit: the journal or the program is wrong.
void apply(State& state, const Entry& entry, Origin origin);
// An entry as the journal keeps it. Throws WrongVersion where the journal is another program's.
void read(State& state, const Json& stored);
// The same for whoever must go on: where it does not fit one table, that table is `broken`, and the others are as they
// should be.
void restore(State& state, const Json& stored);

// By which game the events of a round are named, as the state has it when they are written or read.
GameOf games_of(const State& state);

}  // namespace baize::floor
