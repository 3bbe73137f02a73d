// What each way to act brings with each rank of the player's hand, as whole numbers over counts of dealers' hands.
#pragma once

#include "odds/poker/board_count.hpp"
#include "odds/poker/ways.hpp"

namespace baize::poker {

class BoardStakes {
public:
    BoardStakes(const Showdown& game, const std::vector<Way>& ways, std::int64_t dealers_hands);

    std::span<const std::uint16_t> named() const { return named_; }
    // In parts of `unit`, over all of the dealer's hands.
    std::int64_t worth(std::size_t way, const BoardPair& pair) const {
        const Gain& gain = gains_[pair.rank * ways_ + way];
        std::int64_t sum = gain.of_all;
        for (std::size_t i = 0; i < kBoardLanes; ++i) sum += std::int64_t{gain.by_lane[i]} * pair.lanes[i];
        return sum;
    }
    // Is a way worth the same whatever comes? Then this, with one of the dealer's hands.
    std::optional<std::int64_t> constant(std::size_t way) const { return constant_[way]; }
    const Integer& unit() const { return unit_; }
    std::int64_t largest() const { return largest_; }  // that any way moves at one end

    // Every net with the dealers' hands behind it, from the sums of all hands and of the lanes.
    template <class Each>
    void every_net(std::size_t way, std::uint16_t rank, const std::array<std::int64_t, kBoardLanes + 1>& sums,
                   const Each& each) const {
        std::int64_t before = 0;
        const Cuts& cuts = cuts_[rank];
        for (std::size_t i = 0; i < cuts.lanes.size(); ++i) {
            const std::int64_t up_to = sums[1 + cuts.lanes[i]];
            if (up_to != before) each(net(way, rank, i), up_to - before);
            before = up_to;
        }
        if (sums[0] != before) each(net(way, rank, cuts.lanes.size()), sums[0] - before);
    }

private:
    // The lanes in the order of their ranks.
    struct Cuts {
        FixedVector<std::uint8_t, kBoardLanes> lanes;
    };
    struct Gain {
        std::array<std::int32_t, kBoardLanes> by_lane{};
        std::int64_t of_all = 0;
    };
    std::int64_t net(std::size_t way, std::uint16_t rank, std::size_t interval) const {
        return nets_[(rank * ways_ + way) * (kBoardLanes + 1) + interval];
    }
    void ask(const Showdown& game, const std::vector<Way>& ways);
    void make_gains(std::int64_t dealers_hands);

    std::size_t ways_;
    std::vector<std::uint16_t> named_;
    std::vector<Cuts> cuts_;             // by rank
    std::vector<std::int64_t> nets_;     // [rank][way][interval], in parts of the unit
    std::vector<Gain> gains_;            // [rank][way]
    std::vector<std::optional<std::int64_t>> constant_;
    Integer unit_ = 1;
    std::int64_t largest_ = 0;
};

}  // namespace baize::poker
