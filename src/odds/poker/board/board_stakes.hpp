// What each action sequence brings with each rank of the player's hand, as whole numbers over counts of dealers' hands.
//
// Against a dealer's hand of rank d a sequence nets a step function of d: it is constant below the player's rank, at
// it, above it, and between the ranks that the game names. Its sum over all of the dealer's hands is therefore a linear
// form in the number of hands and in how many lie below each cut, with integer gains in parts of one unit (the least
// common denominator of the nets). Player's ranks that are settled alike are one row.
//
// Cost: O(ranks x cuts x wagers) calls of the settlement, of 7,462 ranks; then O(rows x sequences x cuts) numbers. What
// a sequence is worth with a row is read in O(cuts).
#pragma once

#include <span>

#include "odds/poker/sequences.hpp"

namespace baize::poker {

// Dealers' hands that share no card with the own two: below their rank, up to it, below each rank that the game names.
inline constexpr std::size_t kBoardNamed = 7, kBoardLanes = 2 + kBoardNamed;
using BoardLanes = std::array<std::int32_t, kBoardLanes>;

class BoardStakes {
public:
    BoardStakes(const Showdown& game, const std::vector<ActionSequence>& sequences, std::int64_t dealers_hands);
    // All that a solution depends on beside the tree: games that agree in it are solved alike.
    bool operator==(const BoardStakes&) const = default;

    std::span<const std::uint16_t> named() const { return named_; }
    std::size_t lanes() const { return 2 + named_.size(); }
    // Ranks with which every sequence is settled alike are one row; but where a pay table tells kinds of hands apart,
    // no two of them, so that what is counted by row can be read with other odds.
    std::size_t rows() const { return rows_.size(); }
    std::size_t row_of(std::uint16_t rank) const { return row_of_[rank]; }
    // ... rising: which row belongs to the ranks below this one, from the segment before on.
    struct Segment {
        std::uint16_t up_to, row;
        bool operator==(const Segment&) const = default;
    };
    std::span<const Segment> segments() const { return segments_; }

    // For each row, that of other stakes which has its ranks; nothing where they do not all lie in one, or where other
    // ranks are named, so that lanes are others.
    std::optional<std::vector<std::size_t>> rows_in(const BoardStakes& other) const;

    // What every sequence is worth in parts of `unit`, over all of the dealer's hands.
    void worths(std::size_t row, const BoardLanes& lanes, std::int64_t* of_sequence) const {
        for (std::size_t sequence = 0; sequence < sequences_; ++sequence)
            of_sequence[sequence] = worth(&rows_[row].gains[sequence * kGains], lanes);
    }

    // By row: what a sequence brings, or what it brings beyond another, as gains over counts of the dealer's hands.
    static constexpr std::size_t kGains = 1 + kBoardLanes;  // of all his hands, then of those in each lane
    using Gains = std::array<std::int64_t, kGains>;
    std::vector<Gains> gains(std::size_t sequence, std::optional<std::size_t> less) const;
    // Of such gains, where all that is won at any end is as much, and all that is lost: those of one for each end that
    // wins, and of one for each that loses. So it is with a wager that is paid the same whichever hand wins it.
    std::optional<std::array<std::vector<Gains>, 2>> won_and_lost(const std::vector<Gains>& gains) const;

    // Is a sequence worth the same with any cards? Then this, with one of the dealer's hands.
    std::optional<std::int64_t> constant(std::size_t sequence) const { return constant_[sequence]; }
    bool alike(std::size_t sequence, std::size_t other) const;  // worth the same at every end
    // What a sequence brings beyond another, with one of the dealer's hands, where it is the same with any cards.
    std::optional<std::int64_t> difference(std::size_t sequence, std::size_t less) const;
    const Integer& unit() const { return unit_; }
    std::int64_t largest() const { return largest_; }  // that any sequence moves at one end

    // Every net with the dealers' hands behind it, from the sums of all hands and of the lanes; `rest`: of all but the
    // wagers that stand apart.
    using Sums = std::array<std::int64_t, 1 + kBoardLanes>;
    template <class Each>
    void every_net(std::size_t sequence, std::size_t row, const Sums& sums, bool rest, const Each& each) const {
        const std::int64_t* const net = &(rest ? rows_[row].rest : rows_[row].nets)[sequence * (kBoardLanes + 1)];
        std::int64_t before = 0;
        const auto& lanes = rows_[row].lanes;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const std::int64_t up_to = sums[1 + lanes[i]];
            if (up_to != before) each(net[i], up_to - before);
            before = up_to;
        }
        if (sums[0] != before) each(net[lanes.size()], sums[0] - before);
    }

private:
    std::int64_t worth(const std::int64_t* gains, const BoardLanes& lanes) const {
        std::int64_t worth = gains[0];
        for (std::size_t lane = 0; lane < 2 + named_.size(); ++lane) worth += gains[1 + lane] * lanes[lane];
        return worth;
    }
    struct Row {
        FixedVector<std::uint8_t, kBoardLanes> lanes{};       // in the order of their ranks: they cut the dealer's
        FixedVector<bool, kBoardLanes + 1> is_empty{};        // of the intervals between them
        std::vector<std::int64_t> nets{}, rest{};             // [sequence][interval], in parts of the unit; `rest`
                                                              // without the wagers that stand apart
        std::vector<std::int64_t> gains{};                    // [sequence][all hands, then each lane]
        bool operator==(const Row&) const = default;
    };
    struct Asked;
    std::int64_t net(std::size_t sequence, std::size_t row, std::size_t interval) const {
        return rows_[row].nets[sequence * (kBoardLanes + 1) + interval];
    }
    class Verdicts;
    void ask(const Showdown& game, const std::vector<ActionSequence>& sequences);
    void compute(const Showdown& game, const std::vector<ActionSequence>& sequences, const std::vector<Asked>& asked,
                 const Verdicts& known);
    std::vector<std::int64_t> whole(const std::vector<Ratio>& nets) const;
    void join_kinds(std::vector<Asked>& asked);
    std::int64_t in_parts(const Ratio& net) const;
    void make_gains();
    template <class Net>
    void make_gains(const Row& row, const Net& net, std::int64_t* gains) const;  // `net(interval)`
    void find_constants();
    template <class Net>
    std::optional<std::int64_t> same_everywhere(const Net& net) const;

    std::size_t sequences_;
    std::vector<std::uint16_t> named_;
    std::vector<std::uint16_t> row_of_;  // by rank
    std::vector<Segment> segments_;
    std::vector<Row> rows_;
    std::vector<std::optional<std::int64_t>> constant_;
    Integer unit_ = 1;
    std::int64_t largest_ = 0, dealers_hands_ = 0;
};

}  // namespace baize::poker
