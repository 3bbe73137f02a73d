// What poker hands are called: "pair of queens", "two pairs, kings and fives".
#pragma once

#include <string>

#include "core/rank/rank.hpp"

namespace baize::poker {

// `makers` and `others` as a rank has them.
std::string words_for(rank::Kind kind, unsigned makers, unsigned others);

template <rank::Order kOrder>
std::string words_for(rank::Rank<kOrder> rank) {
    return words_for(rank.kind(), rank.makers(), rank.others());
}

}  // namespace baize::poker
