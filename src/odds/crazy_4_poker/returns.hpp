// The exact return distribution of Queens Up; every verdict comes from games/crazy_4_poker/settle.
#pragma once

#include "games/crazy_4_poker/settle.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::crazy_4_poker {

ReturnDistribution queens_up_returns(Rows queens_up, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::crazy_4_poker
