// Where one person may wager, and beside what: GB books allow one position, NZ divisions one or several, the further
// hands blind or not (ruling R70).
#pragma once

#include <initializer_list>
#include <span>

#include "definition/game.hpp"
#include "engine/table.hpp"

namespace baize::poker {

// gb-2011 5.9, 7.8, 7.39, 12.8, 15.8: one player a position, one position a player.
MaybeRefusal one_position(const Table& t, const PlaceBet& bet, Clause clause);

// A wager that may only be laid, and stay, beside another of the same player and position: one of `of`.
MaybeRefusal needs_beside(const Table& t, const PlaceBet& bet, std::uint8_t wager,
                          std::initializer_list<std::uint8_t> of, Clause clause);

// A side wager that is laid beside an ante, or beside one of several wagers (ruling R83): a terminal refuses one that
// lies alone. At a dealer's table chips lie where their player put them, and once bets are closed the dealer finds
// those that lie alone: they are void, and their area gets no cards.
struct SideWager {
    std::uint8_t wager;
    Clause needs;    // by which it is not laid alone
    Clause found{};  // by which it is void, where another clause says so
};
MaybeRefusal sides_beside(const Table& t, const PlaceBet& bet, std::span<const SideWager> sides,
                          std::initializer_list<std::uint8_t> of);
void void_sides_alone(Table& t, std::span<const SideWager> sides, std::initializer_list<std::uint8_t> of);
// Is there an area with a hand to deal?
bool anybody_plays(const Table& t);

// Where no wager is laid without an Ante, a table that leaves it out offers nothing.
MaybeRefusal needs_ante(const Setup& setup, std::size_t ante);

// An NZ division's clauses.
struct AreaRules {
    Clause one_wager;  // one wager on an area: it is one player's
    Clause several;    // at the operator's discretion, more than one area
    Clause blind;      // ... of which only the hand where he sits may be looked at
};

// The options of a table that say what the operator allows.
template <const AreaRules& kRules>
struct AreaOptions {
    static constexpr OptionValue kAreas[] = {{"one", kRules.several}, {"several", kRules.several}};
    static constexpr OptionValue kBlind[] = {{"yes", kRules.blind}, {"no", kRules.blind}};
    // Both are shown: who lays on a second area must know that he will not look at its cards.
    static constexpr OptionDef areas = {"areas", "Betting areas one player may use", kRules.several, kAreas, 1, false,
                                        true};
    static constexpr OptionDef blind = {"blind", "Additional hands are played blind", kRules.blind, kBlind, 0, false,
                                        true, "areas=several"};
};
enum class AreasAllowed { One, Several };  // in the order of the rows

// `option`: by which number the game has `AreaOptions::areas`.
MaybeRefusal areas_of_one(const Table& t, const PlaceBet& bet, const AreaRules& rules, std::size_t option);

// Of several hands of one player, only the one where he sits may be looked at; the others are played blind. A player
// who sits at none of his areas is taken to sit where he wagered first.
void mark_blind_hands(Table& t);

}  // namespace baize::poker
