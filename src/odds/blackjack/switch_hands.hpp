// What a hand of Blackjack Switch is worth, beside every other hand and against every first card of the dealer (gb-2011
// 4.60-4.66).
//
// Each hand is played by backward induction in the shoe without the other hand's two cards (play.hpp); a pair may be
// split as the rules allow (split_value.hpp), and a switched ace-ten stands as a 21. The results are a table by first
// card, other hand and hand, of which switch_solver.hpp takes sums. Cost: for each of ten first cards and 55 other
// hands a memoised play of all hands, and the plans of splitting ten pairs; splits that come more seldom than 10^-10
// are left out.
#pragma once

#include "odds/blackjack/solver.hpp"

namespace baize::blackjack {

// Hands of a box that come less often than this in a split move the edge by less than its eighth decimal.
inline constexpr double kLeastSwitchWeight = 1e-10;

// Each hand is played for what it is worth by itself, the four cards of both hands and the dealer's first card being
// known: the second hand takes no notice of what the first one drew.
class SwitchHands {
public:
    SwitchHands(const Composition& shoe, const Rules& rules);

    // Against one first card of the dealer: every hand played as is best, or as a strategy says.
    void play_best(int up) { play_all(up, nullptr); }
    void play_by(int up, const Strategy& strategy) { play_all(up, &strategy); }

    // [as dealt, switched]: a switched ace-ten is no blackjack (4.65).
    double worth(int up, int other, int hand, bool was_switched) const {
        return worth_[at(up, other, hand)][was_switched];
    }
    double staked(int up, int other, int hand) const { return staked_[at(up, other, hand)]; }

    const Composition& shoe() const { return shoe_; }
    const Rules& rules() const { return rules_; }
    const Payoffs<double>& payoffs() const { return payoffs_; }
    DealerDistributions<double>& distributions() { return distributions_; }

private:
    static std::size_t at(int up, int other, int hand) { return (up * kTwoCards + other) * kTwoCards + hand; }
    void play_all(int up, const Strategy* strategy);
    void play_beside(int up, Tally other, int other_number, const Strategy* given);
    struct Split {
        double worth, staked;
    };
    Split best_split(int value, int up, Tally other, const Split& unsplit);
    Split split_by(SplitPlan plan, int value, int up, Tally other, const Strategy& strategy);

    Composition shoe_;
    Rules rules_;
    Payoffs<double> payoffs_, stakes_;
    DealerDistributions<double> distributions_;
    std::vector<std::array<double, 2>> worth_;
    std::vector<double> staked_;
};

}  // namespace baize::blackjack
