// A session as the text of a scenario: what was done at the table, step by step, and what became of every wager.
// Whoever runs the text has the same rounds again, and a fault where they come out otherwise.
#pragma once

#include <string>
#include <vector>

#include "engine/session.hpp"

namespace baize::scenario {

// `choices` are those that the set-up was made of; `past` has the events of earlier rounds, from a new table on.
std::string written(const Session& session, const Choices& choices, const std::vector<std::vector<Event>>& past = {});

}  // namespace baize::scenario
