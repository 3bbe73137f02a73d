// A card: a face of its deck (core/deck.hpp) by number. Rank, suit and the letters below are those of the 52 playing
// cards, "Qs", "Th", "2d"; a joker and a tile have none, and their deck says what they are called.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace baize {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

inline constexpr int kJack = 11, kQueen = 12, kKing = 13, kAce = 14;
inline constexpr int kCardsInDeck = 52;

class Card {
public:
    constexpr Card() = default;
    constexpr Card(int rank, Suit suit) : Card(from_index((rank - 2) * 4 + static_cast<int>(suit))) {}
    static constexpr Card from_index(std::integral auto index) {
        Card card;
        card.index_ = static_cast<Index>(index);
        return card;
    }

    constexpr int index() const { return static_cast<int>(index_); }     // of the 52: 0..51, rank by rank
    constexpr int rank() const { return (index() >> 2) + 2; }            // 2..14, the ace high
    constexpr Suit suit() const { return static_cast<Suit>(suit_index()); }
    constexpr int suit_index() const { return index() & 3; }
    constexpr bool red() const { return suit() == Suit::Diamonds || suit() == Suit::Hearts; }
    constexpr bool operator==(const Card&) const = default;

private:
    // Not a plain byte: a compiler must suppose that storing one of those may change anything at all, and a simulated
    // deal stores little else.
    enum class Index : std::uint8_t {};
    Index index_{};
};

inline constexpr std::string_view kRankLetters = "23456789TJQKA";
inline constexpr std::string_view kSuitLetters = "cdhs";

inline std::string to_string(Card card) {
    return {kRankLetters[card.rank() - 2], kSuitLetters[card.suit_index()]};
}

// Accepts "Qs", "10h" and "Th", in either case.
inline std::optional<Card> parse_card(std::string_view text) {
    const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; };
    if (text.size() == 3 && text.substr(0, 2) == "10") return parse_card(std::string{'T', text[2]});
    if (text.size() != 2) return std::nullopt;
    const auto rank = kRankLetters.find(upper(text[0]));
    const auto suit = kSuitLetters.find(static_cast<char>(upper(text[1]) + 32));
    if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
    return Card(static_cast<int>(rank) + 2, static_cast<Suit>(suit));
}

}  // namespace baize
