// gb.blackjack-switch: two hands whose second cards may be switched (gb-2011 4.60-4.73).
#pragma once

#include "games/blackjack/gb_blackjack.hpp"

namespace baize::blackjack::gb::switching {

enum Wager : std::uint8_t { SwitchWager = kSecondHand, SuperMatch };
// The GB book has no exposed card that could be refused: its own choices begin in that place.
enum Choice : std::uint8_t { Keep = Refuse, Switch };

// ---- Parts of the round ---------------------------------------------------------------------------------------------------
// 4.62, 4.63: a second hand for each box, and the wagers on it; what is not staked in equal parts is given back.
void open_hands(Table& t);
// 4.69-4.73: on the first four cards, as they were dealt.
void settle_super_match(Table& t);
bool may_switch(const Table& t, const Box& box);
void switch_cards(Table& t, Box& box);

extern const Game kGame;

}  // namespace baize::blackjack::gb::switching
