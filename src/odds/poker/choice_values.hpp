// What each action is worth to one hand that is in play, by enumeration of all cards that may still come.
//
// The expected value of an action is the mean over all deals to come, with later streets played as the solution says,
// or where nothing is solved by backward induction over the same deals (expectimax). Ranks of the dealer's hands are
// counted once for each set of cards in view and shared by all actions.
//
// Cost: O(C(u, b) C(u - b, d)) ranked hands, where u cards are unseen, b are still to come to the board and d to the
// dealer; above `kDealsMost` nothing is counted. Beside a shared board from the flop on, integer counts of the
// dealer's hands (board/enumerate_choices.hpp) replace the settlement of each. Nets are sums of whole and half wagers
// at all odds that a book prints, which a double holds exactly; only the last quotient is rounded.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// More deals than that are not counted here: who has a quicker count gives it with the solution
// (Solution::choice_values).
inline constexpr std::int64_t kDealsMost = 20'000'000;

// By action of the street that is asked. Empty where there are more deals to count than `kDealsMost`.
ActionValues choice_values(const Showdown& game, const Solution& solution, const Seen& seen);
// The same where nothing is solved, for one hand of a program that ends with its answer. Empty also before the flop of
// a board that both share.
ActionValues choice_values_unsolved(const Showdown& game, const Seen& seen);

}  // namespace baize::poker
