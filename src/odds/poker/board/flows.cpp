// Ends that are counted from kept sums, and those that follow as the rest of all deals.
#include "odds/poker/board/forward.hpp"

namespace baize::poker {

// ---- Where sums are kept for every street --------------------------------------------------------------------------

// After the first decision one action is not counted: it has the rest of the visits.
void ForwardPass::count_flow(std::size_t at, std::size_t action, CardSet board, int variants, StreetWork& work) const {
    if (at > 0 && action == shared_.order_at(at)[0]) return;
    if (!is_zero(work.some)) count_arrivals(work.some, board, variants, work.flows[at][action]);
}

void ForwardPass::count_arrivals(const OwnTable<std::uint8_t>& some, CardSet board, int variants,
                             LaneSums::Count& into) const {
    every_plane(board, [&](std::size_t p, std::optional<std::size_t> suit, std::uint32_t set) {
        alignas(64) std::array<std::int32_t, kOwnStride> come{};
        add_to_row(come.data(), some, suit, 1);
        shared_.lanes->count(p, board.size(), set, come.data(), variants, into);
    });
}

void ForwardPass::add_flow(std::size_t at, std::size_t action, const LaneSums::Count& counted) {
    const std::size_t street = tree_.nodes[at].street;
    BoardTally deals(shared_.stakes.rows());
    shared_.lanes->add(tree_.cards[street], counted, deals.data());
    for (std::size_t row = 0; row < deals.size(); ++row)
        for (std::size_t i = 0; i < deals[row].size(); ++i)
            flows_[at][action][row][i] += deals[row][i] * tree_.deals_of_one(street);
}

namespace {

void take_off(BoardTally& from, const BoardTally& less) {
    for (std::size_t row = 0; row < from.size(); ++row)
        for (std::size_t i = 0; i < from[row].size(); ++i) from[row][i] -= less[row][i];
}

}  // namespace

void ForwardPass::end_flows() {
    std::vector<BoardTally> come(tree_.nodes.size());  // nodes that lead to others stand before them
    for (std::size_t at = 0; at < tree_.nodes.size(); ++at) {
        const BoardNode& node = tree_.nodes[at];
        for (const BoardTally& counted : flows_[at])
            if (at > 0) take_off(come[at], counted);
        if (at > 0) flows_[at][shared_.order_at(at)[0]] = std::move(come[at]);
        for (std::size_t action = 0; action < node.next.size(); ++action) {
            if (node.ends[action]) end_sequence(node.next[action], flows_[at][action]);
            else come[node.next[action]] = flows_[at][action];
        }
    }
    ask_to_go_on(options_.progress, 0.61);
}

void ForwardPass::end_sequence(std::size_t sequence, const BoardTally& flow) {
    const std::size_t source = shared_.of_sequence[sequence];
    for (std::size_t row = 0; row < flow.size(); ++row) {
        visits[sequence] += count::integer(flow[row][0]);
        if (source == kNoSource) continue;
        auto& sums = tally[shared_.sources[source].of * flow.size() + row];
        add_numbers(sums.data(), flow[row].data(), sums.size());
    }
}

// ---- Where they are kept before the first card of the board --------------------------------------------------------

// Not where a sequence ends so early that its ends are not looked at.
void ForwardPass::leave_one_out() {
    if (!shared_.lanes || !shared_.lanes->count_ends(0)) return;
    for (std::size_t sequence = 0; sequence < tree_.sequences.size(); ++sequence)
        if (shared_.stakes.constant(sequence) && !shared_.is_whole(tree_.sequences[sequence].actions.size() - 1))
            return;
    for (std::size_t i = 0; i < shared_.sources.size() && !left_out_; ++i)
        if (shared_.sources[i].is_sequence && is_visited_[i]) left_out_ = i;
    if (left_out_) is_visited_[*left_out_] = false;
}

void ForwardPass::find_left_out() {
    OwnTable<std::uint8_t> all;
    reach_counts(0, {}, all);
    LaneSums::Count counted = shared_.lanes->no_count();
    count_arrivals(all, {}, 1, counted);
    const std::size_t rows = shared_.stakes.rows();
    BoardTally left(rows);
    shared_.lanes->add(0, counted, left.data());
    for (auto& sums : left)
        for (std::int64_t& each : sums) each *= tree_.deals_of_one(0);
    for (std::size_t sequence = 0; sequence < tree_.sequences.size(); ++sequence)
        take_off(left, BoardTally(&tally[sequence * rows], &tally[sequence * rows] + rows));
    std::ranges::copy(left, &tally[shared_.sources[*left_out_].of * rows]);
}

}  // namespace baize::poker
