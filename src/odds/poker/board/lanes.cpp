#include "odds/poker/board/lanes.hpp"

#include <numeric>

#include "odds/poker/board/full_board.hpp"

namespace baize::poker {

namespace {

template <class Sum>
Sum sum_of_products(const std::int32_t* a, const std::int32_t* b, std::size_t count) {
    Sum sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += static_cast<Sum>(a[i]) * static_cast<Sum>(b[i]);
    return sum;
}

}  // namespace

LaneSums::LaneSums(const BoardShared& shared)
    : deck_(*shared.deck), segments_(shared.stakes.segments().begin(), shared.stakes.segments().end()),
      named_(shared.stakes.named().begin(), shared.stakes.named().end()), cards_(shared.tree.cards),
      dealers_hands_(shared.dealers_hands()), rows_(shared.stakes.rows()) {
    for (std::size_t at = 1; at <= shared.stakes.lanes(); ++at) lanes_.push_back({std::nullopt, at});
    for (std::size_t row = 1; row < rows_; ++row)
        for (std::size_t at = 0; at <= shared.stakes.lanes(); ++at) lanes_.push_back({row, at});
}

namespace {

// What the first street needs, if that is all.
std::vector<BoardValues::OfRows> asked_first(const BoardShared& shared) {
    std::vector<BoardValues::OfRows> asked;
    for (const BoardSum& sum : shared.sums)
        if (sum.is_value && !sum.less && sum.to == shared.tree.cards[0]) asked.push_back(shared.values.gains(sum.of));
    return asked;
}

}  // namespace

bool LaneSums::serve(const BoardShared& shared) const {
    const auto asked = asked_first(shared);
    return &deck_ == shared.deck.get() && cards_ == shared.tree.cards &&
           std::ranges::equal(named_, shared.stakes.named()) &&
           std::ranges::equal(segments_, shared.stakes.segments()) &&
           (wager_.empty() || std::ranges::all_of(asked, [&](auto& gains) { return reading(gains).has_value(); }));
}

std::int64_t LaneSums::boards_from(int cards) const {
    return choose(deck_.deck.size() - 2 - cards, deck_.cards - cards);
}

// And 31 bits must hold every sum: a set with two own cards can be dealt in at most four ways for each card.
bool LaneSums::are_few() const {
    const int finest = cards_.back();
    if (finest == deck_.cards || lanes_.size() > kFew) return false;
    Integer most = count::integer(dealers_hands_ * boards_from(finest)) << 2 * (finest + 2);
    for (int more = deck_.cards - finest; more > 1; --more) most *= more;
    return most < Integer(1) << 31;
}

std::shared_ptr<const LaneSums> LaneSums::of(const BoardShared& shared, unsigned threads, const Progress& progress) {
    std::shared_ptr<LaneSums> sums(new LaneSums(shared));
    const bool hold = sums->dealers_hands_ * sums->boards_from(sums->cards_.front()) < std::int64_t{1} << 31;
    if (!hold) return nullptr;
    if (!sums->are_few() && sums->cards_.front() > 0) sums = of_one_wager(shared);
    if (!sums) return nullptr;
    return shared.deck->kept_lanes(shared.tree.cards, [&](const LaneSums& kept) { return kept.serve(shared); }, [&] {
        if (!sums->wager_.empty()) sums->make_wager(shared, threads, progress);
        else if (sums->are_few()) sums->make_streets(shared, threads, progress);
        else sums->make_first(shared, threads);
        return sums;
    });
}

std::shared_ptr<LaneSums> LaneSums::of_one_wager(const BoardShared& shared) {
    const auto asked = asked_first(shared);
    if (asked.empty() || shared.is_whole(0)) return nullptr;
    const auto parts = shared.stakes.won_and_lost(asked[0]);
    if (!parts) return nullptr;
    std::shared_ptr<LaneSums> sums(new LaneSums(shared));
    sums->lanes_.clear();
    sums->wager_.assign(parts->begin(), parts->end());
    for (const auto& gains : asked)
        if (!sums->reading(gains)) return nullptr;
    return sums;
}

// ---- How they are made ----------------------------------------------------------------------------------------------

// A lane is a value that gains one for each hand in it.
void LaneSums::make_streets(const BoardShared& shared, unsigned threads, const Progress& progress) {
    BoardValues values(shared.stakes, dealers_hands_, 1);
    std::vector<BoardSum> wanted;
    for (const Lane& lane : lanes_) {
        BoardValues::OfRows gains(rows_);
        for (std::size_t row = 0; row < rows_; ++row)
            if (row == lane.row.value_or(row)) gains[row][lane.at] = 1;
        wanted.push_back({true, values.number(std::move(gains)), cards_.back()});
    }
    auto finest = add_narrow_boards(shared, values, wanted, threads, progress);
    for (const int cards : cards_)
        sums_[cards].assign(finest.size(), std::vector<NarrowRows>(lanes_.size()));
    const std::size_t pieces = finest.size() * lanes_.size();
    parallel_for(threads, pieces, 1, [&](unsigned, std::size_t from, std::size_t to) {
        for (std::size_t piece = from; piece < to; ++piece) {
            const std::size_t p = piece / lanes_.size(), lane = piece % lanes_.size();
            hand_down(p, lane, std::move(finest[p][lane]));
        }
    });
}

void LaneSums::make_wager(const BoardShared& shared, unsigned threads, const Progress& progress) {
    BoardValues values(shared.stakes, dealers_hands_, 1);
    std::vector<BoardSum> wanted;
    for (const auto& gains : wager_) wanted.push_back({true, values.number(gains), cards_[0]});
    auto added = add_full_boards(shared, values, wanted, threads, progress);
    sums_[cards_[0]].assign(added.size(), std::vector<NarrowRows>(wager_.size()));
    parallel_for(threads, added.size() * wager_.size(), 1, [&](unsigned, std::size_t piece, std::size_t) {
        const std::size_t p = piece / wager_.size(), part = piece % wager_.size();
        keep(p, part, std::move(added[p][part]));
    });
}

// From street to street: a board is found by as many sets of the later as lie between it and a set of the earlier.
void LaneSums::hand_down(std::size_t p, std::size_t lane, NarrowRows finest) {
    const Plane& plane = deck_.plane_at(p);
    PlaneRows later;
    for (std::size_t street = cards_.size(); street-- > 0;) {
        const int from = street + 1 < cards_.size() ? cards_[street + 1] : deck_.cards, to = cards_[street];
        if (street + 1 == cards_.size()) {
            NarrowRows shared = finest;
            share_out(plane, shared);
            sums_.at(to)[p][lane] = std::move(shared);
            continue;
        }
        PartsOfBoards<std::int64_t> parts(plane, from, to);
        std::array<std::int64_t, kOwnStride> row{};
        for (const Plane::Slice& slice : plane.slices(from)) {
            parts.begin(slice);
            for (std::uint32_t n = 0; n < slice.size; ++n) {
                if (later.of.empty()) std::copy_n(finest.row(slice.first + n), plane.stride(), row.begin());
                else std::copy_n(later.row(slice.first + n), plane.stride(), row.begin());
                parts.add(suited_sets(slice.suited)[n], row.data());
            }
            parts.end();
        }
        later = std::move(parts.sums);
        const ExactDivision by(choose(deck_.cards - to, from - to));
        for (std::int64_t& each : later.of) each = by(each);
        keep(p, lane, later);
    }
}

// By row and place among gains: the counts of each own kind.
class LaneSums::OwnCounts {
public:
    OwnCounts(std::size_t rows, std::size_t lanes) : places_(1 + lanes), of_(rows * places_) {}
    std::array<std::int64_t, kOwnStride>& at(std::size_t row, std::size_t at) { return of_[row * places_ + at]; }
    // A hand with its multiplicity; `lane(l)` is its count in a lane.
    template <class OfLane>
    void add(std::size_t row, std::size_t own, std::int64_t ways, const OfLane& lane) {
        at(row, 0)[own] += ways;
        shift(row, own, ways, lane);
    }
    template <class OfLane>
    void shift(std::size_t row, std::size_t own, std::int64_t ways, const OfLane& lane) {
        for (std::size_t l = 0; l + 1 < places_; ++l) at(row, 1 + l)[own] += ways * lane(l);
    }
    void add(const OwnCounts& more) {
        for (std::size_t i = 0; i < of_.size(); ++i) add_numbers(of_[i].data(), more.of_[i].data(), kOwnStride);
    }

private:
    std::size_t places_;
    std::vector<std::array<std::int64_t, kOwnStride>> of_;
};

// The hands beside boards by ranks alone, by own kind: what those beside a suit's boards are compared with.
class LaneSums::ByRanks {
public:
    ByRanks(const Plane& plane, int cards, std::size_t lanes)
        : stride_(plane.stride()), lanes_(lanes), rows_(plane.boards(cards) * stride_), of_(rows_.size() * lanes) {}
    void take(std::uint32_t board, const BoardRow& row) {
        for (const auto& [from, to, at] : row.segments)
            for (std::size_t i = from; i < to; ++i) {
                const std::size_t place = board * stride_ + row.hands.own[i];
                rows_[place] = at;
                for (std::size_t l = 0; l < lanes_; ++l) of_[place * lanes_ + l] = row.lanes[l][i];
            }
    }
    std::size_t row(std::uint32_t board, std::size_t own) const { return rows_[board * stride_ + own]; }
    const std::int32_t* lanes(std::uint32_t board, std::size_t own) const {
        return &of_[(board * stride_ + own) * lanes_];
    }

private:
    std::size_t stride_, lanes_;
    std::vector<std::uint16_t> rows_;
    std::vector<std::int32_t> of_;
};

// Hand by hand, into sums of one row each.
void LaneSums::make_first(const BoardShared& shared, unsigned threads) {
    sums_[0].assign(deck_.planes(), std::vector<NarrowRows>(lanes_.size()));
    ByRanks by_ranks(deck_.by_rank, deck_.cards, shared.stakes.lanes());
    const std::size_t ranks = deck_.planes() - 1;
    for (std::size_t n = 0; n < deck_.planes(); ++n) {
        const std::size_t p = n == 0 ? ranks : n - 1;
        OwnCounts all(rows_, shared.stakes.lanes());
        std::vector<OwnCounts> counts(threads, all);
        std::vector<BoardReader> readers;
        for (unsigned t = 0; t < threads; ++t)
            readers.emplace_back(deck_.table_at(p), shared.stakes, std::vector<bool>(named_.size(), true), threads);
        const std::size_t boards = deck_.plane_at(p).boards(deck_.cards);
        parallel_for(threads, boards, 286, [&](unsigned t, std::size_t from, std::size_t to) {
            for (std::size_t id = from; id < to; ++id)
                count_first(p, static_cast<std::uint32_t>(id), readers[t], by_ranks, counts[t]);
        });
        for (const OwnCounts& each : counts) all.add(each);
        for (std::size_t i = 0; i < lanes_.size(); ++i) {
            PlaneRows sum(deck_.plane_at(p), 0);
            for (std::size_t row = 0; row < rows_; ++row)
                if (row == lanes_[i].row.value_or(row))
                    add_numbers(sum.of.data(), all.at(row, lanes_[i].at).data(), sum.of.size());
            keep(p, i, std::move(sum));
        }
    }
}

void LaneSums::count_first(std::size_t p, std::uint32_t id, BoardReader& reader, ByRanks& by_ranks,
                           OwnCounts& counts) const {
    const Plane& plane = deck_.plane_at(p);
    const PlaneBoard board = plane.board(deck_.cards, id);
    const std::int64_t ways = plane.ways(board);
    if (ways == 0) return;
    alignas(64) std::array<std::int32_t, kOwnStride> of_own;
    find_ways(plane.left(board), ways, of_own.data());
    const BoardRow& row = reader.read(id);
    if (!plane.has_suit()) by_ranks.take(id, row);
    const std::uint32_t by_rank = deck_.by_rank.id_by_rank(board);
    for (const auto& [from, to, at] : row.segments)
        for (std::size_t i = from; i < to; ++i) {
            const std::size_t own = row.hands.own[i], off = kOwn.by_rank[own];
            const auto lane = [&](std::size_t l) { return std::int64_t{row.lanes[l][i]}; };
            if (!plane.has_suit()) {
                counts.add(at, own, of_own[own], lane);
                continue;
            }
            const std::int32_t* const before = by_ranks.lanes(by_rank, off);
            if (const std::size_t row_before = by_ranks.row(by_rank, off); row_before != at) {
                counts.add(at, own, of_own[own], lane);
                counts.add(row_before, own, -of_own[own], [&](std::size_t l) { return std::int64_t{before[l]}; });
            } else {
                counts.shift(at, own, of_own[own], [&](std::size_t l) { return lane(l) - before[l]; });
            }
        }
}

void LaneSums::keep(std::size_t p, std::size_t lane, PlaneRows rows) {
    share_out(deck_.plane_at(p), rows);
    NarrowRows narrow(deck_.plane_at(p), rows.cards);
    for (std::size_t i = 0; i < rows.of.size(); ++i) narrow.of[i] = static_cast<std::int32_t>(rows.of[i]);
    sums_.at(rows.cards)[p][lane] = std::move(narrow);
}

// ---- How they are read ----------------------------------------------------------------------------------------------

std::optional<LaneSums::Reading> LaneSums::reading(const BoardValues::OfRows& gains) const {
    if (!wager_.empty()) return read_wager(gains);
    Reading reading{gains[0][0], {}};
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const auto [row, at] = lanes_[i];
        const std::int64_t gain = row ? gains[*row][at] - gains[0][at] : gains[0][at];
        if (gain != 0) reading.of_lane.emplace_back(i, gain);
    }
    return reading;
}

