#include "odds/poker/board/reprice.hpp"

#include <atomic>

#include "odds/poker/board/full_board.hpp"
#include "odds/poker/board/lanes.hpp"

namespace baize::poker {

namespace {

Integer common_unit(const BoardStakes& held, const BoardStakes& wanted) { return lcm(held.unit(), wanted.unit()); }

// What any sequence can shift by, in common parts.
Integer largest_shift(const BoardStakes& held, const BoardStakes& wanted) {
    const Integer unit = common_unit(held, wanted);
    return unit / held.unit() * held.largest() + unit / wanted.unit() * wanted.largest();
}

// Sequences that were counted as one must be settled alike under the other stakes too, and ends that were not looked
// at must still be worth the same.
bool counts_serve(const BoardCounts& counts, const BoardStakes& wanted) {
    for (std::size_t sequence = 0; sequence < counts.as.size(); ++sequence) {
        const auto as = counts.as[sequence];
        if (as ? !wanted.alike(sequence, *as) : !wanted.constant(sequence)) return false;
    }
    return true;
}

}  // namespace

bool BoardReprice::reads(const BoardShared& held, const BoardShared& wanted) {
    // Sums over all deals, in 64 bits.
    const Integer room = (Integer(1) << 61) / count::integer(held.tree.deals_after(0));
    return held.stakes.rows_in(wanted.stakes) && counts_serve(held.counts, wanted.stakes) &&
           largest_shift(held.stakes, wanted.stakes) < room;
}

BoardReprice::BoardReprice(std::shared_ptr<const BoardShared> held, BoardShared& wanted, unsigned threads)
    : held_(std::move(held)), wanted_(wanted), threads_(threads),
      rows_(held_->stakes.rows_in(wanted.stakes).value()) {
    const Integer unit = common_unit(held_->stakes, wanted.stakes);
    of_held_ = unit / held_->stakes.unit();
    of_wanted_ = unit / wanted.stakes.unit();
    find_steps();
}

BoardReprice::OfRows BoardReprice::shift(std::size_t sequence) const {
    const std::int64_t up = of_wanted_.get_si(), down = of_held_.get_si();
    const OfRows before = held_->stakes.gains(sequence, std::nullopt),
                 after = wanted_.stakes.gains(sequence, std::nullopt);
    OfRows shifts(before.size());
    for (std::size_t row = 0; row < shifts.size(); ++row)
        for (std::size_t i = 0; i < shifts[row].size(); ++i)
            shifts[row][i] = after[rows_[row]][i] * up - before[row][i] * down;
    return shifts;
}

// The proof holds for any choice of the common sequence; the one that lays most is the least likely to be a fold.
void BoardReprice::find_steps() {
    const BoardTree& tree = held_->tree;
    common_ = shift(tree.sequences.size() - 1);
    for (std::size_t sequence = 0; sequence < tree.sequences.size(); ++sequence) {
        const OfRows here = shift(sequence);
        for (std::size_t row = 0; row < here.size(); ++row) in_step_.push_back(here[row] == common_[row]);
        const std::size_t street = tree.sequences[sequence].actions.size() - 1;
        const bool is_first = street == 0 && tree.cards[0] == 0;
        if (here != common_ && !is_first && !held_->is_whole(street)) is_open_ = true;
    }
}

bool BoardReprice::take_proven() {
    if (is_open_) return false;
    is_other_ = !scan_full_boards().is_same;
    if (is_other_ || !scan_full_boards().in_step) return false;
    auto worths = first_worths();
    is_other_ = !decides_first_as_held(worths);
    if (is_other_) return false;
    wanted_.first_worths = std::move(worths);
    take();
    return true;
}

bool BoardReprice::take_found() {
    for (std::size_t street = 0; street < held_->tree.cards.size() && !is_other_; ++street)
        is_other_ = !held_->is_whole(street) && !is_same_on(street);
    if (is_other_ || !scan_full_boards().is_same) return false;
    take();
    return true;
}

void BoardReprice::take() {
    wanted_.decisions = held_->decisions;
    if (held_->lanes && held_->lanes->serve(wanted_)) wanted_.lanes = held_->lanes;
    wanted_.counts.visits = held_->counts.visits;
    wanted_.counts.as = held_->counts.as;
    wanted_.counts.tally.assign(held_->tree.sequences.size() * wanted_.stakes.rows(), {});
    for (std::size_t sequence = 0; sequence < held_->tree.sequences.size(); ++sequence)
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const auto& from = held_->counts.tally[sequence * rows_.size() + row];
            auto& to = wanted_.counts.tally[sequence * wanted_.stakes.rows() + rows_[row]];
            add_numbers(to.data(), from.data(), from.size());
        }
}

