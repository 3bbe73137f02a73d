// The exact return distribution of the NeverBust wager, of one box and the dealer from a fresh shoe (gb-2011
// 4.74-4.80).
//
// Both hands are drawn by rules, and nothing is decided. An exchangeable shoe lets the box be drawn out before the
// dealer: for every multiset with which the box can end, the dealer's are counted in what is left
// (count/both_hands.hpp), in whole numbers. Cost: O(M N) products, for M multisets of the box and N of the dealer's.
#pragma once

#include "games/blackjack/gb_neverbust.hpp"
#include "odds/blackjack/values.hpp"
#include "odds/return_distribution.hpp"

namespace baize::blackjack::gb::neverbust {

// By games/blackjack/gb_neverbust's settle. Throws std::invalid_argument for a shoe that can run out within a round.
ReturnDistribution main_returns(const ValueShoe& shoe, const TableRules& rules, std::span<const PayRow> rows);

}  // namespace baize::blackjack::gb::neverbust
