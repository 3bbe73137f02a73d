// From whole boards back to the first street: what every decision is worth.
#pragma once

#include <map>

#include "odds/poker/board_whole.hpp"
#include "odds/poker/shared_board.hpp"

namespace baize::poker {

class BoardBack {
public:
    BoardBack(BoardShared& shared, const SolveOptions& options, unsigned threads)
        : shared_(shared), tree_(shared.tree), options_(options), threads_(threads),
          whole_(shared, shared.values, shared.sums), by_street_(tree_.nodes.size()) {}

    void solve();

    // Every decision of a street on which cards are still to come; `find_reach` says how often a node is come to.
    using FindReach = std::function<void(std::size_t node, CardSet board, OwnTable<std::uint8_t>& reach)>;
    void tell(std::size_t street, const FindReach& find_reach, const EachBoardDecision& each);

private:
    using Values = std::vector<std::int64_t>;  // [set][own]

    // ---- Streets on which cards are still to come ----
    struct StreetWork {
        std::map<std::size_t, OwnTable<std::int64_t>> of_sum;
        OwnTable<std::int64_t> best, worth;
        OwnTable<std::uint8_t> action;
        BothOrders<std::int64_t> both;
        std::map<std::size_t, Values> before;  // by node: sums for the street before
    };

    const OwnTable<std::int64_t>& sum_of(const BoardSum& wanted, CardSet board, StreetWork& work) const;
    void decide(std::size_t street);
    void decide_with(std::size_t street, const BoardSets& sets, std::size_t id, StreetWork& work);
    void find_worth(std::size_t at, std::size_t action, CardSet board, std::size_t id, StreetWork& work) const;
    void choose_at(std::size_t at, CardSet board, std::size_t id, StreetWork& work) const;
    void follow_rule(const BoardNode& node, CardSet board, StreetWork& work) const;
    void tell_node(std::size_t at, CardSet board, std::size_t id, int variants, const OwnTable<std::uint8_t>& reach,
                   StreetWork& work, const EachBoardDecision& each) const;
    void keep_first_worths();
    void add_to_street_before(std::size_t at, CardSet board, int variants, StreetWork& work) const;
    void make_even(Values& sums, int cards) const;

    BoardShared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    unsigned threads_;
    BoardWhole whole_;
    std::vector<Values> by_street_;  // by node: what is gained there, on the street before
};

}  // namespace baize::poker
