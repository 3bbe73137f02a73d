#include "odds/poker/board/forward.hpp"

#include "core/numbers.hpp"

#include <stdexcept>
#include <tuple>

namespace baize::poker {

ForwardPass::ForwardPass(const BoardShared& shared, const SolveOptions& options, unsigned threads,
                         const EachBoardDecision& told)
    : shared_(shared),
      tree_(shared.tree),
      options_(options),
      threads_(threads),
      told_(told),
      tally(tree_.sequences.size() * shared.stakes.rows()),
      visits(tree_.sequences.size()),
      reached_(tree_.nodes.size()) {
    if (!shared.lanes || !std::ranges::all_of(tree_.cards, [&](int cards) { return shared.lanes->count_ends(cards); }))
        return;
    for (const BoardNode& node : tree_.nodes) {
        no_flows_.emplace_back(node.next.size(), shared.lanes->no_count());
        flows_.emplace_back(node.next.size(), BoardTally(shared.stakes.rows()));
    }
}

void ForwardPass::solve() {
    if (flows_.empty()) rows_ = empty_rows();
    for (std::size_t street = 0; street < tree_.cards.size(); ++street)
        if (!shared_.is_whole(street)) follow(street);
    if (!flows_.empty()) return end_flows();
    for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
        const auto& by_rank = rows_.back()[i].of;
        is_visited_.push_back(!is_counted(i) && (!shared_.sources[i].to ||
                                              std::ranges::any_of(by_rank, [](auto n) { return n != 0; })));
    }
    count_lanes();
    leave_one_out();
    for (std::size_t i = 0; i < shared_.sources.size(); ++i) with_flush_.push_back(empty_flush(i));
    for (std::size_t p = 0; p < shared_.deck->planes() && std::ranges::count(is_visited_, true) > 0; ++p) {
        if (shared_.values.narrow()) tally_plane<std::int32_t>(p);
        else tally_plane<std::int64_t>(p);
    }
    count_ends();
    if (left_out_) find_left_out();
}

PlaneRows ForwardPass::empty_flush(std::size_t source) const {
    return is_visited_[source] ? PlaneRows(shared_.deck->by_rank, shared_.game.board) : PlaneRows();
}

ForwardPass::Rows ForwardPass::empty_rows() const {
    Rows rows;
    for (std::size_t p = 0; p < shared_.deck->planes(); ++p) {
        rows.emplace_back();
        for (const BoardSource& source : shared_.sources)
            rows.back().push_back(source.to ? NarrowRows(shared_.deck->plane_at(p), *source.to) : NarrowRows());
    }
    return rows;
}

// ---- Streets on which cards are still to come -----------------------------------------------------------------------

void ForwardPass::follow(std::size_t street) {
    const BoardSets& sets = shared_.sets(street);
    for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
        if (tree_.nodes[at].street == street)
            for (std::size_t action = 0; action < tree_.nodes[at].next.size(); ++action)
                if (!tree_.nodes[at].ends[action] && !shared_.is_whole(street + 1))
                    reached_[tree_.nodes[at].next[action]].resize(sets.size() * kBoth);
    const unsigned threads = sets.size() < 1000 ? 1 : threads_;
    std::vector<Rows> more(threads - 1);
    for (Rows& rows : more)
        if (flows_.empty()) rows = empty_rows();
    std::vector<StreetWork> work;
    for (unsigned t = 0; t < threads; ++t)
        work.push_back({t == 0 ? &rows_ : &more[t - 1], std::vector<std::int64_t>(tree_.sequences.size()), no_flows_,
                        {}, {}, {}});
    parallel_for(threads, sets.size(), 64, [&](unsigned t, std::size_t first, std::size_t last) {
        for (std::size_t id = first; id < last; ++id) {
            shared_.on_street(street).unpack(id, work[t].actions);
            for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
                if (tree_.nodes[at].street == street) act_with(at, sets, id, work[t]);
        }
    });
    for (const Rows& rows : more)
        for (std::size_t p = 0; p < rows.size(); ++p)
            for (std::size_t i = 0; i < rows[p].size(); ++i) rows_[p][i].add(rows[p][i]);
    for (const StreetWork& each : work)
        for (std::size_t sequence = 0; sequence < visits.size(); ++sequence)
            visits[sequence] += count::integer(each.visits[sequence]) * count::integer(tree_.deals_after(street));
    for (const StreetWork& each : work)
        for (std::size_t at = 0; at < each.flows.size(); ++at)
            for (std::size_t action = 0; action < each.flows[at].size() && tree_.nodes[at].street == street; ++action)
                add_flow(at, action, each.flows[at][action]);
}

