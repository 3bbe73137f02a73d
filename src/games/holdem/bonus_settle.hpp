// What becomes of each Texas Hold 'Em Bonus wager, in the book's order (gb-2011 11.20, 11.33-11.38). The round pays by
// these functions and the analyser prices by them; the Progressive wager is in hands.hpp.
#pragma once

#include <cassert>

#include "games/holdem/hands.hpp"
#include "rulebooks/gb_2011/holdem_bonus.hpp"

namespace baize::holdem::bonus {

namespace book = gb_2011::holdem_bonus;

// ---- Bonus Jackpot --------------------------------------------------------------------------------------------------

constexpr bool is_pair_of_aces(Card a, Card b) { return a.rank() == kAce && b.rank() == kAce; }

// What two hole cards win (11.33); null: nothing. `against_aces`: the dealer has ace-ace, on a table that offers its
// line.
constexpr const PayRow* jackpot_row(Card a, Card b, bool against_aces, Rows jackpot) {
    assert(jackpot.size() == book::kJackpotRows);
    const int high = a.rank() > b.rank() ? a.rank() : b.rank(), low = a.rank() > b.rank() ? b.rank() : a.rank();
    if (high == low) {
        if (high == kAce) return &jackpot[against_aces ? book::JackpotAcesAndDealerAces : book::JackpotAces];
        return &jackpot[high >= kJack ? book::JackpotJacksToKings : book::JackpotTwosToTens];
    }
    if (high != kAce || low < kJack) return nullptr;
    const bool suited = a.suit() == b.suit();
    if (low == kKing) return &jackpot[suited ? book::JackpotAceKingSuited : book::JackpotAceKing];
    return &jackpot[suited ? book::JackpotAceQueenOrJackSuited : book::JackpotAceQueenOrJack];
}

constexpr Return settle_jackpot(Card a, Card b, bool against_aces, Rows jackpot) {
    const PayRow* row = jackpot_row(a, b, against_aces, jackpot);
    return row ? win(*row) : lose("11.34");
}

// 11.34*: a ceiling is for the line of ace-ace against ace-ace, at 1000 to 1 or above.
constexpr bool may_be_capped(Odds odds) { return odds.at_least(book::kCappedAces); }

// ---- The hand against the dealer's ----------------------------------------------------------------------------------

// It wins with a straight or better; a lower hand that wins has it back (11.38).
constexpr Return settle_ante(FiveCardRank player, FiveCardRank dealer, bool folded, Rows ante) {
    assert(ante.size() == book::kAnteRows);
    if (folded) return lose("11.20");
    if (player == dealer) return stand_off("11.36");
    if (player < dealer) return lose("11.35");
    return player.kind() >= Kind::Straight ? win(ante[book::AnteStraightOrBetter]) : stand_off("11.38");
}

// The Flop, Turn and River wagers alike.
constexpr Return settle_bet(FiveCardRank player, FiveCardRank dealer, Rows bet) {
    assert(bet.size() == book::kBetRows);
    if (player == dealer) return stand_off("11.36");
    return player > dealer ? win(bet[book::BetBeatsDealer]) : lose("11.35");                   // 11.37
}

}  // namespace baize::holdem::bonus
