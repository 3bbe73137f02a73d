// How the best chart is found: by improving every square, again and again, until none changes.
//
// A chart joins many hands in a square, so backward induction hand by hand cannot find it. A forward pass tells how
// often each hand reaches its square under the chart; the worth of each action there, the chart being followed
// afterwards, is summed over those hands (play.hpp); then every square takes the action of the greater sum. It is
// coordinate ascent in which all coordinates move at once, so that it might turn in a circle: the best chart met within
// thirty rounds is kept. What it ends with is a local optimum at best, no proof that no other chart is better. The loss
// carried by SplitLoss::BustAndOne is in the price of a chart and in the choice of splits, but does not steer the
// squares.
//
// Cost of a round: for each of ten first cards of the dealer a forward pass and a play over all hands, O(3,082 x 10)
// steps each beside the dealer's distributions, and as much for each term of each pair that the chart splits
// (split_terms.hpp).
#pragma once

#include "odds/blackjack/chart.hpp"

namespace baize::blackjack {

// What the actions of a square are worth in all, over every hand that reaches it.
struct CellSums {
    double stand = 0, draw = 0;             // where the square's `otherwise` is played, or would be
    double undoubled = 0, twice = 0;        // where a double is allowed
    double reach = 0, reach_double = 0;     // how often each is met
    bool met = false, may_double = false;
};

struct ChartSums {
    std::array<Squares<CellSums>, kLayers> layer{};
    CellSums& cell(Points points, int up, int at) { return layer[at].of(points, up); }
};

using TwoCardChances = std::array<double, kTwoCards>;

// Adds up, over boxes of two cards, what every square of a chart is worth while the rest of the chart is followed
// before and after, and then changes each square to what is worth more.
class ChartImprover {
public:
    ChartImprover(DealerDistributions<double>& distributions, const Rules& rules)
        : ChartImprover(distributions, rules, Payoffs<double>(rules)) {}
    // `least`: weights of hands of a split below this are left out.
    ChartImprover(DealerDistributions<double>& distributions, const Rules& rules, const Payoffs<double>& payoffs,
                  double least = kLeastWeight)
        : distributions_(distributions), rules_(rules), payoffs_(payoffs), least_(least), shoe_(distributions.shoe()) {}

    void begin(const Chart& chart);
    // The boxes against one first card of the dealer. `others`: cards that are removed beside it.
    void add_boxes(int up, const TwoCardChances& chances, Tally others = {});
    Chart better() const;

    const ChartSums& sums() const { return sums_; }

private:
    struct PairSums {
        double chance = 0;
        ByEnum<SplitPlan, double, kSplitPlans> worth{};
    };
    std::span<const SplitPlan> plans(int value) const {
        return split_plans(value, later_hands_apart(payoffs_, value, rules_), rules_);
    }
    void add_pair(int value, int up, double chance, Tally others);
    void add_split(int value, int up, SplitPlan plan, double chance, Tally others);
    void add_hands(std::vector<double>& reach, const Seat& seat);
    void add_hand(Node node, double reach, const Seat& seat, Play<double>& play);

    DealerDistributions<double>& distributions_;
    Rules rules_;
    Payoffs<double> payoffs_;
    double least_;
    Composition shoe_;
    Chart chart_;
    Strategy strategy_;
    ChartSums sums_;
    std::array<std::array<PairSums, kValues + 1>, kValues + 1> pairs_;  // [value][first card of the dealer]
};

// The chances of reaching each hand under a strategy, times a weight; `reach` holds the two-card hands on entry.
void spread_reach(std::vector<double>& reach, const Composition& rest_without_hand, const Strategy& strategy, int up,
                  int split_of, Place place = Place::First);

double deal_chance(const Composition& shoe, int first, int second, int up);

Chart search_chart(Solver<double>& solver, const Rules& rules);

// What every square of a chart is worth, the chart being followed before and after.
ChartSums chart_sums(Solver<double>& solver, const Rules& rules, const Chart& chart);

}  // namespace baize::blackjack
