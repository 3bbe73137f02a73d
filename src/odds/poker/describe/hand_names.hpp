// What hands are called where a play is told: "A-K-J-8-3", "a pair of twos", "any pair".
#pragma once

#include <string>

#include "core/rank/rank.hpp"

namespace baize::poker {

// A hand by its cards.
std::string hand_name(rank::Kind kind, unsigned makers, unsigned others);

template <rank::Order kOrder>
std::string name_by(std::uint32_t value) {
    const auto hand = rank::Rank<kOrder>::from_value(value);
    return hand_name(hand.kind(), hand.makers(), hand.others());
}

}  // namespace baize::poker
