// The exact law of Mississippi Stud by its best play; every verdict comes from games/mississippi_stud/settle.
#pragma once

#include "games/mississippi_stud/settle.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::mississippi_stud {

// The game as the solver is told of it: fold, or once to three times the ante, with two cards, three and four in view
// (gb-2011 7.42-7.47). The rows must outlive the description.
poker::Showdown described(Rows hands = gb_2011::mississippi_stud::kHands, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::mississippi_stud
