// The backward pass by ranks: the last decisions, to bet and to force, valued as if nobody could have a flush.
//
// Computes for every five ranks what a bet at once is worth, for every six what one with a sixth card is, and for every
// five with those that were given away what one after a draw is (rank_table.hpp). From these follows a bound for each
// of the 26 draws: the sum of max(0, worth + forcing) over the ranks that can be drawn, each as often as its cards
// come, and for a full house or better with all flushes of the dealer's won. A flush adds to the cards of one suit
// alone, and what the best flush brings bounds that too, so that most draws are never looked at by suits.
// Cost: O(multisets of ten ranks x the dealer's hands by ranks) once, 0.4 GB by a whole deck, and 0.6 GB more where
// ends are counted; then O(ranks that can be drawn), 6,188 at most, for each draw of each of the 6,175 hands.
#pragma once

#include <optional>

#include "odds/lunar_poker/rank_table.hpp"

namespace baize::lunar_poker {

// A hand with a sixth card, without flushes.
struct SixthCard {
    std::int64_t worth = 0;  // times the cards left to draw
    DealersHand::Shares shares;
    std::int32_t win = 0, tie = 0;

    Ends ends() const { return {shares.no_hand, win, tie, shares.all - shares.no_hand - win - tie}; }
};

// By the cards drawn: the most that a flush after a draw can be worth, in antes, and what forcing in other suits can
// add to a draw.
struct DrawLimits {
    std::array<double, kOwn + 1> flush{}, other_suits{};
};

struct ByRanks {
    RankTable at_once;
    std::vector<RankTable> after_draw;  // of two to five cards; empty: nobody draws
    std::vector<SixthCard> sixths;      // by the six ranks
    DrawLimits limits;

    const RankTable& after(int drawn) const { return after_draw[drawn - 2]; }
};

// Of all hands; of all, where nobody draws; what one hand needs. `ends`: how bets end is kept too.
ByRanks values_by_ranks(const Problem& problem, bool ends, const Progress& progress);
ByRanks values_of_bets_by_ranks(const Problem& problem, bool ends);
ByRanks values_by_ranks_for(const Problem& problem, bool ends, std::uint32_t hand);

// Five ranks that can be dealt.
struct HandRanks {
    std::uint32_t number;
    std::array<std::uint8_t, kOwn> ranks;  // rising
    unsigned once = 0;                     // as bits
    Counts own, left;                      // cards of each rank: one's own, and those that the player has not seen
};
std::optional<HandRanks> hand_ranks(const Problem& problem, std::uint32_t hand);

// What no draw that keeps some cards can be worth more than, but for flushes of one's own; in antes, by those that are
// kept.
using DrawBounds = std::array<double, kParts>;
DrawBounds bounds_of_draws(const Problem& problem, const ByRanks& by_ranks, const HandRanks& hand);

}  // namespace baize::lunar_poker