// ---- Decisions on full boards --------------------------------------------------------------------------------------

// A decision where some sequence is out of step with some rows.
struct BoardReprice::NodeScan {
    std::size_t node;
    BoardPlan wanted;        // with numbers of `values`
    std::vector<bool> rows;  // to be scanned
};

struct BoardReprice::Scan {
    std::vector<NodeScan> nodes;
    BoardValues values;      // of the other stakes, by rows of the held ones
    std::vector<bool> rows;  // of any node
    std::atomic<bool> is_same = true, in_step = true;
};

const BoardReprice::ScanResult& BoardReprice::scan_full_boards() {
    if (scanned_) return *scanned_;
    const BoardStakes& stakes = held_->stakes;
    Scan scan{{}, BoardValues(stakes, held_->dealers_hands(), wanted_.stakes.largest()),
              std::vector<bool>(stakes.rows())};
    for (std::size_t at = 0; at < held_->tree.nodes.size(); ++at) {
        const BoardNode& node = held_->tree.nodes[at];
        NodeScan here{at, wanted_.plans[at], std::vector<bool>(stakes.rows())};
        for (std::size_t row = 0; held_->is_whole(node.street) && row < stakes.rows(); ++row)
            for (const std::size_t sequence : node.next)
                if (!is_in_step(sequence, row)) here.rows[row] = scan.rows[row] = true;
        if (std::ranges::count(here.rows, true) == 0) continue;
        for (BoardStep& step : here.wanted.steps) {
            if (!step.value) continue;
            const OfRows& gains = wanted_.values.gains(*step.value);
            OfRows by_held_row;
            for (const std::size_t row : rows_) by_held_row.push_back(gains[row]);
            step.value = scan.values.number(std::move(by_held_row));
        }
        scan.nodes.push_back(std::move(here));
    }
    const bool is_narrow = held_->values.narrow() && wanted_.values.narrow();
    for (std::size_t p = 0; p < held_->deck->planes() && !scan.nodes.empty() && scan.is_same; ++p) {
        if (is_narrow) scan_plane<std::int32_t>(p, scan);
        else scan_plane<std::int64_t>(p, scan);
    }
    return scanned_.emplace(ScanResult{scan.is_same, scan.in_step});
}

template <class Number>
struct BoardReprice::PlaneWork {
    explicit PlaneWork(BoardReader of) : reader(std::move(of)) {}
    BoardReader reader;
    alignas(64) std::array<Number, kOwnStride> room{}, gains{};
    std::array<std::uint8_t, kOwnStride> held{}, wanted{};
};

template <class Number>
void BoardReprice::scan_plane(std::size_t p, Scan& scan) const {
    const Plane& plane = held_->deck->plane_at(p);
    const auto slices = plane.slices(held_->game.board);
    std::vector<bool> named = held_->values.named();
    const std::vector<bool> more = scan.values.named();
    for (std::size_t i = 0; i < named.size(); ++i) named[i] = named[i] || more[i];
    std::vector<std::unique_ptr<PlaneWork<Number>>> work;
    for (unsigned t = 0; t < threads_; ++t)
        work.push_back(std::make_unique<PlaneWork<Number>>(
            BoardReader(held_->deck->table_at(p), held_->stakes, named, threads_, scan.rows)));
    const std::size_t at_once = plane.has_suit() ? 1 : 91;
    parallel_for(threads_, slices.size(), at_once, [&](unsigned t, std::size_t first, std::size_t last) {
        for (std::size_t at = first; at < last && scan.is_same; ++at)
            for (std::uint32_t n = 0; n < slices[at].size; ++n)
                if (plane.ways({suited_sets(slices[at].suited)[n], slices[at].off}) > 0)
                    scan_board(slices[at].first + n, *work[t], scan);
    });
}

