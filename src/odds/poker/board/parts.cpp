#include "odds/poker/board/parts.hpp"

#include <algorithm>

namespace baize::poker {

namespace {

// Each choice of so many of these ranks, equal ones with multiplicity.
template <class Each>
void every_choice(const RanksOff& ranks, std::size_t size, const Each& each) {
    for (std::size_t i = kParts.first[ranks.size()][size]; i < kParts.first[ranks.size()][size + 1]; ++i) {
        RanksOff some;
        for (std::size_t at = 0; at < ranks.size(); ++at)
            if (kParts.of[ranks.size()][i] >> at & 1) some.push_back(ranks[at]);
        each(some);
    }
}

template <class Each>
void every_rank_less(unsigned suited, const Each& each) {
    for (unsigned rest = suited; rest; rest &= rest - 1) each(number_of_suited(suited & ~(rest & -rest)));
}

template <class Number>
void divide(Number* row, std::size_t count, int by) {
    if (by == 2)
        for (std::size_t i = 0; i < count; ++i) row[i] >>= 1;
    else if (by > 2)
        for (std::size_t i = 0; i < count; ++i) row[i] /= by;
}

}  // namespace

template <class Number>
SliceParts<Number>::SliceParts(const Plane& plane, int cards, int to)
    : plane_(plane), cards_(cards), to_(to), stride_(plane.stride()) {}

template <class Number>
void SliceParts<Number>::begin(const Plane::Slice& slice) {
    suited_ = slice.suited, off_ = slice.off;
    for (int suited = 0; suited <= to_; ++suited) {
        auto& first = first_[suited];
        first.clear();
        if (!has_parts(suited) || suited > suited_) continue;
        every_choice(off_, static_cast<std::size_t>(to_ - suited),
                     [&](const RanksOff& some) { first.push_back(plane_.first_of_slice(some, suited)); });
    }
}

template <class Number>
void SliceParts<Number>::clear_level(int suited) {
    auto& rows = levels_[suited];
    rows.assign(suited_sets(suited).size() * stride_, 0);
}

// ---- To the parts ---------------------------------------------------------------------------------------------------

template <class Number>
void PartsOfBoards<Number>::begin(const Plane::Slice& slice) {
    Base::begin(slice);
    for (int suited = least(); to_ > 0 && suited < suited_; ++suited) Base::clear_level(suited);
}

template <class Number>
void PartsOfBoards<Number>::add(unsigned suited, const Number* row) {
    if (to_ == 0) return add_numbers(sums.row(0), row, stride());
    if (has_parts(suited_))
        for (const std::uint32_t at : first(suited_))
            add_numbers(sums.row(at + number_of_suited(suited)), row, stride());
    if (suited_ > least())
        every_rank_less(suited, [&](std::uint32_t less) {
            add_numbers(level(suited_ - 1) + less * stride(), row, stride());
        });
}

template <class Number>
void PartsOfBoards<Number>::end() {
    if (to_ == 0) return;
    for (int size = suited_ - 1; size >= least(); --size) {
        const auto all = suited_sets(size);
        // Each was added once for every path by which it was reached.
        divide(level(size), all.size() * stride(), suited_ - size);
        for (std::size_t at = 0; at < all.size(); ++at) {
            const Number* const row = level(size) + at * stride();
            if (has_parts(size))
                for (const std::uint32_t part : first(size))
                    add_numbers(sums.row(part + static_cast<std::uint32_t>(at)), row, stride());
            if (size > least())
                every_rank_less(all[at], [&](std::uint32_t less) {
                    add_numbers(level(size - 1) + less * stride(), row, stride());
                });
        }
    }
}

template class SliceParts<std::int32_t>;
template class SliceParts<std::int64_t>;
template class PartsOfBoards<std::int32_t>;
template class PartsOfBoards<std::int64_t>;

// ---- From the parts -------------------------------------------------------------------------------------------------

template <class Number>
Number BoardsOfParts<Number>::times() const {
    Number times = 1;
    for (int more = cards_ - to_; to_ > 0 && more > 1; --more) times *= more;
    return times;
}

// Those with all ranks in the suit that are given.
template <class Number>
void BoardsOfParts<Number>::add_parts(unsigned suited, Number* row) const {
    const int size = std::popcount(suited);
    if (!has_parts(size)) return;
    const Number factor = times();
    for (const std::uint32_t at : first(size)) {
        const Number* const more = rows_->row(at + number_of_suited(suited));
        if (factor == 1) add_numbers(row, more, stride());
        else if (factor == 2) for (std::size_t i = 0; i < stride(); ++i) row[i] += more[i] << 1;
        else for (std::size_t i = 0; i < stride(); ++i) row[i] += more[i] * factor;
    }
}

template <class Number>
void BoardsOfParts<Number>::begin(const Plane::Slice& slice, const RowsOf<Number>& rows) {
    Base::begin(slice);
    rows_ = &rows;
    if (to_ == 0) return;
    for (int size = least(); size < suited_; ++size) {
        Base::clear_level(size);
        const auto all = suited_sets(size);
        for (std::size_t at = 0; at < all.size(); ++at) {
            Number* const row = level(size) + at * stride();
            add_parts(all[at], row);
            if (size > least())
                every_rank_less(all[at], [&](std::uint32_t less) {
                    add_numbers(row, level(size - 1) + less * stride(), stride());
                });
        }
        // So many sets of the next size, within one board, contain a set of this size.
        divide(level(size), all.size() * stride(), suited_ - size);
    }
}

template <class Number>
void BoardsOfParts<Number>::sum(unsigned suited, Number* row) {
    if (to_ == 0) return void(std::copy_n(rows_->row(0), stride(), row));
    std::fill_n(row, stride(), 0);
    add_parts(suited, row);
    if (suited_ > least())
        every_rank_less(suited, [&](std::uint32_t less) {
            add_numbers(row, level(suited_ - 1) + less * stride(), stride());
        });
}

template class BoardsOfParts<std::int32_t>;
template class BoardsOfParts<std::int64_t>;

}  // namespace baize::poker
