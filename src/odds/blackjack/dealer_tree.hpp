// How the dealer's hand can end: every multiset of further cards, with the number of orders in which it can be drawn.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/blackjack/settle.hpp"
#include "odds/blackjack/tally.hpp"

namespace baize::blackjack {

// 17, 18, 19, 20, 21, bust, blackjack: all that a wager can ask about the dealer's hand.
inline constexpr int kDealerEnds = 7;
inline constexpr int kDealerBust = 5;
inline constexpr int kDealerBlackjack = 6;

constexpr DealerResult dealer_result(int end) {
    if (end == kDealerBlackjack) return {21, true};
    return {17 + end, false};  // the bust end reads 22
}

// The value that makes a blackjack of the dealer's first card, or 0.
constexpr int blackjack_partner(int up) { return up == 1 ? kTen : up == kTen ? 1 : 0; }

// A step adds one card to its parent's multiset, in ascending order of values, so each multiset is met once and its
// number of draws is its parent's times one factor. Busts are left out: they are what remains.
struct DealerStep {
    std::int32_t parent = 0;
    std::int32_t orders = 0;     // 0 when the multiset is only on the way to others
    std::uint8_t value = 0;
    std::uint8_t already = 0;    // cards of this value in the parent
    std::uint8_t size = 0;
    std::uint8_t end = 0;
};

// Entry 0 is the first card alone.
using DealerTree = std::vector<DealerStep>;

const DealerTree& dealer_tree(int up, bool draws_to_soft_17);

}  // namespace baize::blackjack
