#include "odds/blackjack/chart_search.hpp"

#include <algorithm>

namespace baize::blackjack {
namespace {

constexpr int kRounds = 30;

// Where to begin: draw below 17, and to soft 17.
Chart first_chart() {
    Chart chart;
    for (std::size_t total = 0; total < kTotals; ++total) {
        for (std::size_t up = 1; up <= kValues; ++up) {
            for (Squares<Cell>& layer : chart.layer) {
                layer.hard[total][up].otherwise = total < 17 ? Action::Draw : Action::Stand;
                layer.soft[total][up].otherwise = total < 18 ? Action::Draw : Action::Stand;
            }
        }
    }
    return chart;
}

// Every box of a fresh shoe.
void add_all(ChartImprover& improver, const Composition& shoe) {
    for (int up = 1; up <= kValues; ++up) {
        TwoCardChances chances{};
        for (int first = 1; first <= kValues; ++first)
            for (int second = first; second <= kValues; ++second)
                chances[two_cards(first, second)] = deal_chance(shoe, first, second, up);
        improver.add_boxes(up, chances);
    }
}

void choose(Cell& cell, const CellSums& sums, int total) {
    if (sums.met) cell.otherwise = total < 12 || exceeds(sums.draw, sums.stand) ? Action::Draw : Action::Stand;
    if (sums.may_double) cell.twice = exceeds(sums.twice, sums.undoubled);
}

}  // namespace

void ChartImprover::begin(const Chart& chart) {
    chart_ = chart;
    strategy_ = strategy_of(chart, rules_);
    sums_ = {};
    pairs_ = {};
}

void ChartImprover::add_boxes(int up, const TwoCardChances& chances, Tally others) {
    std::vector<double> reach(hand_table().size());
    for (int first = 1; first <= kValues; ++first) {
        for (int second = first; second <= kValues; ++second) {
            const double chance = chances[two_cards(first, second)];
            if (chance == 0) continue;
            const bool whole = first != second || strategy_.plan(first, up) == SplitPlan::Never;
            if (whole) reach[hand_table().of(Tally::of(first) + Tally::of(second))] = chance;
            if (may_split(first, second, 1, rules_)) add_pair(first, up, chance, others);
        }
    }
    add_hands(reach, {up, 0, Wager::Unsplit, Tally::of(up) + others});
}

void ChartImprover::add_pair(int value, int up, double chance, Tally others) {
    if (const SplitPlan plan = strategy_.plan(value, up); plan != SplitPlan::Never)
        add_split(value, up, plan, chance, others);
    Play<double> play(distributions_, payoffs_, rules_, {up, 0, Wager::Unsplit, Tally::of(up) + others});
    SplitValue<double> split(distributions_, payoffs_, rules_, strategy_, value, up, others, least_);
    PairSums& sums = pairs_[value][up];
    const auto worth = [&](SplitPlan plan) -> double& { return sums.worth[plan]; };
    sums.chance += chance;
    const double never = play.value(hand_table().of(Tally::of(value) + Tally::of(value)), strategy_);
    worth(SplitPlan::Never) += chance * never;
    double most = never;
    for (const SplitPlan plan : plans(value)) {
        const double of_plan = split.total_above(most, plan);
        worth(plan) += chance * of_plan;
        most = std::max(most, of_plan);
    }
}

// The wager that BustAndOne carries over is priced with the chart but does not steer the squares.
void ChartImprover::add_split(int value, int up, SplitPlan plan, double chance, Tally others) {
    if (value == 1) return;  // 12.4(b): no decision is left
    const Composition after = shoe_.less(Tally::of(value) + Tally::of(value) + Tally::of(up) + others);
    for (const SplitTerm<double>& term : split_terms<double>(after, value, hands_max(plan, value, rules_), plan,
                                                             wagers_of(value, rules_), least_)) {
        const Tally removed = removed_before(value, up, term.further) + others;
        const Composition rest = shoe_.less(removed + Tally::of(value));
        std::vector<double> reach(hand_table().size());
        for (int card = 1; card <= kValues; ++card) {
            const double times = card == value ? term.all : term.all + term.unpaired;
            reach[hand_table().of(Tally::of(value) + Tally::of(card))] = chance * times * rest.of(card) / rest.size;
        }
        add_hands(reach, {up, value, term.wager, removed});
    }
}

void ChartImprover::add_hands(std::vector<double>& reach, const Seat& seat) {
    spread_reach(reach, shoe_.less(seat.removed), strategy_, seat.up, seat.split_of,
                 place_of(seat.wager, seat.split_of, rules_));
    Play<double> play(distributions_, payoffs_, rules_, seat);
    for (std::size_t node = 0; node < reach.size(); ++node)
        if (reach[node] != 0) add_hand(node, reach[node], seat, play);
}

void ChartImprover::add_hand(Node node, double reach, const Seat& seat, Play<double>& play) {
    const Hand& hand = hand_table()[node];
    const Legal legal = legal_actions(hand, seat.split_of, rules_);
    if (!legal.draw) return;
    const int layer = layer_of(hand.size, seat.wager == Wager::Lammer, rules_);
    CellSums& sums = sums_.cell(hand.points, seat.up, layer);
    const Cell& cell = chart_.cell(hand.points, seat.up, layer);
    const double draw = play.draw(node, [&](Node after) { return play.value(after, strategy_); });
    const double stand = legal.stand ? play.stand(node) : draw;
    if (legal.twice) {
        sums.may_double = true;
        sums.reach_double += reach;
        sums.twice += reach * play.doubled(node);
        sums.undoubled += reach * (cell.otherwise == Action::Draw ? draw : stand);
        if (cell.twice) return;
    }
    sums.met = true;
    sums.reach += reach;
    sums.draw += reach * draw;
    sums.stand += reach * stand;
}

Chart ChartImprover::better() const {
    Chart chart = chart_;
    for (std::size_t layer = 0; layer < kLayers; ++layer) {
        for (std::size_t total = 4; total < 21; ++total) {
            for (std::size_t up = 1; up <= kValues; ++up) {
                choose(chart.layer[layer].hard[total][up], sums_.layer[layer].hard[total][up], total);
                choose(chart.layer[layer].soft[total][up], sums_.layer[layer].soft[total][up], total);
            }
        }
    }
    for (std::size_t value = 1; value <= kValues; ++value) {
        for (std::size_t up = 1; up <= kValues; ++up) {
            const PairSums& sums = pairs_[value][up];
            if (sums.chance == 0) continue;
            SplitPlan& best = chart.pairs[value][up] = SplitPlan::Never;
            const auto mean = [&](SplitPlan plan) { return sums.worth[plan] / sums.chance; };
            for (const SplitPlan plan : plans(value))
                if (exceeds(mean(plan), mean(best))) best = plan;
        }
    }
    return chart;
}

double deal_chance(const Composition& shoe, int first, int second, int up) {
    const Tally cards = Tally::of(first) + Tally::of(second) + Tally::of(up);
    return shoe.holds(cards) ? chance_of<double>(shoe, cards) * (first == second ? 1 : 2) : 0;
}

void spread_reach(std::vector<double>& reach, const Composition& rest_without_hand, const Strategy& strategy, int up,
                  int split_of, Place place) {
    const HandTable& table = hand_table();
    for (std::size_t node = 0; node < reach.size(); ++node) {
        if (reach[node] == 0 || strategy.choice(node, up, split_of, place).best != Action::Draw)
            continue;
        const Hand& hand = table[node];
        const Composition rest = rest_without_hand.less(hand.cards);
        for (int card = 1; card <= kValues; ++card) {
            const Node after = hand.next[card];
            if (after != kBustNode && rest.of(card) > 0) reach[after] += reach[node] * rest.of(card) / rest.size;
        }
    }
}

ChartSums chart_sums(Solver<double>& solver, const Rules& rules, const Chart& chart) {
    ChartImprover improver(solver.distributions(), rules);
    improver.begin(chart);
    add_all(improver, solver.distributions().shoe());
    return improver.sums();
}

// Squares are improved all at once, each as if the others stayed; should that ever turn in a circle, the best chart met
// on the way is kept.
Chart search_chart(Solver<double>& solver, const Rules& rules) {
    ChartImprover improver(solver.distributions(), rules);
    Chart chart = first_chart(), best = chart;
    double most = -2;
    for (int round = 0; round < kRounds; ++round) {
        const double ev = solver.evaluate(rules, strategy_of(chart, rules));
        if (ev > most) {
            most = ev;
            best = chart;
        }
        improver.begin(chart);
        add_all(improver, solver.distributions().shoe());
        const Chart better = improver.better();
        if (better == chart) break;
        chart = better;
    }
    return best;
}

}  // namespace baize::blackjack