template <class Number>
void BoardReprice::scan_board(std::uint32_t board, PlaneWork<Number>& work, Scan& scan) const {
    const BoardRow& row = work.reader.read(board);
    if (row.segments.empty()) return;
    for (const NodeScan& node : scan.nodes) {
        const auto order = held_->order_at(node.node);
        const auto& sequences = held_->tree.nodes[node.node].next;
        best_steps(held_->values, held_->plans[node.node], order, row, work.room.data(), work.gains.data(),
                   work.held.data());
        best_steps(scan.values, node.wanted, order, row, work.room.data(), work.gains.data(), work.wanted.data());
        for (const auto& [from, to, at] : row.segments) {
            if (!node.rows[at]) continue;
            if (!std::equal(&work.held[from], &work.held[to], &work.wanted[from])) scan.is_same = false;
            for (std::size_t action = 0; action < sequences.size(); ++action)
                if (!is_in_step(sequences[action], at) && std::count(&work.held[from], &work.held[to], action) > 0)
                    scan.in_step = false;
        }
    }
}

// ---- Decisions before -----------------------------------------------------------------------------------------------

namespace {

// Something else than zero for two of these cards? Hands with a card of the board are nobody's, whatever is said there.
bool has_real(OwnTable<std::uint8_t>& table, CardSet left) {
    keep_real(table, left);
    return std::ranges::any_of(table.of, [](std::uint8_t each) { return each != 0; });
}

}  // namespace

bool BoardReprice::is_same_on(std::size_t street) const {
    const PackedDecisions &held = held_->on_street(street), &wanted = wanted_.on_street(street);
    if (held.shift != wanted.shift || held.bits != wanted.bits || held.width != wanted.width) return false;
    const BoardSets& sets = held_->sets(street);
    std::atomic<bool> is_same = true;
    parallel_for(threads_, sets.size(), 64, [&](unsigned, std::size_t first, std::size_t last) {
        OwnTable<std::uint8_t> differs, other;
        for (std::size_t id = first; id < last && is_same; ++id) {
            held.unpack(id, differs);
            wanted.unpack(id, other);
            for (std::size_t i = 0; i < kPairsOfSet; ++i) differs.of[i] ^= other.of[i];
            if (has_real(differs, held_->game.deck - sets.orbits().hand(id))) is_same = false;
        }
    });
    return is_same;
}

// With each action goes what its own sequence shifts by where it ends, and else what all do that may follow it.
std::vector<OwnTable<std::int64_t>> BoardReprice::first_worths() const {
    if (held_->first_worths.empty()) return {};
    const BoardNode& node = held_->tree.nodes[0];
    BoardValues shifts(held_->stakes, held_->dealers_hands(),
                       largest_shift(held_->stakes, wanted_.stakes).get_si());
    const auto shift_after = [&](std::size_t action) {
        return node.ends[action] ? shift(node.next[action]) : common_;
    };
    const OfRows none(held_->stakes.rows());
    std::vector<BoardSum> sums;
    for (std::size_t action = 0; action < node.next.size(); ++action) {
        if (shift_after(action) == none) continue;
        const std::size_t number = shifts.number(shift_after(action));
        if (number == sums.size()) sums.push_back({true, number, 0});
    }
    FullBoard whole(*held_, shifts, sums);
    whole.solve(threads_, {});
    std::vector<OwnTable<std::int64_t>> worths;
    const Integer deals = count::integer(held_->tree.deals_of_one(0));
    OwnTable<std::int64_t> sum;
    for (std::size_t action = 0; action < node.next.size(); ++action) {
        if (shift_after(action) == none) sum.of.fill(0);
        else whole.fill(sum, shifts.number(shift_after(action)), {});
        auto& here = worths.emplace_back(held_->first_worths[action]);
        for (std::size_t i = 0; i < kPairsOfSet; ++i) {
            const Integer worth = count::integer(here.of[i]) * of_held_ + count::integer(sum.of[i]) * deals;
            here.of[i] = Integer(worth / of_wanted_).get_si();
        }
    }
    return worths;
}

bool BoardReprice::decides_first_as_held(const std::vector<OwnTable<std::int64_t>>& worths) const {
    if (worths.empty()) return true;
    const PackedDecisions& held = held_->on_street(0);
    const auto order = held_->order_at(0);
    OwnTable<std::uint8_t> differs;
    for (std::size_t i = 0; i < kPairsOfSet; ++i) {
        std::size_t best = order[0];
        for (std::size_t n = 1; n < order.size(); ++n)
            if (worths[order[n]].of[i] > worths[best].of[i]) best = order[n];
        differs.of[i] = held.at(0, 0, i) != best;
    }
    return !has_real(differs, held_->game.deck);
}

}  // namespace baize::poker
