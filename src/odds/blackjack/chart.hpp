// Playing by point totals alone: the chart a player can carry, what it costs against playing by the cards, and where
// the two part.
#pragma once

#include <optional>

#include "odds/blackjack/solver.hpp"

namespace baize::blackjack {

// One square. A doubling square falls back to `otherwise` where no double is allowed.
struct Cell {
    bool twice = false;                     // double with two cards
    Action otherwise = Action::Stand;       // Stand or Draw, however many cards
    bool operator==(const Cell&) const = default;
};

inline constexpr int kTotals = 22;

struct Chart {
    std::array<std::array<Cell, kValues + 1>, kTotals> hard{}, soft{};          // [total][first card of the dealer]
    std::array<std::array<SplitPlan, kValues + 1>, kValues + 1> pairs{};        // [value][first card of the dealer]

    Cell& cell(Points points, int up) {
        return (points.soft() ? soft : hard)[static_cast<std::size_t>(points.total())][static_cast<std::size_t>(up)];
    }
    const Cell& cell(Points points, int up) const { return const_cast<Chart*>(this)->cell(points, up); }
    bool operator==(const Chart&) const = default;
};

// The chart as a strategy that a simulator or the evaluator follows.
Strategy strategy_of(const Chart& chart, const Rules& rules);

// What each action is worth with two cards, the chart being followed afterwards; absent where it is not legal.
struct ActionValues {
    std::array<std::optional<double>, 4> value;  // by Action
    double chance = 0;                           // of these cards and this first card of the dealer
};

// Hands where the best play is another than the chart's.
struct Exception {
    Node node = kRoot;          // the hand; for a pair, what is worth more may also lie in the play after the split
    int up = 0;
    Action chart = Action::Stand, best = Action::Stand;
    bool after_split = false;   // both split, and the gain lies in playing the hands so formed by their cards
    double gain = 0;            // initial wagers, each time it happens
    double chance = 0;          // per round, the chart being followed until then
};

struct ChartReport {
    Chart chart;
    double ev = 0;              // of the chart
    double cost = 0;            // what is lost against the best play by cards
    std::array<std::array<ActionValues, kValues + 1>, kTotals> hard, soft;      // two cards that are no pair
    std::array<std::array<ActionValues, kValues + 1>, kValues + 1> pairs;
    std::vector<Exception> exceptions;  // their gains times their chances add up to the cost
};

ChartReport best_chart(Solver<double>& solver, const Rules& rules, const Strategy& best_by_cards);

}  // namespace baize::blackjack
