// What becomes of each Big Raise Stud wager (nz-big-raise-stud 5.7, 9.2, 10.1-10.6). The round pays by these functions
// and the analyser prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/five_cards.hpp"
#include "rulebooks/nz_big_raise_stud/big_raise_stud.hpp"

namespace baize::big_raise_stud {

// The rows in use, in the places that the rule book's enumerations name.
using Rows = std::span<const PayRow>;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 4.3, 4.4
using ThreeCardRank = rank::Rank<rank::kThreeCards>;                                           // 10.3: Division 17, 4.3

// How a table reads what the book leaves open: the standard readings are rulings R22 and R68.
struct Readings {
    bool sevens_lose = false;      // 10.2(b) names pairs of sixes, eights and nines; 5.7 says sixes to nines
    bool stand_off_pays_ante = false;  // 5.7 prints the stand-off under the raise alone
};

enum class HandResult : std::uint8_t { Wins, StandsOff, Loses };

// 10.2: by the hand alone.
constexpr HandResult result_of(FiveCardRank hand, const Readings& readings) {
    using rank::Kind;
    if (hand.kind() == Kind::HighCard) return HandResult::Loses;                                   // 10.2(c)
    if (hand.kind() != Kind::Pair) return HandResult::Wins;                                        // 10.2(a)
    const int pair = rank::highest_rank(hand.makers());
    if (pair >= 10) return HandResult::Wins;                                                       // 10.2(a)
    if (pair < 6 || (pair == 7 && readings.sevens_lose)) return HandResult::Loses;                 // 10.2(c)
    return HandResult::StandsOff;                                                                  // 10.2(b)
}

constexpr Return settle_ante(FiveCardRank hand, bool folded, const Readings& readings, Rows ante) {
    using namespace nz_big_raise_stud;
    assert(ante.size() == kAnteRows);
    if (folded) return lose("9.2(a)");
    switch (result_of(hand, readings)) {
        case HandResult::Wins: return win(ante[AnteWins]);                                         // 10.6(a)
        case HandResult::StandsOff: return readings.stand_off_pays_ante ? win(ante[AnteWins]) : stand_off("10.2(b)");
        case HandResult::Loses: break;
    }
    return lose("10.5");
}

// The row of a hand that does not lose (5.7).
constexpr std::size_t raise_row(FiveCardRank hand) {
    using namespace nz_big_raise_stud;
    static_assert(int{TwoPairs} == int{poker::TwoPairs});  // the rows down to there are every such table's
    if (const auto row = poker::five_card_row(hand.kind())) return *row;
    return rank::highest_rank(hand.makers()) >= 10 ? TensOrBetter : SixesToNines;
}

constexpr Return settle_raise(FiveCardRank hand, const Readings& readings, Rows raise) {
    assert(raise.size() == nz_big_raise_stud::kRaiseRows);
    if (result_of(hand, readings) == HandResult::Loses) return lose("10.5");
    return win(raise[raise_row(hand)]);                                                        // 10.6(a)
}

// 10.3: by the player's first three cards, folded or not (9.2(c)).
constexpr Return settle_bonus(ThreeCardRank own, Rows bonus) {
    using namespace nz_big_raise_stud;
    using rank::Kind;
    assert(bonus.size() == kBonusRows);
    switch (own.kind()) {
        case Kind::StraightFlush: return win(bonus[BonusStraightFlush]);
        case Kind::ThreeOfAKind: return win(bonus[BonusThreeOfAKind]);
        case Kind::Straight: return win(bonus[BonusStraight]);
        case Kind::Flush: return win(bonus[BonusFlush]);
        case Kind::Pair: return win(bonus[BonusPair]);
        default: return lose("10.3");
    }
}

}  // namespace baize::big_raise_stud
