// With one board, as one suit sees it: every two cards that a side can hold, and how many of the other side's hands lie
// below them.
#pragma once

#include <algorithm>
#include <memory>

#include "core/rank/fast.hpp"
#include "odds/poker/board_plane.hpp"
#include "odds/poker/board_stakes.hpp"

namespace baize::poker {

struct BoardPair {
    std::uint16_t own;   // an own kind
    std::uint16_t rank;  // of the hand that it makes with the board, from 0 to 7461
    std::int32_t ways;   // to hold it
    BoardLanes lanes;
};

// The order of the 91 pairs of ranks beside each board's ranks, where no suit counts. One for all threads and decks;
// pairs that a deck does not hold have a place that means nothing.
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
        return of_[static_cast<std::size_t>(std::popcount(suited))][number_of_suited(suited)];
    }

private:
    static constexpr std::uint64_t kFlushWord = rank::detail::kNoCards + kFlush;  // of the first suit, whatever ranks

    FlushOrder() {
        for (unsigned suited = 0; suited <= rank::kAllRanks; ++suited) {
            const auto size = static_cast<std::size_t>(std::popcount(suited));
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

// Hands of `kCards` cards, two of them own.
template <int kCards>
class BoardCount {
public:
    BoardCount(const Plane& plane, std::span<const std::uint16_t> named)
        : plane_(plane), named_(named), order_(RankOrder<kCards>::get()), flush_order_(FlushOrder::get()) {}

    // In the order of their ranks.
    std::span<const BoardPair> count(const PlaneBoard& board, std::uint32_t board_by_rank) {
        left_ = plane_.left(board);
        size_ = 0, with_ = {}, all_ = 0;
        next_named_ = 0;
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
            close_group(first, rank);
        }
        close_named(rank::kClasses);
        give_named();
        return {pairs_.data(), size_};
    }

private:
    using ByKind = std::array<std::int32_t, kCardKinds>;
    static constexpr std::uint16_t kNoRank = 0xffff;

    void take_plain(const typename RankOrder<kCards>::Entry& entry, bool mixed) {
        const auto [rank, low, high] = entry;
        take(static_cast<std::uint16_t>(own_off(low, high)), rank);
        if (!mixed) return;
        take(static_cast<std::uint16_t>(own_mixed(low, high)), rank);
        if (low != high) take(static_cast<std::uint16_t>(own_mixed(high, low)), rank);
    }

    void take(std::uint16_t own, std::uint16_t rank) {
        const int ways = Plane::ways(kOwn.of[own], left_);
        BoardPair& pair = pairs_[size_];
        pair.own = own, pair.rank = rank, pair.ways = ways;
        size_ += ways > 0;
    }

    // Of all hands so far, those without either of the own cards: with both there is but the own hand itself.
    void close_group(std::size_t first, std::uint16_t rank) {
        close_named(rank);
        for (std::size_t at = first; at < size_; ++at) {
            const auto [a, b] = kOwn.of[pairs_[at].own];
            pairs_[at].lanes[0] = all_ - with_[a] - with_[b];
        }
        for (std::size_t at = first; at < size_; ++at) {
            const auto [a, b] = kOwn.of[pairs_[at].own];
            with_[a] += a == b ? left_[a] - 1 : left_[b];
            with_[b] += a == b ? 0 : left_[a];
            all_ += pairs_[at].ways;
        }
        for (std::size_t at = first; at < size_; ++at) {
            const auto [a, b] = kOwn.of[pairs_[at].own];
            pairs_[at].lanes[1] = all_ - with_[a] - with_[b] + 1;
        }
    }

    // Before the first hand from a named rank on: all below it have been taken. Named ranks rise.
    void close_named(std::uint16_t rank) {
        for (; next_named_ < named_.size() && named_[next_named_] <= rank; ++next_named_) {
            named_with_[next_named_] = with_;
            named_all_[next_named_] = all_;
        }
    }

    void give_named() {
        for (std::size_t n = 0; n < named_.size(); ++n)
            for (std::size_t at = 0; at < size_; ++at) {
                const auto [a, b] = kOwn.of[pairs_[at].own];
                pairs_[at].lanes[2 + n] = named_all_[n] - named_with_[n][a] - named_with_[n][b] +
                                          (pairs_[at].rank < named_[n] ? 1 : 0);
            }
    }

    const Plane& plane_;
    std::span<const std::uint16_t> named_;
    const RankOrder<kCards>& order_;
    const FlushOrder& flush_order_;
    std::array<std::uint8_t, kCardKinds> left_{};
    std::size_t size_ = 0, next_named_ = 0;
    ByKind with_{};
    std::int32_t all_ = 0;
    std::array<ByKind, kBoardNamed> named_with_;
    std::array<std::int32_t, kBoardNamed> named_all_;
    std::array<BoardPair, kOwnKinds + 1> pairs_{};
};

}  // namespace baize::poker
