// What a game notes of single boxes in this round: they are the bits of one of its marks (`Table::marks`).
#pragma once

#include "engine/table.hpp"

namespace baize {

inline bool is_marked(const Table& t, std::size_t mark, BoxNo box) { return t.marks()[mark] >> box & 1; }
inline bool is_marked(const Table& t, std::size_t mark, const Box& box) { return is_marked(t, mark, box.number); }
inline void mark_box(Table& t, std::size_t mark, BoxNo box) { t.marks()[mark] |= 1 << box; }
inline void mark_box(Table& t, std::size_t mark, const Box& box) { mark_box(t, mark, box.number); }
inline void unmark_box(Table& t, std::size_t mark, BoxNo box) { t.marks()[mark] &= ~(1 << box); }
inline void unmark_boxes(Table& t, std::size_t mark) { t.marks()[mark] = 0; }

}  // namespace baize