void ForwardPass::act_with(std::size_t at, const BoardSets& sets, std::size_t id, StreetWork& work) {
    const BoardNode& node = tree_.nodes[at];
    const CardSet board = sets.orbits().hand(id);
    reach_counts(at, board, work.reach);
    const PackedDecisions& decisions = shared_.on_street(node.street);
    const std::uint8_t* const packed = work.actions.of.data();
    const int shift = decisions.shift.at(at);
    const std::uint8_t mask = ((1u << decisions.bits.at(at)) - 1) << shift;
    for (std::size_t action = 0; action < node.next.size(); ++action) {
        const std::uint8_t taken = action << shift;
        // Without a branch, so that it vectorizes.
        for (std::size_t i = 0; i < kPairsOfSet; ++i)
            work.some.of[i] = work.reach.of[i] & -int{(packed[i] & mask) == taken};
        if (!flows_.empty()) count_flow(at, action, board, sets.orbits().variants(id), work);
        if (flows_.empty() || !node.ends[action]) act(node, action, board, id, sets.orbits().variants(id), work);
    }
}

void ForwardPass::act(const BoardNode& node, std::size_t action, CardSet board, std::size_t id, int variants,
                      StreetWork& work) {
    const std::size_t next = node.next[action];
    const bool is_sequence = node.ends[action];
    if (is_sequence) work.visits[next] += sum_of(work.some) * variants;
    if (!is_sequence && !shared_.is_whole(node.street + 1)) return both_orders(work.some, &reached_[next][id * kBoth]);
    const std::size_t source = (is_sequence ? shared_.of_sequence : shared_.of_node)[next];
    if (source == kNoSource) return;
    every_plane(board, [&](std::size_t p, std::optional<std::size_t> suit, std::uint32_t set) {
        add_to_row((*work.rows)[p][source].row(set), work.some, suit, variants);
    });
}

void ForwardPass::reach_counts(std::size_t at, CardSet board, OwnTable<std::uint8_t>& reach) const {
    const std::size_t street = tree_.nodes[at].street;
    reach.of.fill(street == 0 ? 1 : 0);
    if (street > 0) {
        const BoardSets& sets = shared_.sets(street - 1);
        every_part_of(board, tree_.cards[street - 1], [&](CardSet part) {
            const auto [id, back] = sets.canonical(part);
            add_back(reach, &reached_[at][id * kBoth], shared_.deck->symmetry.exchanges()[back]);
        });
    }
    keep_real(reach, shared_.game.deck - board);
}

// ---- Full boards ---------------------------------------------------------------------------------------------------

