// What one seat knows, as text: all that it has been shown in a round, from the first event to the last, and the
// answers that it gave. Two courses of a round with one text look alike to it.
#pragma once

#include <string>

#include "engine/session.hpp"
#include "engine/view.hpp"

namespace baize::library {

// What the seat sees now, a line for each fact, and what it is asked.
std::string observation(const Session& session, PlayerId player);

// What it has seen so far: of each event the lines of its view that are new, and last what it is asked.
std::string information_state(const Session& session, PlayerId player);

}  // namespace baize::library
