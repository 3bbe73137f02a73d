// Backward induction from full boards to the first street: what every decision is worth.
//
// An action is worth what it brings beyond the cheapest course, summed over all deals to come: a sum over full boards
// (full_board.hpp), or what is gained on the next street, in whole numbers. On each set of the board up to suits every
// own pair takes the greatest, of equal ones that which lays least (ruling R50). The gain, times the variants of the
// set, goes to each of its parts that may lie there on the street before, and in the end the sums of a part are made
// even over the exchanges of suits that keep it. A gain to which all actions of a street lead alike changes no decision
// there, and is passed on to the street before.
//
// Cost: O(sets x actions x own pairs) for a node, and O(sets x parts of a set x own pairs) for its gain. Numbers have
// 32 bits where the stakes allow it. Sets are shared out to threads, each with sums of its own.
#pragma once

#include <map>

#include "odds/poker/board/full_board.hpp"
#include "odds/poker/board/solver.hpp"

namespace baize::poker {

class BackwardPass {
public:
    // `tells`: `tell` is asked for later, with what every action is worth on every street.
    BackwardPass(BoardShared& shared, const SolveOptions& options, unsigned threads, bool tells);

    void solve();

    // Every decision of a street on which cards are still to come; `reach_counts` says how often a node is reached.
    using ReachCounts = std::function<void(std::size_t node, CardSet board, OwnTable<std::uint8_t>& reach)>;
    void tell(std::size_t street, const ReachCounts& reach_counts, const EachBoardDecision& each);

private:
    using Values = LargeVector<std::int64_t>;  // [set][own]

    // ---- Streets on which cards are still to come ----
    template <class Number>
    struct StreetWork {
        explicit StreetWork(std::size_t sums) : of_sum(sums), is_made(sums) {}
        void begin() { is_made.assign(is_made.size(), false); }  // with another set

        std::vector<OwnTable<Number>> of_sum;
        std::vector<bool> is_made;
        OwnTable<Number> best, worth;
        OwnTable<std::uint8_t> action, actions;  // of a node; of all nodes, each in its bits
        BothOrders<Number> both;
        std::map<std::size_t, Values> before;  // by node: sums for the street before
    };

    // Every action of a street leads to the same gain: it is passed on to the street before.
    bool is_passed(std::size_t street) const { return is_passed_[street]; }
    std::size_t street_before(std::size_t street) const;
    std::int64_t orders_between(std::size_t street) const;  // of a set on that street, with one on the street before
    std::optional<std::size_t> waits_behind(std::size_t node) const;

    template <class Number>
    const OwnTable<Number>& sum_with(const BoardSum& wanted, CardSet board, StreetWork<Number>& work) const;
    bool is_narrow(std::size_t street) const;
    template <class Number>
    void decide(std::size_t street);
    template <class Number>
    void decide_with(std::size_t street, const BoardSets& sets, std::size_t id, StreetWork<Number>& work);
    template <class Number>
    void find_worth(std::size_t at, std::size_t action, CardSet board, std::size_t id, StreetWork<Number>& work) const;
    template <class Number>
    void choose_at(std::size_t at, CardSet board, std::size_t id, StreetWork<Number>& work) const;
    void follow_rule(const BoardNode& node, CardSet board, OwnTable<std::uint8_t>& actions) const;
    void tell_node(std::size_t at, CardSet board, std::size_t id, int variants, const OwnTable<std::uint8_t>& reach,
                   StreetWork<std::int64_t>& work, const EachBoardDecision& each) const;
    void keep_first_worths();
    template <class Number>
    void add_to_street_before(std::size_t at, CardSet board, int variants, StreetWork<Number>& work) const;
    void symmetrize(Values& sums, int cards) const;
    template <class Sum>
    void symmetrize_in(Values& sums, int cards) const;

    BoardShared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    unsigned threads_;
    FullBoard whole_;
    std::vector<bool> is_passed_;    // by street
    std::vector<Values> by_street_;  // by node: what is gained there, on the street before
};

}  // namespace baize::poker
