#include "odds/poker/board/board_table.hpp"

#include <algorithm>

#include "core/parallel.hpp"
#include "core/rank/fast.hpp"
#include "odds/poker/board/large_pages.hpp"

namespace baize::poker {

namespace {

// The order of the 91 pairs of ranks beside each board's ranks, where no suit counts. One for all threads and decks;
// the places of pairs that a deck does not hold are unused.
template <int kCards>
class RankOrder {
public:
    struct Entry {
        std::uint16_t rank;
        std::uint8_t low, high;
    };
    using Entries = std::array<Entry, kOwnOff>;

    static const RankOrder& get() {
        static const std::unique_ptr<const RankOrder> one(new RankOrder);
        return *one;
    }
    const Entries& of(std::uint32_t board_by_rank) const { return of_[board_by_rank]; }

private:
    RankOrder() {
        const Plane plane(kFullDeck, kCards - 2, std::nullopt);
        const auto& ranks = rank::FastRanks<kCards>::get();
        static constexpr auto kWords = rank::detail::rank_words();
        of_.resize(plane.boards(kCards - 2));
        for (std::uint32_t id = 0; id < of_.size(); ++id) {
            rank::Held held;
            for (const std::uint8_t rank : plane.board(kCards - 2, id).off) held.word += kWords[rank];
            for (std::size_t own = 0; own < kOwnOff; ++own) {
                const auto [a, b] = kOwn.of[own];
                of_[id][own] = {ranks.of({held.word + kWords[a] + kWords[b], 0}), a, b};
            }
            std::ranges::sort(of_[id], {}, &Entry::rank);
        }
    }

    std::vector<Entries> of_;
};

// Own cards that make a flush with the cards of a suit on the board, by rank: those off the suit change nothing. One
// for all threads and decks too.
class FlushOrder {
public:
    static constexpr int kFlush = 5;
    struct Entry {
        std::uint16_t rank, own;
    };

    static const FlushOrder& get() {
        static const std::unique_ptr<const FlushOrder> one(new FlushOrder);
        return *one;
    }
    // Of at least three ranks.
    std::span<const Entry> of(unsigned suited) const {
        return of_[std::popcount(suited)][number_of_suited(suited)];
    }

private:
    static constexpr std::uint64_t kFlushWord = rank::detail::kNoCards + kFlush;  // of the first suit, whatever ranks

    FlushOrder() {
        for (unsigned suited = 0; suited <= rank::kAllRanks; ++suited) {
            const std::size_t size = std::popcount(suited);
            if (size < kFlushOnBoard || size > kBoardMost) continue;
            const std::uint32_t number = number_of_suited(suited);
            if (of_[size].size() <= number) of_[size].resize(number + 1);
            add(suited, of_[size][number]);
        }
    }
    static void add(unsigned suited, std::vector<Entry>& entries) {
        const auto& ranks = rank::FastRanks<kFlush>::get();
        for (std::uint16_t own = 0; own < kOwnKinds; ++own) {
            unsigned all = suited;
            int more = 0;
            for (const std::uint8_t card : {kOwn.of[own].a, kOwn.of[own].b})
                if (card >= kRanks) all |= 1u << (card - kRanks), ++more;
            if (std::popcount(all) == std::popcount(suited) + more && std::popcount(all) >= kFlush)
                entries.push_back({ranks.of({kFlushWord, all}), own});
        }
        std::ranges::stable_sort(entries, {}, &Entry::rank);
    }

    std::array<std::vector<std::vector<Entry>>, kBoardMost + 1> of_;
};

// How many hands of the other side hold a card of each kind, while they are enumerated.
struct HeldBy {
    std::array<std::int32_t, kCardKinds> with{};
    std::int32_t all = 0;

    void add(OwnKind own, const std::array<std::uint8_t, kCardKinds>& left) {
        with[own.a] += own.a == own.b ? left[own.a] - 1 : left[own.b];
        with[own.b] += own.a == own.b ? 0 : left[own.a];
        all += Plane::ways(own, left);
    }
    // Without either of the own cards; both together are the own hand itself.
    std::int32_t without(OwnKind own) const { return all - with[own.a] - with[own.b]; }
};

// Where one board's numbers go.
struct Room {
    std::uint16_t *own, *rank, *below, *up_to;
};

// Enumerates the hands beside one board in the order of their ranks.
template <int kCards>
class Counter {
public:
    explicit Counter(const Plane& plane)
        : plane_(plane), order_(RankOrder<kCards>::get()), flush_order_(FlushOrder::get()) {}

