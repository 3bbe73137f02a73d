#include "odds/poker/board/full_board.hpp"

#include "core/numbers.hpp"

namespace baize::poker {

namespace {

template <class Number, class Sum>
class Adder {
public:
    Adder(const BoardShared& shared, const BoardValues& values, std::span<const BoardSum> sums, unsigned threads,
          const Progress& progress)
        : shared_(shared), values_(values), of_(sums), threads_(threads), progress_(progress) {}

    // By ranks alone first, which the suits are compared with.
    FullBoardSums<Sum> add() {
        const std::size_t ranks = shared_.deck->planes() - 1, stride = shared_.deck->by_rank.stride();
        for (std::size_t i = 0; i < of_.size(); ++i)
            by_ranks_.emplace_back(shared_.deck->by_rank.boards(shared_.game.board) * stride);
        sums_.resize(shared_.deck->planes());
        add_plane(ranks);
        for (std::size_t p = 0; p < ranks; ++p) add_plane(p);
        return std::move(sums_);
    }

private:
    struct Work {
        Work(const BoardShared& shared, const BoardValues& of, std::span<const BoardSum> sums, std::size_t p,
             unsigned threads)
            : reader(shared.deck->table_at(p), shared.stakes, of.named(), threads) {
            for (const BoardSum& sum : sums)
                parts.emplace_back(shared.deck->plane_at(p), shared.game.board, sum.to);
        }
        BoardReader reader;
        std::vector<PartsOfBoards<Sum>> parts;  // by sum
        alignas(64) std::array<Number, kOwnStride> room{}, values{}, gains{};
        std::optional<std::size_t> decided;  // the node that the gains are of
        alignas(64) std::array<Number, kOwnStride> more{};  // by own kind, where there is a suit
        alignas(64) std::array<std::int32_t, kOwnStride> ways{};
        alignas(64) std::array<Sum, kOwnStride> row{};
        std::array<std::uint8_t, kOwnStride> actions{};
    };
    void add_plane(std::size_t p);
    void add_board(std::size_t p, const PlaneBoard& board, std::uint32_t id, Work& work);
    const Number* find(const BoardSum& sum, const BoardRow& row, Work& work) const;

