// Poker hands in order: three cards as gb-2011 5.7, 5.8 rank them, and the best five of five to seven cards.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>

#include "core/card.hpp"
#include "core/rank/sets.hpp"

namespace baize {

// gb-2011 5.8, lowest first: with three cards a straight is rarer than a flush.
enum class ThreeCardCategory : std::uint8_t { HighCard, Pair, Flush, Straight, ThreeOfAKind, StraightFlush };

enum class FiveCardCategory : std::uint8_t {
    HighCard, Pair, TwoPair, ThreeOfAKind, Straight, Flush, FullHouse, FourOfAKind, StraightFlush, RoyalFlush,
};

inline constexpr int kThreeCardCategories = 6;
inline constexpr int kFiveCardCategories = 10;

// A hand's place in the order. Hands are equal when they tie, whatever their suits. Within a category the ranks that
// make it decide, then the other ranks. Each is a set of ranks as bits, the 2 lowest: of two sets of equal size the one
// with the higher card, or else the higher next card, is the larger number.
template <class Category>
class PokerRank {
public:
    constexpr PokerRank() = default;
    constexpr PokerRank(Category category, unsigned makers, unsigned others)
        : value_(static_cast<std::uint32_t>(category) << 26 | makers << 13 | others) {}

    constexpr Category category() const { return static_cast<Category>(value_ >> 26); }
    constexpr unsigned makers() const { return value_ >> 13 & 0x1fff; }  // of a straight, its highest card alone
    constexpr unsigned others() const { return value_ & 0x1fff; }
    constexpr auto operator<=>(const PokerRank&) const = default;

private:
    std::uint32_t value_ = 0;
};

using ThreeCardRank = PokerRank<ThreeCardCategory>;
using FiveCardRank = PokerRank<FiveCardCategory>;
using ThreeCardHand = std::array<Card, 3>;

using rank::highest_rank;
using rank::rank_bit;

namespace poker_detail {

using rank::highest;
using rank::RankSets;

// The highest card of the best run of `length` ranks, or none. The ace stands below the 2 as well (5.7).
constexpr unsigned straight(unsigned ranks, int length) { return highest(rank::tops_of_runs(ranks, length)); }

// The ranks of the suit that has `length` cards or more; of at most seven cards only one can have five.
constexpr unsigned flush(const RankSets& held, int length) {
    for (const unsigned ranks : held.in_suit)
        if (std::popcount(ranks) >= length) return ranks;
    return 0;
}

// Straight flush and royal flush, or a high card where there is neither.
constexpr FiveCardRank straight_flush(unsigned flush) {
    using enum FiveCardCategory;
    const unsigned top = straight(flush, 5);
    if (top == 0) return {};
    return {top == rank_bit(kAce) ? RoyalFlush : StraightFlush, top, 0};
}

// Hands made of equal ranks, from three of a kind down.
constexpr FiveCardRank sets_and_pairs(const RankSets& ranks) {
    using enum FiveCardCategory;
    if (const unsigned three = highest(ranks.thrice)) return {ThreeOfAKind, three, highest(ranks.once ^ three, 2)};
    const unsigned pairs = highest(ranks.twice, 2);
    const int how_many = std::popcount(pairs);
    const FiveCardCategory category = how_many == 2 ? TwoPair : how_many == 1 ? Pair : HighCard;
    return {category, pairs, highest(ranks.once ^ pairs, 5 - 2 * how_many)};
}

}  // namespace poker_detail

constexpr ThreeCardRank rank_three(const ThreeCardHand& hand) {
    using enum ThreeCardCategory;
    const poker_detail::RankSets ranks(hand);
    if (ranks.thrice) return {ThreeOfAKind, ranks.thrice, 0};
    if (ranks.twice) return {Pair, ranks.twice, ranks.once ^ ranks.twice};
    const bool flush = poker_detail::flush(ranks, 3) != 0;
    if (const unsigned top = poker_detail::straight(ranks.once, 3)) return {flush ? StraightFlush : Straight, top, 0};
    return {flush ? Flush : HighCard, 0, ranks.once};
}

// The best five-card hand in five, six or seven cards of one deck.
constexpr FiveCardRank best_five(std::span<const Card> cards) {
    using enum FiveCardCategory;
    using poker_detail::highest;
    assert(cards.size() >= 5 && cards.size() <= 7);
    const poker_detail::RankSets ranks(cards);
    const unsigned flush = poker_detail::flush(ranks, 5);
    if (flush) {
        if (const FiveCardRank rank = poker_detail::straight_flush(flush); rank != FiveCardRank{}) return rank;
    }
    if (ranks.four) return {FourOfAKind, ranks.four, highest(ranks.once ^ ranks.four)};
    if (const unsigned three = highest(ranks.thrice); three && ranks.twice != three)
        return {FullHouse, three, highest(ranks.twice ^ three)};
    if (flush) return {Flush, 0, highest(flush, 5)};
    if (const unsigned top = poker_detail::straight(ranks.once, 5)) return {Straight, top, 0};
    return poker_detail::sets_and_pairs(ranks);
}

}  // namespace baize
