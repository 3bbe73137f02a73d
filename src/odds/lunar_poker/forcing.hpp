// What it is worth to force a dealer without a hand to replace his highest card (10.3, 10.4), summed over all such
// hands of his behind one up card. The player asked sees the whole hand, so each is forced or not for itself.
//
// The four cards that stay make a pair, a straight or a flush with the next one. Only where they are of one suit does
// more matter than ranks: they may be of the up card's, or, where 10.4 takes the up card away, of another.
//
// The gain is the sum over his hands of ways x max(0, what the next card brings - what it costs to see it), all times
// the cards that can come. By ranks and the up card's suit it is one sum, and each other suit adds its own to that.
// Cost: O(his hands that do not qualify, by what stays of them), 495 at most, sixteen at a time where every pair of his
// loses to one's own hand; and nothing where no such hand can pay.
#pragma once

#include "odds/lunar_poker/dealer.hpp"

namespace baize::lunar_poker {

// Cards that nobody has seen but the dealer: how many of each rank, and which ranks of each suit, the up card's first.
struct Unseen {
    Counts left{};
    std::array<unsigned, 4> suits{};

    void take(int rank, int suit) {
        --left[rank];
        suits[suit] &= ~(1u << rank);
    }
};

// The dealer's hands that are forced, and how often the cards that then can come let a hand win, stand off or lose.
struct Forced {
    std::int64_t hands = 0, win = 0, tie = 0, lose = 0;

    static Forced of(const std::array<std::int64_t, 5>& sums) { return {sums[4], sums[1], sums[2], sums[3]}; }
    Forced operator+(const Forced& more) const {
        return {hands + more.hands, win + more.win, tie + more.tie, lose + more.lose};
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
    std::int64_t by_up_suit(const Counts& left, unsigned suited, const Final& own, int to_draw) const {
        return by_up_suit<1>(left, suited, own, {deciding(own, to_draw)})[0];
    }
    std::int64_t in_suit(const Counts& left, unsigned suit, const Final& own, int to_draw) const {
        return in_suit<1>(left, suit, own, {deciding(own, to_draw)})[0];
    }
    std::int64_t in_other_suits(const Unseen& unseen, const Final& own, int to_draw) const {
        std::int64_t sum = 0;
        for (int suit = 1; suit < dealer_.game().suits && may_lose_up_card(); ++suit)
            sum += in_suit(unseen.left, unseen.suits[suit], own, to_draw);
        return sum;
    }
    std::int64_t total_gain(const Unseen& unseen, const Final& own, int to_draw) const {
        return by_up_suit(unseen.left, unseen.suits[0], own, to_draw) + in_other_suits(unseen, own, to_draw);
    }

    // The same hands, counted by their outcomes.
    Forced forced_by_up_suit(const Counts& left, unsigned suited, const Final& own, int to_draw) const {
        return Forced::of(by_up_suit<5>(left, suited, own, counting(own, to_draw)));
    }
    Forced forced_in_suit(const Counts& left, unsigned suit, const Final& own, int to_draw) const {
        return Forced::of(in_suit<5>(left, suit, own, counting(own, to_draw)));
    }
    std::int64_t gain(const Forced& forced, const Final& own, int to_draw) const {
        const Weights weights = deciding(own, to_draw);
        return weights.win * forced.win + weights.tie * forced.tie + weights.lose * forced.lose -
               weights.costs * forced.hands;
    }
    Forced forced_in_other_suits(const Unseen& unseen, const Final& own, int to_draw) const {
        Forced sum;
        for (int suit = 1; suit < dealer_.game().suits && may_lose_up_card(); ++suit)
            sum = sum + forced_in_suit(unseen.left, unseen.suits[suit], own, to_draw);
        return sum;
    }

    // No more than this is added by hands of one suit; and by those of other suits than the up card's.
    std::int64_t most_by_suits(const Final& own) const;
    std::int64_t most_in_other_suits(const Final& own) const;
    bool may_lose_up_card() const { return !without_up_.empty(); }

private:
    // A hand of the dealer's that does not qualify, as it is without its highest card.
    struct Kept {
        unsigned ranks;                           // the four that stay, as bits
        unsigned hidden;                          // those of them that are not the up card
        unsigned highest;                         // what may be the card that goes, as bits; nothing: the up card
        std::array<RankValue, 4> pairs{};         // with each of the four, rising
        std::array<std::uint8_t, 2> straights{};  // ranks that complete one
        std::size_t how_many_straights = 0;
    };
    struct Block;   // sixteen of them side by side
    struct Lookup;  // what they look up: cards left by rank
    struct Gains;   // what one of the weights makes of them

    // What a card brings that lets the hand win, stand off or lose, and what is deducted from the sum over all cards.
    struct Weights {
        int win, tie, lose, costs;
    };
    template <std::size_t N>
    using WeightsOf = std::array<Weights, N>;
    template <std::size_t N>
    using Sums = std::array<std::int64_t, N>;

    void block_suits();
    Kept kept_of(unsigned ranks, unsigned hidden, unsigned highest) const;
    int win(const Final& own) const { return end_values_.win(own) - end_values_.forced_no_hand; }
    int costs(int to_draw) const {
        return to_draw * (end_values_.forced + end_values_.no_hand - end_values_.forced_no_hand);
    }
    // The first weights decide which hands are forced; by each all that are forced are summed.
    Weights deciding(const Final& own, int to_draw) const {
        return {win(own), end_values_.tie - end_values_.forced_no_hand, end_values_.lose - end_values_.forced_no_hand,
                costs(to_draw)};
    }
    WeightsOf<5> counting(const Final& own, int to_draw) const {
        return {{deciding(own, to_draw), {1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, -1}}};
    }
    static int pays(const Weights& weights, const Final& own, RankValue dealer) {
        return own.value > dealer ? weights.win : own.value == dealer ? weights.tie : weights.lose;
    }
    template <std::size_t N>
    Sums<N> by_up_suit(const Counts& left, unsigned suited, const Final& own, const WeightsOf<N>& weights) const;
    template <std::size_t N>
    Sums<N> in_suit(const Counts& left, unsigned suit, const Final& own, const WeightsOf<N>& weights) const;

    int gain_by_ranks(const Kept& kept, const Counts& left, const Final& own, const Weights& weights) const;
    int gain_in_suit(const Kept& kept, int by_ranks, unsigned suit, const Final& own, const Weights& weights) const;
    template <std::size_t N>
    Sums<N> one_by_one(const Counts& left, unsigned suited, const Final& own, const WeightsOf<N>& weights) const;
    template <std::size_t N>
    Sums<N> in_suit_one_by_one(const Counts& left, unsigned suit, const Final& own, const WeightsOf<N>& weights) const;
    bool side_by_side(const Final& own) const;
    template <std::size_t N>
    Sums<N> side_by_side(const Counts& left, unsigned suited, const Final& own, const WeightsOf<N>& weights) const;
    const std::vector<Block>& blocks_of_suit(unsigned suit) const;
    template <std::size_t N>
    Sums<N> in_suit_side_by_side(const Counts& left, unsigned suit, const Final& own,
                                 const WeightsOf<N>& weights) const;

    const DealersHand& dealer_;
    const EndValues& end_values_;
    std::int64_t hands_ = 0;  // of the dealer's that do not qualify, by ranks
    std::vector<Kept> with_up_, without_up_;
    std::vector<Block> with_up_blocks_, without_up_blocks_;
    std::vector<std::vector<Block>> suit_blocks_;  // by the ranks of a suit that are left below the up card
};

}  // namespace baize::lunar_poker
