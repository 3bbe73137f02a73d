// What it is worth to force a dealer without a hand to replace his highest card (10.3, 10.4), summed over all such
// hands of his behind one up card. He who is asked sees the whole hand, so each is forced or not for itself.
//
// The four cards that stay make a pair, a straight or a flush with the next one. Only where they are of one suit does
// more matter than ranks: they may be of the up card's, or, where 10.4 takes the up card away, of another.
#pragma once

#include "odds/lunar_poker/dealer.hpp"

namespace baize::lunar_poker {

// Cards that nobody has seen but the dealer: how many of each rank, and which ranks of each suit, the up card's first.
struct Unseen {
    Counts left{};
    std::array<unsigned, 4> suits{};

    void take(int rank, int suit) {
        --left[static_cast<std::size_t>(rank)];
        suits[static_cast<std::size_t>(suit)] &= ~(1u << rank);
    }
};

class Forcing {
public:
    explicit Forcing(const DealersHand& dealer);
    ~Forcing();

    // Can it pay at all, with so many cards left to be drawn after the dealer's?
    bool may_pay(const Final& own, int to_draw) const;

    // The gain of all hands that are best forced, times the cards that can be drawn. `by_up_suit` looks at ranks and at
    // the up card's suit; what hands of another suit change, where the up card is taken away, `in_suit` adds for each.
    std::int64_t by_up_suit(const Counts& left, unsigned suited, const Final& own, int to_draw) const;
    std::int64_t in_suit(const Counts& left, unsigned suit, const Final& own, int to_draw) const;
    std::int64_t in_other_suits(const Unseen& unseen, const Final& own, int to_draw) const {
        std::int64_t sum = 0;
        for (int suit = 1; suit < dealer_.game().suits && may_lose_up_card(); ++suit)
            sum += in_suit(unseen.left, unseen.suits[static_cast<std::size_t>(suit)], own, to_draw);
        return sum;
    }
    std::int64_t all(const Unseen& unseen, const Final& own, int to_draw) const {
        return by_up_suit(unseen.left, unseen.suits[0], own, to_draw) + in_other_suits(unseen, own, to_draw);
    }

    // No more than this is added by hands of one suit; and by those of other suits than the up card's.
    std::int64_t most_by_suits(const Final& own) const;
    std::int64_t most_in_other_suits(const Final& own) const;
    bool may_lose_up_card() const { return !without_up_.empty(); }

private:
    // A hand of the dealer's that does not qualify, as it is when its highest card is gone.
    struct Kept {
        unsigned ranks;                           // the four that stay, as bits
        unsigned hidden;                          // those of them that are not the up card
        unsigned highest;                         // what may be the card that goes, as bits; nothing: the up card
        std::array<RankValue, 4> pairs{};         // with each of the four, rising
        std::array<std::uint8_t, 2> straights{};  // ranks that complete one
        std::size_t how_many_straights = 0;
    };
    struct Block;   // sixteen of them side by side
    struct Lookup;  // what they look up: cards left by rank, and what a straight pays
    struct Suited;

    Kept kept_of(unsigned ranks, unsigned hidden, unsigned highest) const;
    int win(const Final& own) const { return worths_.win(own) - worths_.forced_no_hand; }
    int pays(const Final& own, RankValue dealer) const { return worths_.against(dealer, own) - worths_.forced_no_hand; }
    int costs(int to_draw) const { return to_draw * (worths_.forced + worths_.no_hand - worths_.forced_no_hand); }
    int gain_by_ranks(const Kept& kept, const Counts& left, const Final& own, int to_draw) const;
    int gain_in_suit(const Kept& kept, int by_ranks, unsigned suit, const Final& own) const;
    std::int64_t one_by_one(const Counts& left, unsigned suited, const Final& own, int to_draw) const;
    std::int64_t in_suit_one_by_one(const Counts& left, unsigned suit, const Final& own, int to_draw) const;
    bool side_by_side(const Final& own) const;
    std::int64_t side_by_side(const Counts& left, unsigned suited, const Final& own, int to_draw) const;
    std::int64_t in_suit_side_by_side(const Counts& left, unsigned suit, const Final& own, int to_draw) const;

    const DealersHand& dealer_;
    const Worths& worths_;
    std::int64_t hands_ = 0;  // of the dealer's that do not qualify, by ranks
    std::vector<Kept> with_up_, without_up_;
    std::vector<Block> with_up_blocks_, without_up_blocks_;
};

}  // namespace baize::lunar_poker
