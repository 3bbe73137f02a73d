// What players look at who go by a rule of thumb: the cards that they hold, before they are a whole hand.
#pragma once

#include "odds/poker/card_set.hpp"

namespace baize::poker {

// Ranks of which so many cards are held, or more.
constexpr unsigned ranks_held(CardSet held, int times) {
    unsigned ranks = 0;
    for (int rank = 2; rank <= kAce; ++rank) {
        int found = 0;
        for (std::size_t s = 0; s < 4; ++s) found += (held.suit(s) & rank::rank_bit(rank)) != 0;
        if (found >= times) ranks |= rank::rank_bit(rank);
    }
    return ranks;
}

constexpr bool one_suit(CardSet held) {
    for (std::size_t s = 0; s < 4; ++s)
        if (std::popcount(held.suit(s)) == held.size()) return true;
    return false;
}

// Cards of these ranks, the highest included.
constexpr int cards_between(CardSet held, int lowest, int highest) {
    const unsigned ranks = (rank::rank_bit(highest) << 1) - rank::rank_bit(lowest);
    int found = 0;
    for (std::size_t s = 0; s < 4; ++s) found += std::popcount(held.suit(s) & ranks);
    return found;
}

}  // namespace baize::poker
