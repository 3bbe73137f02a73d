// Sums of what full boards are worth with each two own cards, for the sets of cards that boards grow from.
//
// A board's value with an own hand is that by ranks alone, plus for each suit with three cards on the board what the
// flushes of that suit add (plane.hpp). Each plane of the deck is summed by itself: the row of a board, weighted by the
// ways to deal board and own cards, is added to the rows of all its parts (parts.hpp). In the end each row is divided
// by the ways to deal its set (sums.hpp).
//
// Cost: O(boards x own kinds) for each plane and value, and the additions to parts that parts.hpp has. Slices of boards
// are shared out to threads, each with sums of its own.
#pragma once

#include "odds/poker/board/lanes.hpp"
#include "odds/poker/board/parts.hpp"
#include "odds/poker/board/shared.hpp"

namespace baize::poker {

// By plane and sum. Each row counts as often as its cards can be taken from the deck: `share_out` is still to come.
template <class Sum>
using FullBoardSums = std::vector<std::vector<RowsOf<Sum>>>;
// `values` are by rows of the stakes of `shared`.
FullBoardSums<std::int64_t> add_full_boards(const BoardShared& shared, const BoardValues& values,
                                         std::span<const BoardSum> sums, unsigned threads, const Progress& progress);
// ... of sums that 31 bits hold.
FullBoardSums<std::int32_t> add_narrow_boards(const BoardShared& shared, const BoardValues& values,
                                          std::span<const BoardSum> sums, unsigned threads, const Progress& progress);

class FullBoard {
public:
    // `values` are by rows of the stakes of `shared`; both stay where they are.
    FullBoard(const BoardShared& shared, const BoardValues& values, std::vector<BoardSum> sums)
        : shared_(shared), values_(values), of_(std::move(sums)) {}

    void solve(unsigned threads, const Progress& progress);
    // What each own pair of cards is worth by one of the sums with a set of the board's.
    template <class Number>
    void fill(OwnTable<Number>& table, std::size_t sum, CardSet board) const;

private:
    // Hands a row of the sum to `use`, from where it lies.
    template <class Number, class Use>
    void with_row(std::size_t sum, std::size_t p, const PlaneBoard& board, const Use& use) const;

    const BoardShared& shared_;
    const BoardValues& values_;
    std::vector<BoardSum> of_;
    FullBoardSums<std::int64_t> sums_;  // shared out; of those that the kept ones do not tell
    std::vector<std::optional<LaneSums::Reading>> known_;  // by sum: how it is read from the kept ones
};

}  // namespace baize::poker
