#include "odds/blackjack/analyser.hpp"

#include <stdexcept>

#include "core/parallel.hpp"
#include "odds/blackjack/exact_ev.hpp"

namespace baize::blackjack {
namespace {

constexpr int kMostDecks = 8;
constexpr int kMostHands = 16;

Composition whole_decks(int decks) {
    if (decks < 1 || decks > kMostDecks) throw std::invalid_argument("blackjack is analysed with 1 to 8 decks");
    return Composition::of_decks(decks);
}

}  // namespace

bool pays_after_a_free_split(const Rules& rules) {
    for (int value = 1; value <= kValues; ++value)
        if (pays_to_resplit(value, rules)) return true;
    return false;
}

std::string_view left_out(const Rules& rules) {
    if (rules.split_loss != SplitLoss::BustAndOne || rules.free_bets) return "";  // an additional hand has no stake
    return "; under bb+1 the hands of a split box are played alike, whichever of them broke before: a play that looked "
           "would gain about 0.000066 % of the wager in the standard game of six decks";
}

Analyser::Analyser(int decks)
    : shoe_(whole_decks(decks)), decks_(decks), solver_(std::make_unique<Solver<double>>(shoe_)) {}

Analyser::Analyser(const Composition& shoe) : shoe_(shoe), solver_(std::make_unique<Solver<double>>(shoe)) {}

void Analyser::check(const Rules& rules) const {
    if (decks_ != 0 && rules.decks != decks_) throw std::invalid_argument("the rules are for another number of decks");
    if (rules.hands_max < 2 || rules.hands_max > kMostHands)
        throw std::invalid_argument("a box has at most 2 to 16 hands (12.4, 12.8, gb 4.31)");
    if (rules.split_loss == SplitLoss::BustAndOne && rules.hands_max > 3)
        throw std::invalid_argument("bust and one is a reading of 12.6, for at most 3 hands (12.4)");
}

Analysis Analyser::analyse(const Rules& rules) {
    check(rules);
    Analysis result;
    result.strategy = solver_->optimise(rules, &result.ev);
    return result;
}

DealValues Analyser::best_values(const Rules& rules, double ride) {
    check(rules);
    return solver_->best_values(rules, ride);
}

double Analyser::ev(const Rules& rules, const Strategy& strategy) {
    check(rules);
    return solver_->evaluate(rules, strategy);
}

double Analyser::staked(const Rules& rules, const Strategy& strategy) {
    check(rules);
    return solver_->staked(rules, strategy);
}

double Analyser::variance(const Rules& rules, const Strategy& strategy) {
    const double mean = ev(rules, strategy);
    if (processors() < 2) return SpreadBuilder<double>(*solver_, rules, strategy).mean_square() - mean * mean;
    // The long part of a price: two halves at the same time, the second with dealer's distributions of its own.
    double first = 0, second = 0;
    parallel_invoke([&] { first = SpreadBuilder<double>(*solver_, rules, strategy).mean_square(0); },
                    [&] {
                        Solver<double> other(shoe_);
                        second = SpreadBuilder<double>(other, rules, strategy).mean_square(1);
                    });
    return first + second - mean * mean;
}

NetSpread<double> Analyser::distribution(const Rules& rules, const Strategy& strategy, const Progress& progress) {
    check(rules);
    if (pays_after_a_free_split(rules))
        throw std::invalid_argument("the joint distribution of a box split for free and then for money is not counted");
    return SpreadBuilder<double>(*solver_, rules, strategy).build(progress);
}

ChartReport Analyser::chart(const Rules& rules, const Strategy& best_by_cards) {
    check(rules);
    return best_chart(*solver_, rules, best_by_cards);
}

ChartReport Analyser::chart(const Rules& rules, const Strategy& best_by_cards, const Chart& given) {
    check(rules);
    return report_chart(*solver_, rules, best_by_cards, given);
}

Ratio Analyser::exact_ev(const Rules& rules, const Strategy& strategy) const {
    check(rules);
    return blackjack::exact_ev(shoe_, rules, strategy);
}

}  // namespace baize::blackjack
