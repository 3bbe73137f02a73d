// The exact return distribution of Aces Up; every verdict comes from games/four_card_poker/settle.
#pragma once

#include "games/four_card_poker/settle.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::four_card_poker {

// `maximum`: in stakes of Aces Up, of a hand that has no other wager.
ReturnDistribution aces_up_returns(Rows aces_up, poker::CardSet deck = poker::kFullDeck,
                                   const std::optional<Ratio>& maximum = {});

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::four_card_poker
