// Computer players who keep a lone player company. They play simply, see no more than their own view, and their answers
// are always among those that the question offers.
#pragma once

#include "engine/event.hpp"
#include "table/chance.hpp"

namespace baize {

// The answer of whoever the table waits for; the table must wait for a decision.
Answered company_answer(const Table& table, Bits64& bits);

}  // namespace baize
