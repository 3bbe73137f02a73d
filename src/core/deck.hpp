// A deck is data: which faces it has, how many cards bear each, what they are called and how they are drawn. A Card is
// a face of its deck by number; what is dealt, seeded, written and shown goes by the deck that the game names.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/card.hpp"

namespace baize {

// A set of faces is a word of bits.
inline constexpr int kFacesMax = 64;

enum class DrawnAs : std::uint8_t {
    Card,   // rank and suit, which are its name's two letters
    Joker,
    Tile,   // a domino; its name has the pips of both ends
};

struct CardFace {
    std::string_view name;     // as scenarios, journal and messages write it: "Qs", "Jo", "6-4"
    std::string_view title{};  // what people call it, where its name does not say: "joker", "red ten"
    int copies = 1;
    DrawnAs drawn = DrawnAs::Card;
};

struct Deck {
    std::string_view id;
    std::span<const CardFace> faces;
    std::string_view such_as;  // how a card of it may be written, for whoever wrote one that it has not

    constexpr int size() const {
        int cards = 0;
        for (const CardFace& face : faces) cards += face.copies;
        return cards;
    }
    constexpr const CardFace& face(Card card) const { return faces[card.index()]; }
    constexpr std::string_view name(Card card) const { return face(card).name; }
    // In either case; "10h" is "Th", a tile may be written from either end, and a title will do.
    std::optional<Card> find(std::string_view text) const;
};

namespace detail {

inline constexpr auto kCardLetters = [] {
    std::array<char, 2 * kCardsInDeck> letters{};
    for (std::size_t i = 0; i < kCardsInDeck; ++i) {
        letters[2 * i] = kRankLetters[i / 4];
        letters[2 * i + 1] = kSuitLetters[i % 4];
    }
    return letters;
}();

// The joker is the face after the 52.
inline constexpr auto kCardFaces = [] {
    std::array<CardFace, kCardsInDeck + 1> faces{};
    for (std::size_t i = 0; i < kCardsInDeck; ++i) faces[i].name = {&kCardLetters[2 * i], 2};
    faces[kCardsInDeck] = {"Jo", "joker", 1, DrawnAs::Joker};
    return faces;
}();

// gb-2011 14.5, in the order of single tiles (14.13) but for the two that make the supreme pair.
inline constexpr CardFace kTileFaces[] = {
    {"6-6", "heaven",       2, DrawnAs::Tile}, {"1-1", "earth",        2, DrawnAs::Tile},
    {"4-4", "man",          2, DrawnAs::Tile}, {"1-3", "goose",        2, DrawnAs::Tile},
    {"5-5", "flower",       2, DrawnAs::Tile}, {"3-3", "long",         2, DrawnAs::Tile},
    {"2-2", "board",        2, DrawnAs::Tile}, {"5-6", "hatchet",      2, DrawnAs::Tile},
    {"4-6", "red ten",      2, DrawnAs::Tile}, {"1-6", "long leg",     2, DrawnAs::Tile},
    {"1-5", "big head",     2, DrawnAs::Tile}, {"3-6", "mixed nine",   1, DrawnAs::Tile},
    {"4-5", "mixed nine",   1, DrawnAs::Tile}, {"2-6", "mixed eight",  1, DrawnAs::Tile},
    {"3-5", "mixed eight",  1, DrawnAs::Tile}, {"2-5", "mixed seven",  1, DrawnAs::Tile},
    {"3-4", "mixed seven",  1, DrawnAs::Tile}, {"1-4", "mixed five",   1, DrawnAs::Tile},
    {"2-3", "mixed five",   1, DrawnAs::Tile}, {"2-4", "six",          1, DrawnAs::Tile},
    {"1-2", "three",        1, DrawnAs::Tile},
};

}  // namespace detail

inline constexpr Deck kPlayingCards{"cards", std::span(detail::kCardFaces).first(kCardsInDeck), "Qs or 10h"};
inline constexpr Deck kCardsAndJoker{"cards-and-joker", detail::kCardFaces, "Qs, 10h or Jo"};
inline constexpr Deck kTiles{"tiles", detail::kTileFaces, "6-4"};

static_assert(kPlayingCards.size() == 52 && kCardsAndJoker.size() == 53 && kTiles.size() == 32);

}  // namespace baize
