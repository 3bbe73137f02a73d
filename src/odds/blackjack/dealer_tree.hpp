// How the dealer's hand can end: every multiset of further cards, with the number of orders in which it can be drawn.
//
// A dealer decides nothing: he draws until his total says stop. So his hand ends as a multiset m of k further cards
// with the chance orders(m) * prod_v (n_v)_(m_v) / (n)_k in a shoe of n cards, n_v of value v, by falling factorials.
// Orders do not depend on the shoe: they are counted once for a first card and a rule, one more card at a time. The
// multisets are kept as a prefix tree in depth-first order, so that each product is its parent's times one factor.
// Busts are not listed: they are what remains of one.
//
// Cost: O(T log T) once for a tree of T steps, and O(T) products for each shoe. T is 119 behind a ten, 1,049 behind an
// ace, 1,333 behind a two; at most 1,672, where he draws to soft 17 and 22 is told apart.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/blackjack/settle.hpp"
#include "odds/blackjack/tally.hpp"

namespace baize::blackjack {

// 17, 18, 19, 20, 21, bust, blackjack, 22: all that a wager can ask about the dealer's hand. Where 22 is nothing of its
// own it is a bust among others.
inline constexpr int kDealerEnds = 8;
inline constexpr int kDealerBust = 5;
inline constexpr int kDealerBlackjack = 6;
inline constexpr int kDealer22 = 7;

constexpr DealerResult dealer_result(int end) {
    if (end == kDealerBlackjack) return {21, true};
    if (end == kDealer22) return {22, false};
    return {end == kDealerBust ? 23 : 17 + end, false};
}

// The value that makes a blackjack of the dealer's first card, or 0.
constexpr int blackjack_partner(int up) { return up == 1 ? kTen : up == kTen ? 1 : 0; }

// A step adds one card to a multiset, in ascending order of values, so each multiset is met once and its
// number of draws is that of the multiset without the card, times one factor. A step comes right after
// the multiset it adds to and all that was added to that before: the last step of one card less is its
// parent. Busts are left out: they are what remains.
struct DealerStep {
    std::int32_t orders = 0;     // 0 when the multiset is only on the way to others
    std::int32_t skip = 0;       // the next step that does not build on this one
    std::uint8_t value = 0;
    std::uint8_t already = 0;    // cards of this value before
    std::uint8_t size = 0;       // cards with this one
    std::uint8_t end = 0;
};

using DealerTree = std::vector<DealerStep>;

inline constexpr int kDealerCards = 17;  // more than the dealer can draw to a first card: sixteen aces to an ace

// How the dealer's hand is drawn and what is told apart of it.
struct DealerRule {
    bool draws_to_soft_17 = false;
    bool counts_22 = false;

    static constexpr std::size_t kKinds = 4;
    constexpr std::size_t kind() const {
        return draws_to_soft_17 + 2 * counts_22;
    }
};
constexpr DealerRule dealer_rule(const Rules& rules) { return {rules.draws_to_soft_17, rules.dealer_22_stands_off}; }

const DealerTree& dealer_tree(int up, DealerRule rule);

}  // namespace baize::blackjack
