#include "odds/poker/duel/duel_stakes.hpp"

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

std::vector<std::int64_t> verdicts(const Showdown& game, const std::vector<ActionSequence>& sequences,
                                   const std::vector<Settled>& settled, const Intervals& intervals, RankValue own) {
    std::vector<std::int64_t> all;
    for (const ActionSequence& sequence : sequences) all.push_back(may_take(game, sequence, own));
    for (std::size_t i = 0; i < intervals.count(); ++i)
        for (const Settled& each : settled) {
            if (!intervals.example(i)) continue;
            const Return verdict = game.settle(each.wager, {own, *intervals.example(i), each.folded});
            all.insert(all.end(), {static_cast<int>(verdict.outcome), verdict.odds.num, verdict.odds.den});
        }
    for (std::size_t i = 0; i < intervals.count(); ++i)
        if (intervals.example(i)) append_caps(game, {own, *intervals.example(i), false}, all);
    return all;
}

namespace {

Integer common_denominator(const std::vector<std::vector<Ratio>>& nets) {
    Integer unit = 1;
    for (const auto& of_sequence : nets)
        for (const Ratio& net : of_sequence) unit = lcm(unit, net.get_den());
    return unit;
}

}  // namespace

// The worth of a sequence is the sum over intervals of net times hands. With hands below each cut instead (summation by
// parts), each cut counts by the step of the net at it, and all hands by the net of the last interval.
Stakes::Stakes(const Showdown& game, const std::vector<ActionSequence>& sequences, const Intervals& intervals,
               RankValue own) {
    for (std::size_t sequence = 0; sequence < sequences.size(); ++sequence) {
        if (may_take(game, sequences[sequence], own)) may_.push_back(sequence);
        nets_.emplace_back();
        for (std::size_t i = 0; i < intervals.count(); ++i)
            nets_.back().push_back(!intervals.example(i)
                                       ? Ratio(0)
                                       : net_of_sequence(game, sequences[sequence], own, *intervals.example(i)));
    }
    unit_ = common_denominator(nets_);
    Integer largest = 0;
    for (const auto& of_sequence : nets_)
        for (const Ratio& net : of_sequence) largest = std::max<Integer>(largest, abs(Integer(net * unit_)));
    for (const auto& of_sequence : nets_)
        for (const auto& of_other : nets_) {
            Wide gain;
            const auto difference = [&](std::size_t i) { return Integer((of_sequence[i] - of_other[i]) * unit_); };
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
    for (const Wide& gain : wide_) {
        narrow_.push_back({{}, gain.of_all.get_si(), gain.up.get_si(), gain.down.get_si()});
        for (std::size_t i = 0; i < kLanes; ++i)
            narrow_.back().by_lane[i] = static_cast<std::int32_t>(gain.by_lane[i].get_si());
    }
    for (const auto& of_sequence : nets_) {
        whole_.emplace_back();
        for (const Ratio& net : of_sequence) whole_.back().push_back(Integer(net * unit_).get_si());
    }
}

Ratio Stakes::worth(std::size_t sequence, const Counts& counts) const {
    Ratio sum = 0;
    if (whole_.empty()) {
        for (std::size_t i = 0; i < nets_[sequence].size(); ++i) sum += nets_[sequence][i] * counts[i];
        return sum;
    }
    count::Wide won = 0, lost = 0;
    for (std::size_t i = 0; i < whole_[sequence].size(); ++i) {
        const auto net = whole_[sequence][i];
        const count::Wide size = net > 0 ? net : -net;
        (net > 0 ? won : lost) += size * counts[i];
    }
    return fraction(count::integer(won) - count::integer(lost), unit_);
}

}  // namespace baize::poker