// How much is won and lost is seen where one of the two is zero; then all totals must agree with it.
std::optional<LaneSums::Reading> LaneSums::read_wager(const BoardValues::OfRows& gains) const {
    Reading reading{0, {}};
    for (std::size_t part = 0; part < wager_.size(); ++part) {
        std::int64_t times = 0;
        for (std::size_t row = 0; row < rows_ && times == 0; ++row)
            for (std::size_t i = 0; i < gains[row].size() && times == 0; ++i)
                if (wager_[part][row][i] != 0 && wager_[1 - part][row][i] == 0)
                    times = gains[row][i] / wager_[part][row][i];
        reading.of_lane.emplace_back(part, times);
    }
    for (std::size_t row = 0; row < rows_; ++row)
        for (std::size_t i = 0; i < gains[row].size(); ++i)
            if (gains[row][i] != wager_[0][row][i] * reading.of_lane[0].second +
                                 wager_[1][row][i] * reading.of_lane[1].second)
                return std::nullopt;
    return reading;
}

// Sums may overflow on the way; their totals do not.
template <class Number>
void LaneSums::read(const Reading& reading, std::size_t p, int cards, std::uint32_t set, Number* row) const {
    using Whole = std::make_unsigned_t<Number>;
    const auto& of_lane = sums_.at(cards)[p];
    const std::size_t stride = of_lane[0].stride;
    // By ranks alone every board counts, as a suit only shifts what is made with it.
    const bool has_boards = p + 1 == deck_.planes();
    std::fill_n(row, stride, static_cast<Number>(has_boards ? reading.of_board * boards_from(cards) : 0));
    for (const auto& [lane, gain] : reading.of_lane) {
        const std::int32_t* const numbers = of_lane[lane].row(set);
        const auto times = static_cast<Whole>(gain);
        for (std::size_t i = 0; i < stride; ++i)
            row[i] = static_cast<Number>(static_cast<Whole>(row[i]) + static_cast<Whole>(numbers[i]) * times);
    }
}
template void LaneSums::read(const Reading&, std::size_t, int, std::uint32_t, std::int32_t*) const;
template void LaneSums::read(const Reading&, std::size_t, int, std::uint32_t, std::int64_t*) const;