template <class Count>
struct ForwardPass::PlaneWork {
    PlaneWork(const BoardShared& shared, std::size_t p, unsigned threads, const std::vector<std::int64_t>& shares)
        : reader(shared.deck->table_at(p), shared.stakes, std::vector<bool>(shared.stakes.named().size(), true),
                 threads),
          has_suit(shared.deck->plane_at(p).has_suit()), parts(shares) {
        for (const BoardSource& source : shared.sources)
            boards.emplace_back(shared.deck->plane_at(p), shared.game.board, source.to.value_or(0));
    }
    BoardReader reader;
    bool has_suit;
    const std::vector<std::int64_t>& parts;    // by source: what times are counted in, where there is a suit
    std::vector<BoardsOfParts<Count>> boards;  // by source
    std::vector<RowsOf<Count>> with_flush;     // by source: this thread's
    BoardTally tally;
    std::optional<RealCards> real;
    alignas(64) std::array<std::int32_t, kOwnStride> ways{};
    alignas(64) std::array<Count, kOwnStride> come{};        // by own kind
    alignas(64) std::array<Count, kOwnStride> times{};       // by hand
    alignas(64) std::array<Count, kOwnStride> some{};        // ... with one action
    alignas(64) std::array<std::int32_t, kOwnStride> few{};  // ... in 31 bits
    template <class Value>
    struct Room {
        alignas(64) std::array<Value, kOwnStride> values{}, gains{};
    };
    std::tuple<Room<std::int32_t>, Room<std::int64_t>> room;
    std::array<std::uint8_t, kOwnStride> actions{};
    std::optional<std::size_t> decided;  // the node that they are of; twins act alike
};

bool ForwardPass::is_counted(std::size_t source) const {
    const BoardSource& from = shared_.sources[source];
    return shared_.lanes && from.is_sequence && from.to && shared_.lanes->count_ends(*from.to);
}

// How often a set is reached, times what its boards bring.
void ForwardPass::count_lanes() {
    for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
        if (!is_counted(i)) continue;
        LaneSums::Count counted = shared_.lanes->no_count();
        for (std::size_t p = 0; p < shared_.deck->planes(); ++p) {
            const NarrowRows& rows = rows_[p][i];
            for (std::uint32_t set = 0; set * rows.stride < rows.of.size(); ++set)
                shared_.lanes->count(p, rows.cards, set, rows.row(set), 1, counted);
        }
        shared_.lanes->add(*shared_.sources[i].to, counted, &tally[shared_.sources[i].of * shared_.stakes.rows()]);
    }
    ask_to_go_on(options_.progress, 0.61);
}

ForwardPass::Shares ForwardPass::share_rows(std::size_t p) const {
    const Plane& plane = shared_.deck->plane_at(p);
    Shares shares{std::vector<PlaneRows>(shared_.sources.size()),
                  std::vector<std::int64_t>(shared_.sources.size(), 1)};
    parallel_for(threads_, shared_.sources.size(), 1, [&](unsigned, std::size_t i, std::size_t) {
        const BoardSource& source = shared_.sources[i];
        if (!source.to || !is_visited_[i]) return;
        PlaneRows& rows = shares.rows[i] = PlaneRows(plane, *source.to);
        std::ranges::copy(rows_[p][i].of, rows.of.begin());
        shares.parts[i] = share_in_parts(plane, rows) *
                          BoardsOfParts<std::int64_t>(plane, shared_.game.board, *source.to).times();
    });
    return shares;
}

// Do 31 bits hold the visits of all hands of some ranks, four cards of a rank at the most, in all orders of streets?
bool ForwardPass::are_narrow(const Shares& shares) const {
    const std::int64_t most = tree_.orders() << 2 * (shared_.game.board + shared_.game.own);
    return std::ranges::max(shares.parts) < (std::int64_t{1} << 31) / most;
}

// By suits first: what reaches boards of some ranks is counted less what has three of a suit there.
template <class Value>
void ForwardPass::tally_plane(std::size_t p) {
    const Shares shares = share_rows(p);
    if (shared_.deck->plane_at(p).has_suit() && are_narrow(shares)) tally_boards<Value, std::int32_t>(p, shares);
    else tally_boards<Value, std::int64_t>(p, shares);
}

