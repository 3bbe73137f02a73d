// How the best chart is found: by improving every square, again and again, until none changes.
#pragma once

#include "odds/blackjack/chart.hpp"

namespace baize::blackjack {

// What the actions of a square are worth in all, over every hand that comes to it.
struct CellSums {
    double stand = 0, draw = 0;             // where the square's `otherwise` is played, or would be
    double undoubled = 0, twice = 0;        // where a double is allowed
    bool met = false, may_double = false;
};

struct ChartSums {
    std::array<std::array<CellSums, kValues + 1>, kTotals> hard{}, soft{};
    CellSums& cell(Points points, int up) {
        return (points.soft() ? soft : hard)[static_cast<std::size_t>(points.total())][static_cast<std::size_t>(up)];
    }
};

// The chances of coming to each hand under a strategy, times a weight; `reach` holds the two-card hands on entry.
void spread_reach(std::vector<double>& reach, const Composition& rest_without_hand, const Strategy& strategy, int up, int split_of);

double deal_chance(const Composition& shoe, int first, int second, int up);

Chart search_chart(Solver<double>& solver, const Rules& rules);

}  // namespace baize::blackjack
