// Whether the dealer plays: the lowest hand with which he does, by which clause, and what he lacks below it.
#pragma once

#include <string>
#include <string_view>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/captions.hpp"

namespace baize::poker {

// The lowest hand with an ace and a king, A-K-4-3-2, from which dealers of five cards play.
inline constexpr rank::Rank<rank::kFiveCards> kAceKing = {
    rank::Kind::HighCard, 0,
    rank::rank_bit(kAce) | rank::rank_bit(kKing) | rank::rank_bit(4) | rank::rank_bit(3) | rank::rank_bit(2)};

template <rank::Order kOrder>
struct Qualifies {
    rank::Rank<kOrder> from;   // the lowest hand that does
    Clause clause;
    std::string_view without;  // "no queen": what every lower hand lacks

    constexpr bool operator()(rank::Rank<kOrder> dealer) const { return dealer >= from; }

    // "jack high, 9-4; does not qualify: no queen" (Game::house_caption).
    std::string caption(rank::Rank<kOrder> dealer) const {
        const std::string words = words_for(dealer);
        return (*this)(dealer) ? words : words + "; does not qualify: " + std::string(without);
    }
};

}  // namespace baize::poker