    void count(const PlaneBoard& board, std::uint32_t board_by_rank, const Room& room) {
        room_ = room, left_ = plane_.left(board), size_ = 0, held_ = {};
        const int suited = std::popcount(board.suited);
        const bool mixed = plane_.has_suit() && suited < FlushOrder::kFlush - 1;
        const std::size_t plain = suited < FlushOrder::kFlush ? kOwnOff : 0;
        const auto& entries = order_.of(board_by_rank);
        const auto flushes = suited ? flush_order_.of(board.suited) : std::span<const FlushOrder::Entry>();
        for (std::size_t at = 0, flush = 0; at < plain || flush < flushes.size();) {
            const std::uint16_t rank_at = at < plain ? entries[at].rank : kNoRank;
            const std::uint16_t rank = flush < flushes.size() ? std::min(flushes[flush].rank, rank_at) : rank_at;
            const std::size_t first = size_;
            for (; at < plain && entries[at].rank == rank; ++at) take_plain(entries[at], mixed);
            for (; flush < flushes.size() && flushes[flush].rank == rank; ++flush) take(flushes[flush].own, rank);
            close_group(first);
        }
    }

private:
    static constexpr std::uint16_t kNoRank = 0xffff;

    void take_plain(const typename RankOrder<kCards>::Entry& entry, bool mixed) {
        const auto [rank, low, high] = entry;
        take(own_off(low, high), rank);
        if (!mixed) return;
        take(own_mixed(low, high), rank);
        if (low != high) take(own_mixed(high, low), rank);
    }
    void take(std::size_t own, std::uint16_t rank) {
        if (Plane::ways(kOwn.of[own], left_) == 0) return;
        room_.own[size_] = own;
        room_.rank[size_++] = rank;
    }
    void close_group(std::size_t first) {
        for (std::size_t at = first; at < size_; ++at) room_.below[at] = without(at);
        for (std::size_t at = first; at < size_; ++at) held_.add(kOwn.of[room_.own[at]], left_);
        for (std::size_t at = first; at < size_; ++at) room_.up_to[at] = without(at) + 1;
    }
    std::uint16_t without(std::size_t at) const {
        return static_cast<std::uint16_t>(held_.without(kOwn.of[room_.own[at]]));
    }

