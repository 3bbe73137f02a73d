// What a game remembers from one round to the next (`CarriedState::memory`), where a settled round is put right.
//
// A later round that was opened with what the wrong one left was offered so, and its wagers were taken so: it is
// played, paid and, where need be, corrected with that. Only what it leaves in its turn goes by what it should have
// begun with: its own events are played again from there, and so on to the last round that is settled. The next one
// begins with the outcome. An open round on which nothing is staked has bound nobody, and begins again with it.
//
// No game is named here, and none need know of it: a point, a run of colours, odds that have risen are the round's own
// affair. Where the events of a later round do not fit what it should have begun with (another player would have been
// asked), nobody can say what it would have left, and what it did leave stands.
#pragma once

#include <optional>
#include <string>

#include "floor/live_table.hpp"

namespace baize::floor {

// What the game would remember after a round of these events had it begun with `began`; nothing where they do not fit.
std::optional<Memory> left_by(const PastRound& past, const std::vector<Event>& events, const Memory& began);

// This round has been put right: the rounds after it are given what it leaves now. In words what came of it, for the
// people who ordered it; empty where it leaves what it left before.
std::string hand_down(LiveTable& table, PastRound& past);

// A round that is settled, what it leaves found and kept; in words where that is not what it should have been.
std::string leave(PastRound& past, const Memory& should_have_begun, const Memory& as_played);

}  // namespace baize::floor
