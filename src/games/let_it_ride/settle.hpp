// What becomes of each Let it Ride wager (gb-2011 12.27-12.33). The round pays by these functions and the analyser
// prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/five_cards.hpp"
#include "rulebooks/gb_2011/let_it_ride.hpp"

namespace baize::let_it_ride {

// The rows in use, in the places that the rule book's enumerations name.
using Rows = std::span<const PayRow>;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 12.7
using ThreeCardRank = rank::Rank<rank::kThreeCards>;                                           // 12.30

// Each of the Mandatory Wagers that is still in play (12.28, 12.29), by the player's three cards and the two community
// cards.
constexpr Return settle_hand(FiveCardRank hand, Rows hands) {
    using namespace gb_2011::let_it_ride;
    static_assert(int{TwoPairs} == int{poker::TwoPairs});  // the rows down to there are every such table's
    assert(hands.size() == kHandRows);
    if (const auto row = poker::five_card_row(hand.kind())) return win(hands[*row]);
    const bool pays = hand.kind() == rank::Kind::Pair && rank::highest_rank(hand.makers()) >= 10;
    return pays ? win(hands[TensOrBetter]) : lose("12.28");
}

// 12.27*: does a ceiling touch this payment? It is for a royal flush at 1000 to 1, and for that alone.
constexpr bool under_ceiling(FiveCardRank hand, const Return& verdict) {
    return hand.kind() == rank::Kind::RoyalFlush && verdict.odds == gb_2011::let_it_ride::kCappedRoyal;
}

// A royal flush is a straight flush too, and that line has no ceiling (ruling R88).
constexpr Return beneath_ceiling(Rows hands) { return win(hands[gb_2011::let_it_ride::StraightFlush]); }

// By the player's own three cards, whatever becomes of the hand (12.30, 12.32, 12.33).
constexpr Return settle_bonus(ThreeCardRank own, Rows bonus) {
    using namespace gb_2011::let_it_ride;
    using rank::Kind;
    assert(bonus.size() == kBonusRows);
    switch (own.kind()) {
        case Kind::StraightFlush:
            return win(bonus[own.makers() == rank::rank_bit(kAce) ? MiniRoyal : BonusStraightFlush]);
        case Kind::ThreeOfAKind: return win(bonus[BonusThreeOfAKind]);
        case Kind::Straight: return win(bonus[BonusStraight]);
        case Kind::Flush: return win(bonus[BonusFlush]);
        case Kind::Pair: return win(bonus[BonusPair]);
        default: return lose("12.32");
    }
}

}  // namespace baize::let_it_ride
