// What each way to act brings against dealers' hands between named ranks, as whole numbers and as fractions.
#pragma once

#include <optional>

#include "odds/poker/below.hpp"
#include "odds/poker/ways.hpp"

namespace baize::poker {

// The ranks of dealers in falling apart order: the player's own, the one after it, and those that the game names.
// Between two neighbours the settlement cannot tell two hands apart.
class Intervals {
public:
    Intervals(const DealersHands& dealers, RankValue own);

    std::size_t count() const { return lanes_.size() + 1; }
    // Some dealer's rank of the interval; nothing where there is none.
    std::optional<RankValue> example(std::size_t interval) const { return examples_[interval]; }
    // Dealers' hands in each, of `total` in all.
    std::vector<std::int64_t> counts(const Lanes& below, std::int64_t total) const;
    const std::vector<std::size_t>& lanes() const { return lanes_; }
    bool operator==(const Intervals& other) const;

private:
    std::vector<std::size_t> lanes_;  // whose ranks bound the intervals, rising
    std::vector<std::optional<RankValue>> examples_;
};

// Of the own hands of one rank.
class Stakes {
public:
    Stakes(const Showdown& game, const std::vector<Way>& ways, const Intervals& intervals, RankValue own);

    const Ratio& net(std::size_t way, std::size_t interval) const { return nets_[way][interval]; }
    bool may(std::size_t way) const { return may_[way]; }

    // The best way by counts of which each lane may in truth be more by `more` and less by `less`; nothing where that
    // leaves it open.
    std::optional<std::size_t> best(const Intervals& intervals, const Lanes& below, std::int64_t total,
                                    std::int64_t less, std::int64_t more) const;

private:
    template <class Number>
    using Steps = std::vector<std::vector<Number>>;  // [way][lane in order], last: of all hands

    template <class Number>
    std::optional<std::size_t> best_by(const Steps<Number>& steps, const Intervals& intervals, const Lanes& below,
                                       std::int64_t total, std::int64_t less, std::int64_t more) const;

    std::vector<std::vector<Ratio>> nets_;
    std::vector<bool> may_;
    Steps<std::int64_t> narrow_;  // empty where 64 bits do not hold the sums
    Steps<Integer> wide_;
};

// What the settlement says of an own rank, to see whether it differs from another's.
std::vector<std::int64_t> verdicts(const Showdown& game, const std::vector<Way>& ways,
                                   const std::vector<Settled>& settled, const Intervals& intervals, RankValue own);

}  // namespace baize::poker
