// Every division of the books that is answered, rule by rule. A game points to the answers of its own division.
#pragma once

#include "engine/rule_answer.hpp"

namespace baize {

// Does a rule lie within "8.20-8.48"? Games that share a division are told apart so.
bool within(std::string_view sections, std::string_view rule);

// Texts that are no game's come first, then the games' divisions in the order of the list of games.
std::span<const Division> divisions();

}  // namespace baize
