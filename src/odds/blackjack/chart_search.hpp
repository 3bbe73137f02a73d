// How the best chart is found: by improving every square, again and again, until none changes.
#pragma once

#include "odds/blackjack/chart.hpp"

namespace baize::blackjack {

// What the actions of a square are worth in all, over every hand that comes to it.
struct CellSums {
    double stand = 0, draw = 0;             // where the square's `otherwise` is played, or would be
    double undoubled = 0, twice = 0;        // where a double is allowed
    double reach = 0, reach_double = 0;     // how often each is met
    bool met = false, may_double = false;
};

struct ChartSums {
    std::array<Squares<CellSums>, kLayers> layer{};
    CellSums& cell(Points points, int up, int at) { return layer[static_cast<std::size_t>(at)].of(points, up); }
};

// The chances of coming to each hand under a strategy, times a weight; `reach` holds the two-card hands on entry.
void spread_reach(std::vector<double>& reach, const Composition& rest_without_hand, const Strategy& strategy, int up, int split_of, bool later = false);

double deal_chance(const Composition& shoe, int first, int second, int up);

Chart search_chart(Solver<double>& solver, const Rules& rules);

// What every square of a chart is worth, the chart being followed before and after.
ChartSums chart_sums(Solver<double>& solver, const Rules& rules, const Chart& chart);

}  // namespace baize::blackjack
