#include "odds/blackjack/chart.hpp"

#include <algorithm>

#include "odds/blackjack/chart_search.hpp"

namespace baize::blackjack {
namespace {

class Reporter {
public:
    Reporter(Solver<double>& solver, const Rules& rules, const Strategy& best, ChartReport& report)
        : solver_(solver), rules_(rules), payoffs_(rules), best_(best), report_(report),
          follow_(strategy_of(report.chart, rules)), shoe_(solver.distributions().shoe()) {}

    void run() {
        for (int up = 1; up <= kValues; ++up) {
            Play<double> chart(solver_.distributions(), payoffs_, rules_, seat(up)),
                best(solver_.distributions(), payoffs_, rules_, seat(up));
            std::vector<double> reach(hand_table().size());
            for (int first = 1; first <= kValues; ++first)
                for (int second = first; second <= kValues; ++second) two_cards(first, second, up, chart, best, reach);
            add_exceptions(up, reach, best);
        }
        std::stable_sort(report_.exceptions.begin(), report_.exceptions.end(),
                         [](const Exception& a, const Exception& b) { return a.gain * a.chance > b.gain * b.chance; });
    }

private:
    static Seat seat(int up) { return {up, 0, Wager::Unsplit, Tally::of(up)}; }

    void two_cards(int first, int second, int up, Play<double>& chart, Play<double>& best, std::vector<double>& reach) {
        const double chance = deal_chance(shoe_, first, second, up);
        if (chance == 0) return;
        const Node node = hand_table().of(Tally::of(first) + Tally::of(second));
        const ActionValues values = action_values(node, up, chance, chart);
        if (first == second) report_.pairs[first][up] = values;
        // 4 and 20 have no other two cards than the pair, nor has soft 12.
        const Points points = hand_table()[node].points;
        if (first != second || first == 1 || points.total() == 4 || points.total() == 20) merge(points, up, values);
        const bool pair = first == second &&
                          (follow_.plan(first, up) != SplitPlan::Never || best_.plan(first, up) != SplitPlan::Never);
        if (pair) pair_exception(node, first, up, chance, best);
        if (first != second || follow_.plan(first, up) == SplitPlan::Never) reach[node] = chance;
    }

    ActionValues action_values(Node node, int up, double chance, Play<double>& play) {
        const Hand& hand = hand_table()[node];
        const Legal legal = legal_actions(hand, 0, rules_);
        ActionValues values;
        values.chance = chance;
        if (legal.stand) values.value[0] = play.stand(node);
        if (legal.draw) values.value[1] = play.draw(node, [&](Node after) { return play.value(after, follow_); });
        if (legal.twice) values.value[2] = play.doubled(node);
        if (may_split(hand.pair[0], hand.pair[1], 1, rules_)) values.value[3] = split_value(hand.pair[0], up);
        return values;
    }

    // Nothing for a pair that is not split where a wager is carried over (SplitLoss::BustAndOne): low pairs, whose
    // hands draw many cards, would take minutes.
    std::optional<double> split_value(int value, int up) {
        SplitValue<double> split(solver_.distributions(), payoffs_, rules_, follow_, value, up);
        if (split.carries() && follow_.plan(value, up) == SplitPlan::Never) return std::nullopt;
        double most = split.total(SplitPlan::Once);
        for (const SplitPlan plan : split_plans(value, later_hands_apart(payoffs_, value, rules_), rules_).subspan(1))
            most = std::max(most, split.total_above(most, plan));
        return most;
    }

    // Adds a hand to its square, weighted by its chance. Splits have a table of their own.
    void merge(Points points, int up, const ActionValues& values) {
        ActionValues& square = report_.two_cards.of(points, up);
        const double all = square.chance + values.chance;
        for (std::size_t action = 0; action < 3; ++action)
            if (values.value[action])
                square.value[action] =
                    (square.value[action].value_or(0) * square.chance + *values.value[action] * values.chance) / all;
        square.chance = all;
    }

    double best_pair(Node node, int value, int up, Play<double>& best) {
        const SplitPlan plan = best_.plan(value, up);
        if (plan == SplitPlan::Never) return best.value(node, best_);
        return SplitValue<double>(solver_.distributions(), payoffs_, rules_, best_, value, up).total(plan);
    }

    // A pair that at least one of the two ways of play splits.
    void pair_exception(Node node, int value, int up, double chance, Play<double>& best) {
        const SplitPlan plan = follow_.plan(value, up);
        const bool both = plan != SplitPlan::Never && best_.plan(value, up) != SplitPlan::Never;
        const double most = best_pair(node, value, up, best);
        const Action played = plan != SplitPlan::Never ? Action::Split : follow_.choice(node, up, 0).best;
        const Action better =
            best_.plan(value, up) != SplitPlan::Never ? Action::Split : best_.choice(node, up, 0).best;
        const double worth =
            plan == SplitPlan::Never
                ? after(node, played, best)
                : SplitValue<double>(solver_.distributions(), payoffs_, rules_, follow_, value, up).total(plan);
        if (exceeds(most, worth)) report_.exceptions.push_back({node, up, played, better, both, most - worth, chance});
    }

