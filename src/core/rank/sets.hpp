// Sets of ranks as bits, the 2 lowest: of two sets of equal size the one with the higher card, or else the higher next
// card, is the larger number. All that is ranked is made of such sets.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "core/card.hpp"

namespace baize::rank {

inline constexpr unsigned kAllRanks = 0x1fff;

constexpr unsigned rank_bit(int rank) { return 1u << (rank - 2); }
constexpr int highest_rank(unsigned ranks) { return std::bit_width(ranks) + 1; }
constexpr unsigned highest(unsigned ranks) { return std::bit_floor(ranks); }
constexpr unsigned highest(unsigned ranks, int how_many) {
    for (int excess = std::popcount(ranks) - how_many; excess > 0; --excess) ranks &= ranks - 1;
    return ranks;
}

// The highest cards of all runs of `length` ranks. The ace stands below the 2 as well: a run up to 5, 4 or 3.
constexpr unsigned tops_of_runs(unsigned ranks, int length) {
    const unsigned with_low_ace = ranks << 1 | ranks >> 12;
    unsigned tops = with_low_ace;
    for (int i = 1; i < length; ++i) tops &= with_low_ace << i;
    return tops >> 1;
}

// Which ranks occur at least once, twice, three and four times; and which in each suit.
struct RankSets {
    unsigned once = 0, twice = 0, thrice = 0, four = 0;
    std::array<unsigned, 4> in_suit{};

    constexpr RankSets() = default;
    constexpr explicit RankSets(std::span<const Card> cards) {
        for (const Card card : cards) add(card);
    }
    constexpr void add(Card card) {
        add_rank(rank_bit(card.rank()));
        in_suit[card.suit_index()] |= rank_bit(card.rank());
    }
    constexpr void add_rank(unsigned bit) {
        four |= thrice & bit;
        thrice |= twice & bit;
        twice |= once & bit;
        once |= bit;
    }
};

}  // namespace baize::rank
