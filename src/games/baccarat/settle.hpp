// What becomes of the wagers of NZ Baccarat (nz-baccarat 5.10, 11, 13). The cards are drawn as in Punto Banco (ruling
// D4); the round pays by these functions and the analyser prices by them.
#pragma once

#include "core/match.hpp"
#include "games/perfect_pairs.hpp"
#include "games/punto_banco/settle.hpp"
#include "rulebooks/nz_baccarat/baccarat.hpp"

namespace baize::baccarat {

using Hand = punto_banco::Hand;

// 5.10(a), (b); a tie by gb-2011 6.26.
constexpr Return settle_hand(Hand own, Hand other, const PayRow& row) {
    if (own.points == other.points) return voided("6.26");
    return own.points > other.points ? win(row) : lose("6.25");
}

// 13.2(a), (b), 13.3(a), 13.4: a tie loses, a three-card eight or nine is paid double, the banker's six by its row.
constexpr Return settle_hand_two_to_one(Hand own, Hand other, std::span<const PayRow> rows, Clause loses) {
    using namespace nz_baccarat;
    if (own.points <= other.points) return lose(loses);
    if (own.cards == 3 && own.points >= 8) return win(rows[TwoToOneThreeCards]);
    const bool six = own.points == 6 && rows.size() == kTwoToOneBankerRows;
    return win(rows[six ? TwoToOneSix : TwoToOneWins]);
}

constexpr Return settle_tie(Hand player, Hand banker, const PayRow& row, Clause loses) {
    return player.points == banker.points ? win(row) : lose(loses);                              // 5.10(c), 13.2(c)
}

constexpr Return settle_any_pair(Card first, Card second, const PayRow& row) {
    return match_of(first, second) != Match::None ? win(row) : lose("11C.6");
}

// 11D.6-11D.9, on a hand of two or three cards: of a Lucky Match and a Lucky Triple Match only the latter is paid.
constexpr Return settle_lucky_match(std::span<const Card> hand, std::span<const PayRow> rows) {
    using namespace nz_baccarat;
    switch (match_of(hand[0], hand[1])) {
        case Match::None: return lose("11D.6");
        case Match::Mixed: return win(rows[MixedMatch]);
        case Match::Coloured: return win(rows[ColouredMatch]);
        case Match::Same: break;
    }
    const bool triple = hand.size() == 3 && hand[2] == hand[0];
    return triple ? win(rows[LuckyTripleMatch].odds, "11D.9") : win(rows[nz_baccarat::LuckyMatch]);
}

constexpr Return settle_perfect_pairs(Card first, Card second, std::span<const PayRow> rows) {
    return baize::settle_perfect_pairs(first, second, rows, "nz-blackjack 15B.5");
}

}  // namespace baize::baccarat
