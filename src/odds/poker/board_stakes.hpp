// What each way to act brings with each rank of the player's hand, as whole numbers over counts of dealers' hands.
#pragma once

#include <span>

#include "odds/poker/ways.hpp"

namespace baize::poker {

// Dealers' hands that share no card with the own two: below their rank, up to it, below each rank that the game names.
inline constexpr std::size_t kBoardNamed = 7, kBoardLanes = 2 + kBoardNamed;
using BoardLanes = std::array<std::int32_t, kBoardLanes>;

class BoardStakes {
public:
    BoardStakes(const Showdown& game, const std::vector<Way>& ways, std::int64_t dealers_hands);

    std::span<const std::uint16_t> named() const { return named_; }
    std::size_t lanes() const { return 2 + named_.size(); }
    // Ranks with which every way is settled alike are one row.
    std::size_t rows() const { return rows_.size(); }
    std::size_t row_of(std::uint16_t rank) const { return row_of_[rank]; }

    // What every way is worth in parts of `unit`, over all of the dealer's hands. Eight ways are counted at once, so
    // that there must be room for `room()` of them.
    std::size_t room() const { return room_; }
    void worths(std::size_t row, const BoardLanes& lanes, std::int64_t* of_way) const {
        if (narrow_.empty()) count_worths(wide_, row, lanes, of_way);
        else count_worths(narrow_, row, lanes, of_way);
    }

    // Is a way worth the same whatever comes? Then this, with one of the dealer's hands.
    std::optional<std::int64_t> constant(std::size_t way) const { return constant_[way]; }
    bool alike(std::size_t way, std::size_t other) const;  // worth the same at every end
    const Integer& unit() const { return unit_; }
    std::int64_t largest() const { return largest_; }  // that any way moves at one end

    // Every net with the dealers' hands behind it, from the sums of all hands and of the lanes.
    using Sums = std::array<std::int64_t, 1 + kBoardLanes>;
    template <class Each>
    void every_net(std::size_t way, std::size_t row, const Sums& sums, const Each& each) const {
        std::int64_t before = 0;
        const auto& lanes = rows_[row].lanes;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const std::int64_t up_to = sums[1 + lanes[i]];
            if (up_to != before) each(net(way, row, i), up_to - before);
            before = up_to;
        }
        if (sums[0] != before) each(net(way, row, lanes.size()), sums[0] - before);
    }

private:
    static constexpr std::size_t kAtOnce = 8;
    template <class Number>
    void count_worths(const std::vector<Number>& gains, std::size_t row, const BoardLanes& lanes,
                      std::int64_t* of_way) const {
        const Number* gain = &gains[row * (1 + kBoardLanes) * room_];
        for (std::size_t first = 0; first < room_; first += kAtOnce) {
            std::array<Number, kAtOnce> sums;
            for (std::size_t i = 0; i < kAtOnce; ++i) sums[i] = gain[first + i];
            for (std::size_t lane = 0; lane < 2 + named_.size(); ++lane)
                for (std::size_t i = 0; i < kAtOnce; ++i)
                    sums[i] += gain[(1 + lane) * room_ + first + i] * static_cast<Number>(lanes[lane]);
            for (std::size_t i = 0; i < kAtOnce; ++i) of_way[first + i] = std::make_signed_t<Number>(sums[i]);
        }
    }
    struct Row {
        FixedVector<std::uint8_t, kBoardLanes> lanes{};       // in the order of their ranks: they cut the dealer's
        FixedVector<bool, kBoardLanes + 1> is_empty{};        // of the intervals between them
        std::vector<std::int64_t> nets{};                     // [way][interval], in parts of the unit
    };
    struct Asked;
    std::int64_t net(std::size_t way, std::size_t row, std::size_t interval) const {
        return rows_[row].nets[way * (kBoardLanes + 1) + interval];
    }
    void ask(const Showdown& game, const std::vector<Way>& ways);
    template <class Number>
    std::vector<Number> make_gains(std::int64_t dealers_hands) const;
    void find_constants();

    std::size_t ways_, room_;
    std::vector<std::uint16_t> named_;
    std::vector<std::uint16_t> row_of_;  // by rank
    std::vector<Row> rows_;
    // [row][all hands, then each lane][way], whole numbers modulo 2^32; or 2^64, where 31 bits do not hold a worth.
    std::vector<std::uint32_t> narrow_;
    std::vector<std::uint64_t> wide_;
    std::vector<std::optional<std::int64_t>> constant_;
    Integer unit_ = 1;
    std::int64_t largest_ = 0;
};

}  // namespace baize::poker
