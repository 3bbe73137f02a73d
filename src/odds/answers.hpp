// The answers to a question as a finite list, where it asks for cards or for an amount too: what a search, a learner
// or a random player tries one by one.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/table.hpp"

namespace baize {

// Of more amounts than this only the least and the greatest are tried: enough where returns are proportional to
// amounts.
inline constexpr int kAmountsMax = 8;

// Every amount of a range in its steps, or the least and the greatest where there are more than so many.
std::vector<Money> amounts_to_try(const Question& question, int amounts_max = kAmountsMax);

// Every set of cards of the hand that is large enough and not too large.
std::vector<Picked> picks_to_try(const Table& table, const Question& question);

// Every answer with one of these choices (as bits), in the order of the game's choices. The table may refuse some.
std::vector<Answer> answers_to_try(const Table& table, std::uint32_t choices = ~0u, int amounts_max = kAmountsMax);

}  // namespace baize
