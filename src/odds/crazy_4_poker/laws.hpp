// The ante game of Crazy 4 Poker as the solver is told of it, and the law of Queens Up; every verdict comes from
// games/crazy_4_poker/settle.
#pragma once

#include "games/crazy_4_poker/settle.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::crazy_4_poker {

// What the three payments of the ante game are made by. The rows must outlive the game they are given to.
struct AntePays {
    Rows ante = book::kAnte;
    Rows play = book::kPlay;
    Rows super_bonus = book::kSuperBonus;
    Unqualified reading = Unqualified::EveryPlayPaid;
};

enum WayToAct : std::size_t { FoldIt, PlayOnce, PlayThrice };

// Five cards each; fold, play once, or three times with a pair of aces or better (15.14-15.16). An amount between once
// and three times is never better than both: what is won and lost by it is in proportion.
poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck = poker::kFullDeck);

Law queens_up_law(Rows queens_up, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::crazy_4_poker
