// The exact return distribution of the Three Card Bonus; every verdict comes from games/let_it_ride/settle.
#pragma once

#include "games/let_it_ride/settle.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::let_it_ride {

ReturnDistribution bonus_returns(Rows bonus, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::let_it_ride
