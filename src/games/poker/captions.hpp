// What poker hands are called: "pair of queens", "two pairs, kings and fives".
#pragma once

#include <span>
#include <string>

#include "core/rank/rank.hpp"

namespace baize::poker {

// `makers` and `others` as a rank has them.
std::string words_for(rank::Kind kind, unsigned makers, unsigned others);

// What fewer cards than a hand has have made so far: a pair or better of equal ranks; anything else has no name yet.
std::string words_for_part(std::span<const Card> cards);

template <rank::Order kOrder>
std::string words_for(rank::Rank<kOrder> rank) {
    return words_for(rank.kind(), rank.makers(), rank.others());
}

}  // namespace baize::poker
