// What the four Hold 'Em games have in common: hole cards and a board, and the best five of all (gb-2011 11.6-11.12).
#pragma once

#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/qualifies.hpp"

namespace baize::holdem {

// The rows in use, in the places that the rule books' enumerations name.
using Rows = std::span<const PayRow>;

using rank::Kind;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 11.6, 11.7

inline constexpr std::size_t kHole = 2, kFlop = 3, kBoard = 5;                                 // 11.8

// "A pair or better": no hand without one ranks as high.
inline constexpr FiveCardRank kAnyPair(Kind::Pair, 0, 0);

// What a progressive wager wins of the meter, by the player's hand alone (11.44, 11.97); null: nothing. The rows go
// from the royal flush down, and a table that is shorter ends with a better hand.
constexpr const PayRow* progressive_row(FiveCardRank player, Rows progressive) {
    const auto line = [&](std::size_t row) { return row < progressive.size() ? &progressive[row] : nullptr; };
    switch (player.kind()) {
        case Kind::RoyalFlush: return line(0);
        case Kind::StraightFlush: return line(1);
        case Kind::FourOfAKind: return line(2);
        case Kind::FullHouse: return line(3);
        case Kind::Flush: return line(4);
        default: return nullptr;
    }
}

}  // namespace baize::holdem
