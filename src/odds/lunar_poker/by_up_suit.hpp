// The backward pass with the cards of the up card's suit: the dealer's flushes, before he is forced, and one's own.
//
// The dealer's flush can only be in the suit of his up card. So a hand is coloured: which of its ranks are of that
// suit, 32 ways at most. What bets and draws are worth by ranks is put right by the dealer's hands of one suit, and by
// what forcing is then worth. A draw is worth the sum of max(0, value) over its ranks, and over which of them are of
// the suit; a flush of one's own is worth what it has above the same ranks without one.
// A draw is summed only when it is asked for, because the bounds by ranks leave few that can be the best; what it is
// worth is kept as long as the colouring, which many hands share that differ in the other suits.
// Cost: for a draw of n cards O(ranks that can be drawn x 2^n), with a sum over the dealer's hands without a pair, 495
// at most, for each of those that may force him; for a flush one such sum.
#pragma once

#include "odds/lunar_poker/by_ranks.hpp"
#include "odds/lunar_poker/memo.hpp"

namespace baize::lunar_poker {

// A hand of which only the ranks and the cards of the up card's suit are known yet.
struct Coloured : HandRanks {
    unsigned suited = 0;       // those in the up card's suit
    unsigned left_suited = 0;  // cards of it that the player has not seen
    Counts left_plain{};       // and those of other suits
};
std::optional<Coloured> coloured(const Problem& problem, const HandRanks& hand, unsigned suited);

// What betting at once and each sixth card are worth, without flushes and without what forcing in other suits adds.
struct BetValues {
    std::int64_t at_once = 0;
    std::array<std::array<std::int64_t, 2>, kRanks> sixth{};  // in another suit, in that of the up card
    std::array<std::uint32_t, kRanks> six{};                  // the number of all six ranks
};
BetValues bet_values(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand);

// Worth, and how many of the draws are bet on.
struct Worth {
    std::int64_t sum = 0, bets = 0;

    void add(std::int64_t worth, std::int64_t times) {
        if (worth <= 0) return;
        sum += times * worth;
        bets += times;
    }
};

unsigned ranks_of(const HandRanks& hand, unsigned kept);
Final flush_of(const MainGame& game, unsigned ranks);

// One's own flush after a draw, of these ranks, and the same ranks without it.
struct DrawnFlush {
    DrawnFlush(const Problem& problem, const Coloured& hand, unsigned kept, unsigned drawn, bool in_up_suit);

    Final flush;
    std::uint32_t plain;   // as a hand of ranks
    std::uint32_t given;   // what was given away
    Counts left, dead;
    unsigned left_suited;  // of the up card's suit
};

// What draws are worth.
class DrawValues {
public:
    DrawValues(const Problem& problem, const ByRanks& by_ranks, const Coloured& hand)
        : problem_(problem), by_ranks_(by_ranks), hand_(hand) {}

    // Without flushes of one's own.
    const Worth& without_flush(unsigned kept);
    // What it adds that kept and drawn cards are of one suit.
    const Worth& of_flush(unsigned kept, unsigned drawn, bool in_up_suit);

private:
    const Problem& problem_;
    const ByRanks& by_ranks_;
    const Coloured& hand_;
    Memo<Worth, kParts> without_flush_;
    std::array<std::array<MemoOfRanks<Worth>, 2>, kParts> of_flush_;
};

inline Counts left_after(const Coloured& hand, std::span<const std::uint8_t> drawn) {
    Counts left = hand.left;
    for (const std::uint8_t rank : drawn) --left[rank];
    return left;
}

// All choices of which of the drawn ranks are in the up card's suit: in how many ways each comes, and what is then left
// of that suit.
template <class Each>
void each_drawing(const Coloured& hand, std::span<const std::uint8_t> ranks, const Each& each) {
    std::array<std::uint8_t, kOwn> rank{}, times{};
    std::size_t different = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (i > 0 && ranks[i] == ranks[i - 1]) ++times[different - 1];
        else rank[different] = ranks[i], times[different++] = 1;
    }
    for (unsigned in_suit = 0; in_suit < 1u << different; ++in_suit) {
        std::int64_t drawings = 1;
        unsigned suited = hand.left_suited;
        for (std::size_t i = 0; i < different && drawings; ++i) {
            const unsigned one = in_suit >> i & 1u;
            if (one && !(suited >> rank[i] & 1u)) drawings = 0;
            else drawings *= ways(hand.left_plain[rank[i]], times[i] - static_cast<int>(one));
            suited &= ~(one << rank[i]);
        }
        if (drawings > 0) each(drawings, suited);
    }
}

}  // namespace baize::lunar_poker
