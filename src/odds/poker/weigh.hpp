// What each action is worth to one hand that is in play. Every card that may still come is dealt, and later streets are
// played as the solution says: slow and plain, for one hand at a time. Nets are sums of whole and half wagers at all
// odds that a book prints, which a double holds exactly; only the last quotient is rounded.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// More deals than that are not counted here: who has a quicker count gives it with the solution (Solution::weigh).
inline constexpr std::int64_t kDealsMost = 20'000'000;

// By action of the street that is asked. Empty where there are more deals to count than `kDealsMost`.
ActionWorths weigh(const Showdown& game, const Solution& solution, const Seen& seen);
// The same where nothing is solved, for one hand of a program that ends with its answer. Empty also before the flop of
// a board that both share.
ActionWorths weigh_unsolved(const Showdown& game, const Seen& seen);

}  // namespace baize::poker
