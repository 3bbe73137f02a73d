// A session's whole state in words, and the checks on its money that hold in every game. Tests compare the words.
#pragma once

#include <optional>
#include <string>

#include "engine/session.hpp"

namespace baize::scenario {

inline constexpr PlayerId kSeatsWatched = 8;

// Everything that an event may change: all seats' views, stakes, lines, what is needed, and what lives between rounds.
std::string state_of(const Session& session);
std::string state_of(const CarriedState& carried);

// What every seat from A to H sees, and a spectator.
std::string all_views(const Session& session);

// The bank's gain, from chips put down and chips handed back; nothing is taken from the lines' own arithmetic.
Money bank_net(const Table& table);

// What is wrong with the books of a finished round; nothing when every stake is settled once and no sum is negative.
std::optional<std::string> fault_in_books(const Table& table);

// The round again from its events; what differs, if anything does.
std::optional<std::string> fault_in_replay(const Session& session);

}  // namespace baize::scenario
