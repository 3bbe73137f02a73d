// Hands up to suits: one of each kind that differs by more than the names of suits, with how many there are of it.
#pragma once

#include <vector>

#include "odds/poker/card_set.hpp"

namespace baize::poker {

// The suits that may change places: those of which a deck holds the same ranks. All four in a whole deck, and perhaps
// none in the short ones by which the counts are tested.
class Symmetry {
public:
    explicit Symmetry(CardSet deck);

    CardSet deck() const { return deck_; }
    int order() const { return static_cast<int>(exchanges_.size()); }
    CardSet canonical(CardSet set) const;

    using Exchange = std::array<std::uint8_t, 4>;
    const std::vector<Exchange>& exchanges() const { return exchanges_; }
    bool like_the_suit_before(std::size_t suit) const { return like_before_[suit]; }

private:
    CardSet deck_;
    std::array<bool, 4> like_before_{};  // suits of equal ranks stand side by side for this
    std::array<std::uint8_t, 4> order_{};
    std::vector<Exchange> exchanges_;

    friend class Orbits;
};

CardSet exchanged(CardSet set, const Symmetry::Exchange& exchange);

// All hands of some size.
class Orbits {
public:
    Orbits(const Symmetry& symmetry, int cards);

    int cards() const { return cards_; }
    std::size_t size() const { return hands_.size(); }
    CardSet hand(std::size_t id) const { return hands_[id]; }
    // How many hands are alike; `order` / this is how many exchanges of suits leave the hand as it is.
    int variants(std::size_t id) const { return variants_[id]; }
    int fixed_by(std::size_t id) const { return fixed_by_[id]; }

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