template <class Value, class Count>
void ForwardPass::tally_boards(std::size_t p, const Shares& shares) {
    const Plane& plane = shared_.deck->plane_at(p);
    const std::size_t sources = shared_.sources.size();
    std::vector<RowsOf<Count>> rows(sources);
    for (std::size_t i = 0; i < sources; ++i) {
        if (shares.rows[i].of.empty()) continue;
        rows[i] = RowsOf<Count>(plane, shares.rows[i].cards);
        std::ranges::transform(shares.rows[i].of, rows[i].of.begin(),
                               [](std::int64_t each) { return static_cast<Count>(each); });
    }
    std::vector<std::unique_ptr<PlaneWork<Count>>> work;
    for (unsigned t = 0; t < threads_; ++t) {
        work.push_back(std::make_unique<PlaneWork<Count>>(shared_, p, threads_, shares.parts));
        work[t]->tally.resize(tally.size());
        for (std::size_t i = 0; plane.has_suit() && i < sources; ++i)
            work[t]->with_flush.push_back(is_visited_[i] ? RowsOf<Count>(shared_.deck->by_rank, shared_.game.board)
                                                      : RowsOf<Count>());
    }
    const auto slices = plane.slices(shared_.game.board);
    const std::size_t at_once = plane.has_suit() ? 1 : 91;
    parallel_for(threads_, slices.size(), at_once, [&](unsigned t, std::size_t first, std::size_t last) {
        for (std::size_t at = first; at < last; ++at) {
            const Plane::Slice& slice = slices[at];
            for (std::size_t i = 0; i < sources; ++i)
                if (!rows[i].of.empty()) work[t]->boards[i].begin(slice, rows[i]);
            for (std::uint32_t n = 0; n < slice.size; ++n)
                tally_board<Value>(p, {suited_sets(slice.suited)[n], slice.off}, slice.first + n, *work[t]);
        }
        if (t == 0 && plane.has_suit()) ask_to_go_on(options_.progress, 0.6 + 0.4 * quotient(last, slices.size()));
    });
    for (std::size_t i = 0; i < sources && plane.has_suit(); ++i) {
        const ExactDivision whole(shares.parts[i]);
        for (std::size_t at = 0; at < with_flush_[i].of.size(); ++at) {
            std::int64_t sum = 0;
            for (const auto& each : work) sum += each->with_flush[i].of[at];
            with_flush_[i].of[at] += whole(sum);
        }
    }
    std::vector<const BoardTally*> tallies;
    for (const auto& each : work) tallies.push_back(&each->tally);
    merge(tallies, plane.has_suit() ? shares.parts : std::vector<std::int64_t>(sources, 1));
}

// Ends are counted in parts up to here: each whole sum is a whole number of them.
void ForwardPass::merge(std::span<const BoardTally* const> tallies, const std::vector<std::int64_t>& parts) {
    BoardStakes::Sums sums;
    for (std::size_t at = 0; at < tally.size(); ++at) {
        sums.fill(0);
        for (const BoardTally* each : tallies) add_numbers(sums.data(), (*each)[at].data(), sums.size());
        for (std::size_t lane = 0; lane < sums.size(); ++lane)
            if (sums[lane]) tally[at][lane] += sums[lane] / parts[source_of(at / shared_.stakes.rows())];
    }
}

// The source by which a sequence is counted.
std::size_t ForwardPass::source_of(std::size_t sequence) const {
    if (shared_.of_sequence[sequence] != kNoSource) return shared_.of_sequence[sequence];
    for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
        if (shared_.of_node[at] != kNoSource && std::ranges::count(tree_.nodes[at].next, sequence))
            return shared_.of_node[at];
    throw std::logic_error("an action sequence that no source leads to");
}

