// The forward pass, from the first street on by the decisions found: how often each action sequence is followed, and
// with which ranks.
//
// Decisions are read, not made: on each set of the board up to suits the own pairs that reach a node follow their
// action, to a node of the next street or to full boards. How often full boards are reached is handed down by plane,
// as the backward pass sums (plane.hpp): by ranks alone, and what each suit with three cards on the board changes. The
// visits of a sequence by row of the stakes and by lane, times its nets, are the return distribution, in whole numbers.
// One source of full boards is not counted where all others are: it has what is left of all deals. Where sums are kept
// that no odds move (lanes.hpp) no full board is looked at.
//
// Cost: O(sets x own pairs) a street and node; O(boards x own kinds) for each plane and source on full boards.
#pragma once

#include "odds/poker/board/lanes.hpp"
#include "odds/poker/board/parts.hpp"
#include "odds/poker/board/shared.hpp"
#include "odds/poker/board/solver.hpp"

namespace baize::poker {

class ForwardPass {
public:
    ForwardPass(const BoardShared& shared, const SolveOptions& options, unsigned threads,
                const EachBoardDecision& told);

    void solve();
    // In how many orders of streets a node is reached.
    void reach_counts(std::size_t at, CardSet board, OwnTable<std::uint8_t>& reach) const;

private:
    const BoardShared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    unsigned threads_;
    const EachBoardDecision& told_;

public:
    BoardTally tally;
    std::vector<Integer> visits;  // by sequence: deals

private:
    // How often something is done on the street of its source, by plane.
    using Rows = std::vector<std::vector<NarrowRows>>;  // [plane, the last by rank][source]
    Rows empty_rows() const;
    PlaneRows empty_flush(std::size_t source) const;  // empty for one that is never reached

    // Hands with which an action is taken, by node and action.
    using LaneCounts = std::vector<std::vector<LaneSums::Count>>;

    // ---- Streets on which cards are still to come ----
    struct StreetWork {
        Rows* rows;
        std::vector<std::int64_t> visits;
        LaneCounts flows;
        OwnTable<std::uint8_t> actions, reach, some;
    };
    void follow(std::size_t street);
    void act_with(std::size_t at, const BoardSets& sets, std::size_t id, StreetWork& work);
    void act(const BoardNode& node, std::size_t action, CardSet board, std::size_t id, int variants, StreetWork& work);

    template <class Each>
    void every_plane(CardSet board, const Each& each) const;
    void count_flow(std::size_t at, std::size_t action, CardSet board, int variants, StreetWork& work) const;
    void count_arrivals(const OwnTable<std::uint8_t>& some, CardSet board, int variants, LaneSums::Count& into) const;

    // ---- Ends, where sums are kept for every street ----
    void add_flow(std::size_t at, std::size_t action, const LaneSums::Count& counted);
    void end_flows();
    void end_sequence(std::size_t sequence, const BoardTally& flow);
    // ... where they are kept before the first card of the board.
    void leave_one_out();
    void find_left_out();

    // ---- Full boards ----
    bool is_counted(std::size_t source) const;  // by sums that are kept
    void count_lanes();
    struct Shares {
        std::vector<PlaneRows> rows;      // by source: visits for each way to deal a part and the own cards,
        std::vector<std::int64_t> parts;  // in these
    };
    Shares share_rows(std::size_t p) const;
    bool are_narrow(const Shares& shares) const;
    // Hands are counted in numbers that hold all visits.
    template <class Count>
    struct PlaneWork;
    template <class Value>
    void tally_plane(std::size_t p);
    template <class Value, class Count>
    void tally_boards(std::size_t p, const Shares& shares);
    template <class Value, class Count>
    void tally_board(std::size_t p, const PlaneBoard& board, std::uint32_t id, PlaneWork<Count>& work) const;
    template <class Count>
    void find_times(std::size_t source, std::uint32_t by_rank, const BoardRow& row, PlaneWork<Count>& work) const;
    template <class Value, class Count>
    void find_actions(std::size_t node, const BoardRow& row, PlaneWork<Count>& work) const;
    template <class Count>
    void count_source(std::size_t source, const BoardRow& row, PlaneWork<Count>& work) const;
    template <class Count>
    void count_sequence(std::size_t sequence, const BoardRow& row, const Count* times, BoardTally& into) const;
    Seen seen(std::size_t node, std::uint16_t own, const RealCards& real) const;
    template <class Count>
    void tell(std::size_t node, const BoardRow& row, PlaneWork<Count>& work, double parts) const;
    void merge(std::span<const BoardTally* const> tallies, const std::vector<std::int64_t>& parts);
    std::size_t source_of(std::size_t sequence) const;
    void count_ends();

    static constexpr std::size_t kBoth = BothOrders<std::uint8_t>::kSize;
    std::int64_t dealers_hands_ = shared_.dealers_hands();
    double all_deals_ = shared_.all_deals();
    std::vector<std::vector<std::uint8_t>> reached_;  // by node: on the street before, in both orders of suits
    LaneCounts no_flows_;  // nothing where sums are not kept for every street
    std::vector<std::vector<BoardTally>> flows_;  // by node and action: by row, in deals
    // One source need not be counted if all others are: it has the rest of all deals.
    std::optional<std::size_t> left_out_;
    Rows rows_;
    std::vector<bool> is_visited_;  // by source: at all, if full boards must be enumerated for it
    std::vector<PlaneRows> with_flush_;  // by source: how often boards of some ranks come with three of a suit
};

// Each plane that sees something of its own in a set of the board, with the number of what it sees.
template <class Each>
void ForwardPass::every_plane(CardSet board, const Each& each) const {
    const BoardDeck& deck = *shared_.deck;
    const auto call = [&](std::size_t p, std::optional<std::size_t> suit) {
        const Plane& plane = deck.plane_at(p);
        each(p, suit, plane.id(plane.seen(board, suit.value_or(0))));
    };
    call(deck.planes() - 1, std::nullopt);
    shared_.every_live_suit(board, [&](std::size_t suit) { call(deck.plane_of[suit], suit); });
}

}  // namespace baize::poker
