// Return distributions of wagers that the cards of one hand decide, whatever else is dealt.
//
// In a whole deck a hand of fewer cards than two flushes is its multiset of ranks, and perhaps the set of ranks that
// one suit has of it. Each multiset comes in a product of C(4, held) ways; those in which a suit has just the ranks F
// of a flush come in 4 prod C(3, held beside F) ways and are ranked with it; the rest is ranked by ranks alone. In
// other decks hands are listed up to suits (orbits.hpp).
//
// Cost for n cards: O(M 2^n) ranked hands at most, of M multisets of n ranks (6,175 for five cards, 49,205 for seven),
// instead of C(52, n); in other decks one for each orbit. The best five of five to seven cards are counted once and
// kept.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/numbers.hpp"
#include "core/rank/rank.hpp"
#include "odds/count/returns.hpp"
#include "odds/poker/orbits.hpp"

namespace baize::poker {

// Every hand of so many cards by its rank: `each(rank, deals)`. Of a whole deck ranks alone are enumerated, where
// only one suit can make a flush.
template <rank::Order kOrder, class Each>
void every_own_hand(int cards, CardSet deck, const Each& each);

// A wager that is settled by the rank of a hand of so many cards: `settle(rank)` gives its verdict.
template <rank::Order kOrder, class Settle>
ReturnDistribution own_hand_returns(int cards, CardSet deck, const Settle& settle) {
    count::Tally tally;
    every_own_hand<kOrder>(cards, deck, [&](rank::Rank<kOrder> best, std::int64_t deals) {
        tally.add(settle(best), deals);
    });
    return tally.returns();
}

// The best five of five to seven cards of a whole deck, each rank once and rising: counted once for all pay tables.
struct RankedDeals {
    rank::Rank<rank::kFiveCards> rank;
    std::int64_t deals;
};
std::span<const RankedDeals> best_fives(int cards);

// The same one by one: `each(rank, deals)`.
template <class Each>
void every_best_five(int cards, const Each& each) {
    for (const auto& [rank, deals] : best_fives(cards)) each(rank, deals);
}

// The same as a return distribution.
template <class Settle>
ReturnDistribution best_five_returns(int cards, const Settle& settle) {
    count::Tally tally;
    every_best_five(cards, [&](auto best, std::int64_t deals) { tally.add(settle(best), deals); });
    return tally.returns();
}

// ---- How it is done -------------------------------------------------------------------------------------------------

namespace detail {

using HowMany = std::array<int, 13>;  // cards of each rank, the 2 first

// Every choice of ranks, none more than four times.
template <class Each>
void every_choice(std::size_t rank, int left, HowMany& chosen, const Each& each) {
    if (left == 0) return each(chosen);
    if (rank == chosen.size()) return;
    for (int count = 0; count <= 4 && count <= left; ++count) {
        chosen[rank] = count;
        every_choice(rank + 1, left - count, chosen, each);
    }
    chosen[rank] = 0;
}

// Ways to give suits to the chosen ranks such that one suit, and no other, has exactly the ranks of `suited`.
constexpr std::int64_t ways_with(const HowMany& chosen, unsigned suited) {
    std::int64_t ways = 4;
    for (std::size_t r = 0; r < 13; ++r) ways *= choose(3, chosen[r] - bit_at(suited, r));
    return ways;
}

// Of a whole deck. Suits matter only where as many cards as make a flush share one.
template <rank::Order kOrder, class Each>
void every_hand_by_ranks(int cards, const Each& each) {
    using namespace rank;
    HowMany chosen{};
    every_choice(0, cards, chosen, [&](const HowMany& how_many) {
        RankSets held;
        std::int64_t rest = 1;
        for (std::size_t r = 0; r < 13; ++r) {
            rest *= choose(4, how_many[r]);
            for (int i = 0; i < how_many[r]; ++i) held.add_rank(1u << r);
        }
        const unsigned most = std::popcount(held.once) >= kOrder.cards ? held.once : 0;
        for (unsigned suited = most; suited; suited = (suited - 1) & most) {
            if (std::popcount(suited) < kOrder.cards) continue;
            const std::int64_t ways = ways_with(how_many, suited);
            if (ways == 0) continue;
            RankSets flush = held;
            flush.in_suit[0] = suited;
            each(best<kOrder>(flush, cards), ways);
            rest -= ways;
        }
        if (rest != 0) each(best<kOrder>(held, cards), rest);
    });
}

}  // namespace detail

template <rank::Order kOrder, class Each>
void every_own_hand(int cards, CardSet deck, const Each& each) {
    if (deck == kFullDeck && cards < 2 * kOrder.cards) return detail::every_hand_by_ranks<kOrder>(cards, each);
    const Orbits hands{Symmetry(deck), cards};
    for (std::size_t id = 0; id < hands.size(); ++id)
        each(rank::best<kOrder>(hands.hand(id).sets(), cards), std::int64_t{hands.variants(id)});
}

}  // namespace baize::poker
