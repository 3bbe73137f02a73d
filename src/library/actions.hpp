// Actions as learners know them: whole numbers. At a decision the number says the choice, which of the amounts to
// try, and which cards of the hand; at a node of chance it says the card, the throw or the spin. They mean the same
// in every round.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/ratio.hpp"
#include "engine/session.hpp"

namespace baize::library {

using Action = int;

// ---- Decisions: choice + 32 x place in the list of amounts + 256 x cards as bits ----------------------------------

// Those that the table takes now, from the least.
std::vector<Action> legal_actions(const Session& session);
// The answer that an action stands for at this question. Nothing where its choice is not offered or has no such
// amount; the table may refuse it for another reason.
std::optional<Answer> answer_of(const Table& table, Action action);
// The other way. Nothing where it has an amount that is none of those to try.
std::optional<Action> action_of(const Table& table, const Answer& answer);
// "raise 20", "set Ks Kd", "fold".
std::string words_of(const Table& table, Action action);

// ---- Chance ---------------------------------------------------------------------------------------------------------

// Every action by which chance can go on from here, with how likely it is: together 1.
std::vector<std::pair<Action, Ratio>> chance_outcomes(const Session& session);
// The event; nothing where the number stands for none.
std::optional<Event> chance_event(const Need& need, Action action);
Action action_of(const Need& need, const Event& event);
std::string chance_words(const Session& session, Action action);  // "Qs", "3 5", "17"

}  // namespace baize::library
