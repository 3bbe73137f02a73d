// Hands of one deck as sets of cards, and those that are alike but for the names of their suits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

#include "core/card.hpp"
#include "core/rank/rank.hpp"
#include "odds/count/ways.hpp"

namespace baize::poker {

// Thirteen bits a suit, the 2 lowest, clubs first. A card's bit is its place in every numbering of hands.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    constexpr explicit CardSet(std::span<const Card> cards) {
        for (const Card card : cards) bits_ |= bit_of(card);
    }
    constexpr CardSet(const std::vector<Card>& cards) : CardSet(std::span(cards)) {}
    constexpr CardSet(std::initializer_list<Card> cards) : CardSet(std::span(cards.begin(), cards.size())) {}
    static constexpr CardSet of_suits(const std::array<unsigned, 4>& ranks) {
        std::uint64_t bits = 0;
        for (std::size_t s = 0; s < 4; ++s) bits |= std::uint64_t{ranks[s]} << 13 * s;
        return CardSet(bits);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(int place) const { return bits_ >> place & 1; }
    constexpr unsigned suit(std::size_t suit) const { return bits_ >> 13 * suit & rank::kAllRanks; }
    constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
    constexpr CardSet operator-(CardSet other) const { return CardSet(bits_ & ~other.bits_); }
    constexpr CardSet with(int place) const { return CardSet(bits_ | std::uint64_t{1} << place); }
    constexpr bool operator==(const CardSet&) const = default;

    // What the ranker asks of a hand.
    constexpr rank::RankSets sets() const {
        rank::RankSets held;
        for (std::size_t s = 0; s < 4; ++s) {
            held.in_suit[s] = suit(s);
            held.add_rank(suit(s));
        }
        return held;
    }

private:
    static constexpr std::uint64_t bit_of(Card card) {
        return std::uint64_t{1} << (13 * card.suit_index() + card.rank() - 2);
    }

    std::uint64_t bits_ = 0;
};

inline constexpr CardSet kFullDeck{(std::uint64_t{1} << kCardsInDeck) - 1};

constexpr Card card_at(int place) { return Card(place % 13 + 2, static_cast<Suit>(place / 13)); }

std::vector<Card> cards_of(CardSet set);

constexpr std::int64_t choose(int n, int chosen) { return count::choose<std::int64_t>(n, chosen); }

// The number of a set among all sets of its size, by the places of its cards (the combinatorial number system).
struct Binomials {
    std::array<std::array<std::uint32_t, 8>, kCardsInDeck> of{};  // [place][how many cards up to it]
    constexpr Binomials() {
        for (std::size_t n = 0; n < of.size(); ++n)
            for (std::size_t k = 0; k < 8; ++k)
                of[n][k] = choose(n, k);
    }
};
inline constexpr Binomials kBinomials;

constexpr std::uint32_t number_of(CardSet set) {
    std::uint32_t number = 0;
    std::size_t count = 0;
    for (std::uint64_t rest = set.bits(); rest; rest &= rest - 1)
        number += kBinomials.of[std::countr_zero(rest)][++count];
    return number;
}

// The parts of a hand by its size, those of fewer cards first; `first` is where those of so many cards begin.
struct Parts {
    std::array<std::array<std::uint8_t, 128>, 8> of{};
    std::array<std::array<std::uint8_t, 10>, 8> first{};
    constexpr Parts() {
        for (unsigned size = 0; size < 8; ++size) {
            std::uint8_t at = 0;
            for (unsigned count = 0; count <= 8; ++count) {
                first[size][count] = at;
                for (unsigned some = 0; some < 1u << size; ++some)
                    if (std::cmp_equal(std::popcount(some), count))
                        of[size][at++] = some;
            }
        }
    }
};
inline constexpr Parts kParts;

// The places of its cards, rising; how many there are.
inline std::size_t places_of(CardSet hand, std::array<std::uint8_t, 8>& places) {
    std::size_t size = 0;
    for (std::uint64_t rest = hand.bits(); rest; rest &= rest - 1)
        places[size++] = std::countr_zero(rest);
    return size;
}

}  // namespace baize::poker
