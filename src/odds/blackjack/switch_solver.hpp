// Blackjack Switch: two hands of one player that may exchange their second cards (gb-2011 4.60-4.66).
#pragma once

#include "odds/blackjack/solver.hpp"

namespace baize::blackjack {

// Each hand is played for what it is worth by itself, the four cards of both hands and the dealer's first card being known: the second
// hand takes no notice of what the first one drew. By that measure the better of the two arrangements is chosen.
class SwitchSolver {
public:
    SwitchSolver(const Composition& shoe, const Rules& rules);

    // Per unit of each of the two equal wagers, and so per half of the total stake.
    double ev() const { return ev_; }
    double staked() const { return staked_; }         // mean of all that is wagered, in units of one of the wagers
    double switched() const { return switched_; }     // how often it is better to switch

    // What a hand is worth against a first card of the dealer, the other hand's two cards being out of the shoe.
    double worth(int up, int other, int hand, bool was_switched) const { return values_[at(up, other, hand)][was_switched]; }
    // The same over all other hands, as a player can learn it.
    double worth(int up, int hand, bool was_switched) const;
    // Is it better to switch the second cards of (a1, a2) and (b1, b2)?
    bool switches(int up, int a1, int a2, int b1, int b2) const;
    // What is lost by switching whenever the learned worths of the hands say so.
    double cost_of_learned_worths() const;

private:
    static std::size_t at(int up, int other, int hand) { return static_cast<std::size_t>((up * kTwoCards + other) * kTwoCards + hand); }
    void value_hands(int up, int first, int second);
    double split_or_not(int value, int up, Tally other, double unsplit, double& staked);
    void sum_deals();
    template <class Visit>
    void each_deal(Visit&& visit) const;
    // Gb 4.17, ruling R45: with a peek a dealer's blackjack ends the round before anything is switched.
    double lost_to_peek(int up, int a1, int a2, int b1, int b2) const;

    Composition shoe_;
    Rules rules_;
    Payoffs<double> payoffs_, stakes_;
    DealerLaws<double> laws_;
    std::vector<std::array<double, 2>> values_, staked_values_;  // [as dealt, switched]
    double ev_ = 0, staked_ = 0, switched_ = 0;
};

}  // namespace baize::blackjack
