// What action sequences are worth with every two cards beside a board, many hands at once.
//
// The hands beside a board lie in rising order of rank, so those of one row of the stakes are a segment. For each
// segment a value is the same linear form of the lanes (board_stakes.hpp), which is evaluated for many hands at a time.
//
// Cost: O(own kinds x lanes) to read a board and for each value; lanes without a gain are left out. Numbers have 32
// bits where the stakes allow it.
#pragma once

#include "odds/poker/board/board_stakes.hpp"
#include "odds/poker/board/board_table.hpp"

namespace baize::poker {

// The hands beside one board, their counts in rows, and which of them are settled alike.
struct BoardRow {
    struct Segment {
        std::size_t from, to, row;  // hands, and a row of the stakes
    };
    BoardHands hands;
    std::vector<Segment> segments;
    alignas(64) std::array<std::array<std::int32_t, kOwnStride>, kBoardLanes> lanes;
    std::array<bool, kBoardLanes> is_even{};  // of a lane: is the count the same for every hand?
};

// Reads the boards of a plane one after another.
class BoardReader {
public:
    // `named`: which of the ranks that the settlement names are wanted; `rows`: which rows, where not all of them.
    BoardReader(const BoardTable& table, const BoardStakes& stakes, std::vector<bool> named, unsigned threads,
                std::vector<bool> rows = {});
    const BoardRow& read(std::uint32_t board);

private:
    void read_named(std::uint32_t board);
    void read_named(const HandsBelow& below, std::uint16_t rank, std::int32_t* lane);
    void find_segments();

    const BoardTable& table_;
    const BoardStakes& stakes_;
    std::vector<bool> wanted_, rows_;
    std::vector<BoardTable::Below> below_;  // by named rank
    BoardRow row_;
};

// Differences of sequences, each with a number; equal ones are one.
class BoardValues {
public:
    BoardValues(const BoardStakes& stakes, std::int64_t dealers_hands)
        : BoardValues(stakes, dealers_hands, stakes.largest()) {}
    // `largest`: what any sequence moves at one end, where it is not by these stakes.
    BoardValues(const BoardStakes& stakes, std::int64_t dealers_hands, std::int64_t largest)
        : stakes_(stakes), dealers_(dealers_hands), largest_(largest) {}

    using OfRows = std::vector<BoardStakes::Gains>;
    std::size_t number(std::size_t sequence, std::optional<std::size_t> less) {
        return number(stakes_.gains(sequence, less));
    }
    std::size_t number(OfRows gains);
    const OfRows& gains(std::size_t number) const { return gains_[number]; }
    std::int64_t dealers_hands() const { return dealers_; }
    // Do 31 bits hold every value and the difference of any two?
    bool narrow() const { return largest_ * dealers_ < std::int64_t{1} << 28; }
    std::vector<bool> named() const;  // which named ranks some of them ask for

    // For each hand of a row, over all of the dealer's. Sums may overflow on the way; their totals do not.
    template <class Number>
    void find(std::size_t number, const BoardRow& row, Number* values) const {
        using Whole = std::make_unsigned_t<Number>;
        for (const auto& [from, to, at] : row.segments) {
            const BoardStakes::Gains& gains = gains_[number][at];
            const auto all = static_cast<Whole>(gains[0]), below = static_cast<Whole>(gains[1]),
                       up_to = static_cast<Whole>(gains[2]);
            for (std::size_t i = from; i < to; ++i)
                values[i] = static_cast<Number>(all + below * static_cast<Whole>(row.lanes[0][i]) +
                                                up_to * static_cast<Whole>(row.lanes[1][i]));
            for (std::size_t lane = 2; lane < stakes_.lanes(); ++lane) {
                const auto gain = static_cast<Whole>(gains[1 + lane]);
                if (gain == 0) continue;
                for (std::size_t i = from; i < to; ++i)
                    values[i] = static_cast<Number>(static_cast<Whole>(values[i]) +
                                                    gain * static_cast<Whole>(row.lanes[lane][i]));
            }
        }
    }

private:
    const BoardStakes& stakes_;
    std::int64_t dealers_, largest_;
    std::vector<OfRows> gains_;  // [number][row]
};

// How many ways there are to take each own kind, with a board that can be taken in so many ways itself.
void find_ways(const std::array<std::uint8_t, kCardKinds>& left, std::int64_t board, std::int32_t* of_own);

}  // namespace baize::poker
