// The value of a box in a fresh shoe, and the play that is worth most.
#pragma once

#include "odds/blackjack/split_value.hpp"

namespace baize::blackjack {

// T is double or Ratio; a number modulo a prime can evaluate but not optimise, having no order.
template <class T>
class Solver {
public:
    explicit Solver(const Composition& shoe) : laws_(shoe) {}

    // The best strategy of those whose decisions rest on the hand's own cards, the dealer's first card and the value
    // that was split: one play for all hands of a split box, chosen for the shoe as it is after the first split.
    Strategy optimise(const Rules& rules);
    // The mean net return of a strategy, in initial wagers; and the mean of all that it wagers.
    T evaluate(const Rules& rules, const Strategy& strategy) { return evaluate(rules, strategy, Payoffs<T>(rules)); }
    T staked(const Rules& rules, const Strategy& strategy) { return evaluate(rules, strategy, Payoffs<T>(rules).staked()); }

    DealerLaws<T>& laws() { return laws_; }
    // The chance of these two cards in either order and this first card of the dealer.
    T deal_chance(int first, int second, int up) const;

private:
    T evaluate(const Rules& rules, const Strategy& strategy, const Payoffs<T>& payoffs);
    void optimise_splits(const Rules& rules, const Payoffs<T>& payoffs, int value, int up, const T& unsplit, Strategy& strategy);

    DealerLaws<T> laws_;
};

template <class T>
T Solver<T>::deal_chance(int first, int second, int up) const {
    const Tally cards = Tally::of(first) + Tally::of(second) + Tally::of(up);
    if (!laws_.shoe().holds(cards)) return T(0);
    return chance_of<T>(laws_.shoe(), cards) * T(first == second ? 1 : 2);
}

template <class T>
void Solver<T>::optimise_splits(const Rules& rules, const Payoffs<T>& payoffs, int value, int up, const T& unsplit,
                                Strategy& strategy) {
    Play<T> play(laws_, payoffs, rules, {up, value, Wager::Either, Tally::of(value) + Tally::of(up)});
    const Node start = hand_table().of(Tally::of(value));
    play.draw(start, [&](Node after) { return play.best(after, strategy); });
    SplitValue<T> split(laws_, payoffs, rules, strategy, value, up);
    T most = unsplit;
    strategy.set_plan(value, up, SplitPlan::Never);
    for (const SplitPlan plan : {SplitPlan::Once, SplitPlan::Again}) {
        if (plan == SplitPlan::Again && !may_split(value, value, 2, rules)) continue;
        T worth = split.without_carry(plan);
        if (exceeds(worth, most)) worth += split.carry(plan);
        if (!exceeds(worth, most)) continue;
        most = worth;
        strategy.set_plan(value, up, plan);
    }
}

template <class T>
Strategy Solver<T>::optimise(const Rules& rules) {
    const Payoffs<T> payoffs(rules);
    const HandTable& table = hand_table();
    Strategy strategy;
    for (int up = 1; up <= kValues; ++up) {
        Play<T> play(laws_, payoffs, rules, {up, 0, Wager::Unsplit, Tally::of(up)});
        for (int first = 1; first <= kValues; ++first) {
            for (int second = first; second <= kValues; ++second) {
                if (deal_chance(first, second, up) == T(0)) continue;
                const T unsplit = play.best(table.of(Tally::of(first) + Tally::of(second)), strategy);
                if (may_split(first, second, 1, rules)) optimise_splits(rules, payoffs, first, up, unsplit, strategy);
            }
        }
    }
    return strategy;
}

template <class T>
T Solver<T>::evaluate(const Rules& rules, const Strategy& strategy, const Payoffs<T>& payoffs) {
    const HandTable& table = hand_table();
    T sum(0);
    for (int up = 1; up <= kValues; ++up) {
        Play<T> play(laws_, payoffs, rules, {up, 0, Wager::Unsplit, Tally::of(up)});
        for (int first = 1; first <= kValues; ++first) {
            for (int second = first; second <= kValues; ++second) {
                const T chance = deal_chance(first, second, up);
                if (chance == T(0)) continue;
                const SplitPlan plan = first == second ? strategy.plan(first, up) : SplitPlan::Never;
                if (plan == SplitPlan::Never) sum += chance * play.value(table.of(Tally::of(first) + Tally::of(second)), strategy);
                else sum += chance * SplitValue<T>(laws_, payoffs, rules, strategy, first, up).total(plan);
            }
        }
    }
    return sum;
}

}  // namespace baize::blackjack
