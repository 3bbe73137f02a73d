// What becomes of the side wagers of the GB book's blackjack (gb-2011 4.34-4.59, 4.67-4.73). They are settled by the
// first cards alone, and paid and priced by these functions.
#pragma once

#include <array>
#include <span>

#include "core/card.hpp"
#include "core/pay.hpp"

namespace baize::blackjack::gb {

using Rows = std::span<const PayRow>;

// 4.36-4.38: the first two cards with the dealer's first.
Return settle_twenty_one_plus_3(Card first, Card second, Card dealer, Rows rows);
// 4.44-4.47. Which cards an ace is next to: both by ruling R42, or one of them.
enum class NextToAce : std::uint8_t { TwoAndKing, Two, King };
Return settle_royal_match(Card first, Card second, NextToAce ace, Rows rows);
// 4.53-4.56.
Return settle_perfect_pairs(Card first, Card second, Rows rows);
// 4.69-4.71: the first four cards of two hands. By suits too: the literal reading, against ruling R43.
Return settle_super_match(const std::array<Card, 4>& cards, bool suits_too, Rows rows);

}  // namespace baize::blackjack::gb
