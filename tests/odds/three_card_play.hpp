// What a solution of Three Card Poker plays.
#pragma once

#include "games/three_card_poker/settle.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/poker/describe/describe.hpp"

namespace baize::three_card_poker {

inline bool plays(const poker::Solution& solution, const ThreeCardHand& hand) {
    return solution.play({.own = poker::CardSet(hand)}) ==
           poker::action_for(kAntePlan.streets.front().decision, PlayOn);
}

}  // namespace baize::three_card_poker
