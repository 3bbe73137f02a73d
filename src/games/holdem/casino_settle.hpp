// What becomes of each Casino Hold 'Em wager, in the book's order (gb-2011 11.82-11.91). The round pays by these
// functions and the analyser prices by them; the Progressive wager is in hands.hpp.
#pragma once

#include <cassert>

#include "games/holdem/hands.hpp"
#include "rulebooks/gb_2011/casino_holdem.hpp"

namespace baize::holdem::casino {

namespace book = gb_2011::casino_holdem;

// 11.87: at least a pair of fours.
inline constexpr poker::Qualifies<rank::kFiveCards> kQualifies = {
    {Kind::Pair, rank::rank_bit(4), 0}, "11.87", "no pair of fours"};

// Where the dealer does not qualify 11.88 pays every ante, that of the lower hand (ruling R48) and of an equal one
// (ruling R81) too; or an equal hand stands off; or hands are compared.
enum class Unqualified { AntePaid, EqualStandsOff, AnteCompared };

struct Readings {
    Unqualified unqualified = Unqualified::AntePaid;
    bool equal_loses = false;  // it is no higher hand (11.13), against ruling R47
};

constexpr book::AnteRow ante_row(Kind kind) {
    switch (kind) {
        case Kind::RoyalFlush: return book::AnteRoyalFlush;
        case Kind::StraightFlush: return book::AnteStraightFlush;
        case Kind::FourOfAKind: return book::AnteFourOfAKind;
        case Kind::FullHouse: return book::AnteFullHouse;
        case Kind::Flush: return book::AnteFlush;
        default: return book::AnteStraightOrLess;
    }
}

constexpr Return settle_equal(Readings readings) { return readings.equal_loses ? lose("11.13") : stand_off("11.91"); }

constexpr Return settle_ante(FiveCardRank player, FiveCardRank dealer, bool folded, Rows ante, Readings readings = {}) {
    assert(ante.size() == book::kAnteRows);
    if (folded) return lose("11.82");
    const Return paid = win(ante[ante_row(player.kind())]);
    if (!kQualifies(dealer)) {                                                                 // 11.88
        if (readings.unqualified == Unqualified::AntePaid) return paid;
        if (player == dealer) return stand_off("11.91");  // equal-hands speaks of a dealer who qualifies
        return player > dealer || readings.unqualified == Unqualified::EqualStandsOff ? paid : lose("11.90");
    }
    if (player == dealer) return settle_equal(readings);
    return player > dealer ? paid : lose("11.90");                                             // 11.91
}

constexpr Return settle_call(FiveCardRank player, FiveCardRank dealer, Rows call, Readings readings = {}) {
    assert(call.size() == book::kCallRows);
    if (!kQualifies(dealer)) return stand_off("11.88");
    if (player == dealer) return settle_equal(readings);
    return player > dealer ? win(call[book::CallBeatsDealer]) : lose("11.90");                 // 11.91
}

// 11.83: a pair of aces or better in the hole cards and the flop.
inline constexpr FiveCardRank kPairOfAces(Kind::Pair, rank::rank_bit(kAce), 0);

// A folded hand that wins it is paid (11.83, ruling R21), unless the table takes 11.82 by its letter.
constexpr Return settle_aa(FiveCardRank on_the_flop, bool falls_with_fold, Rows aa) {
    assert(aa.size() == book::kAaRows);
    if (falls_with_fold) return lose("11.82");
    if (on_the_flop.kind() >= Kind::Flush) return win(aa[book::AaFlushOrHigher]);
    return on_the_flop >= kPairOfAces ? win(aa[book::AaAcesToStraight]) : lose("11.84");
}

}  // namespace baize::holdem::casino
