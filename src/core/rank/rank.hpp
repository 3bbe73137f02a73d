// The best hand in the cards that are held, by an order: plain code, the truth for play and price.
#pragma once

#include <cassert>
#include <compare>

#include "core/rank/order.hpp"
#include "core/rank/sets.hpp"

namespace baize::rank {

// A hand's place in an order. Hands are equal when they tie, whatever their suits. Within a kind the ranks that make
// it decide, then the others.
template <Order kOrder>
class Rank {
public:
    constexpr Rank() = default;
    constexpr Rank(Kind kind, unsigned makers, unsigned others)
        : value_(static_cast<std::uint32_t>(kOrder.place(kind)) << 26 | makers << 13 | others) {}
    static constexpr Rank from_value(std::uint32_t value) { Rank rank; rank.value_ = value; return rank; }

    constexpr Kind kind() const { return kOrder.kind_at(value_ >> 26); }
    // Of a straight its highest card alone; of a wheel that is the second highest, king and five.
    constexpr unsigned makers() const { return value_ >> 13 & kAllRanks; }
    constexpr unsigned others() const { return value_ & kAllRanks; }
    constexpr std::uint32_t value() const { return value_; }
    constexpr auto operator<=>(const Rank&) const = default;

private:
    std::uint32_t value_ = 0;
};

// The highest straight of these tops, as the makers of a hand; 0: there is none.
template <Order kOrder>
constexpr unsigned best_top(unsigned tops) {
    constexpr unsigned kWheelTop = rank_bit(kOrder.cards);
    if constexpr (kOrder.wheel == Wheel::SecondHighest)
        if ((tops & kWheelTop) && !(tops & rank_bit(kAce))) return rank_bit(kKing) | kWheelTop;
    return highest(tops);
}

namespace detail {

// A suit's cards are at most seven here; with three that count two suits can have as many, and the higher flush counts.
template <Order kOrder>
constexpr unsigned best_flush(const RankSets& held) {
    unsigned best = 0;
    for (const unsigned ranks : held.in_suit)
        if (std::popcount(ranks) >= kOrder.cards && highest(ranks, kOrder.cards) > best)
            best = highest(ranks, kOrder.cards);
    return best;
}

template <Order kOrder>
constexpr Rank<kOrder> straight_flush(const RankSets& held, bool royal) {
    unsigned best = 0;
    for (const unsigned ranks : held.in_suit) {
        const unsigned top = best_top<kOrder>(tops_of_runs(ranks, kOrder.cards));
        if (top > best) best = top;
    }
    const bool is_royal = best == rank_bit(kAce);
    if (best == 0 || (royal && !is_royal)) return {};
    return {royal ? Kind::RoyalFlush : Kind::StraightFlush, best, 0};
}

// The best hand of this kind, or the lowest of all ranks where there is none. Better kinds were looked for before.
template <Order kOrder>
constexpr Rank<kOrder> of_kind(Kind kind, const RankSets& held) {
    constexpr int n = kOrder.cards;
    switch (kind) {
        case Kind::RoyalFlush: return straight_flush<kOrder>(held, true);
        case Kind::StraightFlush: return straight_flush<kOrder>(held, false);
        case Kind::FiveOfAKind: return {};  // one deck has four of each
        case Kind::FourOfAKind:
            if (const unsigned four = highest(held.four)) return {kind, four, highest(held.once ^ four, n - 4)};
            return {};
        case Kind::FullHouse:
            if (const unsigned three = highest(held.thrice); three && held.twice != three)
                return {kind, three, highest(held.twice ^ three)};
            return {};
        case Kind::Flush:
            if (const unsigned flush = best_flush<kOrder>(held)) return {kind, 0, flush};
            return {};
        case Kind::Straight:
            if (const unsigned top = best_top<kOrder>(tops_of_runs(held.once, n))) return {kind, top, 0};
            return {};
        case Kind::ThreeOfAKind:
            if (const unsigned three = highest(held.thrice)) return {kind, three, highest(held.once ^ three, n - 3)};
            return {};
        case Kind::TwoPair:
            if (const unsigned pairs = highest(held.twice, 2); std::popcount(pairs) == 2)
                return {kind, pairs, highest(held.once ^ pairs, n - 4)};
            return {};
        case Kind::Pair:
            if (const unsigned pair = highest(held.twice)) return {kind, pair, highest(held.once ^ pair, n - 2)};
            return {};
        case Kind::HighCard: return {kind, 0, highest(held.once, n)};
    }
    return {};
}

// Exactly as many cards as count, which make one kind of hand and no other: two equal ranks exclude a straight and a
// flush.
template <Order kOrder>
constexpr Rank<kOrder> exactly(const RankSets& held) {
    if (held.twice == 0) {
        const bool flush = held.once == held.in_suit[0] || held.once == held.in_suit[1] ||
                           held.once == held.in_suit[2] || held.once == held.in_suit[3];
        const unsigned top = best_top<kOrder>(tops_of_runs(held.once, kOrder.cards));
        if (top == 0) return {flush ? Kind::Flush : Kind::HighCard, 0, held.once};
        const bool royal = kOrder.has(Kind::RoyalFlush) && top == rank_bit(kAce);
        return {!flush ? Kind::Straight : royal ? Kind::RoyalFlush : Kind::StraightFlush, top, 0};
    }
    if (held.four) return of_kind<kOrder>(Kind::FourOfAKind, held);
    if (held.thrice) {
        const bool full = kOrder.cards == 5 && held.twice != held.thrice;
        return of_kind<kOrder>(full ? Kind::FullHouse : Kind::ThreeOfAKind, held);
    }
    return of_kind<kOrder>(std::popcount(held.twice) == 2 ? Kind::TwoPair : Kind::Pair, held);
}

}  // namespace detail

// Without wild cards.
template <Order kOrder>
constexpr Rank<kOrder> best_of(const RankSets& held) {
    for (int place = kOrder.how_many - 1; place > 0; --place) {
        const Rank<kOrder> found = detail::of_kind<kOrder>(kOrder.kind_at(static_cast<unsigned>(place)), held);
        if (found != Rank<kOrder>{}) return found;
    }
    return detail::of_kind<kOrder>(Kind::HighCard, held);
}

// The best hand in as many cards as count, or more, up to seven, of one deck.
template <Order kOrder>
constexpr Rank<kOrder> best(const RankSets& held, int cards) {
    static_assert(kOrder.wild == Wild::None, "say which cards are wild");
    assert(cards >= kOrder.cards && cards <= 7);
    return cards == kOrder.cards ? detail::exactly<kOrder>(held) : best_of<kOrder>(held);
}
template <Order kOrder>
constexpr Rank<kOrder> best(std::span<const Card> cards) {
    return best<kOrder>(RankSets(cards), static_cast<int>(cards.size()));
}

// The front hand of pai gow poker: a pair, or two cards (gb-2011 13.8). The joker is an ace there (13.9).
class TwoCardRank {
public:
    constexpr TwoCardRank(int a, int b)
        : value_(a == b ? 1u << 13 | rank_bit(a) : rank_bit(a) | rank_bit(b)) {}
    constexpr bool pair() const { return value_ >> 13; }
    constexpr unsigned ranks() const { return value_ & kAllRanks; }
    constexpr auto operator<=>(const TwoCardRank&) const = default;

private:
    std::uint32_t value_;
};

}  // namespace baize::rank
