// The best chart for the hands of Blackjack Switch: by point totals, whatever the other hand holds.
#pragma once

#include "core/progress.hpp"
#include "odds/blackjack/chart.hpp"
#include "odds/blackjack/switch_solver.hpp"

namespace baize::blackjack {

struct SwitchChart {
    Chart chart;
    SwitchSolver by_chart;  // the game where both hands are played by it
};

// `from`: a chart to begin with; that of a hand by itself lacks little. `progress` is told the share that is done.
SwitchChart best_switch_chart(const Composition& shoe, const Rules& rules, const Chart& from,
                              const Progress& progress = {});

}  // namespace baize::blackjack
