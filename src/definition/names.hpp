// Clauses, players, compartments and choices in words, for logs, refusals and transcripts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "definition/game.hpp"

namespace baize {

// What is said of a clause by which another game's book fills a gap (ruling D4).
inline constexpr std::string_view kBorrowed = ", borrowed";
// "gb-2011 5.22(e)": a clause with its book, "gb-2011 5.9, borrowed" where it is not the game's own. A clause that
// names its book already stays as it is.
std::string cite(const Game& game, Clause clause);
// ... beside the name of the game, whose own clauses need no book: "5.7", and "gb-2011 11.49, borrowed".
std::string cite_briefly(const Game& game, Clause clause);

std::string player_name(PlayerId player);                                 // "A"
std::string compartment_name(const Game& game, Compartment compartment);  // "00"
std::optional<Compartment> find_compartment(const Game& game, std::string_view name);
std::string choice_list(const Game& game, std::uint32_t choices);  // "fold, play"
// "race to 4: spades 3, hearts 2; first spades; protested race".
std::string describe(const Track& track);

}  // namespace baize
