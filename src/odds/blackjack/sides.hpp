// Exact return distributions of the side wagers of NZ blackjack over a finite shoe; every verdict comes from
// games/blackjack/side_wagers.
//
// What the first cards decide is counted over ordered draws or sets of faces (count/draws.hpp). What the dealer's hand
// decides is counted over the sets of values with which he can end (count/hand_sets.hpp), each in as many ways as the
// shoe has: a fresh shoe is exchangeable, so that his hand may be thought of as dealt first. Cost: O(52^n) draws of n
// first cards, two or three of them; O(S) products for S sets of the dealer's, and for Push 22 as many in six shoes
// more, of one suit or colour alone.
#pragma once

#include <functional>
#include <vector>

#include "games/blackjack/side_wagers.hpp"
#include "odds/blackjack/strategy.hpp"
#include "odds/blackjack/values.hpp"
#include "odds/return_distribution.hpp"

namespace baize::blackjack {

using count::FaceShoe;

// ---- Decided by the first cards -----------------------------------------------------------------------------------

ReturnDistribution perfect_pair_returns(const FaceShoe& shoe, Rows rows);
ReturnDistribution any_pair_returns(const FaceShoe& shoe, Rows rows);
ReturnDistribution madness_returns(const FaceShoe& shoe, Rows rows);  // 15A.6
// Always taken in cash (15D.6(a), 15E.5(a)).
ReturnDistribution house_money_returns(const FaceShoe& shoe, Rows rows);
ReturnDistribution let_it_ride_returns(const FaceShoe& shoe, Rows rows);

// For whoever values letting it ride: every pair of values, the first card's and the second's, that
// wins or loses at one rate, and in how many of the N(N-1) ordered draws of two cards it comes.
struct FirstTwo {
    int first = 0, second = 0;
    Return verdict;
    std::int64_t ways = 0;
};
std::vector<FirstTwo> first_two_by_win(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows));

ReturnDistribution lucky_match_returns(const FaceShoe& shoe, Rows rows);
ReturnDistribution lucky_lucky_returns(const FaceShoe& shoe, Rows rows);

// Ruling R38: `draws` says whether two sevens take a third card against a first card of the dealer of this value.
ReturnDistribution super_sevens_returns(const FaceShoe& shoe, Rows rows, const std::function<bool(int up)>& draws);

// ---- On the hands of a split ----------------------------------------------------------------------------------------

// 15B.9, 15B.10, 15C.10, 15C.11: an additional wager on every hand of a split before its second card, of a hand
// that is split again too. The return distribution is of one such wager, each with the same weight. `plan` says how a
// pair of this value is split against a first card of the dealer, into three hands at most. What a hand draws after its
// second card leaves the rest of a shuffled shoe as it was, so that only the second cards are counted.
ReturnDistribution extra_pairs_returns(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows),
                                       const std::function<SplitPlan(int value, int up)>& plan);

// ---- Decided by the dealer's hand ---------------------------------------------------------------------------------

// The shoe is shuffled, and whatever the players draw depends on cards before the dealer's second alone: his hand has
// the distribution of the first cards of a fresh shoe, and he draws it out (ruling R36).
ReturnDistribution buster_returns(const FaceShoe& shoe, const Rules& rules, Rows rows);
// With the Free Bonus of the seated player, who has this stake (15H.9, ruling R39).
ReturnDistribution buster_with_bonus_returns(const FaceShoe& shoe, const Rules& rules, Rows rows, Rows bonus,
                                             Money stake);
ReturnDistribution push_22_returns(const FaceShoe& shoe, const Rules& rules, Rows rows);

// Ruling R36 the other way: the dealer draws only for hands that wait for him (13.4). `waits` is the chance of that,
// given his first card and the cards that are left once his 22 is out of the shoe. Rounded as double precision rounds.
struct RoundedDistribution {
    double mean = 0, square = 0, hit = 0;
};
RoundedDistribution push_22_beside_hands(const FaceShoe& shoe, const Rules& rules, Rows rows,
                                         const std::function<double(int up, const ValueShoe& left)>& waits);

}  // namespace baize::blackjack
