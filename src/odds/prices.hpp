// What can be asked of every game's pricer. A game without a counter of its own is priced by the slow enumeration of
// its real round, which is all that dice need.
#pragma once

#include "odds/pricer.hpp"

namespace baize {

// One row for each wager asked for, with the pay tables and options of the set-up.
Result<std::vector<Price>> price(const Setup& setup, const PriceRequest& request);

// The play that the price supposes. Nothing for a game that asks no questions.
std::unique_ptr<Strategy> best_strategy(const Setup& setup);
// ... in words and figures. Refused for a game that asks the player nothing.
Result<Explanation> explain(const Setup& setup, const Progress& progress = {});
// The simpler play of a chart, where a game has one that differs from the best; else nothing.
std::unique_ptr<PlayByChart> best_chart(const Setup& setup);

// How the dealer plays, where that is a chart, which must be displayed.
std::optional<Chart> house_chart(const Setup& setup);

// With the cards that are left in a live shoe. Refused for a game that has no adviser, and for cards that are none.
Result<Advice> advise(const Setup& setup, const AdviceRequest& request);
// What to do at this table now, in one line; empty where nothing is known. For practice only: no running table asks it.
std::string advise_at(const Table& table, const Question& question);
// ... and what each choice is worth; empty where nothing is known. For training only.
ChoiceValues choice_values(const Table& table, const Question& question);

}  // namespace baize
