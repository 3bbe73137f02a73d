// From full boards to their parts and back, for all boards that have the same cards off the suit.
//
// A board of k ranks in the suit has its parts by what they leave out. Sums are handed down one rank at a time: from
// the sets of k ranks to those of k - 1, and so on. A set that is k - m ranks smaller comes by (k - m)! ways, one rank
// after another, and each step divides by how many ways it has. So a rank is added k times and not once for every part.
//
// Cost for such a slice: at each number m of ranks, from k down, O(C(13, m) x (m + c)) additions of rows, with c
// choices of the cards off the suit that a part with m ranks may have. A row has up to 344 numbers.
#pragma once

#include "odds/poker/board/sums.hpp"

namespace baize::poker {

// What both ways have in common: which parts there are.
template <class Number>
class SliceParts {
public:
    SliceParts(const Plane& plane, int cards, int to);
    int to() const { return to_; }

protected:
    void begin(const Plane::Slice& slice);
    // Ranks in the suit that a part may have: all parts' are between these.
    int least() const { return std::max(0, to_ - static_cast<int>(off_.size())); }
    bool has_parts(int suited) const { return suited >= least() && suited <= to_; }
    // Where the parts with so many ranks in the suit begin, for each choice of the cards off it.
    const std::vector<std::uint32_t>& first(int suited) const { return first_[suited]; }
    Number* level(int suited) { return levels_[suited].data(); }
    void clear_level(int suited);
    std::size_t stride() const { return stride_; }

    const Plane& plane_;
    int cards_, to_, suited_ = 0;
    RanksOff off_{};

private:
    std::size_t stride_;
    std::array<std::vector<std::uint32_t>, kBoardMost + 1> first_;
    std::array<std::vector<Number>, kBoardMost + 1> levels_;  // by ranks in the suit: a row for each set
};

// Adds rows of boards to the sums of their parts.
template <class Number>
class PartsOfBoards : public SliceParts<Number> {
public:
    PartsOfBoards(const Plane& plane, int cards, int to) : SliceParts<Number>(plane, cards, to), sums(plane, to) {}
    void begin(const Plane::Slice& slice);
    void add(unsigned suited, const Number* row);
    void end();

    RowsOf<Number> sums;

private:
    using Base = SliceParts<Number>;
    using Base::first, Base::has_parts, Base::least, Base::level, Base::stride, Base::suited_, Base::to_;
};

// Of rows for parts: the sum over all parts of a board, `times()` times.
template <class Number>
class BoardsOfParts : public SliceParts<Number> {
public:
    using SliceParts<Number>::SliceParts;
    void begin(const Plane::Slice& slice, const RowsOf<Number>& rows);
    void sum(unsigned suited, Number* row);
    Number times() const;

private:
    using Base = SliceParts<Number>;
    using Base::cards_, Base::first, Base::has_parts, Base::least, Base::level, Base::stride, Base::suited_, Base::to_;
    void add_parts(unsigned suited, Number* row) const;

    const RowsOf<Number>* rows_ = nullptr;
};

}  // namespace baize::poker
