#include "odds/blackjack/switch_chart.hpp"

#include "core/numbers.hpp"
#include "odds/blackjack/chart_search.hpp"

namespace baize::blackjack {
namespace {

// The cards of two-card hands by their number.
std::array<Tally, kTwoCards> tallies() {
    std::array<Tally, kTwoCards> list;
    for (int a = 1; a <= kValues; ++a)
        for (int b = a; b <= kValues; ++b)
            list[two_cards(a, b)] = Tally::of(a) + Tally::of(b);
    return list;
}

Chart improved(ChartImprover& improver, const Chart& chart, int up, const Arrangements& played) {
    static const std::array<Tally, kTwoCards> kHands = tallies();
    improver.begin(chart);
    for (std::size_t other = 0; other < kTwoCards; ++other) improver.add_boxes(up, played.chance[other], kHands[other]);
    return improver.better();
}

// Against one first card of the dealer: squares are improved by what reaches them after the better arrangement was
// chosen, until that gains nothing more.
Chart improve(SwitchHands& hands, ChartImprover& improver, const Chart& from, int up) {
    Chart best = from, chart = from;
    double most = -4;
    while (true) {
        hands.play_by(up, strategy_of(chart, hands.rules()));
        const Arrangements played = better_arrangements(hands, up);
        if (!exceeds(played.worth, most)) break;
        most = played.worth;
        best = chart;
        chart = improved(improver, chart, up, played);
        if (chart == best) return best;
    }
    hands.play_by(up, strategy_of(best, hands.rules()));
    return best;
}

}  // namespace

// What is played against one first card of the dealer is nothing to the others.
SwitchChart best_switch_chart(const Composition& shoe, const Rules& rules, const Chart& from,
                              const Progress& progress) {
    SwitchHands hands(shoe, rules);
    ChartImprover improver(hands.distributions(), rules, hands.payoffs(), kLeastSwitchWeight);
    Chart chart = from;
    for (int up = 1; up <= kValues; ++up) {
        hands.distributions().forget();
        chart = improve(hands, improver, chart, up);
        ask_to_go_on(progress, quotient(up, kValues));
    }
    return {chart, SwitchSolver(std::move(hands))};
}

}  // namespace baize::blackjack
