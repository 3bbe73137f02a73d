// The value of a box in a fresh shoe, and the play that is worth most.
//
// The mean over the dealer's first card and the box's two cards, 550 deals, of what the hand is worth by itself
// (play.hpp) or, for a pair that is split, what the hands so formed are worth together (split_value.hpp). Decisions
// follow from backward induction; for a pair every plan of splitting is valued, with the play of its hands chosen
// first. That is the best play of a box without splits; with them it is the best of those that go by the hand's own
// cards (docs/decisions/0007-split-hands.md says what it leaves out). A larger wager or a further card must be worth
// more to be taken (ruling R50).
//
// Cost: for each of ten first cards one memoised play of all hands that are not split, and for each of its pairs the
// plays of the split: O(h) for up to h hands. In doubles six decks take about a second.
#pragma once

#include "core/asker.hpp"
#include "odds/blackjack/split_value.hpp"

namespace baize::blackjack {

// T is double or Ratio; a number modulo a prime can evaluate but not optimise, having no order.
template <class T>
class Solver {
public:
    explicit Solver(const Composition& shoe) : distributions_(shoe) {}

    // The best strategy of those whose decisions rest on the hand's own cards, the dealer's first card and the value
    // that was split, chosen for the shoe as it is after the first split: one play for all hands of a split box, or one
    // for the first and one for the later ones where they have other things to lose. Whether a hand that pairs is split
    // again is one of these decisions.
    // `ev`: where its value goes, if it is asked for.
    Strategy optimise(const Rules& rules, T* ev = nullptr);
    // The value of the best play, over these first cards of the dealer only.
    T best_ev(const Rules& rules, int from_up = 1, int to_up = kValues);
    // The same deal by deal: [dealer's first card][two cards], with so much riding beside each wager (15D, 15E).
    using DealValues = std::array<std::array<T, kTwoCards>, kValues + 1>;
    DealValues best_values(const Rules& rules, const T& ride = T(0), int from_up = 1, int to_up = kValues);
    // The mean net return of a strategy, in initial wagers; and the mean of all that it wagers.
    T evaluate(const Rules& rules, const Strategy& strategy) { return evaluate(rules, strategy, Payoffs<T>(rules)); }
    T staked(const Rules& rules, const Strategy& strategy) {
        return evaluate(rules, strategy, Payoffs<T>(rules).staked());
    }

    DealerDistributions<T>& distributions() { return distributions_; }
    // The chance of these two cards in either order and this first card of the dealer.
    T deal_chance(int first, int second, int up) const;

private:
    T evaluate(const Rules& rules, const Strategy& strategy, const Payoffs<T>& payoffs);
    T optimise_splits(const Rules& rules, const Payoffs<T>& payoffs, int value, int up, const T& unsplit,
                      Strategy& strategy);

    DealerDistributions<T> distributions_;
};

template <class T>
T Solver<T>::deal_chance(int first, int second, int up) const {
    const Tally cards = Tally::of(first) + Tally::of(second) + Tally::of(up);
    if (!distributions_.shoe().holds(cards)) return T(0);
    return chance_of<T>(distributions_.shoe(), cards) * T(first == second ? 1 : 2);
}

template <class T>
T Solver<T>::optimise_splits(const Rules& rules, const Payoffs<T>& payoffs, int value, int up, const T& unsplit,
                             Strategy& strategy) {
    choose_split_play(distributions_, payoffs, rules, value, up, {}, strategy);
    SplitValue<T> split(distributions_, payoffs, rules, strategy, value, up);
    T most = unsplit;
    strategy.set_plan(value, up, SplitPlan::Never);
    for (const SplitPlan plan : split_plans(value, later_hands_apart(payoffs, value, rules), rules)) {
        T worth = split.without_carry(plan);
        if (exceeds(worth, most)) worth += split.carry(plan);
        if (!exceeds(worth, most)) continue;
        most = worth;
        strategy.set_plan(value, up, plan);
    }
    return most;
}

template <class T>
Strategy Solver<T>::optimise(const Rules& rules, T* ev) {
    const Payoffs<T> payoffs(rules);
    const HandTable& table = hand_table();
    Strategy strategy;
    for (int up = 1; up <= kValues; ++up) {
        Play<T> play(distributions_, payoffs, rules, {up, 0, Wager::Unsplit, Tally::of(up)});
        play.prepare(kRoot);
        for (int first = 1; first <= kValues; ++first) {
            for (int second = first; second <= kValues; ++second) {
                ask_now_and_then();
                const T chance = deal_chance(first, second, up);
                if (chance == T(0)) continue;
                T value = play.best(table.of(Tally::of(first) + Tally::of(second)), strategy);
                if (may_split(first, second, 1, rules))
                    value = optimise_splits(rules, payoffs, first, up, value, strategy);
                if (ev) *ev += chance * value;
            }
        }
    }
    return strategy;
}

template <class T>
typename Solver<T>::DealValues Solver<T>::best_values(const Rules& rules, const T& ride, int from_up, int to_up) {
    const Payoffs<T> payoffs(rules, ride);
    DealValues values{};
    Strategy strategy;
    for (int up = from_up; up <= to_up; ++up) {
        Play<T> play(distributions_, payoffs, rules, {up, 0, Wager::Unsplit, Tally::of(up)});
        play.prepare(kRoot);
        for (int first = 1; first <= kValues; ++first) {
            for (int second = first; second <= kValues; ++second) {
                ask_now_and_then();
                if (deal_chance(first, second, up) == T(0)) continue;
                T& value = values[up][two_cards(first, second)];
                value = play.best(hand_table().of(Tally::of(first) + Tally::of(second)), strategy);
                if (may_split(first, second, 1, rules))
                    value = optimise_splits(rules, payoffs, first, up, value, strategy);
            }
        }
    }
    return values;
}

template <class T>
T Solver<T>::best_ev(const Rules& rules, int from_up, int to_up) {
    const DealValues values = best_values(rules, T(0), from_up, to_up);
    T sum(0);
    for (int up = from_up; up <= to_up; ++up)
        for (int first = 1; first <= kValues; ++first)
            for (int second = first; second <= kValues; ++second)
                sum += deal_chance(first, second, up) * values[up][two_cards(first, second)];
    return sum;
}

template <class T>
T Solver<T>::evaluate(const Rules& rules, const Strategy& strategy, const Payoffs<T>& payoffs) {
    const HandTable& table = hand_table();
    T sum(0);
    for (int up = 1; up <= kValues; ++up) {
        Play<T> play(distributions_, payoffs, rules, {up, 0, Wager::Unsplit, Tally::of(up)});
        play.prepare(kRoot, strategy);
        for (int first = 1; first <= kValues; ++first) {
            for (int second = first; second <= kValues; ++second) {
                ask_now_and_then();
                const T chance = deal_chance(first, second, up);
                if (chance == T(0)) continue;
                const SplitPlan plan = first == second ? strategy.plan(first, up) : SplitPlan::Never;
                if (plan == SplitPlan::Never)
                    sum += chance * play.value(table.of(Tally::of(first) + Tally::of(second)), strategy);
                else sum += chance * SplitValue<T>(distributions_, payoffs, rules, strategy, first, up).total(plan);
            }
        }
    }
    return sum;
}

}  // namespace baize::blackjack
