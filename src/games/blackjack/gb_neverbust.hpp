// gb.neverbust: every hand is drawn as the dealer's, and a card that would bust it is discarded (gb-2011 4.74-4.81).
#pragma once

#include "games/blackjack/gb_blackjack.hpp"

namespace baize::blackjack::gb::neverbust {

// ---- Settlement: the round pays and the analyser prices by these ----------------------------------------------------

inline constexpr int kStandOffTotal = 15;  // 4.80

// What the table reads of ruling R44, beside the rules of every blackjack. Those come first, so that whoever knows only
// of Rules reads them from the same place.
struct TableRules : Rules {
    bool equal_totals_lose = false;  // 4.77
    bool players_stand_on_soft_17 = false;  // 4.75
};

// 4.75: the rules that the players' hands are drawn by.
constexpr Rules players_rules(const TableRules& rules) {
    Rules of_players = rules;
    of_players.draws_to_soft_17 = rules.draws_to_soft_17 && !rules.players_stand_on_soft_17;
    return of_players;
}

// 4.75, 4.76: what a card that is drawn does to a hand.
enum class Drawn : std::uint8_t { Discarded, Stands, DrawsOn };
constexpr Drawn drawn(Points with_the_card, const Rules& rules) {
    if (with_the_card.bust()) return Drawn::Discarded;
    return dealer_draws(with_the_card, rules) ? Drawn::DrawsOn : Drawn::Stands;
}

// 4.77-4.80. A dealer's 15 is always what was held before a discard: else the hand would have drawn on.
Return settle(const HandResult& hand, const DealerResult& dealer, const TableRules& rules,
              std::span<const PayRow> rows);

extern const Game kGame;

}  // namespace baize::blackjack::gb::neverbust
