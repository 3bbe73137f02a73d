// How many of a dealer's hands lie below given ranks and share no card with what is dead.
//
// For every set T of few cards, up to suits, it is known how many hands below a rank hold all of T. Those that hold
// none of a player's cards follow by inclusion and exclusion: all, less those with each card, plus those with each
// two ... Cut off after an odd number of cards such a sum is too low, after an even one too high: mostly that is
// enough to decide a hand, and the rest is not counted.
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
    DealersHands(const Showdown& game, const Symmetry& symmetry, int own, int up);

    int cards() const { return hands_.cards(); }
    // Sets of fewer cards than the dealer's and of no more than can be dead or seen.
    int largest_set() const { return static_cast<int>(sets_.size()) - 1; }
    const Orbits& sets(int cards) const { return sets_[static_cast<std::size_t>(cards)]; }
    const Orbits& hands() const { return hands_; }
    const Symmetry& symmetry() const { return symmetry_; }
    const std::vector<RankValue>& named() const { return named_; }
    RankValue rank(CardSet hand) const { return rank_(hand); }
    const std::vector<RankedHand>& rising() const { return rising_; }
    // The lowest rank of any hand that is not below this one; none: the greatest of all numbers.
    RankValue first_from(RankValue rank) const;

private:
    Symmetry symmetry_;
    Orbits hands_;
    std::vector<RankValue> named_;
    std::function<RankValue(CardSet)> rank_;
    std::vector<Orbits> sets_;
    std::vector<RankedHand> rising_;
};

// Goes through the ranks from one up. `kUsed` of the lanes are kept: few of them fit the processor's caches.
template <std::size_t kUsed>
class Sweep {
public:
    Sweep(const DealersHands& dealers, RankValue from);

    void stand_at(RankValue rank);  // never lower than before

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
    // Of the sets of one size: what each number stands for, and where their counts are.
    struct Sets {
        const Orbits* orbits;
        const std::uint32_t* ids;
        std::uint32_t first;
    };

    Some whole_hand(CardSet hand) const;
    template <class Add>
    void every_set_of(std::uint32_t hand, const Add& add);

    const DealersHands& dealers_;
    std::vector<Sets> sets_;
    std::vector<Some> counts_;
    std::vector<std::uint32_t> at_rank_;  // what the hands of the rank added: where, and below that how often
    std::size_t noted_ = 0;               // so many of them; the rest is room
    std::size_t up_to_ = 0;               // hands that are counted in the second lane
    RankValue at_ = 0;
};

// The most that a sum cut off after `most` cards can be wrong by, in any lane; own hands of `own` cards, one seen.
std::int64_t slack_of(const DealersHands& dealers, int own, int most);

}  // namespace baize::poker
