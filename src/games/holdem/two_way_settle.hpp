// What becomes of each Two Way Texas Hold 'Em wager, in the book's order (gb-2011 11.108-11.117). The round pays by
// these functions and the analyser prices by them.
#pragma once

#include <algorithm>
#include <cassert>

#include "games/holdem/hands.hpp"
#include "rulebooks/gb_2011/two_way_holdem.hpp"

namespace baize::holdem::two_way {

namespace book = gb_2011::two_way_holdem;

// 11.108: at least a pair.
inline constexpr poker::Qualifies<rank::kFiveCards> kQualifies = {kAnyPair, "11.108", "no pair"};

// Where the book can be read in two ways; each is an option of the table.
struct Readings {
    bool equal_loses = false;        // it is no higher hand (11.13), against ruling R47
    bool royal_has_no_line = false;  // the Two Way wager is lost with one, against ruling R60
};

// In action whether or not the dealer qualifies (11.109).
constexpr Return settle_ante(FiveCardRank player, FiveCardRank dealer, Rows ante, Readings readings = {}) {
    assert(ante.size() == book::kAnteRows);
    const bool qualifies = kQualifies(dealer);
    if (player == dealer) {
        if (readings.equal_loses) return lose("11.13");
        return stand_off(qualifies ? "11.113" : "11.110");
    }
    if (player > dealer) return win(ante[qualifies ? book::AnteBeatsDealer : book::AnteBeatsUnqualified]);
    return lose(qualifies ? "11.114" : "11.111");
}

// The Blind, Flop and River wagers alike.
constexpr Return settle_bet(FiveCardRank player, FiveCardRank dealer, Rows bet, Readings readings = {}) {
    assert(bet.size() == book::kBetRows);
    if (!kQualifies(dealer)) return stand_off("11.109");
    if (player == dealer) return readings.equal_loses ? lose("11.13") : stand_off("11.113");
    return player > dealer ? win(bet[book::BetBeatsDealer]) : lose("11.114");                  // 11.113
}

// By the higher of both hands (11.115-11.117).
constexpr Return settle_two_way(FiveCardRank player, FiveCardRank dealer, Rows two_way, Readings readings = {}) {
    assert(two_way.size() == book::kTwoWayRows);
    switch (std::max(player, dealer).kind()) {
        case Kind::RoyalFlush:
            return readings.royal_has_no_line ? lose("11.117") : win(two_way[book::TwoWayStraightFlush]);
        case Kind::StraightFlush: return win(two_way[book::TwoWayStraightFlush]);
        case Kind::FourOfAKind: return win(two_way[book::TwoWayFourOfAKind]);
        case Kind::FullHouse: return win(two_way[book::TwoWayFullHouse]);
        case Kind::Flush: return win(two_way[book::TwoWayFlush]);
        case Kind::Straight: return win(two_way[book::TwoWayStraight]);
        default: return lose("11.115");
    }
}

}  // namespace baize::holdem::two_way
