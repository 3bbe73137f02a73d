// Exact return distributions of the side wagers of Three Card Poker, by counting deals; every verdict comes from
// games/three_card_poker/settle.
#pragma once

#include "games/three_card_poker/settle.hpp"
#include "odds/return_distribution.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::three_card_poker {

// gb-2011 5.3: a single deck. Tests take shorter ones.
inline constexpr poker::CardSet kDeck = poker::kFullDeck;

// `maximum`: in stakes of the wager, of a hand that wins nothing else.
ReturnDistribution pair_plus_returns(Rows pair_plus, poker::CardSet deck = kDeck,
                                     const std::optional<Ratio>& maximum = {});
ReturnDistribution prime_returns(Rows prime, poker::CardSet deck = kDeck);
ReturnDistribution six_card_bonus_returns(Rows bonus, const std::optional<Ratio>& maximum = {});

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::three_card_poker
