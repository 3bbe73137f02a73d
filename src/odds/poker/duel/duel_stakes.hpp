// What each action sequence brings against dealers' hands between named ranks, as whole numbers and as fractions.
//
// What a sequence is worth is the sum over intervals of its net times the dealer's hands there. Summed by parts, it is
// a step of the net at each cut times the hands below that cut, and the last net times all hands; so the difference of
// two sequences is an integer linear form of running counts, and bounds of the counts bound it.
//
// Cost: O(s c) settlements and O(s^2 c) steps for s sequences and c cuts, made again only for own ranks that are
// settled otherwise than the one before; then O(s c) additions for a decision, in 64 bits where they hold it, else in
// GMP's.
#pragma once

#include <algorithm>
#include <optional>

#include "core/fixed_vector.hpp"
#include "odds/poker/duel/below.hpp"
#include "odds/poker/sequences.hpp"

namespace baize::poker {

// The dealers' ranks are cut at the player's own, at the one after it, and at those that the game names. Between two
// cuts the settlement cannot tell two hands apart.
inline constexpr std::size_t kIntervals = kLanes + 1;
using Counts = std::array<std::int64_t, kIntervals>;

class Intervals {
public:
    Intervals(const DealersHands& dealers, RankValue own);

    std::size_t count() const { return lanes_.size() + 1; }
    // Some dealer's rank of the interval; nothing where there is none.
    std::optional<RankValue> example(std::size_t interval) const { return examples_[interval]; }
    // Dealers' hands in each, of `total` in all.
    Counts counts(const Lanes& below, std::int64_t total) const;
    std::size_t lane(std::size_t bound) const { return lanes_[bound]; }
    // Cut by the same lanes in the same order, with the same intervals empty.
    bool alike(const Intervals& other) const;

private:
    FixedVector<std::size_t, kLanes> lanes_;  // whose ranks bound the intervals, rising
    std::array<std::optional<RankValue>, kIntervals> examples_;
};

// Of the own hands of one rank.
class Stakes {
public:
    Stakes(const Showdown& game, const std::vector<ActionSequence>& sequences, const Intervals& intervals,
           RankValue own);

    const Ratio& net(std::size_t sequence, std::size_t interval) const { return nets_[sequence][interval]; }
    // What a sequence brings over so many dealers' hands of each interval.
    Ratio worth(std::size_t sequence, const Counts& counts) const;

    // The best of some sequences, by counts each lane of which may be too low by `more` and too high by `less`;
    // nothing where that leaves it open.
    std::optional<std::size_t> best(SequenceSet of, const Lanes& below, std::int64_t total, std::int64_t less,
                                    std::int64_t more) const {
        return narrow_.empty() ? best_by(wide_, of, below, total, less, more)
                               : best_by(narrow_, of, below, total, less, more);
    }
    bool may(std::size_t sequence) const { return std::find(may_.begin(), may_.end(), sequence) != may_.end(); }

private:
    // What a sequence brings more than another, by lane and for all hands; the steps up and down by themselves.
    template <class Step, class Sum>
    struct Gain {
        using Number = Sum;
        std::array<Step, kLanes> by_lane{};  // none in lanes that are not in use
        Sum of_all{}, up{}, down{};
    };
    using Narrow = Gain<std::int32_t, std::int64_t>;
    using Wide = Gain<Integer, Integer>;
    template <class Each>
    std::optional<std::size_t> best_by(const std::vector<Each>& gains, SequenceSet of, const Lanes& below,
                                       std::int64_t total, std::int64_t less, std::int64_t more) const;

    std::vector<std::vector<Ratio>> nets_;
    std::vector<std::vector<std::int64_t>> whole_;  // in parts of `unit_`; empty where 64 bits do not hold them
    Integer unit_ = 1;
    std::vector<std::size_t> may_;             // open sequences, in rising order of what they lay
    std::vector<Narrow> narrow_;               // [sequence over][other], empty where 64 bits do not hold the sums
    std::vector<Wide> wide_;
};

template <class Each>
inline std::optional<std::size_t> Stakes::best_by(const std::vector<Each>& gains, SequenceSet of, const Lanes& below,
                                                  std::int64_t total, std::int64_t less, std::int64_t more) const {
    using Number = typename Each::Number;
    std::size_t first = 0;
    while (first < may_.size() && !(of >> may_[first] & 1)) ++first;
    std::size_t best = may_.at(first);
    for (std::size_t i = first + 1; i < may_.size(); ++i) {
        if (!(of >> may_[i] & 1)) continue;
        const Each& gain = gains[may_[i] * nets_.size() + best];
        Number sum = gain.of_all * total;
        for (std::size_t lane = 0; lane < kLanes; ++lane) sum += Number(gain.by_lane[lane]) * below[lane];
        if (sum - gain.up * less + gain.down * more > 0) best = may_[i];
        else if (sum + gain.up * more - gain.down * less > 0) return std::nullopt;
    }
    return best;
}

// What the settlement says of an own rank, to see whether it differs from another's.
std::vector<std::int64_t> verdicts(const Showdown& game, const std::vector<ActionSequence>& sequences,
                                   const std::vector<Settled>& settled, const Intervals& intervals, RankValue own);

}  // namespace baize::poker