namespace {

// From own kinds to their ranks.
template <class Number>
void add_by_rank(const Number* of_own, Number* of_ranks) {
    for (std::size_t own = 0; own < kOwnOff; ++own) of_ranks[own] += of_own[own];
    for (std::size_t p = 0; p < kRanks; ++p) {
        const Number* const mixed = of_own + own_mixed(p, 0);
        Number* const ranks = of_ranks + own_off(0, p);
        for (std::size_t q = 0; q <= p; ++q) ranks[q] += mixed[q];
        for (std::size_t q = p + 1; q < kRanks; ++q) of_ranks[own_off(p, q)] += mixed[q];
        const Number* const suited = of_own + own_suited(0, p);
        for (std::size_t q = 0; q < p; ++q) ranks[q] += suited[q];
    }
}

}  // namespace

template <class Value, class Count>
void ForwardPass::tally_board(std::size_t p, const PlaneBoard& board, std::uint32_t id, PlaneWork<Count>& work) const {
    const Plane& plane = shared_.deck->plane_at(p);
    const std::int64_t ways = plane.ways(board);
    if (ways == 0) return;
    const BoardRow& row = work.reader.read(id);
    find_ways(plane.left(board), ways, work.ways.data());
    if (options_.rule || told_) work.real.emplace(shared_.game.deck, board, shared_.deck->suit_of(p));
    const std::uint32_t by_rank = shared_.deck->by_rank.id_by_rank(board);
    work.decided.reset();
    for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
        if (!is_visited_[i]) continue;
        if (shared_.sources[i].to) work.boards[i].sum(board.suited, work.come.data());
        else work.come.fill(static_cast<Count>(shared_.deck->suits_of(p)));
        find_times(i, by_rank, row, work);
        if (!shared_.sources[i].is_sequence) find_actions<Value>(shared_.sources[i].of, row, work);
        count_source(i, row, work);
    }
}

// Visits of each hand: first by own kind, then in the order of the row. Own kinds that the board excludes have none.
template <class Count>
void ForwardPass::find_times(std::size_t source, std::uint32_t by_rank, const BoardRow& row,
                             PlaneWork<Count>& work) const {
    Count* const come = work.come.data();
    const std::size_t kinds = work.has_suit ? kOwnKinds : kOwnOff;
    for (std::size_t own = 0; own < kinds; ++own) come[own] *= work.ways[own];
    if (work.has_suit) {
        add_by_rank(come, work.with_flush[source].row(by_rank));
    } else {
        const ExactDivision whole(work.parts[source]);
        const std::int64_t* const with_flush = with_flush_[source].row(by_rank);
        for (std::size_t own = 0; own < kinds; ++own)
            come[own] = static_cast<Count>(whole(come[own]) - with_flush[own]);
    }
    const std::uint16_t* const own_of = row.hands.own.data();
    for (std::size_t hand = 0, size = row.hands.size(); hand < size; ++hand) work.times[hand] = come[own_of[hand]];
}

template <class Value, class Count>
void ForwardPass::find_actions(std::size_t node, const BoardRow& row, PlaneWork<Count>& work) const {
    if (options_.rule) {
        for (std::size_t hand = 0; hand < row.hands.size(); ++hand)
            if (work.times[hand])
                work.actions[hand] =
                    static_cast<std::uint8_t>((*options_.rule)(seen(node, row.hands.own[hand], *work.real)));
        return;
    }
    if (work.decided == shared_.plans[node].twin) return;
    work.decided = shared_.plans[node].twin;
    auto& [values, gains] = std::get<typename PlaneWork<Count>::template Room<Value>>(work.room);
    best_steps(shared_.values, shared_.plans[node], shared_.order_at(node), row, values.data(), gains.data(),
               work.actions.data());
}

Seen ForwardPass::seen(std::size_t node, std::uint16_t own, const RealCards& real) const {
    return {tree_.nodes[node].street, real.own(kOwn.of[own]), {}, real.board(), tree_.nodes[node].before};
}

