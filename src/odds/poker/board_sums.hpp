// Sums over the boards that a part of a board can grow to, and the other way: from parts to whole boards.
//
// A plane's row holds one number for each own kind. Let V be a number for each board and own kind, and let each count
// as often as its cards can be taken from the deck: then a part's sum is a plain sum of rows, whatever the own cards
// hold back, and what one part of the deck has is that sum over the ways to take the part with the own cards.
#pragma once

#include "odds/poker/board_plane.hpp"

namespace baize::poker {

struct PlaneRows {
    PlaneRows() = default;
    PlaneRows(const Plane& plane, int of_cards)
        : cards(of_cards), stride(plane.stride()), of(plane.boards(of_cards) * stride) {}

    std::int64_t* row(std::uint32_t id) { return &of[id * stride]; }
    const std::int64_t* row(std::uint32_t id) const { return &of[id * stride]; }
    void add(const PlaneRows& more) {
        for (std::size_t i = 0; i < of.size(); ++i) of[i] += more.of[i];
    }

    int cards = 0;
    std::size_t stride = 0;
    std::vector<std::int64_t> of{};
};

inline void add_numbers(std::int64_t* sums, const std::int64_t* more, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) sums[i] += more[i];
}

// From what all parts of a kind have together to what each has.
void share_out(const Plane& plane, PlaneRows& rows);
// The same in parts of a number that every share divides, which is given back.
std::int64_t share_in_parts(const Plane& plane, PlaneRows& rows);

}  // namespace baize::poker
