// What becomes of each Crazy 4 Poker wager, in the book's order (gb-2011 15.16-15.27). The round pays by these
// functions and the analyser prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/qualifies.hpp"
#include "rulebooks/gb_2011/crazy_4_poker.hpp"

namespace baize::crazy_4_poker {

namespace book = gb_2011::crazy_4_poker;

// The rows in use, in the places that the rule book's enumerations name: `Pays`, a pay table's rows, or an array.
using Rows = std::span<const PayRow>;

using rank::Kind;
using FourCardRank = rank::Rank<rank::kFourCards>;                                             // 15.6, 15.7

// The best four of five cards (15.13, 15.18).
constexpr FourCardRank rank_four(std::span<const Card> five) { return rank::best<rank::kFourCards>(five); }

// 15.18: king high or better. No high card below it holds a king.
inline constexpr poker::Qualifies<rank::kFourCards> kDealerQualifies = {
    FourCardRank(Kind::HighCard, 0, rank::rank_bit(kKing)), "15.18", "no king"};

// 15.15: with this or better the play wager may be more than the ante.
inline constexpr FourCardRank kPairOfAces(Kind::Pair, rank::rank_bit(kAce), 0);
constexpr bool may_triple_down(FourCardRank player) { return player >= kPairOfAces; }

// Where the dealer does not qualify: 15.19 pays every play wager, the lower hand's too (ruling R48); or hands are
// compared all the same.
enum class Unqualified { EveryPlayPaid, PlayCompared };

constexpr Return settle_ante(FourCardRank player, FourCardRank dealer, bool folded, Rows ante) {
    assert(ante.size() == book::kAnteRows);
    if (folded) return lose("15.16");
    if (!kDealerQualifies(dealer)) return stand_off("15.19");
    if (player == dealer) return stand_off("15.21");
    return player > dealer ? win(ante[book::AnteBeatsDealer]) : lose("15.20");
}

constexpr Return settle_play(FourCardRank player, FourCardRank dealer, Unqualified reading, Rows play) {
    assert(play.size() == book::kPlayRows);
    if (!kDealerQualifies(dealer) && (reading == Unqualified::EveryPlayPaid || player > dealer))
        return win(play[book::PlayUnopposed]);                                                 // 15.19
    if (player == dealer) return stand_off("15.21");
    return player > dealer ? win(play[book::PlayBeatsDealer]) : lose("15.20");
}

// 15.22: from a straight up it wins, whatever the dealer has; below that the hands are compared, whether or not he
// qualifies (15.24).
constexpr Return settle_super_bonus(FourCardRank player, FourCardRank dealer, bool folded, Rows bonus) {
    assert(bonus.size() == book::kSuperBonusRows);
    if (folded) return lose("15.23");
    switch (player.kind()) {
        case Kind::FourOfAKind: {
            const bool aces = player.makers() == rank::rank_bit(kAce);
            return win(bonus[aces ? book::SuperBonusFourAces : book::SuperBonusFourOfAKind]);
        }
        case Kind::StraightFlush: return win(bonus[book::SuperBonusStraightFlush]);
        case Kind::ThreeOfAKind: return win(bonus[book::SuperBonusThreeOfAKind]);
        case Kind::Flush: return win(bonus[book::SuperBonusFlush]);
        case Kind::Straight: return win(bonus[book::SuperBonusStraight]);
        default: return player >= dealer ? stand_off("15.24(a)") : lose("15.24(b)");
    }
}

// By the player's hand alone, whether or not the dealer qualifies (15.26).
constexpr Return settle_queens_up(FourCardRank player, Rows queens_up) {
    assert(queens_up.size() == book::kQueensUpRows);
    switch (player.kind()) {
        case Kind::FourOfAKind: return win(queens_up[book::QueensUpFourOfAKind]);
        case Kind::StraightFlush: return win(queens_up[book::QueensUpStraightFlush]);
        case Kind::ThreeOfAKind: return win(queens_up[book::QueensUpThreeOfAKind]);
        case Kind::Flush: return win(queens_up[book::QueensUpFlush]);
        case Kind::Straight: return win(queens_up[book::QueensUpStraight]);
        case Kind::TwoPair: return win(queens_up[book::QueensUpTwoPairs]);
        case Kind::Pair:
            if (player.makers() >= rank::rank_bit(kQueen)) return win(queens_up[book::QueensUpPairOfQueens]);
            return lose("15.27");
        default: return lose("15.27");
    }
}

}  // namespace baize::crazy_4_poker
