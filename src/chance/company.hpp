// Computer players who keep a lone player company, and who answer where nobody sits. They play as they are told by a
// strategy, which is handed in from above, or else take any choice; their answers are always among those that the
// question offers.
#pragma once

#include "chance/chance.hpp"
#include "engine/event.hpp"
#include "engine/strategy.hpp"

namespace baize {

// The answer of whoever the table waits for; the table must wait for a decision. Without a strategy it is drawn.
Answered company_answer(const Table& table, Bits64& bits, Strategy* strategy = nullptr);

}  // namespace baize
