// By which clauses of its book a game has what every game has.
#pragma once

#include "core/pay.hpp"

namespace baize {

struct GameClauses {
    Clause no_more_bets{};
    Clause position{};         // which wagers exist
    Clause limits{};           // minimum and maximum wagers
    Clause maximum{};          // ... the maximum, where another clause has it
    Clause person{};           // the operator may limit one person to one box and the minimum
    Clause box{};              // a maximum for all wagers on one box, or for one person's on it
    Clause nominee{};          // somebody else may act for a player
    Clause own_hands{};        // players' cards are seen by their player alone until the showdown
    Clause areas_yield{};      // a player has several boxes only while nobody else is without one
    // The dealer may put a wager right that was misplaced or moved by accident, until the result is known; or after it
    // too.
    Clause misplaced{};
    bool misplaced_after_result = false;
    Clause payout_max{};       // the operator may set a highest pay-out
    bool payout_max_approved = true;  // ... that the Secretary has approved
    Clause differential{};     // ... and a table differential, where not by the clause of the limits
    Clause pro_rata{};         // beyond it wagers are reduced at the close; empty: they are refused or dropped
};

}  // namespace baize
