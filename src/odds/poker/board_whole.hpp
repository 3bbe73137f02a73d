// Sums of what whole boards are worth with each two own cards, for the sets of cards that boards grow from.
#pragma once

#include "odds/poker/board_parts.hpp"
#include "odds/poker/board_shared.hpp"

namespace baize::poker {

class BoardWhole {
public:
    // `values` are by rows of the stakes of `shared`; both stay where they are.
    BoardWhole(const BoardShared& shared, const BoardValues& values, std::vector<BoardSum> sums)
        : shared_(shared), values_(values), of_(std::move(sums)) {}

    void solve(unsigned threads, const Progress& progress);
    // What each own pair of cards is worth by one of the sums with a set of the board's.
    void fill(OwnTable<std::int64_t>& table, std::size_t sum, CardSet board) const;

private:
    template <class Number>
    struct PlaneWork;
    template <class Number>
    void sum_whole_boards();
    template <class Number>
    void sum_plane(std::size_t p, std::vector<std::vector<Number>>& by_ranks);
    template <class Number>
    void add_board(std::size_t p, const PlaneBoard& board, std::uint32_t id, PlaneWork<Number>& work,
                   std::vector<std::vector<Number>>& by_ranks) const;

    const BoardShared& shared_;
    const BoardValues& values_;
    std::vector<BoardSum> of_;
    unsigned threads_ = 1;
    Progress progress_;
    std::vector<std::vector<PlaneRows>> sums_;  // by plane and sum, for the sum's street
};

}  // namespace baize::poker
