// How many of the dealer's hands lie below, by row of the stakes and lane, summed over all boards that a set of cards
// can grow to. Both passes take products with them in place of full boards where no decision is left. They do not
// depend on the odds: they are counted once for a deck and kept.
//
// The identity: a value is linear in the counts (board_stakes.hpp), so its sum over boards is the same linear form of
// summed counts. What an end is worth on a set is a product of a gain for each lane with these sums, and how often an
// end is reached is a product of the sums with how often each hand comes.
//
// Cost: to make them, one pass over full boards, O(boards x own kinds x lanes), and O(sets x parts x own kinds x lanes)
// from each street to the one before it. To read a value of a set takes O(own kinds x lanes).
#pragma once

#include "odds/poker/board/sums.hpp"
#include "odds/poker/board/values.hpp"
#include "odds/pricer.hpp"

namespace baize::poker {

struct BoardShared;

class LaneSums {
public:
    // For every street of a game whose decisions are all made before the board is whole, if its stakes have few rows
    // and lanes. For others at most before the first card of the board. Where that is seen at once it is not lanes that
    // are summed but, if all values which the first street asks for are of one wager, how often that wins and loses.
    static std::shared_ptr<const LaneSums> of(const BoardShared& shared, unsigned threads, const Progress& progress);
    bool serve(const BoardShared& shared) const;
    bool have(int cards) const { return sums_.contains(cards); }  // are there sums for sets of so many cards?
    bool count_ends(int cards) const { return have(cards) && !lanes_.empty(); }

    // By lane that a value asks for: what it gains there; and what it gains with each board.
    struct Reading {
        std::int64_t of_board;
        std::vector<std::pair<std::size_t, std::int64_t>> of_lane;
    };
    std::optional<Reading> reading(const BoardValues::OfRows& gains) const;
    // The total of that with a set of so many cards, for each own kind of a plane.
    template <class Number>
    void read(const Reading& reading, std::size_t p, int cards, std::uint32_t set, Number* row) const;

    // Hands in each lane, and last all hands.
    using Count = std::vector<std::int64_t>;
    Count no_count() const { return Count(lanes_.size() + 1); }
    // Adds so many times the outcomes of hands that are held so often with a set, by own kind of a plane.
    void count(std::size_t p, int cards, std::uint32_t set, const std::int32_t* come, int times, Count& into) const;
    // From such counts to rows of the stakes.
    void add(int cards, const Count& counted, BoardStakes::Sums* of_row) const;

private:
    // Of all rows together, and again of each but the first; boards (`at` 0) of these alone: all boards are known.
    struct Lane {
        std::optional<std::size_t> row;
        std::size_t at;  // in BoardStakes::Gains
    };
    static constexpr std::size_t kFew = 6;

    explicit LaneSums(const BoardShared& shared);
    static std::shared_ptr<LaneSums> of_one_wager(const BoardShared& shared);
    std::optional<Reading> read_wager(const BoardValues::OfRows& gains) const;
    void make_wager(const BoardShared& shared, unsigned threads, const Progress& progress);
    bool are_few() const;
    void make_streets(const BoardShared& shared, unsigned threads, const Progress& progress);
    void hand_down(std::size_t p, std::size_t lane, NarrowRows finest);
    class OwnCounts;
    class ByRanks;
    void make_first(const BoardShared& shared, unsigned threads);
    void count_first(std::size_t p, std::uint32_t id, BoardReader& reader, ByRanks& by_ranks, OwnCounts& counts) const;
    void keep(std::size_t p, std::size_t lane, PlaneRows rows);
    std::int64_t boards_from(int cards) const;

    const BoardDeck& deck_;
    std::vector<BoardStakes::Segment> segments_;
    std::vector<std::uint16_t> named_;
    std::vector<int> cards_;  // of the board that are seen, by street
    std::int64_t dealers_hands_;
    std::size_t rows_;
    std::vector<Lane> lanes_;                    // or else
    std::vector<BoardValues::OfRows> wager_{};   // an end that wins; that loses
    std::map<int, std::vector<std::vector<NarrowRows>>> sums_;  // by cards: [plane][lane], of one set each
};

}  // namespace baize::poker
