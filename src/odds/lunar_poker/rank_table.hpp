// What hands are worth by their ranks and those of the cards that were given away, as if nobody could have a flush.
//
// A bet is worth the sum over the dealer's hands, and those come by the ranks that are dead, own and given away
// together: C(r + n - 1, n) multisets of n ranks out of r, each of which takes one count of his hands (dealer.hpp),
// sixteen at a time. Every way to divide the dead ranks into a hand and what was given away then reads its worth off
// two places of that count. What forcing the dealer adds is the same for all hands that pay alike and beat the same of
// his forced hands, and is found once for each kind of them.
// Cost: O(multisets of dead ranks x (the dealer's hands by ranks + divisions)), for five cards given away 646,646 times
// 1,820 and 252 at most; one cell of eight bytes for each division, and twelve more where ends are counted.
#pragma once

#include <cstdlib>

#include "odds/lunar_poker/problem.hpp"

namespace baize::lunar_poker {

// What a table is made for.
struct Asked {
    std::span<const RankList> dead;        // hands with what they gave away, rising, each once
    std::span<const std::uint32_t> given;  // what can be given away, by number
    Counts most = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};  // no more of any rank is given away
    bool ends = false;                     // how bets end is kept too, beside what they are worth
};

class RankTable {
public:
    struct Cell {
        std::int32_t worth = kNone, forcing = 0;  // times the cards left to draw
    };
    static constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::min();
    // How a bet ends; all of the dealer's other hands win.
    struct Ended {
        std::int32_t no_hand = 0, win = 0, tie = 0;
    };

    // With so many cards given away.
    static RankTable of(const Problem& problem, int given, const Asked& asked);

    const std::vector<Cell>& row(std::uint32_t given) const { return rows_[given]; }
    Ends ends(std::uint32_t given, std::uint32_t hand) const {
        const Ended& ended = ended_[given][hand];
        return {ended.no_hand, ended.win, ended.tie, street.dealers - ended.no_hand - ended.win - ended.tie};
    }
    // Of the dealer's hands with these ranks dead, which a flush is compared with.
    const DealersHand::Shares& shares(const Counts& dead) const { return shares_[RankHands::number(dead)]; }
    // What a flush is worth at most, with any of those ranks dead, before flushes of the dealer's.
    double most_of_flush() const { return most_of_flush_; }

    const Street street;

private:
    friend class RankTableFill;
    // Large and mostly not needed for one hand: pages that nobody asks for are not touched.
    template <class T>
    using Zeroed = std::unique_ptr<T[], decltype(&std::free)>;
    template <class T>
    static Zeroed<T> zeroed(std::size_t size) {
        return {static_cast<T*>(std::calloc(size, sizeof(T))), &std::free};
    }

    RankTable(const Problem& problem, int given, const Asked& asked);

    std::vector<std::vector<Cell>> rows_;    // by what was given away, then by the hand
    std::vector<std::vector<Ended>> ended_;  // the same, where it is kept
    Zeroed<DealersHand::Shares> shares_;
    double most_of_flush_ = 0;
};

// An exchange by ranks: what is kept of five ranks, by bits, and what is given away, as numbers of hands.
struct RankExchange {
    RankExchange(std::span<const std::uint8_t> ranks, unsigned kept_places);

    int drawn;
    std::uint32_t kept, given;
};

// The hands that keeping some ranks and drawing others makes.
class DrawResults {
public:
    static constexpr std::uint32_t kNone = ~0u;

    // Made once.
    static const DrawResults& of(int drawn) {
        static const std::array<DrawResults, 4> kAll = {DrawResults(2), DrawResults(3), DrawResults(4), DrawResults(5)};
        return kAll[drawn - 2];
    }
    const std::uint32_t* with(std::uint32_t kept) const { return &hands_[kept * drawn_]; }

private:
    explicit DrawResults(int drawn);

    std::size_t drawn_;
    std::vector<std::uint32_t> hands_;
};

// All ranks that can be drawn, rising, and the number of the hand that they make with those that are kept.
template <class Each>
void each_drawn(const RankExchange& exchange, const Each& each) {
    const std::uint32_t* const hands = DrawResults::of(exchange.drawn).with(exchange.kept);
    const RankHands& draws = RankHands::of(exchange.drawn);
    for (std::size_t i = 0; i < draws.size(); ++i)
        if (hands[i] != DrawResults::kNone) each(draws.list(i), hands[i]);
}

}  // namespace baize::lunar_poker
