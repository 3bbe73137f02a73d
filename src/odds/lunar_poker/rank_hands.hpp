// Hands as ranks alone: every choice of up to ten of the thirteen ranks, numbered. Suits are looked at apart from them.
// The number of ranks r1 <= r2 <= ... is the sum of C(ri + i - 1, i), without a gap from 0: found in O(cards).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/numbers.hpp"
#include "core/rank/rank.hpp"
#include "odds/count/ways.hpp"

namespace baize::lunar_poker {

inline constexpr int kRanks = 13, kMostDead = 10;
using Counts = std::array<int, kRanks>;  // cards of each rank, the 2 first
using RankList = std::array<std::uint8_t, kMostDead>;

namespace detail {

struct Binomials {
    std::array<std::array<std::int64_t, kMostDead + 2>, 53> of{};
    constexpr Binomials() {
        for (int n = 0; n <= 52; ++n)
            for (int k = 0; k < kMostDead + 2; ++k)
                of[n][k] = count::choose<std::int64_t>(n, k);
    }
};
inline constexpr Binomials kBinomials;

}  // namespace detail

constexpr std::int64_t ways(int of, int chosen) {
    return detail::kBinomials.of[of][chosen];
}

class RankHands {
public:
    explicit RankHands(std::size_t cards);
    // Of up to six cards, made once.
    static const RankHands& of(int cards);

    std::size_t size() const { return lists_.size(); }
    std::span<const RankList> lists() const { return lists_; }
    std::span<const std::uint8_t> list(std::size_t number) const {  // rising
        return std::span(lists_[number]).first(cards_);
    }
    Counts counts(std::size_t number) const {
        Counts counts{};
        for (const std::uint8_t rank : list(number)) ++counts[rank];
        return counts;
    }

    // Its ranks must not fall.
    static std::uint32_t number(std::span<const std::uint8_t> rising) {
        std::uint32_t number = 0;
        for (int i = 0; i < std::ssize(rising); ++i)
            number += static_cast<std::uint32_t>(ways(rising[i] + i, i + 1));
        return number;
    }
    static std::uint32_t number(const Counts& counts) {
        std::uint32_t number = 0;
        int before = 0;
        for (int r = 0; r < kRanks; ++r)
            for (int i = 0; i < counts[r]; ++i, ++before)
                number += static_cast<std::uint32_t>(ways(r + before, before + 1));
        return number;
    }

private:
    std::size_t cards_;
    std::vector<RankList> lists_;
};

// Each rank of a set, rising.
template <class Each>
void each_rank(unsigned ranks, const Each& each) {
    for (; ranks; ranks &= ranks - 1) each(static_cast<std::uint8_t>(std::countr_zero(ranks)));
}

// Bits of a set of ranks, each once.
constexpr Counts counts_of(unsigned ranks) {
    Counts counts{};
    for (std::size_t r = 0; r < counts.size(); ++r) counts[r] = bit_at(ranks, r);
    return counts;
}

}  // namespace baize::lunar_poker
