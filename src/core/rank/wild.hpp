// Hands with wild cards: which cards of the deck are wild is the table's affair, what they may stand for the order's.
#pragma once

#include "core/rank/rank.hpp"

namespace baize::rank {

// A set of faces as bits by index; the joker is the face after the 52.
using Faces = std::uint64_t;
inline constexpr int kJokerIndex = 52;
inline constexpr Faces kJoker = Faces{1} << kJokerIndex;
constexpr Faces face(Card card) { return Faces{1} << card.index(); }

namespace detail {

// As many of the ranks that are missing as there are wild cards, the highest first.
constexpr unsigned filled_up(unsigned ranks, int wild) {
    for (int rank = kAce; rank >= 2 && wild > 0; --rank)
        if (!(ranks & rank_bit(rank))) ranks |= rank_bit(rank), --wild;
    return ranks;
}

// The tops of the straights of five that these different ranks make with wild cards for what is missing.
constexpr unsigned tops_with(unsigned ranks, int wild) {
    unsigned tops = 0;
    for (int top = 5; top <= kAce; ++top) {
        unsigned run = 0;
        for (int i = 0; i < 5; ++i) run |= rank_bit(top - i == 1 ? kAce : top - i);
        if ((ranks & ~run) == 0 && 5 - std::popcount(ranks) <= wild) tops |= rank_bit(top);
    }
    return tops;
}

// Five cards, of which some are wild. The natural ones are in `held`, `wild` counts the others.
template <Order kOrder>
constexpr Rank<kOrder> suited_or_in_sequence(const RankSets& held, int wild) {
    if (held.twice) return {};
    unsigned suited = wild == 5 ? kAllRanks : 0;
    for (const unsigned ranks : held.in_suit)
        if (ranks && ranks == held.once) suited = ranks;
    const unsigned top = best_top<kOrder>(tops_with(held.once, wild));
    if (top && suited) return {top == rank_bit(kAce) ? Kind::RoyalFlush : Kind::StraightFlush, top, 0};
    if (suited) return {Kind::Flush, 0, filled_up(held.once, wild)};
    if (top) return {Kind::Straight, top, 0};
    return {};
}

// Wild cards as more of the rank that there is most of, the highest of those.
template <Order kOrder>
constexpr Rank<kOrder> of_equal_ranks(RankSets held, int wild) {
    if (wild == 5) return {Kind::FiveOfAKind, rank_bit(kAce), 0};
    const unsigned most = held.four ? held.four : held.thrice ? held.thrice : held.twice ? held.twice : held.once;
    const unsigned bit = highest(most);
    const int count = held.four ? 4 : held.thrice ? 3 : held.twice ? 2 : 1;
    if (count + wild == 5) return {Kind::FiveOfAKind, bit, 0};
    for (int i = 0; i < wild; ++i) held.add_rank(bit);
    RankSets unsuited = held;
    unsuited.in_suit = {};
    return best_of<kOrder>(unsuited);
}

template <Order kOrder>
constexpr Rank<kOrder> five_any(const RankSets& held, int wild) {
    const Rank<kOrder> sequence = suited_or_in_sequence<kOrder>(held, wild);
    const Rank<kOrder> equal = of_equal_ranks<kOrder>(held, wild);
    return sequence > equal ? sequence : equal;
}

// 13.9: an ace, or what completes a straight, a flush or a straight flush.
template <Order kOrder>
constexpr Rank<kOrder> five_with_joker(const RankSets& held) {
    RankSets aces = held;
    const bool five_aces = held.four & rank_bit(kAce);
    aces.add_rank(rank_bit(kAce));
    aces.in_suit = {};
    Rank<kOrder> as_ace = five_aces ? Rank<kOrder>{Kind::FiveOfAKind, rank_bit(kAce), 0} : best_of<kOrder>(aces);
    const Rank<kOrder> completes = suited_or_in_sequence<kOrder>(held, 1);
    return completes > as_ace ? completes : as_ace;
}

}  // namespace detail

// Exactly five cards: `wild` of them are wild, the others are in `held`.
template <Order kOrder>
constexpr Rank<kOrder> five_with(const RankSets& held, int wild) {
    static_assert(kOrder.wild != Wild::None && kOrder.cards == 5);
    if (wild == 0) return best_of<kOrder>(held);
    if constexpr (kOrder.wild == Wild::Any) return detail::five_any<kOrder>(held, wild);
    return detail::five_with_joker<kOrder>(held);
}

// ... given as faces.
template <Order kOrder>
constexpr Rank<kOrder> five_wild(Faces hand, Faces wild) {
    RankSets held;
    for (Faces natural = hand & ~wild; natural; natural &= natural - 1)
        held.add(Card::from_index(std::countr_zero(natural)));
    return five_with<kOrder>(held, std::popcount(hand & wild));
}

// The best five of five to seven: every five of them is tried.
template <Order kOrder>
constexpr Rank<kOrder> best_wild(Faces hand, Faces wild) {
    assert(std::popcount(hand) >= 5 && std::popcount(hand) <= 7);
    if (std::popcount(hand) == 5) return five_wild<kOrder>(hand, wild);
    Rank<kOrder> best{};
    for (Faces rest = hand; rest; rest &= rest - 1) {
        const Rank<kOrder> without = best_wild<kOrder>(hand & ~(rest & -rest), wild);
        if (without > best) best = without;
    }
    return best;
}

}  // namespace baize::rank
