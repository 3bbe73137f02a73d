// Blackjack Switch: two hands of one player that may exchange their second cards (gb-2011 4.60-4.66).
//
// What a hand is worth beside another, whose two cards are out of the shoe, follows from backward induction by itself
// (switch_hands.hpp): neither hand regards what the other drew, and an exchangeable shoe makes the second, taken alone,
// like the first. By linearity both together are worth the sum, and of each deal the arrangement with the greater sum
// is taken. The mean over all deals is the value; it is that of this play, a little below the best
// (docs/decisions/0007-split-hands.md).
//
// Cost: O(10 x 55) memoised plays of all hands, for ten first cards and 55 other hands, with the splits of their pairs;
// then O(10^5) ordered deals of five cards, with some look-ups each.
#pragma once

#include <functional>

#include "odds/blackjack/switch_hands.hpp"

namespace baize::blackjack {

// Shall the second cards of (a1, a2) and (b1, b2) be switched?
using Switching = std::function<bool(int up, int a1, int a2, int b1, int b2)>;

// What every two cards are worth over all other hands, as a player can learn
// it; he switches where the sum of both hands grows.
class CachedValues {
public:
    explicit CachedValues(const SwitchHands& hands);
    double worth(int up, int hand, bool was_switched) const { return worth_[up][hand][was_switched]; }
    bool switches(int up, int a1, int a2, int b1, int b2) const;

private:
    std::array<std::array<std::array<double, 2>, kTwoCards>, kValues + 1> worth_{};
};

// By the worth of the hands the better of the two arrangements is chosen.
class SwitchSolver {
public:
    // Every hand is played as well as can be, or as a strategy says.
    SwitchSolver(const Composition& shoe, const Rules& rules, const Strategy* strategy = nullptr);
    explicit SwitchSolver(SwitchHands hands);

    // Per unit of each of the two equal wagers, and so per half of the total stake.
    double ev() const { return ev_; }
    double staked() const { return staked_; }         // mean of all that is wagered, in units of one of the wagers
    double switched() const { return switched_; }     // how often it is better to switch
    // The same where somebody switches otherwise.
    double ev(const Switching& switching) const;

    // What a hand is worth against a first card of the dealer, the other hand's two cards being out of the shoe.
    double worth(int up, int other, int hand, bool was_switched) const {
        return hands_.worth(up, other, hand, was_switched);
    }
    CachedValues learned() const { return CachedValues(hands_); }
    bool switches(int up, int a1, int a2, int b1, int b2) const;

private:
    void sum_deals();

    SwitchHands hands_;
    double ev_ = 0, staked_ = 0, switched_ = 0;
};

// The better arrangement of every deal against one first card of the dealer.
struct Arrangements {
    std::vector<std::array<double, kTwoCards>> chance;  // [other][hand]: how often a hand is played beside another
    double worth = 0;                                   // of all of them, while the dealer has not peeked
};
Arrangements better_arrangements(const SwitchHands& hands, int up);

}  // namespace baize::blackjack
