// What a choice costs, before it is chosen. Nothing knows it but the round: the choice is made on a copy.
#pragma once

#include <optional>

#include "engine/session.hpp"

namespace baize {

// An answer that would be taken: with the least amount, and with the first cards that may be chosen. Nothing where the
// choice would be refused whatever it says.
std::optional<Answered> least_answer(const Session& session, const Question& question, std::uint8_t choice);

// What it lays of its player's money beyond what lies there, with the least amount; below zero where it takes back.
// Nothing where the choice would be refused.
std::optional<Money> cost_of(const Session& session, const Question& question, std::uint8_t choice);

}  // namespace baize
