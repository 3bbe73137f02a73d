// How many of a dealer's hands lie below given ranks and share no card with the dead cards.
//
// For every set T of few cards, up to suits, a running count tells how many hands below a rank hold all of T. Those
// that hold none of a player's cards follow by inclusion-exclusion: all, less those with each card, plus those with
// each two ... Cut off after an odd number of cards such a sum is a lower bound, after an even one an upper bound
// (Bonferroni): mostly that is enough to decide a hand, and the rest is not counted.
//
// Cost: O(2^m) additions for each hand of m cards of the dealer's that is passed, up to suits, and O(2^n) terms for
// each own hand of n cards. Memory: the used lanes of each set of at most m - 1 cards up to suits, for each thread.
#pragma once

#include <memory>

#include "odds/poker/orbits.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

// Counts below several ranks at once, each times the order of the deck's symmetry. The first lane is below the rank at
// which a sweep stands, the second up to it, the others below the ranks that the game names.
inline constexpr std::size_t kLanes = 8, kBelow = 0, kUpTo = 1, kFirstNamed = 2;
using Lanes = std::array<std::int32_t, kLanes>;

// All hands of some size in the order of their ranks.
struct RankedHand {
    RankValue rank;
    std::uint32_t id;
};
std::vector<RankedHand> rising_hands(const Orbits& hands, const std::function<RankValue(CardSet)>& rank);

// All hands of a dealer by rank, and the sets that are counted. Shared by all threads.
class DealersHands {
public:
    DealersHands(const Showdown& game, const Symmetry& symmetry);

    int cards() const { return hands_->cards(); }
    int largest_set() const { return cards() - 1; }  // that is counted
    std::size_t sets() const { return sets_; }  // up to suits, of all sizes
    const std::shared_ptr<Orbits>& hands() const { return hands_; }
    const Symmetry& symmetry() const { return symmetry_; }
    const std::vector<RankValue>& named() const { return named_; }
    RankValue rank(CardSet hand) const { return rank_(hand); }
    const std::vector<RankedHand>& rising() const { return rising_; }
    // The lowest rank of any hand that is not below this one; none: the greatest of all numbers.
    RankValue first_from(RankValue rank) const;

    // Where a set of so many cards stands, by its number.
    std::uint32_t place(std::size_t cards, std::uint32_t number) const {
        return cards < kLarge ? small_[first_number_[cards] + number]
                              : large_[first_number_[cards] - first_number_[kLarge] + number];
    }
    // Every set of a hand's cards, the smaller first: where it is counted, and how often, as `noted`.
    std::size_t notes_of_one() const {
        const std::size_t size = cards();
        return kParts.first[size][size];
    }
    void note_sets(std::uint32_t hand, std::uint32_t* notes) const;

private:
    static constexpr std::size_t kLarge = 5;  // sets of fewer cards are few enough for sixteen bits
    template <std::size_t kCards>
    void note_sets_of(CardSet hand, std::uint32_t variants, std::uint32_t* notes) const;

    Symmetry symmetry_;
    std::shared_ptr<Orbits> hands_;
    std::vector<RankValue> named_;
    std::function<RankValue(CardSet)> rank_;
    std::size_t sets_ = 0;
    std::array<std::uint32_t, 8> first_number_{};  // by cards of a set
    std::vector<std::uint16_t> small_;             // places of sets: what fits the processor's caches is quicker
    std::vector<std::uint32_t> large_;
    std::vector<std::uint8_t> fixed_by_;           // by place: how many exchanges leave the set as it is
    std::vector<RankedHand> rising_;
};

// Where a set is counted, and below that how often: as many times as an exchange of suits brings the hand there. An
// orbit has 24 hands at most, and as many exchanges keep one.
inline constexpr int kTimesBits = 10;
constexpr std::uint32_t place_noted(std::uint32_t note) { return note >> kTimesBits; }
constexpr std::int32_t times_noted(std::uint32_t note) {
    return note & ((1u << kTimesBits) - 1);
}

// Goes through the ranks from one up. `kUsed` of the lanes are kept: few of them fit the processor's caches.
template <std::size_t kUsed>
class Sweep {
public:
    Sweep(const DealersHands& dealers, RankValue from);

    void stand_at(RankValue rank);  // never lower than before

    // Of the dealer's hands of the rank at which it stands, by their order: those that share no card with it. So are
    // own hands counted that are as many cards as his: where their sets are was found already.
    Lanes apart_of_noted(std::size_t hand) const;

    // Of one player's hand: hands of the dealer that share no card with it.
    class Hand {
    public:
        Hand(const Sweep& sweep, CardSet own);
        Lanes apart() const;
        // ... and hold the card at `up`: the part of the sum that sets with `from` to `to` own cards make.
        void add_apart_with(int up, int from, int to, Lanes& sum) const;

    private:
        CardSet part(unsigned part) const;

        const Sweep& sweep_;
        std::size_t size_ = 0;
        std::array<std::uint8_t, 8> places_;
        std::array<std::uint32_t, 128> number_, shifted_;  // of each part of the hand; with a lower card before it
    };

private:
    using Some = std::array<std::int32_t, kUsed>;

    Some whole_hand(CardSet hand) const;
    void count_before(RankValue from);
    std::span<const std::uint32_t> notes_of(std::size_t at, std::uint32_t* room) const;

    const DealersHands& dealers_;
    std::vector<Some> counts_;
    std::vector<std::uint32_t> at_rank_;       // what the hands of the rank added
    std::size_t noted_ = 0;                    // so many of them; the rest is room
    std::vector<std::uint32_t> noted_before_;  // of the first hands that are yet to come, where a named rank is above
    std::size_t before_ = 0;                   // the first of these hands
    std::size_t up_to_ = 0;                    // hands that are counted in the second lane
    RankValue at_ = 0;
};

// The most that a sum cut off after `most` cards can be wrong by, in any lane; own hands of `own` cards, one seen.
std::int64_t slack_of(const DealersHands& dealers, int own, int most);

}  // namespace baize::poker
