// What poker hands are called: "pair of queens", "two pairs, kings and fives".
#pragma once

#include <bit>
#include <span>
#include <string>
#include <utility>

#include "core/rank/rank.hpp"
#include "engine/need.hpp"

namespace baize::poker {

// `makers` and `others` as a rank has them.
std::string words_for(rank::Kind kind, unsigned makers, unsigned others);

// ... with the cards beside it, by which two hands of one name differ: "pair of nines, A-J-8".
std::string words_in_full(rank::Kind kind, unsigned makers, unsigned others);

// What fewer cards than a hand has have made so far: a pair or better of equal ranks; anything else has no name yet.
std::string words_for_part(std::span<const Card> cards);

template <rank::Order kOrder>
std::string words_for(rank::Rank<kOrder> rank) {
    return words_for(rank.kind(), rank.makers(), rank.others());
}

template <rank::Order kOrder>
std::string words_in_full(rank::Rank<kOrder> rank) {
    return words_in_full(rank.kind(), rank.makers(), rank.others());
}

// Which of up to seven cards make the best hand of this order (Game::hand_made_of). Of equal choices the one that takes
// the earlier cards: a box's own before those in the middle.
template <rank::Order kOrder>
Picked made_of(std::span<const Card> cards) {
    if (std::cmp_less_equal(cards.size(), kOrder.cards)) return 0;
    const auto best = rank::best<kOrder>(cards);
    for (Picked picked = 0; picked < Picked{1} << cards.size(); ++picked) {
        if (std::popcount(picked) != kOrder.cards) continue;
        rank::RankSets held;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (picked >> i & 1u) held.add(cards[i]);
        if (rank::best<kOrder>(held, kOrder.cards) == best) return picked;
    }
    return 0;
}

}  // namespace baize::poker
