// What becomes of each Mississippi Stud wager (gb-2011 7.42-7.49). The round pays by these functions and the analyser
// prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "rulebooks/gb_2011/mississippi_stud.hpp"

namespace baize::mississippi_stud {

// The rows in use, in the places that the rule book's enumeration names.
using Rows = std::span<const PayRow>;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 11.7, by 7.37

// 7.49: by the two cards of the player and the three community cards; whatever is not on the table loses.
constexpr Return settle(FiveCardRank hand, Rows hands) {
    using namespace gb_2011::mississippi_stud;
    using rank::Kind;
    assert(hands.size() == kRows);
    switch (hand.kind()) {
        case Kind::RoyalFlush: return win(hands[RoyalFlush]);
        case Kind::StraightFlush: return win(hands[StraightFlush]);
        case Kind::FourOfAKind: return win(hands[FourOfAKind]);
        case Kind::FullHouse: return win(hands[FullHouse]);
        case Kind::Flush: return win(hands[Flush]);
        case Kind::Straight: return win(hands[Straight]);
        case Kind::ThreeOfAKind: return win(hands[ThreeOfAKind]);
        case Kind::TwoPair: return win(hands[TwoPairs]);
        case Kind::Pair: {
            const int of = rank::highest_rank(hand.makers());
            if (of >= kJack) return win(hands[JacksOrBetter]);
            return of >= 6 ? win(hands[SixesToTens]) : lose("7.49");
        }
        default: return lose("7.49");
    }
}

}  // namespace baize::mississippi_stud
