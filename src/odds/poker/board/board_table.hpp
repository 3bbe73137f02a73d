// Beside every full board, as one suit sees it: each two cards that a side can hold, and how many of the other side's
// hands lie below them. Nothing here depends on what is paid: it is counted once for all pay tables of a deck.
//
// The own kinds beside a board are visited in rising order of the hands that they make: the order by ranks alone is
// sorted once for all boards, that of flushes once for each set of suited ranks, and the two are merged. On the way one
// counter for each kind of card holds how many of the hands below contain it; of all hands below, less those with the
// first own card, less those with the second, remain those that the other side can hold.
//
// Cost: O(boards x own kinds) time for a plane, and as many places of four 16-bit numbers; each further rank that hands
// are counted below costs O(boards x own kinds) once, and is kept.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <span>

#include "odds/poker/board/hand_tables.hpp"
#include "odds/poker/board/plane.hpp"

namespace baize::poker {

class LaneSums;

// A row with a number for each own kind.
inline constexpr std::size_t kOwnStride = (kOwnKinds + 7) / 8 * 8;

// Beside one board, in rising order of the hands that they make.
struct BoardHands {
    std::span<const std::uint16_t> own;    // an own kind
    std::span<const std::uint16_t> rank;   // of the hand, from 0 to 7461
    std::span<const std::uint16_t> below;  // of the other side's hands without either card: those of a lower rank
    std::span<const std::uint16_t> up_to;  // ... and with those of the same rank, but the own hand itself
    std::size_t size() const { return own.size(); }
};

// Of the other side's hands below one rank: how many hold a card of each kind, and last how many there are.
using HandsBelow = std::array<std::uint16_t, kCardKinds + 1>;

class BoardTable {
public:
    BoardTable(const Plane& plane, int cards, unsigned threads);

    BoardHands at(std::uint32_t board) const {
        const std::size_t from = first_[board], size = first_[board + 1] - from;
        const auto part = [&](std::size_t of) {
            return std::span<const std::uint16_t>(numbers_.get() + of * first_.back() + from, size);
        };
        return {part(0), part(1), part(2), part(3)};
    }

    // Beside a board: all that two cards can make, and those without two own cards.
    std::int32_t all_hands() const { return all_hands_; }
    std::int32_t dealers_hands() const { return dealers_hands_; }

    // By board, for each of these ranks. Those that were asked for before are kept, up to a few.
    using Below = std::shared_ptr<const std::vector<HandsBelow>>;
    std::vector<Below> below(std::span<const std::uint16_t> ranks, unsigned threads) const;

private:
    static constexpr std::size_t kKept = 16;  // two megabytes each

    template <int kCards>
    void count(unsigned threads);
    std::vector<Below> count_below(const std::vector<std::uint16_t>& ranks, unsigned threads) const;
    void count_below(std::uint32_t board, std::span<const std::uint16_t> ranks,
                     std::span<const std::shared_ptr<std::vector<HandsBelow>>> into) const;

    Plane plane_;
    int cards_;
    std::int32_t all_hands_, dealers_hands_;
    std::vector<std::uint32_t> first_;          // by board: where its hands begin
    std::unique_ptr<std::uint16_t[]> numbers_;  // own kinds of all boards, then ranks, and so on
    mutable std::mutex mutex_;
    mutable std::map<std::uint16_t, Below> below_;
};

// A deck, and boards of so many cards from it.
class BoardDeck {
public:
    // That of the whole deck is kept from one solution to the next: some 80 megabytes for a board of five.
    static std::shared_ptr<const BoardDeck> of(CardSet deck, int cards, unsigned threads);
    BoardDeck(CardSet deck, int cards, unsigned threads);

    const Plane& plane(std::optional<std::size_t> suit) const { return suit ? by_suit[plane_of[*suit]] : by_rank; }
    // Each plane of a suit, and last the one by ranks alone.
    std::size_t planes() const { return by_suit.size() + 1; }
    const Plane& plane_at(std::size_t p) const { return p < by_suit.size() ? by_suit[p] : by_rank; }
    const BoardTable& table_at(std::size_t p) const { return *tables[p]; }
    // One of the suits that a plane stands for, and how many there are.
    std::optional<std::size_t> suit_of(std::size_t p) const;
    std::int64_t suits_of(std::size_t p) const;
    // Sets of so many cards of the board; made when they are first asked for.
    const BoardSets& sets(int of_cards) const;
    // The last sums over these boards that were made for such streets (lanes.hpp), if they serve.
    using Lanes = std::shared_ptr<const LaneSums>;
    Lanes kept_lanes(const std::vector<int>& streets, const std::function<bool(const LaneSums&)>& serve,
                     const std::function<Lanes()>& make) const;

    CardSet deck;
    int cards;
    Symmetry symmetry;
    Plane by_rank;
    std::vector<Plane> by_suit;  // suits of the same ranks are one
    std::array<std::size_t, 4> plane_of{};
    std::vector<std::unique_ptr<BoardTable>> tables;

private:
    mutable std::mutex mutex_;
    mutable std::map<int, BoardSets> sets_;
    mutable std::mutex lanes_mutex_;
    mutable std::map<std::vector<int>, Lanes> lanes_;
};

}  // namespace baize::poker
