// Standard hands of five, six or seven cards of 52 as a number from 0 to 7461, by two look-ups. It equals the plain
// code (rank.hpp), which is the truth: every hand by a flag of the tests, a million in CI.
//
// A card is a word; the words of a hand are added. The low sixteen bits count its cards by suit, the rest is a sum that
// differs for every choice of ranks. Its upper bits choose a row, and what stands there is added to the lower bits so
// that no two hands meet ("hash and displace"). The tables are built at first use, in some milliseconds: as constants
// of the program they would take the compiler minutes.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/rank/rank.hpp"

namespace baize::rank {

using FiveCardRank = Rank<kFiveCards>;
inline constexpr int kClasses = 7462;

namespace detail {

// Each suit's count begins at three, so that its fourth bit says that there are five or more.
inline constexpr std::uint64_t kNoCards = 0x3333, kFlush = 0x8888;

// Sums of up to seven of these differ, as a test shows; they are from a generator (splitmix64), and mean nothing.
constexpr std::array<std::uint64_t, 13> rank_words() {
    std::array<std::uint64_t, 13> words{};
    std::uint64_t state = 0xba12e;
    for (std::uint64_t& word : words) {
        std::uint64_t z = state += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        word = (z ^ z >> 31) << 16;
    }
    return words;
}

constexpr std::array<std::uint64_t, 52> card_words() {
    constexpr auto kRankWords = rank_words();
    std::array<std::uint64_t, 52> words{};
    for (std::size_t i = 0; i < 52; ++i) words[i] = kRankWords[i / 4] + (std::uint64_t{1} << i % 4 * 4);
    return words;
}
inline constexpr auto kCardWords = card_words();

// Ranks by suit, sixteen bits each.
constexpr std::array<std::uint64_t, 52> card_masks() {
    std::array<std::uint64_t, 52> masks{};
    for (std::size_t i = 0; i < 52; ++i) masks[i] = std::uint64_t{1} << (i % 4 * 16 + i / 4);
    return masks;
}
inline constexpr auto kCardMasks = card_masks();

}  // namespace detail

// Cards that are held, ready to be ranked; more can be added, and taken away.
struct Held {
    std::uint64_t word = detail::kNoCards;
    std::uint64_t mask = 0;

    constexpr Held& operator+=(Card card) {
        word += detail::kCardWords[card.index()];
        mask |= detail::kCardMasks[card.index()];
        return *this;
    }
    constexpr Held& operator-=(Card card) {
        word -= detail::kCardWords[card.index()];
        mask &= ~detail::kCardMasks[card.index()];
        return *this;
    }
};

// The ranks of hands of `kCards` cards. One for all threads, built by whoever asks first.
template <int kCards>
class FastRanks {
    static_assert(kCards >= 5 && kCards <= 7);

public:
    static const FastRanks& get();

    std::uint16_t of(const Held& held) const {
        return held.word & detail::kFlush ? of_flush(held.word, held.mask) : of_ranks(held.word);
    }

    // What a number stands for, and the number of a rank.
    static FiveCardRank rank_of(std::uint16_t number);
    static std::uint16_t number_of(FiveCardRank rank);

private:
    static constexpr int kRowBits = kCards == 7 ? 13 : 11;
    static constexpr int kColumnBits = kCards == 7 ? 16 : kCards == 6 ? 15 : 13;

    FastRanks();
    std::uint16_t of_ranks(std::uint64_t word) const {
        const std::uint64_t column = (word >> 16) + rows_[word >> (64 - kRowBits)];
        return numbers_[column & ((1u << kColumnBits) - 1)];
    }
    std::uint16_t of_flush(std::uint64_t word, std::uint64_t mask) const {
        const int suit = std::countr_zero(word & detail::kFlush) / 4;
        return flushes_[mask >> suit * 16 & kAllRanks];
    }

    std::array<std::uint16_t, 1u << kRowBits> rows_{};
    std::array<std::uint16_t, 1u << kColumnBits> numbers_{};
    std::array<std::uint16_t, kAllRanks + 1> flushes_{};
};

}  // namespace baize::rank
