// A game's plan as the solver is told of it, and as a table asks it: what a seat has seen when it is asked, and the
// answer that an action stands for. All of it knows no game.
#pragma once

#include <optional>

#include "games/poker/plan.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

// Its actions are the passive one, and then those that lay something, in rising order; each is called as the choice
// that it stands for.
Showdown describe(const Plan& plan, const Setup& setup, CardSet deck = kFullDeck);
// With the wager of its one decision laid before the deal, so many times: it stands, or a fold has it back (R70).
Showdown describe_blind(const Plan& plan, const Setup& setup, int times, CardSet deck = kFullDeck);

// What the seat has seen when this is asked: the plan's cards, and whatever else lies face up. Nothing where the
// question is of no decision of this plan, or about a hand that its owner may not look at. Does not allocate.
std::optional<Seen> seen_at(const Plan& plan, const Table& table, const Question& question);
// The action that a choice of this decision stands for, as `describe` lists them. Throws std::logic_error for another.
std::size_t action_for(const Decision& decision, std::uint8_t choice);
// The answer that an action stands for. Who folds keeps by a word what may be kept, which may win by itself and costs
// nothing more. Where a raise is offered once alone, every raise is that.
Answer answer_for(const Plan& plan, const Table& table, const Question& question, std::size_t action);

}  // namespace baize::poker
