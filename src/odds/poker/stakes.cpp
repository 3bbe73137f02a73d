#include "odds/poker/stakes.hpp"

#include <algorithm>
#include <limits>

namespace baize::poker {

Intervals::Intervals(const DealersHands& dealers, RankValue own) {
    FixedVector<std::pair<RankValue, std::size_t>, kLanes> bounds;
    bounds.push_back({own, kBelow});
    bounds.push_back({own + 1, kUpTo});
    for (std::size_t i = 0; i < dealers.named().size(); ++i)
        bounds.push_back({dealers.named()[i], kFirstNamed + i});
    std::sort(bounds.begin(), bounds.end());
    RankValue from = 0;
    for (const auto& [rank, lane] : bounds) {
        if (const RankValue first = dealers.first_from(from); first < rank) examples_[lanes_.size()] = first;
        lanes_.push_back(lane);
        from = rank;
    }
    const RankValue last = dealers.first_from(from);
    if (last < std::numeric_limits<RankValue>::max()) examples_[lanes_.size()] = last;
}

bool Intervals::alike(const Intervals& other) const {
    if (!std::equal(lanes_.begin(), lanes_.end(), other.lanes_.begin(), other.lanes_.end())) return false;
    for (std::size_t i = 0; i < count(); ++i)
        if (examples_[i].has_value() != other.examples_[i].has_value()) return false;
    return true;
}

Counts Intervals::counts(const Lanes& below, std::int64_t total) const {
    Counts each{};
    std::int64_t before = 0;
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        each[i] = below[lanes_[i]] - before;
        before = below[lanes_[i]];
    }
    each[lanes_.size()] = total - before;
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
            all.insert(all.end(), {static_cast<int>(verdict.outcome), verdict.odds.num, verdict.odds.den});
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

// The worth of a way is the sum over intervals of net times hands. With hands below each cut instead, each cut counts
// by the step of the net at it, and all hands by the net of the last interval.
Stakes::Stakes(const Showdown& game, const std::vector<Way>& ways, const Intervals& intervals, RankValue own)
    : lanes_(intervals.count() - 1) {
    for (std::size_t way = 0; way < ways.size(); ++way) {
        if (may_take(game, ways[way], own)) may_.push_back(way);
        nets_.emplace_back();
        for (std::size_t i = 0; i < intervals.count(); ++i)
            nets_.back().push_back(!intervals.example(i) ? Ratio(0)
                                                         : net_of_way(game, ways[way], own, *intervals.example(i)));
    }
    const Integer unit = common_denominator(nets_);
    Integer largest = 0;
    for (const auto& of_way : nets_)
        for (const auto& of_other : nets_) {
            Gain<Integer> gain;
            const auto difference = [&](std::size_t i) { return Integer((of_way[i] - of_other[i]) * unit); };
            for (std::size_t i = 0; i + 1 < intervals.count(); ++i) {
                const Integer step = difference(i) - difference(i + 1);
                gain.by_lane[intervals.lane(i)] = step;
                (step > 0 ? gain.up : gain.down) += step;
            }
            gain.of_all = difference(intervals.count() - 1);
            largest = std::max<Integer>({largest, gain.up, -gain.down, abs(gain.of_all)});
            wide_.push_back(std::move(gain));
        }
    if (largest >= Integer(1) << 30) return;  // counts of hands fit 31 bits
    for (const Gain<Integer>& gain : wide_) {
        narrow_.push_back({{}, gain.of_all.get_si(), gain.up.get_si(), gain.down.get_si()});
        for (std::size_t i = 0; i < kLanes; ++i) narrow_.back().by_lane[i] = gain.by_lane[i].get_si();
    }
}

template <class Number>
std::optional<std::size_t> Stakes::best_by(const std::vector<Gain<Number>>& gains, const Lanes& below,
                                           std::int64_t total, std::int64_t less, std::int64_t more) const {
    std::size_t best = may_.front();
    for (std::size_t i = 1; i < may_.size(); ++i) {
        const Gain<Number>& gain = gains[may_[i] * nets_.size() + best];
        Number sum = gain.of_all * total;
        for (std::size_t lane = 0; lane < lanes_; ++lane) sum += gain.by_lane[lane] * below[lane];
        if (sum - gain.up * less + gain.down * more > 0) best = may_[i];
        else if (sum + gain.up * more - gain.down * less > 0) return std::nullopt;
    }
    return best;
}

template std::optional<std::size_t> Stakes::best_by(const std::vector<Gain<std::int64_t>>&, const Lanes&, std::int64_t,
                                                    std::int64_t, std::int64_t) const;
template std::optional<std::size_t> Stakes::best_by(const std::vector<Gain<Integer>>&, const Lanes&, std::int64_t,
                                                    std::int64_t, std::int64_t) const;

}  // namespace baize::poker
