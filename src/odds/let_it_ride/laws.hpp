// The exact laws of Let it Ride; every verdict comes from games/let_it_ride/settle.
#pragma once

#include <optional>

#include "games/let_it_ride/settle.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::let_it_ride {

// What the three wagers are paid by. The rows must outlive the call they are given to.
struct HandPays {
    Rows hands = gb_2011::let_it_ride::kHandTables[0].rows;
    std::optional<Ratio> ceiling{};  // gb-2011 12.27*: on a royal flush at 1000 to 1, in units of one wager
};

// The game as the solver is told of it: two of three equal wagers ride or are taken back, with three cards in view and
// with four (12.18, 12.22). The unit is one of the three (ruling R50). It knows no ceiling.
poker::Showdown described(const HandPays& pays = {}, poker::CardSet deck = poker::kFullDeck);

struct Solved {
    Law law;
    poker::Rule play;  // actions as the description has them: withdraw, ride
};

// The best play, by exact comparison; of equal choices the wager is withdrawn. A ceiling is over all wagers that ride
// together, so that riding is worth less where another rides already: such a game is counted hand by hand.
Solved solve(const HandPays& pays, poker::CardSet deck = poker::kFullDeck);
Solved solve_hand_by_hand(const HandPays& pays, poker::CardSet deck = poker::kFullDeck);

Law bonus_law(Rows bonus, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::let_it_ride
