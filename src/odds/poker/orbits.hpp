// Hands up to suits: one of each kind that differs by more than the names of suits, with how many there are of it.
//
// The representative of an orbit gives suits that may be exchanged falling sets of ranks, so that all are listed by
// choosing a set for each suit, none above the one before; the number of exchanges that keep it follows from which of
// them are equal, and the orbit's size by the orbit-stabilizer theorem.
//
// Cost: O(orbits) time and memory (134,459 for five cards of 52, 6,009,159 for seven); four bytes for each of the C(52,
// n) hands where ids are looked up by number. A set's representative is found in O(1).
#pragma once

#include <vector>

#include "odds/poker/card_set.hpp"

namespace baize::poker {

// The suits that may be exchanged (the symmetry group of a deck): those of which it holds the same ranks. All four in a
// whole deck, and perhaps none in the short ones by which the counts are tested.
class Symmetry {
public:
    explicit Symmetry(CardSet deck);

    CardSet deck() const { return deck_; }
    int order() const { return exchanges_.size(); }
    CardSet canonical(CardSet set) const;

    using Exchange = std::array<std::uint8_t, 4>;
    const std::vector<Exchange>& exchanges() const { return exchanges_; }
    bool like_the_suit_before(std::size_t suit) const { return like_before_[suit]; }
    // Exchanges, by their places, that lead from a representative to its whole orbit: to each set by one of them.
    std::span<const std::uint8_t> exchanges_of(CardSet canonical) const { return to_each_[alike(canonical)]; }

private:
    CardSet deck_;
    std::array<bool, 4> like_before_{};  // suits of equal ranks stand side by side for this
    std::array<std::uint8_t, 4> order_{};
    std::vector<Exchange> exchanges_;
    std::array<std::vector<std::uint8_t>, 8> to_each_;  // by which suits have the ranks of the one before

    std::size_t alike(CardSet canonical) const {
        std::size_t which = 0;
        for (std::size_t i = 1; i < 4; ++i)
            if (like_before_[i] && canonical.suit(order_[i]) == canonical.suit(order_[i - 1]))
                which |= std::size_t{1} << (i - 1);
        return which;
    }

    friend class Orbits;
};

inline CardSet exchanged(CardSet set, const Symmetry::Exchange& exchange) {
    std::array<unsigned, 4> suits{};
    for (std::size_t s = 0; s < 4; ++s) suits[exchange[s]] = set.suit(s);
    return CardSet::of_suits(suits);
}

// All hands of some size.
class Orbits {
public:
    Orbits(const Symmetry& symmetry, int cards);

    int cards() const { return cards_; }
    std::size_t size() const { return hands_.size(); }
    CardSet hand(std::size_t id) const { return hands_[id]; }
    void fetch(std::size_t id) const { __builtin_prefetch(&hands_[id]); }  // a hand that will be read soon
    // The size of the orbit; `order` / this is the size of the stabilizer: exchanges of suits that keep the hand.
    int variants(std::size_t id) const { return variants_[id]; }
    int fixed_by(std::size_t id) const { return fixed_by_[id]; }

    // Every hand of the deck by its number: `each(number, id)`.
    template <class Each>
    void every_number(const Each& each) const {
        for (std::size_t id = 0; id < hands_.size(); ++id)
            for (const std::uint8_t exchange : symmetry_.exchanges_of(hands_[id]))
                each(number_of(exchanged(hands_[id], symmetry_.exchanges()[exchange])), static_cast<std::uint32_t>(id));
    }
    // The id of any hand, by its number. Room for all numbers is taken when this is first needed.
    void number_all();
    std::uint32_t id_of_number(std::uint32_t number) const { return ids_[number]; }
    const std::uint32_t* ids() const { return ids_.data(); }
    std::uint32_t id_of(CardSet hand) const { return ids_[number_of(hand)]; }

private:
    using SetsOfRanks = std::array<std::array<std::vector<unsigned>, 14>, 4>;  // by suit and size, rising
    void add_suits(const SetsOfRanks& sets, std::size_t at, int left, std::array<unsigned, 4>& ranks);

    int cards_;
    Symmetry symmetry_;
    std::vector<CardSet> hands_;
    std::vector<std::uint8_t> variants_, fixed_by_;
    std::vector<std::uint32_t> ids_;
};

}  // namespace baize::poker
