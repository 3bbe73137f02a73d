// Who is offered the cut of the shuffled cards (nz-blackjack 7.3, 7.4), where the operator has them cut (7.2).
#pragma once

#include <string>
#include <vector>

#include "engine/table.hpp"

namespace baize::blackjack::nz {

// The places of the players who sit, in the order in which the cut is offered to them.
std::vector<BoxNo> cut_order(const Table& t);
std::string who_cuts(const Table& t);  // in words
// Once the new cards (7.7) are shuffled they are the table's own.
void forget_replaced_cards(Table& t);

}  // namespace baize::blackjack::nz
