// What becomes of each Casino Stud wager, in the book's order (gb-2011 7.12-7.35). The round pays by these functions
// and the analyser prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/qualifies.hpp"
#include "rulebooks/gb_2011/casino_stud.hpp"

namespace baize::casino_stud {

// The rows in use, in the places that the rule book's enumerations name.
using Rows = std::span<const PayRow>;

using rank::Kind;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 7.6, 7.7

// 7.13: a hand with an ace and a king, or better.
inline constexpr poker::Qualifies<rank::kFiveCards> kQualifies = {poker::kAceKing, "7.13", "no ace-king"};

// Where the book can be read in two ways; each is an option of the table.
struct Readings {
    bool equal_is_void = false;     // though the dealer does not qualify: 7.15 before 7.13(a), against ruling R81
    bool royal_has_no_line = false; // on the raise it pays as what no line names, against ruling R46
};

constexpr Return settle_ante(FiveCardRank player, FiveCardRank dealer, bool folded, Rows ante, Readings readings = {}) {
    using namespace gb_2011::casino_stud;
    assert(ante.size() == kAnteRows);
    if (folded) return lose("7.12");
    const bool qualifies = kQualifies(dealer);
    if (player == dealer && (qualifies || readings.equal_is_void)) return voided("7.15");
    if (!qualifies) return win(ante[AnteUnopposed]);                                           // 7.13(a)
    return player > dealer ? win(ante[AnteBeatsDealer]) : lose("7.14");                        // 7.13(b)
}

constexpr gb_2011::casino_stud::RaiseRow raise_row(Kind kind, Readings readings) {
    using namespace gb_2011::casino_stud;
    switch (kind) {
        case Kind::RoyalFlush: return readings.royal_has_no_line ? RaisePairOrLess : RaiseStraightFlush;
        case Kind::StraightFlush: return RaiseStraightFlush;                                   // 7.13(b)(i)
        case Kind::FourOfAKind: return RaiseFourOfAKind;                                       // 7.13(b)(ii)
        case Kind::FullHouse: return RaiseFullHouse;                                           // 7.13(b)(iii)
        case Kind::Flush: return RaiseFlush;                                                   // 7.13(b)(iv)
        case Kind::Straight: return RaiseStraight;                                             // 7.13(b)(v)
        case Kind::ThreeOfAKind: return RaiseThreeOfAKind;                                     // 7.13(b)(vi)
        case Kind::TwoPair: return RaiseTwoPairs;                                              // 7.13(b)(vii)
        default: return RaisePairOrLess;                                                       // 7.13(b)(viii)
    }
}

// The second wager of who goes on (7.12). Against a dealer who does not qualify it comes back (ruling R46).
constexpr Return settle_raise(FiveCardRank player, FiveCardRank dealer, Rows raise, Readings readings = {}) {
    assert(raise.size() == gb_2011::casino_stud::kRaiseRows);
    if (!kQualifies(dealer)) return voided("7.13(a)");
    if (player == dealer) return voided("7.15");
    return player > dealer ? win(raise[raise_row(player.kind(), readings)]) : lose("7.14");    // 7.13(b)
}

// What a progressive wager wins of the meter, by the player's hand alone (7.20); null: nothing.
constexpr const PayRow* progressive_row(FiveCardRank player, Rows progressive) {
    using namespace gb_2011::casino_stud;
    assert(progressive.size() == kProgressiveRows);
    switch (player.kind()) {
        case Kind::RoyalFlush: return &progressive[ProgressiveRoyalFlush];                     // 7.21(a)
        case Kind::StraightFlush: return &progressive[ProgressiveStraightFlush];               // 7.21(b)
        case Kind::FourOfAKind: return &progressive[ProgressiveFourOfAKind];                   // 7.21(c)
        case Kind::FullHouse: return &progressive[ProgressiveFullHouse];                       // 7.21(d)
        case Kind::Flush: return &progressive[ProgressiveFlush];                               // 7.21(e)
        default: return nullptr;
    }
}

// 7.35: a dealer who does not qualify holds no pair.
constexpr gb_2011::casino_stud::InsuranceRow dealer_row(FiveCardRank dealer) {
    using namespace gb_2011::casino_stud;
    switch (rank::highest_rank(dealer.others())) {
        case 7: return InsuranceSevenHigh;
        case 8: return InsuranceEightHigh;
        case 9:
        case 10: return InsuranceNineOrTenHigh;
        default: return InsuranceNoAceKing;
    }
}

// The Insurance and the Double wager alike: lost to any dealer who qualifies, else paid one price, by the player's own
// hand from a flush up and by the dealer's below that.
constexpr Return settle_insurance(FiveCardRank player, FiveCardRank dealer, Rows insurance) {
    using namespace gb_2011::casino_stud;
    assert(insurance.size() == kInsuranceRows);
    if (kQualifies(dealer)) return lose("7.32");
    switch (player.kind()) {                                                                   // 7.34
        case Kind::RoyalFlush: return win(insurance[InsuranceRoyalFlush]);
        case Kind::StraightFlush: return win(insurance[InsuranceStraightFlush]);
        case Kind::FourOfAKind: return win(insurance[InsuranceFourOfAKind]);
        case Kind::FullHouse: return win(insurance[InsuranceFullHouse]);
        case Kind::Flush: return win(insurance[InsuranceFlush]);
        default: return win(insurance[dealer_row(dealer)]);
    }
}

// 7.27: whether the dealer's up card lets an Insurance wager be doubled.
constexpr bool may_double(Card up) {
    using namespace gb_2011::casino_stud;
    return up.rank() >= kDoubleFrom && up.rank() <= kDoubleTo;
}

}  // namespace baize::casino_stud
