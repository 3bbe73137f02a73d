#include "odds/poker/stakes.hpp"

#include <algorithm>
#include <limits>

namespace baize::poker {

Intervals::Intervals(const DealersHands& dealers, RankValue own) {
    std::vector<std::pair<RankValue, std::size_t>> bounds{{own, kBelow}, {own + 1, kUpTo}};
    for (std::size_t i = 0; i < dealers.named().size(); ++i) bounds.emplace_back(dealers.named()[i], kFirstNamed + i);
    std::sort(bounds.begin(), bounds.end());
    RankValue from = 0;
    for (const auto& [rank, lane] : bounds) {
        const RankValue first = dealers.first_from(from);
        examples_.push_back(first < rank ? std::optional(first) : std::nullopt);
        lanes_.push_back(lane);
        from = rank;
    }
    const RankValue last = dealers.first_from(from);
    examples_.push_back(last < std::numeric_limits<RankValue>::max() ? std::optional(last) : std::nullopt);
}

bool Intervals::operator==(const Intervals& other) const {
    if (lanes_ != other.lanes_) return false;
    for (std::size_t i = 0; i < examples_.size(); ++i)
        if (examples_[i].has_value() != other.examples_[i].has_value()) return false;
    return true;
}

std::vector<std::int64_t> Intervals::counts(const Lanes& below, std::int64_t total) const {
    std::vector<std::int64_t> each;
    std::int64_t before = 0;
    for (const std::size_t lane : lanes_) {
        each.push_back(below[lane] - before);
        before = below[lane];
    }
    each.push_back(total - before);
    return each;
}

std::vector<std::int64_t> verdicts(const Showdown& game, const std::vector<Way>& ways,
                                   const std::vector<Settled>& settled, const Intervals& intervals, RankValue own) {
    std::vector<std::int64_t> all;
    for (const Way& way : ways) all.push_back(may_take(game, way, own));
    for (std::size_t i = 0; i < intervals.count(); ++i)
        for (const Settled& each : settled) {
            if (!intervals.example(i)) continue;
            const Return verdict = game.settle(each.wager, {own, *intervals.example(i), each.folded});
            all.insert(all.end(), {static_cast<std::int64_t>(verdict.outcome), verdict.odds.num, verdict.odds.den});
        }
    return all;
}

namespace {

Integer common_denominator(const std::vector<std::vector<Ratio>>& nets) {
    Integer unit = 1;
    for (const auto& of_way : nets)
        for (const Ratio& net : of_way) unit = lcm(unit, net.get_den());
    return unit;
}

}  // namespace

Stakes::Stakes(const Showdown& game, const std::vector<Way>& ways, const Intervals& intervals, RankValue own) {
    for (const Way& way : ways) {
        may_.push_back(may_take(game, way, own));
        std::vector<Ratio> nets;
        for (std::size_t i = 0; i < intervals.count(); ++i)
            nets.push_back(intervals.example(i) ? net_of_way(game, way, {own, *intervals.example(i), way.folded}) : 0);
        nets_.push_back(std::move(nets));
    }
    // The worth of a way is the sum over intervals of net times hands. With hands below each bound instead, each bound
    // counts by the step of the net at it, and all hands by the net of the last interval.
    const Integer unit = common_denominator(nets_);
    Integer largest = 0;
    for (const auto& nets : nets_) {
        std::vector<Integer> steps;
        for (std::size_t i = 0; i < nets.size(); ++i)
            steps.emplace_back((i + 1 < nets.size() ? Ratio(nets[i] - nets[i + 1]) : nets[i]) * unit);
        for (const Integer& step : steps) largest = std::max<Integer>(largest, abs(step));
        wide_.push_back(std::move(steps));
    }
    // Counts of hands fit 31 bits and more are never added than there are lanes, twice for two ways.
    if (largest >= Integer(1) << 27) return;
    for (const auto& steps : wide_) {
        narrow_.emplace_back();
        for (const Integer& step : steps) narrow_.back().push_back(step.get_si());
    }
}

template <class Number>
std::optional<std::size_t> Stakes::best_by(const Steps<Number>& steps, const Intervals& intervals, const Lanes& below,
                                           std::int64_t total, std::int64_t less, std::int64_t more) const {
    const auto& lanes = intervals.lanes();
    std::optional<std::size_t> best;
    for (std::size_t way = 0; way < steps.size(); ++way) {
        if (!may_[way]) continue;
        if (!best) { best = way; continue; }
        Number low = (steps[way].back() - steps[*best].back()) * total, high = low;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const Number step = steps[way][i] - steps[*best][i];
            const std::int64_t hands = below[lanes[i]];
            low += step * (step > 0 ? hands - less : hands + more);
            high += step * (step > 0 ? hands + more : hands - less);
        }
        if (low > 0) best = way;
        else if (high > 0) return std::nullopt;
    }
    return best;
}

std::optional<std::size_t> Stakes::best(const Intervals& intervals, const Lanes& below, std::int64_t total,
                                        std::int64_t less, std::int64_t more) const {
    return narrow_.empty() ? best_by(wide_, intervals, below, total, less, more)
                           : best_by(narrow_, intervals, below, total, less, more);
}

}  // namespace baize::poker
