// What becomes of each Ultimate Texas Hold 'Em wager, in the book's order (gb-2011 11.62-11.76). The round pays by
// these functions and the analyser prices by them.
#pragma once

#include <cassert>

#include "games/holdem/hands.hpp"
#include "rulebooks/gb_2011/ultimate_holdem.hpp"

namespace baize::holdem::ultimate {

namespace book = gb_2011::ultimate_holdem;

// 11.64: at least a pair.
inline constexpr poker::Qualifies<rank::kFiveCards> kQualifies = {kAnyPair, "11.64", "no pair"};

// Where the dealer does not qualify 11.75 returns every ante, the lower hand's too (ruling R48); or hands are compared,
// and the lower one's is lost as by 11.67.
enum class Unqualified { AnteReturned, AnteCompared };

// By which clause the lower hand loses: with a dealer who does not qualify 11.71 has it.
constexpr Clause loses_by(FiveCardRank dealer) { return kQualifies(dealer) ? "11.67" : "11.71"; }

constexpr Return settle_ante(FiveCardRank player, FiveCardRank dealer, bool folded, Rows ante,
                             Unqualified reading = Unqualified::AnteReturned) {
    assert(ante.size() == book::kAnteRows);
    if (folded) return lose("11.62");
    if (!kQualifies(dealer))
        return reading == Unqualified::AnteCompared && player < dealer ? lose("11.67") : stand_off("11.75");
    if (player == dealer) return stand_off("11.66");
    return player > dealer ? win(ante[book::AnteBeatsDealer]) : lose("11.67");                 // 11.68
}

// Whether or not the dealer qualifies (11.76).
constexpr Return settle_play(FiveCardRank player, FiveCardRank dealer, Rows play) {
    assert(play.size() == book::kPlayRows);
    if (player == dealer) return stand_off("11.66");
    return player > dealer ? win(play[book::PlayBeatsDealer]) : lose(loses_by(dealer));        // 11.68
}

constexpr Return settle_blind(FiveCardRank player, FiveCardRank dealer, bool folded, Rows blind) {
    assert(blind.size() == book::kBlindRows);
    if (folded) return lose("11.62");
    if (player == dealer) return stand_off("11.66");
    if (player < dealer) return lose(loses_by(dealer));
    switch (player.kind()) {                                                                   // 11.70
        case Kind::RoyalFlush: return win(blind[book::BlindRoyalFlush]);
        case Kind::StraightFlush: return win(blind[book::BlindStraightFlush]);
        case Kind::FourOfAKind: return win(blind[book::BlindFourOfAKind]);
        case Kind::FullHouse: return win(blind[book::BlindFullHouse]);
        case Kind::Flush: return win(blind[book::BlindFlush]);
        case Kind::Straight: return win(blind[book::BlindStraight]);
        default: return stand_off("11.69");
    }
}

// 11.70*: does a ceiling touch this payment on the Blind? It is for a royal flush at 500 to 1 or above.
constexpr bool may_be_capped(Odds odds) { return odds.at_least(book::kCappedRoyal); }
constexpr bool under_ceiling(FiveCardRank player, const Return& blind) {
    return player.kind() == Kind::RoyalFlush && blind.outcome == Outcome::Win && may_be_capped(blind.odds);
}

// A royal flush is a straight flush too, and that line has no ceiling (ruling R88).
constexpr Return beneath_ceiling(Rows blind) { return win(blind[book::BlindStraightFlush]); }

// By the player's hand alone, though it be folded (11.62, 11.72, 11.74).
constexpr Return settle_trips(FiveCardRank player, bool folded, Rows trips) {
    assert(trips.size() == book::kTripsRows);
    switch (player.kind()) {
        case Kind::RoyalFlush: return win(trips[book::TripsRoyalFlush]);
        case Kind::StraightFlush: return win(trips[book::TripsStraightFlush]);
        case Kind::FourOfAKind: return win(trips[book::TripsFourOfAKind]);
        case Kind::FullHouse: return win(trips[book::TripsFullHouse]);
        case Kind::Flush: return win(trips[book::TripsFlush]);
        case Kind::Straight: return win(trips[book::TripsStraight]);
        case Kind::ThreeOfAKind: return win(trips[book::TripsThreeOfAKind]);
        default: return lose(folded ? "11.62" : "11.74");
    }
}

}  // namespace baize::holdem::ultimate
