// Multisets of card values packed in one word, and the shoe they are drawn from.
#pragma once

#include <array>
#include <cstdint>

#include "games/blackjack/rules.hpp"

namespace baize::blackjack {

inline constexpr int kValues = 10;       // 1 is the ace, 10 every ten and picture (4.1)
inline constexpr int kTen = 10;

// How many of each value: six bits a value, so that adding two tallies adds their counts.
struct Tally {
    std::uint64_t bits = 0;

    static constexpr Tally of(int value) { return {std::uint64_t{1} << (6 * (value - 1))}; }
    constexpr int count(int value) const { return bits >> (6 * (value - 1)) & 63; }
    constexpr Tally operator+(Tally other) const { return {bits + other.bits}; }
    constexpr Tally operator-(Tally other) const { return {bits - other.bits}; }
    constexpr bool operator==(const Tally&) const = default;
    constexpr auto operator<=>(const Tally&) const = default;

    constexpr int size() const {
        int cards = 0;
        for (int value = 1; value <= kValues; ++value) cards += count(value);
        return cards;
    }
    constexpr Points points() const {
        int hard = 0;
        for (int value = 1; value <= kValues; ++value) hard += value * count(value);
        return {static_cast<std::uint8_t>(hard), count(1) > 0};
    }
};

struct TallyHash {
    std::size_t operator()(Tally tally) const {
        const std::uint64_t mixed = (tally.bits ^ tally.bits >> 31) * 0x9E3779B97F4A7C15U;
        return mixed ^ mixed >> 29;
    }
};

// Two cards in any order, numbered 0..54.
inline constexpr int kTwoCards = kValues * (kValues + 1) / 2;
constexpr int two_cards(int a, int b) {
    return a <= b ? (a - 1) * kValues - (a - 1) * (a - 2) / 2 + b - a : two_cards(b, a);
}

// The cards of a shoe by value. The order is always a fresh shuffle.
struct Composition {
    std::array<int, kValues + 1> count{};  // [0] is unused
    int size = 0;

    static constexpr Composition of_decks(int decks) {
        Composition shoe;
        for (int value = 1; value <= kValues; ++value) shoe.add(value, (value == kTen ? 16 : 4) * decks);
        return shoe;
    }
    constexpr void add(int value, int cards) {
        count[value] += cards;
        size += cards;
    }
    constexpr int of(int value) const { return count[value]; }
    constexpr Composition less(Tally removed) const {
        Composition rest = *this;
        for (int value = 1; value <= kValues; ++value) rest.add(value, -removed.count(value));
        return rest;
    }
    constexpr bool holds(Tally cards) const {
        for (int value = 1; value <= kValues; ++value)
            if (cards.count(value) > of(value)) return false;
        return true;
    }
    constexpr bool operator==(const Composition&) const = default;
};

}  // namespace baize::blackjack