    double after(Node node, Action action, Play<double>& best) {
        if (action == Action::Stand) return best.stand(node);
        if (action == Action::Double) return best.doubled(node);
        return best.draw(node, [&](Node next) { return best.value(next, best_); });
    }

    void add_exceptions(int up, std::vector<double>& reach, Play<double>& best) {
        spread_reach(reach, shoe_.less(Tally::of(up)), follow_, up, 0);
        for (std::size_t i = 0; i < reach.size(); ++i) {
            const Node node = i;
            const Hand& hand = hand_table()[node];
            const Action played = follow_.choice(node, up, 0).best, better = best_.choice(node, up, 0).best;
            const bool listed =
                hand.size == 2 && hand.pair[0] == hand.pair[1] && best_.plan(hand.pair[0], up) != SplitPlan::Never;
            if (reach[i] == 0 || played == better || listed) continue;
            const double gain = best.value(node, best_) - after(node, played, best);
            if (exceeds(gain, 0)) report_.exceptions.push_back({node, up, played, better, false, gain, reach[i]});
        }
    }

    Solver<double>& solver_;
    Rules rules_;
    Payoffs<double> payoffs_;
    const Strategy& best_;
    ChartReport& report_;
    Strategy follow_;
    Composition shoe_;
};

Strategy::Choice choice_of(const Chart& chart, const Hand& hand, int up, int split_of, bool by_lammer,
                           const Rules& rules) {
    const Legal legal = legal_actions(hand, split_of, rules);
    if (!legal.draw) return {Action::Stand, Action::Stand};
    if (hand.size < 2) return {Action::Draw, Action::Draw};
    const Cell& cell = chart.cell(hand.points, up, layer_of(hand.size, by_lammer, rules));
    const Action otherwise = legal.stand ? cell.otherwise : Action::Draw;
    return {legal.twice && cell.twice ? Action::Double : otherwise, otherwise};
}

ActionValues mean_values(const CellSums& sums) {
    ActionValues values;
    values.chance = sums.reach;
    if (sums.reach > 0) values.value = {sums.stand / sums.reach, sums.draw / sums.reach, std::nullopt, std::nullopt};
    if (sums.may_double) values.value[2] = sums.twice / sums.reach_double;
    return values;
}

std::array<Squares<ActionValues>, kLayers> layer_values(const ChartSums& sums) {
    std::array<Squares<ActionValues>, kLayers> values;
    for (std::size_t layer = 0; layer < kLayers; ++layer)
        for (std::size_t total = 0; total < kTotals; ++total)
            for (std::size_t up = 1; up <= kValues; ++up) {
                values[layer].hard[total][up] = mean_values(sums.layer[layer].hard[total][up]);
                values[layer].soft[total][up] = mean_values(sums.layer[layer].soft[total][up]);
            }
    return values;
}

}  // namespace

Strategy strategy_of(const Chart& chart, const Rules& rules) {
    const HandTable& table = hand_table();
    Strategy strategy;
    strategy.set_even_money(even_money_may_pay(rules));  // of whole decks worth more than 6 to 5
                                                         // that 3 dealers in 10 take
    for (int up = 1; up <= kValues; ++up) {
        for (int split_of = 0; split_of <= kValues; ++split_of)
            for (const Place place : {Place::First, Place::Later, Place::PaidAfterFree})
                for (std::size_t node = 0; node < table.size() && (place == Place::First ||
                                                                   (split_of != 0 && splits_free(split_of, 1, rules)));
                     ++node)
                    strategy.set(node, up, split_of,
                                 choice_of(chart, table[node], up, split_of, place == Place::Later, rules), place);
        for (int value = 1; value <= kValues; ++value)
            strategy.set_plan(value, up, chart.pairs[value][up]);
    }
    return strategy;
}

ChartReport best_chart(Solver<double>& solver, const Rules& rules, const Strategy& best_by_cards) {
    return report_chart(solver, rules, best_by_cards, search_chart(solver, rules));
}

ChartReport report_chart(Solver<double>& solver, const Rules& rules, const Strategy& best_by_cards,
                         const Chart& chart) {
    ChartReport report;
    report.chart = chart;
    report.ev = solver.evaluate(rules, strategy_of(report.chart, rules));
    report.cost = solver.evaluate(rules, best_by_cards) - report.ev;
    Reporter(solver, rules, best_by_cards, report).run();
    if (layers(rules) > 1) report.layer = layer_values(chart_sums(solver, rules, report.chart));
    return report;
}

}  // namespace baize::blackjack
