// A play or raise wager that is laid before the deal (ruling R70): its multiple is fixed when it is laid, it is locked
// with the close of bets, and only a fold takes it back. `WagerDef::blind` says where a table takes it.
#pragma once

#include "games/poker/decision.hpp"

namespace baize::poker {

// So many times the wager that it goes with as the decision would let it be; nothing without that wager.
MaybeRefusal blind_is_a_multiple(const Table& t, const PlaceBet& bet, const Decision& decision);

// Was it laid before the cards? Of a hand that is still to decide.
bool laid_blind(const Table& t, const Box& box, const Decision& decision);

// A hand that was folded has it back; one whose player was absent forfeits it with the rest.
void withdraw_blind(Table& t, const Box& box, const Decision& decision);

}  // namespace baize::poker