    const BoardShared& shared_;
    const BoardValues& values_;
    std::span<const BoardSum> of_;
    unsigned threads_;
    const Progress& progress_;
    std::vector<std::vector<Number>> by_ranks_;
    FullBoardSums<Sum> sums_;
};

template <class Number, class Sum>
void Adder<Number, Sum>::add_plane(std::size_t p) {
    const Plane& plane = shared_.deck->plane_at(p);
    const auto slices = plane.slices(shared_.game.board);
    std::vector<std::unique_ptr<Work>> work;
    for (unsigned t = 0; t < threads_; ++t)
        work.push_back(std::make_unique<Work>(shared_, values_, of_, p, threads_));
    const std::size_t at_once = plane.has_suit() ? 1 : 91;
    parallel_for(threads_, slices.size(), at_once, [&](unsigned t, std::size_t first, std::size_t last) {
        for (std::size_t at = first; at < last; ++at) {
            const Plane::Slice& slice = slices[at];
            for (auto& parts : work[t]->parts) parts.begin(slice);
            for (std::uint32_t n = 0; n < slice.size; ++n)
                add_board(p, {suited_sets(slice.suited)[n], slice.off}, slice.first + n, *work[t]);
            for (auto& parts : work[t]->parts) parts.end();
        }
        if (t == 0 && plane.has_suit()) ask_to_go_on(progress_, 0.5 * quotient(last, slices.size()));
    });
    for (std::size_t i = 0; i < of_.size(); ++i) {
        sums_[p].push_back(std::move(work[0]->parts[i].sums));
        for (unsigned t = 1; t < threads_; ++t) sums_[p][i].add(work[t]->parts[i].sums);
    }
}

// By hand of a row.
template <class Number, class Sum>
const Number* Adder<Number, Sum>::find(const BoardSum& sum, const BoardRow& row, Work& work) const {
    const auto node = sum.is_value ? sum.less : sum.of;
    if (node && work.decided != node)
        best_steps(values_, shared_.plans[*node], shared_.order_at(*node), row, work.room.data(), work.gains.data(),
                   work.actions.data());
    if (node) work.decided = node;
    if (!sum.is_value) return work.gains.data();
    values_.find(sum.of, row, work.values.data());
    const std::size_t hands = row.hands.size();
    for (std::size_t i = 0; sum.less && i < hands; ++i) work.values[i] -= work.gains[i];
    return work.values.data();
}

// What a board is worth with each own kind by its ranks; what three cards of a suit add to it.
template <class Number, class Sum>
void Adder<Number, Sum>::add_board(std::size_t p, const PlaneBoard& board, std::uint32_t id, Work& work) {
    const Plane& plane = shared_.deck->plane_at(p);
    const std::int64_t ways = plane.ways(board);
    if (ways == 0) return;
    const BoardRow& row = work.reader.read(id);
    work.decided.reset();
    const std::size_t by_rank = shared_.deck->by_rank.id_by_rank(board) * shared_.deck->by_rank.stride();
    find_ways(plane.left(board), ways, work.ways.data());
    for (std::size_t i = 0; i < of_.size(); ++i) {
        const BoardSum& sum = of_[i];
        const Number* const found = find(sum, row, work);
        Number* const ranks = &by_ranks_[i][by_rank];
        Number* const by_own = plane.has_suit() ? work.more.data() : ranks;
        const std::uint16_t* const own_of = row.hands.own.data();
        const std::size_t hands = row.hands.size();
        for (std::size_t hand = 0; hand < hands; ++hand) by_own[own_of[hand]] = found[hand];
        // Own kinds that the board excludes can be dealt in no way.
        if (plane.has_suit())
            for (std::size_t own = 0; own < kOwnKinds; ++own)
                work.row[own] = Sum{by_own[own] - ranks[kOwn.by_rank[own]]} * work.ways[own];
        else
            for (std::size_t own = 0; own < kOwnOff; ++own) work.row[own] = Sum{by_own[own]} * work.ways[own];
        work.parts[i].add(board.suited, work.row.data());
    }
}

}  // namespace

FullBoardSums<std::int32_t> add_narrow_boards(const BoardShared& shared, const BoardValues& values,
                                          std::span<const BoardSum> sums, unsigned threads, const Progress& progress) {
    return Adder<std::int32_t, std::int32_t>(shared, values, sums, threads, progress).add();
}
FullBoardSums<std::int64_t> add_full_boards(const BoardShared& shared, const BoardValues& values,
                                         std::span<const BoardSum> sums, unsigned threads, const Progress& progress) {
    if (values.narrow()) return Adder<std::int32_t, std::int64_t>(shared, values, sums, threads, progress).add();
    return Adder<std::int64_t, std::int64_t>(shared, values, sums, threads, progress).add();
}

void FullBoard::solve(unsigned threads, const Progress& progress) {
    std::vector<BoardSum> wanted;
    for (const BoardSum& sum : of_) {
        known_.emplace_back();
        if (sum.is_value && !sum.less && shared_.lanes && shared_.lanes->have(sum.to))
            known_.back() = shared_.lanes->reading(values_.gains(sum.of));
        if (!known_.back()) wanted.push_back(sum);
    }
    FullBoardSums<std::int64_t> added(shared_.deck->planes());
    if (!wanted.empty()) added = add_full_boards(shared_, values_, wanted, threads, progress);
    parallel_for(threads, added.size() * wanted.size(), 1, [&](unsigned, std::size_t piece, std::size_t) {
        const std::size_t p = piece / wanted.size();
        share_out(shared_.deck->plane_at(p), added[p][piece % wanted.size()]);
    });
    sums_.resize(added.size());
    for (std::size_t p = 0; p < sums_.size(); ++p) {
        auto next = added[p].begin();
        for (const auto& known : known_) sums_[p].push_back(known ? PlaneRows() : std::move(*next++));
    }
}

template <class Number, class Use>
void FullBoard::with_row(std::size_t sum, std::size_t p, const PlaneBoard& board, const Use& use) const {
    const std::uint32_t id = shared_.deck->plane_at(p).id(board);
    if (!known_[sum]) return use(sums_[p][sum].row(id));
    alignas(64) std::array<Number, kOwnStride> row;
    shared_.lanes->read(*known_[sum], p, board.size(), id, row.data());
    use(row.data());
}

template <class Number>
void FullBoard::fill(OwnTable<Number>& table, std::size_t sum, CardSet board) const {
    const BoardDeck& deck = *shared_.deck;
    const auto seen = [&](std::size_t p, std::size_t suit) { return deck.plane_at(p).seen(board, suit); };
    const std::size_t ranks = deck.planes() - 1;
    with_row<Number>(sum, ranks, seen(ranks, 0), [&](const auto* row) { fill_by_ranks(table, row); });
    shared_.every_live_suit(board, [&](std::size_t suit) {
        const std::size_t p = deck.plane_of[suit];
        with_row<Number>(sum, p, seen(p, suit), [&](const auto* row) { add_row(table, row, suit); });
    });
}
template void FullBoard::fill(OwnTable<std::int32_t>& table, std::size_t sum, CardSet board) const;
template void FullBoard::fill(OwnTable<std::int64_t>& table, std::size_t sum, CardSet board) const;

}  // namespace baize::poker
