// Histories of a round, as game theory has them: the events so far, chance among them. How one begins, by which events
// of chance it can go on and how likely each is, and one that is an event longer. Every slow count goes through them.
// Cost: a history of n events that is one event longer is replayed, in O(n) events; next events are as many as there
// are faces in the shoe, or results of a throw.
#pragma once

#include <utility>
#include <vector>

#include "core/ratio.hpp"
#include "engine/session.hpp"

namespace baize {

// The events with which a round of these wagers begins, up to the close of the bets, which is left to come. Throws
// std::logic_error where a wager is refused.
std::vector<Event> opening_events(const Setup& setup, const CarriedState& start, const std::vector<PlaceBet>& bets);

// Every event by which the round can go on from here, with its chance. Of a card's chance all that was not seen is
// alike, a card that was burned unread among it. Not for a round that waits for a decision, or that is finished.
std::vector<std::pair<Event, Ratio>> next_by_chance(const Session& session);

// The same round as far as it has come, and one event further. A coroutine cannot be copied, so it is replayed.
std::unique_ptr<Session> replayed_with(const Session& session, const Event& event);

}  // namespace baize
