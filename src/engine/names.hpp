// Events, needs and players in words, for logs, refusals and transcripts.
#pragma once

#include <string>

#include "engine/table.hpp"

namespace baize {

// What is said of a clause by which another game's book fills a gap (ruling D4).
inline constexpr std::string_view kBorrowed = ", borrowed";
// "gb-2011 5.22(e)": a clause with its book, "gb-2011 5.9, borrowed" where it is not the game's own. A clause that
// names its book already stays as it is.
std::string cite(const Game& game, Clause clause);
// ... beside the name of the game, whose own clauses need no book: "5.7", and "gb-2011 11.49, borrowed".
std::string cite_briefly(const Game& game, Clause clause);

std::string player_name(PlayerId player);                        // "A"
std::string place_name(const Table& table, BoxNo box, std::size_t hand);  // "box 2", "box 2 hand 2", "dealer"
std::string compartment_name(const Game& game, Compartment compartment);                         // "00"
std::optional<Compartment> find_compartment(const Game& game, std::string_view name);
std::string choice_list(const Game& game, std::uint32_t choices);  // "fold, play"
// "race to 4: spades 3, hearts 2; first spades; protested race".
std::string describe(const Track& track);
std::string describe(const Need& need, const Table& table);
std::string describe(const Event& event, const Game& game);
std::string describe(const Line& line, const Game& game);
std::string_view outcome_name(Outcome outcome);
std::string_view call_off_name(CallOff why);   // "no-spin", "malfunction", "ordered"
Clause call_off_clause(const Profile& profile, CallOff why);

}  // namespace baize
