// What a game notes of single boxes in this round: they are the bits of one of its marks (`Table::marks`).
#pragma once

#include "engine/table.hpp"

namespace baize {

// Bits of such a number, by box or by player.
constexpr bool holds(int bits, int number) { return bits >> number & 1; }
constexpr void include(int& bits, int number) { bits |= 1 << number; }
constexpr void exclude(int& bits, int number) { bits &= ~(1 << number); }

inline bool is_marked(const Table& t, std::size_t mark, BoxNo box) { return holds(t.marks()[mark], box); }
inline bool is_marked(const Table& t, std::size_t mark, const Box& box) { return is_marked(t, mark, box.number); }
inline void mark_box(Table& t, std::size_t mark, BoxNo box) { include(t.marks()[mark], box); }
inline void mark_box(Table& t, std::size_t mark, const Box& box) { mark_box(t, mark, box.number); }
inline void unmark_box(Table& t, std::size_t mark, BoxNo box) { exclude(t.marks()[mark], box); }
inline void unmark_boxes(Table& t, std::size_t mark) { t.marks()[mark] = 0; }

}  // namespace baize
