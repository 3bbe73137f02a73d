// The adviser of a live hand, for every game whose choices are valued. A real table is brought to the question: cards
// that somebody names are dealt where the round deals them, and what nobody may see is filled in from the rest of the
// deck. It knows no game.
#pragma once

#include "coach/lone_table.hpp"
#include "odds/advice.hpp"

namespace baize {

using v0::HandAdvice;
using v0::HandRequest;

// Every choice with its worth, the best first. Refused where cards are missing, too many, named too often or none of
// the deck, where an answer of `before` is not offered, and where nothing is asked of such cards; the refusal says what
// was expected. Another `filling` fills in other cards.
Result<HandAdvice> advice_for_hand(const Setup& setup, const HandRequest& request, std::uint64_t filling = 0);

}  // namespace baize
