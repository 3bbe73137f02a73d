// Sums over the boards that a part of a board can grow to, and the other way: from parts to full boards.
//
// A plane's row holds one number for each own kind. Let V be a number for each board and own kind, weighted by the ways
// to deal both from the deck. Then the sum of a part is a plain sum of rows, whichever cards the own hand removes, and
// the value for one dealt part is that sum divided by the ways to deal the part with the own cards.
//
// The division is exact, and takes a multiplication and a shift. Cost: O(sets x own kinds) to divide a plane's rows.
#pragma once

#include "odds/poker/board/large_pages.hpp"
#include "odds/poker/board/plane.hpp"

namespace baize::poker {

template <class Number>
struct RowsOf {
    RowsOf() = default;
    RowsOf(const Plane& plane, int of_cards)
        : cards(of_cards), stride(plane.stride()), of(plane.boards(of_cards) * stride) {}

    Number* row(std::uint32_t id) { return &of[id * stride]; }
    const Number* row(std::uint32_t id) const { return &of[id * stride]; }
    void add(const RowsOf& more) {
        for (std::size_t i = 0; i < of.size(); ++i) of[i] += more.of[i];
    }

    int cards = 0;
    std::size_t stride = 0;
    LargeVector<Number> of{};
};
using PlaneRows = RowsOf<std::int64_t>;
using NarrowRows = RowsOf<std::int32_t>;  // of numbers that 31 bits hold

template <class Number>
void add_numbers(Number* sums, const Number* more, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) sums[i] += more[i];
}

// Exact division: by the odd part of the divisor through its inverse modulo 2^64, by its power of two through a shift.
class ExactDivision {
public:
    explicit ExactDivision(std::int64_t by) : shift_(std::countr_zero(static_cast<std::uint64_t>(by))) {
        const std::uint64_t odd = static_cast<std::uint64_t>(by) >> shift_;
        for (int i = 0; i < 6; ++i) inverse_ *= 2 - odd * inverse_;
    }
    std::int64_t operator()(std::int64_t number) const {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(number >> shift_) * inverse_);
    }

private:
    int shift_;
    std::uint64_t inverse_ = 1;
};

// From the total of all parts of a kind to the share of each.
template <class Number>
void share_out(const Plane& plane, RowsOf<Number>& rows);
// The same in parts of a number that every share divides, which is given back.
std::int64_t share_in_parts(const Plane& plane, PlaneRows& rows);

}  // namespace baize::poker
