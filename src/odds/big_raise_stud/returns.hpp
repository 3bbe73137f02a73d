// The exact return distribution of the Three Card Bonus; every verdict comes from games/big_raise_stud/settle.
#pragma once

#include "games/big_raise_stud/settle.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::big_raise_stud {

ReturnDistribution bonus_returns(Rows bonus, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::big_raise_stud
