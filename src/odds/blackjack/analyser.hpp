// Everything there is to know about one blackjack box in a fresh shoe: its value, how to play it, what a chart costs,
// how its return is spread.
//
// One call for each question, over solvers that share the shoe and the dealer's distributions: the value and the play
// (solver.hpp), the value of a given play and of all that it wagers, the best chart (chart_search.hpp), mean square and
// distribution (spread.hpp), and the value as a fraction (exact_ev.hpp). The value is double precision; the fraction is
// put together from values modulo several primes. Cost: that of the part that is asked, where the first question of a
// shoe fills the dealer's distributions, and further ones look them up.
#pragma once

#include <memory>
#include <string_view>

#include "odds/blackjack/chart.hpp"
#include "odds/blackjack/spread.hpp"

namespace baize::blackjack {

using DealValues = Solver<double>::DealValues;

struct Analysis {
    double ev = 0;        // the player's, per initial wager
    Strategy strategy;    // the play that has this value

    double edge() const { return -ev; }
};

// Hands of one box that carry three kinds of wagers (20.4, ruling R31 the other
// way): their value is counted, their joint distribution is not.
bool pays_after_a_free_split(const Rules& rules);
// What the best play leaves out, in words for a note; empty where it leaves out nothing.
std::string_view left_out(const Rules& rules);

// Distributions of the dealer's hand are kept: a further set of rules with the same shoe is cheap. Not for use by two
// threads at once.
class Analyser {
public:
    explicit Analyser(int decks);
    explicit Analyser(const Composition& shoe);  // any shoe; `decks` of the rules is then not looked at

    Analysis analyse(const Rules& rules);
    double ev(const Rules& rules, const Strategy& strategy);
    // The best value of each deal, with so much riding beside each wager (15D, 15E).
    DealValues best_values(const Rules& rules, double ride);
    // Mean of all that is wagered in a round, per initial wager (ruling R50).
    double staked(const Rules& rules, const Strategy& strategy);
    double variance(const Rules& rules, const Strategy& strategy);
    NetSpread<double> distribution(const Rules& rules, const Strategy& strategy, const Progress& progress = {});
    ChartReport chart(const Rules& rules, const Strategy& best_by_cards);
    ChartReport chart(const Rules& rules, const Strategy& best_by_cards, const Chart& given);
    Ratio exact_ev(const Rules& rules, const Strategy& strategy) const;

    const Composition& shoe() const { return shoe_; }

private:
    void check(const Rules& rules) const;

    Composition shoe_;
    int decks_ = 0;  // 0 for a shoe of its own
    std::unique_ptr<Solver<double>> solver_;
};

}  // namespace baize::blackjack