    const Plane& plane_;
    const RankOrder<kCards>& order_;
    const FlushOrder& flush_order_;
    std::array<std::uint8_t, kCardKinds> left_{};
    HeldBy held_;
    Room room_{};
    std::size_t size_ = 0;
};

// Every own kind that a board does not exclude has one place in its order.
std::uint32_t kinds_left(const std::array<std::uint8_t, kCardKinds>& left) {
    std::uint32_t off = 0, twice = 0, suited = 0;
    for (std::size_t rank = 0; rank < kRanks; ++rank)
        off += left[rank] > 0, twice += left[rank] > 1, suited += left[kRanks + rank];
    return off * (off - 1) / 2 + twice + suited * off + suited * (suited - 1) / 2;
}

constexpr std::size_t kAtOnce = 286;  // boards that a thread takes

}  // namespace

BoardTable::BoardTable(const Plane& plane, int cards, unsigned threads) : plane_(plane), cards_(cards) {
    int left = -cards_;
    for (const std::uint8_t each : plane_.left({})) left += each;
    all_hands_ = choose(left, 2);
    dealers_hands_ = choose(left - 2, 2);
    const std::uint32_t boards = plane_.boards(cards_);
    first_.push_back(0);
    for (std::uint32_t id = 0; id < boards; ++id) {
        const PlaneBoard board = plane_.board(cards_, id);
        first_.push_back(first_.back() + (plane_.ways(board) ? kinds_left(plane_.left(board)) : 0));
    }
    numbers_ = std::make_unique_for_overwrite<std::uint16_t[]>(std::size_t{4} * first_.back());
    prefer_large_pages(numbers_.get(), std::size_t{4} * first_.back() * sizeof numbers_[0]);
    if (cards_ == 3) count<5>(threads);
    else if (cards_ == 4) count<6>(threads);
    else count<7>(threads);
}

template <int kCards>
void BoardTable::count(unsigned threads) {
    parallel_for(threads, first_.size() - 1, kAtOnce, [&](unsigned, std::size_t from, std::size_t to) {
        Counter<kCards> counter(plane_);
        for (std::size_t id = from; id < to; ++id) {
            if (first_[id] == first_[id + 1]) continue;
            const PlaneBoard board = plane_.board(cards_, static_cast<std::uint32_t>(id));
            const auto part = [&](std::size_t of) { return numbers_.get() + of * first_.back() + first_[id]; };
            counter.count(board, plane_.id_by_rank(board), {part(0), part(1), part(2), part(3)});
        }
    });
}

std::vector<BoardTable::Below> BoardTable::below(std::span<const std::uint16_t> ranks, unsigned threads) const {
    const std::scoped_lock lock(mutex_);
    std::vector<std::uint16_t> missing;
    for (const std::uint16_t rank : ranks)
        if (!below_.contains(rank)) missing.push_back(rank);
    if (below_.size() + missing.size() > kKept) {
        below_.clear();
        missing.assign(ranks.begin(), ranks.end());
    }
    const std::vector<Below> found = count_below(missing, threads);
    for (std::size_t i = 0; i < missing.size(); ++i) below_[missing[i]] = found[i];
    std::vector<Below> all;
    for (const std::uint16_t rank : ranks) all.push_back(below_.at(rank));
    return all;
}

std::vector<BoardTable::Below> BoardTable::count_below(const std::vector<std::uint16_t>& ranks,
                                                       unsigned threads) const {
    if (ranks.empty()) return {};
    const std::size_t boards = first_.size() - 1;
    std::vector<std::shared_ptr<std::vector<HandsBelow>>> counts;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        counts.push_back(std::make_shared<std::vector<HandsBelow>>(boards));
    parallel_for(threads, boards, kAtOnce, [&](unsigned, std::size_t from, std::size_t to) {
        for (std::size_t id = from; id < to; ++id) count_below(static_cast<std::uint32_t>(id), ranks, counts);
    });
    return {counts.begin(), counts.end()};
}

// Ranks rise.
void BoardTable::count_below(std::uint32_t board, std::span<const std::uint16_t> ranks,
                             std::span<const std::shared_ptr<std::vector<HandsBelow>>> into) const {
    const BoardHands hands = at(board);
    const auto left = plane_.left(plane_.board(cards_, board));
    HeldBy held;
    for (std::size_t i = 0, hand = 0; i < ranks.size(); ++i) {
        for (; hand < hands.size() && hands.rank[hand] < ranks[i]; ++hand) held.add(kOwn.of[hands.own[hand]], left);
        HandsBelow& below = (*into[i])[board];
        for (std::size_t kind = 0; kind < kCardKinds; ++kind) below[kind] = held.with[kind];
        below[kCardKinds] = held.all;
    }
}

// ---- A deck ---------------------------------------------------------------------------------------------------------

BoardDeck::BoardDeck(CardSet deck_of, int cards_of, unsigned threads)
    : deck(deck_of), cards(cards_of), symmetry(deck), by_rank(deck, cards, std::nullopt) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
        std::size_t alike = 0;
        while (alike < by_suit.size() && by_suit[alike].suited() != deck.suit(suit)) ++alike;
        if (alike == by_suit.size()) by_suit.emplace_back(deck, cards, suit);
        plane_of[suit] = alike;
    }
    for (std::size_t p = 0; p < planes(); ++p)
        tables.push_back(std::make_unique<BoardTable>(plane_at(p), cards, threads));
}

std::shared_ptr<const BoardDeck> BoardDeck::of(CardSet deck, int cards, unsigned threads) {
    if (deck != kFullDeck || cards != kBoardMost) return std::make_shared<BoardDeck>(deck, cards, threads);
    static std::mutex mutex;
    static std::shared_ptr<const BoardDeck> kept;
    const std::scoped_lock lock(mutex);
    if (!kept) kept = std::make_shared<BoardDeck>(deck, cards, threads);
    return kept;
}

std::optional<std::size_t> BoardDeck::suit_of(std::size_t p) const {
    if (p == by_suit.size()) return std::nullopt;
    return static_cast<std::size_t>(std::ranges::find(plane_of, p) - plane_of.begin());
}

std::int64_t BoardDeck::suits_of(std::size_t p) const {
    return p < by_suit.size() ? std::ranges::count(plane_of, p) : 1;
}

const BoardSets& BoardDeck::sets(int of_cards) const {
    const std::scoped_lock lock(mutex_);
    return sets_.try_emplace(of_cards, symmetry, of_cards).first->second;
}

BoardDeck::Lanes BoardDeck::kept_lanes(const std::vector<int>& streets,
                                       const std::function<bool(const LaneSums&)>& serve,
                                       const std::function<Lanes()>& make) const {
    const std::scoped_lock lock(lanes_mutex_);
    Lanes& kept = lanes_[streets];
    if (!kept || !serve(*kept)) kept = make();
    return kept;
}

}  // namespace baize::poker
