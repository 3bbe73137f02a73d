// A shoe as a count needs it: how many cards there are of each kind that the count tells apart. A kind may be the face
// itself, or what a settle function reads of it: its rank, its value, its suit, its points. How many cards a deck has,
// and whether they are cards or tiles, is not known here. A card is drawn or put back in O(1).
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <numeric>
#include <stdexcept>
#include <type_traits>

#include "core/deck.hpp"
#include "definition/game.hpp"

namespace baize::count {

// Kinds are whole numbers from 0, or types that stand for such.
template <class Kind>
constexpr std::size_t place_of(Kind kind) {
    if constexpr (std::is_same_v<Kind, Card>) return static_cast<std::size_t>(kind.index());
    else return static_cast<std::size_t>(kind);
}
template <class Kind>
constexpr Kind kind_at(std::size_t place) {
    if constexpr (std::is_same_v<Kind, Card>) return Card::from_index(place);
    else return static_cast<Kind>(place);
}

template <std::size_t kKinds, class KindOfCard = int>
class Shoe {
public:
    using Kind = KindOfCard;
    static constexpr std::size_t kinds() { return kKinds; }

    constexpr Shoe() = default;
    // So many cards of each kind, from the first on; of those that are not named there are none.
    constexpr Shoe(std::initializer_list<int> cards) {
        if (cards.size() > kKinds) throw std::invalid_argument("a shoe has no more kinds of cards than were declared");
        std::size_t place = 0;
        for (const int count : cards) add(kind_at<Kind>(place++), count);
    }

    constexpr int operator[](Kind kind) const { return cards_[place_of(kind)]; }
    constexpr int size() const { return size_; }
    constexpr const std::array<int, kKinds>& of_each_kind() const { return cards_; }

    constexpr void add(Kind kind, int cards) {
        if (cards < 0) throw std::invalid_argument("a shoe never holds less than no cards of a kind");
        cards_[place_of(kind)] += cards;
        size_ += cards;
    }
    // One card out, and back; there must be one. Not looked at: this is what counting spends its time on.
    constexpr void take(Kind kind) { --cards_[place_of(kind)]; --size_; }
    constexpr void put(Kind kind) { ++cards_[place_of(kind)]; ++size_; }

    constexpr Shoe without(std::initializer_list<Kind> taken) const {
        Shoe rest = *this;
        for (const Kind kind : taken) rest.take(kind);
        return rest;
    }

    constexpr bool operator==(const Shoe&) const = default;

private:
    std::array<int, kKinds> cards_{};
    int size_ = 0;
};

inline constexpr Suit kEverySuit[] = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};

// By face, with room for those of any deck.
using FaceShoe = Shoe<kFacesMax, Card>;

// A fresh shoe of a table.
FaceShoe face_shoe(const ShoePolicy& policy);

// The same cards by what a count reads of them: project<11>(faces, card_value), project<4>(faces, &Card::suit). Faces
// that the shoe lacks are never asked.
template <std::size_t kKinds, std::size_t kFaces, class Face, class KindOf>
auto project(const Shoe<kFaces, Face>& faces, KindOf kind_of) {
    Shoe<kKinds, std::remove_cvref_t<std::invoke_result_t<KindOf, Face>>> shoe;
    for (std::size_t place = 0; place < kFaces; ++place)
        if (const Face face = kind_at<Face>(place); faces[face] > 0) shoe.add(std::invoke(kind_of, face), faces[face]);
    return shoe;
}

// Only the cards for which `holds` is true.
template <std::size_t kKinds, class Kind, class Holds>
Shoe<kKinds, Kind> only(const Shoe<kKinds, Kind>& shoe, Holds holds) {
    Shoe<kKinds, Kind> some;
    for (std::size_t place = 0; place < kKinds; ++place)
        if (const Kind kind = kind_at<Kind>(place); shoe[kind] > 0 && std::invoke(holds, kind))
            some.add(kind, shoe[kind]);
    return some;
}

}  // namespace baize::count
