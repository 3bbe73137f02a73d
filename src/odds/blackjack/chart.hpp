// Playing by point totals alone: the chart a player can carry, what it costs against playing by the cards, and where
// the two part.
//
// The chart is found in chart_search.hpp. A report then follows it from every two cards with the chance of each hand,
// and where the best play by the cards does otherwise it notes the gain: gains times chances add up to what the chart
// costs. Cost: for each of ten first cards of the dealer two memoised plays of all 3,082 hands (play.hpp), with the
// splits of each pair by both.
#pragma once

#include <algorithm>
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

// Where a total alone does not say enough, a chart has further layers: Blackjack+ asks for the number of cards as well
// (2; 3; 4), and Free Bet whether the hand has a stake of its own.
inline constexpr int kLayers = 3;

inline int layer_of(int cards, bool by_lammer, const Rules& rules) {
    if (rules.five_and_under) return std::clamp(cards, 2, 4) - 2;
    return rules.free_bets && by_lammer ? 1 : 0;
}
inline int layers(const Rules& rules) { return rules.five_and_under ? 3 : rules.free_bets ? 2 : 1; }

template <class Square>
struct Squares {
    std::array<std::array<Square, kValues + 1>, kTotals> hard{}, soft{};        // [total][first card of the dealer]

    Square& of(Points points, int up) {
        return (points.soft() ? soft : hard)[points.total()][up];
    }
    bool operator==(const Squares&) const = default;
};

struct Chart {
    std::array<Squares<Cell>, kLayers> layer{};
    std::array<std::array<SplitPlan, kValues + 1>, kValues + 1> pairs{};        // [value][first card of the dealer]

    Cell& cell(Points points, int up, int at) { return layer[at].of(points, up); }
    const Cell& cell(Points points, int up, int at) const { return const_cast<Chart*>(this)->cell(points, up, at); }
    bool operator==(const Chart&) const = default;
};

// The chart as a strategy that a simulator or the evaluator follows.
Strategy strategy_of(const Chart& chart, const Rules& rules);

// What each action is worth with two cards, the chart being followed afterwards; absent where it is not legal.
struct ActionValues {
    ByEnum<Action, std::optional<double>, kActionCount> value;
    double chance = 0;  // of these cards and this first card of the dealer
    bool operator==(const ActionValues&) const = default;
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
    Squares<ActionValues> two_cards;                                            // that are no pair
    // of the further layers, whatever reaches a square
    std::array<Squares<ActionValues>, kLayers> layer;
    std::array<std::array<ActionValues, kValues + 1>, kValues + 1> pairs;
    std::vector<Exception> exceptions;  // their gains times their chances add up to the cost
};

ChartReport best_chart(Solver<double>& solver, const Rules& rules, const Strategy& best_by_cards);
// Of a chart that is given.
ChartReport report_chart(Solver<double>& solver, const Rules& rules, const Strategy& best_by_cards, const Chart& chart);

}  // namespace baize::blackjack
