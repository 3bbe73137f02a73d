// The best play of one hand with the cards that are left in a live shoe, and the edge of the next round. For the lab
// and for training: no terminal of a running table asks it.
//
// The solver of a fresh shoe runs on the cards that are left: each action is valued by backward induction (play.hpp), a
// split by its plans (split_value.hpp), insurance by the tens left. Cost: a hand takes a play of the hands that it may
// become, and a split that of its hands; an edge takes a whole solution (solver.hpp), the dealer's first cards shared
// out to four threads.
#pragma once

#include <optional>

#include "odds/blackjack/solver.hpp"

namespace baize::blackjack {

struct Situation {
    Composition left;          // every card that nobody has seen, a hidden card of the dealer's among them
    std::vector<int> hand;     // values, the ace as 1
    int up = 0;                // the dealer's first card
    int split_of = 0;          // of a split box: which value was split
    int hands = 1;             // how many hands the box has now
    bool later = false;        // not the first of them
    bool paid = false;         // ... and formed by a split for money, where the first was free (20.4)
    bool switched = false;     // gb 4.65: ace-ten is no blackjack then
};

struct Advice {
    ByEnum<Action, std::optional<double>, kActionCount> value;  // in initial wagers; absent where the rules forbid it
    Action best = Action::Stand;
    double insurance = 0;      // what a unit of insurance is worth; against an ace only
};

Advice advise(const Situation& situation, const Rules& rules);

// The house edge of a round that begins with these cards, played as well as can be.
double edge_now(const Composition& left, const Rules& rules);

}  // namespace baize::blackjack
