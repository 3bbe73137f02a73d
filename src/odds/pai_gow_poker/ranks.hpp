// Hands by the ranks of their cards alone: sets of ranks, in what order they are counted, and cards that have them. A
// set is split into the lower and the higher ranks, so that a product of binomials is found as a product of two table
// entries.
#pragma once

#include <array>
#include <vector>

#include "odds/pai_gow_poker/settings.hpp"

namespace baize::pai_gow_poker::settings {

constexpr std::size_t kRanks = 13;
constexpr std::size_t kLowRanks = 7;  // of the first half, by which sets of ranks are put together
constexpr int kChoose[5][5] = {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};

using HowMany = std::array<std::uint8_t, kRanks>;  // cards of each rank, the 2 first

constexpr int choose(int n, int k) { return n < 0 ? 0 : kChoose[n][k]; }

inline std::int64_t binomial(int n, int k) {
    std::int64_t ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return ways;
}

inline int cards_of(const HowMany& ranks) {
    int cards = 0;
    for (const int each : ranks) cards += each;
    return cards;
}

inline unsigned ranks_in(const HowMany& ranks) {
    unsigned set = 0;
    for (std::size_t r = 0; r < kRanks; ++r) set |= unsigned{ranks[r] > 0} << r;
    return set;
}

inline Faces face_at(std::size_t rank, std::size_t suit) { return Faces{1} << (rank * 4 + suit); }

// Cards of these ranks. The ranks of `suited` come in one suit; the others are spread so that no flush can be.
inline Faces dealt(const HowMany& ranks, unsigned suited, bool joker) {
    Faces cards = joker ? rank::kJoker : 0;
    std::array<int, 4> load{suited ? 100 : 0, 0, 0, 0};
    for (std::size_t r = 0; r < kRanks; ++r) {
        int left = ranks[r];
        std::array<bool, 4> taken{};
        if (suited >> r & 1u) cards |= face_at(r, 0), taken[0] = true, --left;
        for (; left > 0; --left) {
            std::size_t least = 4;
            for (std::size_t s = 0; s < 4; ++s)
                if (!taken[s] && (least == 4 || load[s] < load[least])) least = s;
            taken[least] = true;
            ++load[least];
            cards |= face_at(r, least);
        }
    }
    return cards;
}

// Of a king and a queen beside a flush, which `dealt` gives two suits: both in one.
inline Faces with_king_beside_queen(Faces seven) {
    constexpr std::size_t king = kKing - 2, queen = kQueen - 2;
    Faces off = 0;
    for (std::size_t s = 1; s < 4; ++s) off |= face_at(king, s) | face_at(queen, s);
    return (seven & ~off) | face_at(king, 1) | face_at(queen, 1);
}

// Where each rank stands among some of them; -1: it is none of those.
using Places = std::array<int, kRanks>;

inline Places places_among(unsigned ranks) {
    Places places{};
    int count = 0;
    for (std::size_t r = 0; r < kRanks; ++r) places[r] = ranks >> r & 1u ? count++ : -1;
    return places;
}

inline unsigned as_places(unsigned ranks, const Places& places) {
    unsigned bits = 0;
    for (std::size_t r = 0; r < kRanks; ++r)
        if (ranks >> r & 1u) bits |= 1u << places[r];
    return bits;
}

// ---- Sets of ranks --------------------------------------------------------------------------------------------------

// Every set of at most seven cards of half of the ranks, the smallest first.
class Half {
public:
    Half(unsigned allowed, std::size_t from, std::size_t to) : from_(from), to_(to), at_(power(to - from), -1) {
        for (int cards = 0; cards <= kSeven; ++cards) {
            begin_[cards] = sets_.size();
            HowMany ranks{};
            add(allowed, from, cards, ranks);
        }
        begin_[kSeven + 1] = sets_.size();
    }

    std::size_t begin(int cards) const { return begin_[cards]; }
    std::size_t end(int cards) const { return begin_[cards + 1]; }
    const HowMany& operator[](std::size_t i) const { return sets_[i]; }
    std::size_t find(const HowMany& ranks) const { return at_[code(ranks)]; }

    // In how many ways each can be had beside these cards of the player's.
    void count_ways(const HowMany& player, std::vector<std::int32_t>& weights) const {
        weights.resize(sets_.size());
        for (std::size_t i = 0; i < sets_.size(); ++i) {
            std::int32_t ways = 1;
            for (std::size_t r = from_; r < to_; ++r) ways *= kChoose[4 - player[r]][sets_[i][r]];
            weights[i] = ways;
        }
    }

private:
    static std::size_t power(std::size_t ranks) { return ranks == 0 ? 1 : 5 * power(ranks - 1); }
    std::size_t code(const HowMany& ranks) const {
        std::size_t value = 0;
        for (std::size_t r = from_; r < to_; ++r) value = value * 5 + ranks[r];
        return value;
    }
    void add(unsigned allowed, std::size_t rank, int left, HowMany& ranks) {
        if (rank == to_) {
            if (left > 0) return;
            at_[code(ranks)] = sets_.size();
            sets_.push_back(ranks);
            return;
        }
        for (int cards = 0; cards <= (allowed >> rank & 1u ? 4 : 0) && cards <= left; ++cards) {
            ranks[rank] = cards;
            add(allowed, rank + 1, left - cards, ranks);
        }
        ranks[rank] = 0;
    }

    std::size_t from_, to_;
    std::vector<int> at_;
    std::vector<HowMany> sets_;
    std::array<std::size_t, kSeven + 2> begin_{};
};

// ---- A player's hands ----------------------------------------------------------------------------------------------

// Every set of ranks of a player's hand, with its joker, that has just these ranks: `each(ranks, joker)`.
template <class Each>
void each_hand_of(unsigned ranks, bool joker, const Each& each) {
    std::vector<std::size_t> which;
    for (std::size_t r = 0; r < kRanks; ++r)
        if (ranks >> r & 1u) which.push_back(r);
    HowMany held{};
    const auto give = [&](const auto& self, std::size_t i, int left, bool with_joker) -> void {
        if (i == which.size()) {
            if (left == 0) each(held, with_joker);
            return;
        }
        for (int cards = 1; cards <= 4 && cards <= left; ++cards) {
            held[which[i]] = cards;
            self(self, i + 1, left - cards, with_joker);
        }
        held[which[i]] = 0;
    };
    give(give, 0, kSeven, false);
    if (joker) give(give, 0, kSeven - 1, true);
}

// The sets of ranks that a hand may have.
inline std::vector<unsigned> sets_of_ranks(const Pack& pack) {
    std::vector<unsigned> sets;
    for (unsigned ranks = 1; ranks <= rank::kAllRanks; ++ranks)
        if ((ranks & ~pack.ranks) == 0 && std::popcount(ranks) <= kSeven && std::popcount(ranks) * 4 >= kSeven - 1)
            sets.push_back(ranks);
    return sets;
}

inline HowMany ranks_of(Faces seven) {
    HowMany ranks{};
    for (Faces rest = seven & ~rank::kJoker; rest; rest &= rest - 1)
        ++ranks[std::countr_zero(rest) / 4];
    return ranks;
}

}  // namespace baize::pai_gow_poker::settings
