// What each way to act brings against dealers' hands between named ranks, as whole numbers and as fractions.
#pragma once

#include <optional>

#include "core/fixed_vector.hpp"
#include "odds/poker/below.hpp"
#include "odds/poker/ways.hpp"

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
    Stakes(const Showdown& game, const std::vector<Way>& ways, const Intervals& intervals, RankValue own);

    const Ratio& net(std::size_t way, std::size_t interval) const { return nets_[way][interval]; }

    // The best way by counts of which each lane may in truth be more by `more` and less by `less`; nothing where that
    // leaves it open.
    std::optional<std::size_t> best(const Lanes& below, std::int64_t total, std::int64_t less,
                                    std::int64_t more) const {
        return narrow_.empty() ? best_by(wide_, below, total, less, more)
                               : best_by(narrow_, below, total, less, more);
    }

private:
    // What a way brings more than another, by lane and for all hands; the steps up and down by themselves.
    template <class Number>
    struct Gain {
        std::array<Number, kLanes> by_lane{};
        Number of_all{}, up{}, down{};
    };
    template <class Number>
    std::optional<std::size_t> best_by(const std::vector<Gain<Number>>& gains, const Lanes& below, std::int64_t total,
                                       std::int64_t less, std::int64_t more) const;

    std::size_t lanes_;                        // that are in use
    std::vector<std::vector<Ratio>> nets_;
    std::vector<std::size_t> may_;             // ways that may be gone, in rising order of what they lay
    std::vector<Gain<std::int64_t>> narrow_;   // [way over][other], empty where 64 bits do not hold the sums
    std::vector<Gain<Integer>> wide_;
};

// What the settlement says of an own rank, to see whether it differs from another's.
std::vector<std::int64_t> verdicts(const Showdown& game, const std::vector<Way>& ways,
                                   const std::vector<Settled>& settled, const Intervals& intervals, RankValue own);

}  // namespace baize::poker
