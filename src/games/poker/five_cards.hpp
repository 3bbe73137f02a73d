// Pay tables of five-card hands: each names the royal flush first and every ranking below it, down to two pairs, in its
// place; what a pair wins, and of which ranks, each game says by itself.
#pragma once

#include <optional>

#include "core/rank/rank.hpp"

namespace baize::poker {

enum FiveCardRow : std::size_t {
    RoyalFlush, StraightFlush, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind, TwoPairs,
};

// Nothing for a pair or less.
constexpr std::optional<FiveCardRow> five_card_row(rank::Kind kind) {
    switch (kind) {
        case rank::Kind::RoyalFlush: return RoyalFlush;
        case rank::Kind::StraightFlush: return StraightFlush;
        case rank::Kind::FourOfAKind: return FourOfAKind;
        case rank::Kind::FullHouse: return FullHouse;
        case rank::Kind::Flush: return Flush;
        case rank::Kind::Straight: return Straight;
        case rank::Kind::ThreeOfAKind: return ThreeOfAKind;
        case rank::Kind::TwoPair: return TwoPairs;
        default: return std::nullopt;
    }
}

}  // namespace baize::poker