// Where 31 bits hold the sum twice as many hands are counted at once.
void LaneSums::count(std::size_t p, int cards, std::uint32_t set, const std::int32_t* come, int times,
                     Count& into) const {
    const auto& of_lane = sums_.at(cards)[p];
    const std::size_t stride = of_lane[0].stride;
    const std::int64_t hands = std::reduce(come, come + stride, std::int64_t{0});
    const bool is_narrow = hands < (std::int64_t{1} << 31) / (dealers_hands_ * boards_from(cards));
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const std::int32_t* const numbers = of_lane[i].row(set);
        into[i] += times * (is_narrow ? sum_of_products<std::int32_t>(come, numbers, stride)
                                      : sum_of_products<std::int64_t>(come, numbers, stride));
    }
    if (p + 1 == deck_.planes()) into.back() += times * hands;
}

void LaneSums::add(int cards, const Count& counted, BoardStakes::Sums* of_row) const {
    const auto add = [&](std::optional<std::size_t> row, std::size_t at, std::int64_t sum) {
        if (at == 0) sum *= dealers_hands_;
        of_row[row.value_or(0)][at] += sum;
        if (row) of_row[0][at] -= sum;
    };
    for (std::size_t i = 0; i < lanes_.size(); ++i) add(lanes_[i].row, lanes_[i].at, counted[i]);
    add(std::nullopt, 0, counted.back() * boards_from(cards));
}

}  // namespace baize::poker
