// gb.blackjack-switch: two hands whose second cards may be switched (gb-2011 4.60-4.73).
#pragma once

#include "games/blackjack/gb_blackjack.hpp"

namespace baize::blackjack::gb::switching {

// The side wagers of the normal game (4.64) come after its own, in their order.
enum Wager : std::uint8_t { SwitchWager = kSecondHand, SuperMatch, kNormalSides };
// The GB book has no exposed card that could be refused: its own choices begin in that place.
enum Choice : std::uint8_t { Keep = Refuse, Switch };

// What a round reads, compiled once: the rules of boxes with the Switch wager, and those of boxes without it (ruling
// R56). The former come first, so that whoever knows only of Rules reads them from the same place.
struct TableRules : Rules {
    Rules alone;
};

// ---- Parts of the round ---------------------------------------------------------------------------------------------
// 4.62, 4.63: a second hand for each box whose controlling player has the Switch wager; a wager on a second hand that
// there is not, or that does not equal the first, is given back.
void open_hands(Table& t);
// 4.69-4.73: on the first four cards, as they were dealt.
void settle_super_match(Table& t);
bool may_switch(const Table& t, const Box& box);
void switch_cards(Table& t, Box& box);

extern const Game kGame;

}  // namespace baize::blackjack::gb::switching
