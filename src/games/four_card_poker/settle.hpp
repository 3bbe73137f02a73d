// What becomes of each Four Card Poker wager (nz-four-card-poker 5.7, 9.2, 10.2). The round pays by these functions and
// the analyser prices by them.
#pragma once

#include <cassert>
#include <optional>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "rulebooks/nz_four_card_poker/four_card_poker.hpp"

namespace baize::four_card_poker {

namespace book = nz_four_card_poker;

// The rows in use, in the places that the rule book's enumerations name: `Pays`, a pay table's rows, or an array.
using Rows = std::span<const PayRow>;

using rank::Kind;
using FourCardRank = rank::Rank<rank::kFourCards>;                                             // 4.2-4.4

// The best four of the player's five cards, and of the dealer's six (9.4, 10.1, 10.2; ruling R17).
constexpr FourCardRank rank_four(std::span<const Card> cards) { return rank::best<rank::kFourCards>(cards); }

inline constexpr FourCardRank kPairOfAces(Kind::Pair, rank::rank_bit(kAce), 0);
constexpr bool wins_aces_up(FourCardRank player) { return player >= kPairOfAces; }             // 1.2

// The dealer always qualifies, and the player wins ties (3.2).
constexpr bool beats_or_equals(FourCardRank player, FourCardRank dealer) { return player >= dealer; }

constexpr Return settle_ante(FourCardRank player, FourCardRank dealer, bool folded, Rows ante) {
    assert(ante.size() == book::kAnteRows);
    if (folded) return lose("9.2(a)");
    return beats_or_equals(player, dealer) ? win(ante[book::AnteWins]) : lose("10.2(a)(ii)");  // 5.7
}

constexpr Return settle_play(FourCardRank player, FourCardRank dealer, Rows play) {
    assert(play.size() == book::kPlayRows);
    return beats_or_equals(player, dealer) ? win(play[book::PlayWins]) : lose("10.2(a)(ii)");  // 5.7
}

// In respect of the ante, with no stake of its own, whatever the dealer has (5.7.1). Who folds has no ante in play
// (9.2(a), ruling R49).
constexpr std::optional<Return> settle_ante_bonus(FourCardRank player, bool folded, Rows bonus) {
    assert(bonus.size() == book::kAnteBonusRows);
    if (folded) return std::nullopt;
    switch (player.kind()) {
        case Kind::FourOfAKind: return win(bonus[book::AnteBonusFourOfAKind]);
        case Kind::StraightFlush: return win(bonus[book::AnteBonusStraightFlush]);
        case Kind::ThreeOfAKind: return win(bonus[book::AnteBonusThreeOfAKind]);
        default: return std::nullopt;
    }
}

// By the player's hand alone (1.2, 5.7.2).
constexpr Return settle_aces_up(FourCardRank player, Rows aces_up) {
    assert(aces_up.size() == book::kAcesUpRows);
    switch (player.kind()) {
        case Kind::FourOfAKind: return win(aces_up[book::AcesUpFourOfAKind]);
        case Kind::StraightFlush: return win(aces_up[book::AcesUpStraightFlush]);
        case Kind::ThreeOfAKind: return win(aces_up[book::AcesUpThreeOfAKind]);
        case Kind::Flush: return win(aces_up[book::AcesUpFlush]);
        case Kind::Straight: return win(aces_up[book::AcesUpStraight]);
        case Kind::TwoPair: return win(aces_up[book::AcesUpTwoPairs]);
        default: return wins_aces_up(player) ? win(aces_up[book::AcesUpPairOfAces]) : lose("10.2(a)(iii)");
    }
}

}  // namespace baize::four_card_poker