// Sequences that are settled alike are counted as the first of them.
template <class Count>
void ForwardPass::count_source(std::size_t source, const BoardRow& row, PlaneWork<Count>& work) const {
    const BoardSource& from = shared_.sources[source];
    const std::size_t size = row.hands.size();
    const auto count = [&](std::size_t sequence, const Count* times) {
        if (sizeof(Count) == sizeof work.few[0]) return count_sequence(sequence, row, times, work.tally);
        // Most boards are visited so rarely that 31 bits hold every number, and twice as many are counted at once.
        std::int64_t most = 0;
        for (std::size_t i = 0; i < size; ++i) most |= times[i];
        if (most >> 31) return count_sequence(sequence, row, times, work.tally);
        for (std::size_t i = 0; i < size; ++i) work.few[i] = static_cast<std::int32_t>(times[i]);
        count_sequence(sequence, row, work.few.data(), work.tally);
    };
    if (from.is_sequence) return count(from.of, work.times.data());
    const BoardNode& node = tree_.nodes[from.of];
    for (std::size_t action = 0; action < node.next.size(); ++action) {
        for (std::size_t i = 0; i < size; ++i) work.some[i] = work.actions[i] == action ? work.times[i] : Count{0};
        count(node.next[action], work.some.data());
    }
    if (told_) tell(from.of, row, work, work.has_suit ? 1.0 * work.parts[source] : 1);
}

template <class Count>
void ForwardPass::count_sequence(std::size_t sequence, const BoardRow& row, const Count* times,
                                 BoardTally& into) const {
    const bool is_constant = shared_.stakes.constant(sequence).has_value() && !left_out_;
    for (const auto& [from, to, at] : row.segments) {
        auto& sums = into[sequence * shared_.stakes.rows() + at];
        std::int64_t all = 0;
        for (std::size_t i = from; i < to; ++i) all += times[i];
        if (all == 0) continue;
        sums[0] += all * dealers_hands_;
        for (std::size_t lane = 0; lane < shared_.stakes.lanes() && !is_constant; ++lane) {
            const std::int32_t* const hands = row.lanes[lane].data();
            if (row.is_even[lane]) {
                sums[1 + lane] += all * hands[from];
                continue;
            }
            std::int64_t sum = 0;
            for (std::size_t i = from; i < to; ++i) sum += std::int64_t{times[i]} * std::int64_t{hands[i]};
            sums[1 + lane] += sum;
        }
    }
}

template <class Count>
void ForwardPass::tell(std::size_t node, const BoardRow& row, PlaneWork<Count>& work, double parts) const {
    std::vector<std::int64_t> worths(tree_.sequences.size());
    std::vector<double> worth;
    const double part = shared_.in_units(1, dealers_hands_);
    for (std::size_t hand = 0; hand < row.hands.size(); ++hand) {
        if (work.times[hand] == 0) continue;
        BoardLanes lanes;
        for (std::size_t lane = 0; lane < shared_.stakes.lanes(); ++lane) lanes[lane] = row.lanes[lane][hand];
        shared_.stakes.worths(shared_.stakes.row_of(row.hands.rank[hand]), lanes, worths.data());
        worth.clear();
        for (const std::size_t sequence : tree_.nodes[node].next)
            worth.push_back(worths[sequence] * part);
        told_({seen(node, row.hands.own[hand], *work.real), worth,
               quotient(work.times[hand], parts) * dealers_hands_ / all_deals_});
    }
}

// Deals are told apart by the streets on which the board's cards come.
void ForwardPass::count_ends() {
    for (std::size_t sequence = 0; sequence < tree_.sequences.size(); ++sequence) {
        const std::size_t street = tree_.sequences[sequence].actions.size() - 1;
        const bool is_whole = shared_.is_whole(street);
        const std::int64_t orders = is_whole ? 1 : tree_.deals_of_one(street);
        for (std::size_t row = 0; row < shared_.stakes.rows(); ++row) {
            auto& sums = tally[sequence * shared_.stakes.rows() + row];
            for (std::int64_t& each : sums) each *= orders;
            if (is_whole) visits[sequence] += count::integer(sums[0]);
        }
    }
}

}  // namespace baize::poker
