#include "odds/blackjack/adviser.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

#include "core/parallel.hpp"

namespace baize::blackjack {
namespace {

Wager wager_of(const Situation& at, const Rules& rules) {
    if (at.split_of == 0) return Wager::Unsplit;
    if (at.later && at.paid) return Wager::Additional;
    return at.later ? later_wager(at.split_of, rules) : Wager::Original;
}

// What splitting is worth now: the hands so formed are played as well as each can be by itself. One that results from a
// split itself keeps its wager, and what it forms is a further split's.
std::optional<double> split_worth(Solver<double>& solver, const Situation& at, const Rules& rules,
                                  const Payoffs<double>& payoffs) {
    const bool pair = at.hand.size() == 2 && may_split(at.hand[0], at.hand[1], at.hands, rules);
    if (!pair) return std::nullopt;
    Rules rest = rules;
    const int value = at.hand[0];
    rest.hands_max = hands_max_of(value, rules) - at.hands + 1;  // a pair split now may grow into what
                                                                 // room the box has left
    Strategy strategy;
    choose_split_play(solver.distributions(), payoffs, rules, value, at.up, {}, strategy);
    SplitValue<double> split(solver.distributions(), payoffs, rest, strategy, value, at.up);
    if (at.hands > 1)
        split.carry_wagers({wager_of(at, rules), formed_wager(value, at.hands, rules),
                            formed_wager(value, at.hands + 1, rules)});
    const auto worth = [&](SplitPlan plan) { return at.later ? split.without_carry(plan) : split.total(plan); };
    double most = worth(SplitPlan::Once);
    if (rest.hands_max < 3) return most;
    const bool apart = !at.later && later_hands_apart(payoffs, value, rules);
    for (const SplitPlan plan : split_plans(value, apart, rest).subspan(1)) most = std::max(most, worth(plan));
    return most;
}

}  // namespace

Advice advise(const Situation& at, const Rules& rules) {
    Composition shoe = at.left;
    shoe.add(at.up, 1);
    Tally cards;
    for (const int value : at.hand) {
        shoe.add(value, 1);
        cards = cards + Tally::of(value);
    }
    Solver<double> solver(shoe);
    const Payoffs<double> payoffs(rules);
    const Node node = hand_table().of(cards);
    Advice advice;
    if (at.up == 1) advice.insurance = 3.0 * at.left.of(kTen) / at.left.size - 1;
    if (node == kBustNode) return advice;
    Strategy strategy;
    Play<double> play(solver.distributions(), payoffs, rules,
                      {at.up, at.split_of, wager_of(at, rules), Tally::of(at.up), at.switched});
    play.prepare(node);
    const Legal legal = legal_actions(hand_table()[node], at.split_of, rules);
    if (legal.stand) advice.value[0] = play.stand(node);
    if (legal.draw) advice.value[1] = play.draw(node, [&](Node after) { return play.best(after, strategy); });
    if (legal.twice) advice.value[2] = play.doubled(node);
    advice.value[3] = split_worth(solver, at, rules, payoffs);
    std::optional<double> most;
    for (std::size_t action = 0; action < advice.value.size(); ++action) {
        if (!advice.value[action] || (most && !exceeds(*advice.value[action], *most))) continue;
        most = advice.value[action];
        advice.best = static_cast<Action>(action);
    }
    return advice;
}

// The dealer's first cards are shared out, the long ones first, for this is asked while somebody waits.
double edge_now(const Composition& left, const Rules& rules) {
    static constexpr int kLongestFirst[] = {1, 2, 9, 7, 3, 8, 4, 10, 5, 6};
    std::array<double, std::size(kLongestFirst)> values{};
    std::array<std::unique_ptr<Solver<double>>, 4> solvers;  // each worker's, with dealer's distributions of its own
    parallel_for(std::min<unsigned>(solvers.size(), processors()), values.size(), 1,
                 [&](unsigned worker, std::size_t i, std::size_t) {
                     auto& solver = solvers[worker];
                     if (!solver) solver = std::make_unique<Solver<double>>(left);
                     values[i] = solver->best_ev(rules, kLongestFirst[i], kLongestFirst[i]);
                     solver->distributions().forget();
                 });
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    return -sum;
}

}  // namespace baize::blackjack
