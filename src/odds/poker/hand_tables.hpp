// Tables over pairs of cards, for every set of some size up to suits: what two own cards are worth with a board.
//
// A set of the board is brought to the one that stands for it by an exchange of suits, and the own cards go with it.
// Thirteen ranks of one suit by thirteen of another lie together as a block, so that whole blocks change places, and a
// table is added to another by rows.
#pragma once

#include <cstring>

#include "odds/poker/orbits.hpp"

namespace baize::poker {

inline constexpr std::size_t kRow = 16, kBlock = 13 * kRow;  // three places of a row are empty

// Every ordered pair of cards: the same twice.
template <class Number>
struct PairTable {
    static constexpr std::size_t kSize = 16 * kBlock;
    alignas(64) std::array<Number, kSize> of{};

    static constexpr std::size_t at(int a, int b) {
        const auto from = static_cast<std::size_t>(a), to = static_cast<std::size_t>(b);
        return (from / 13 * 4 + to / 13) * kBlock + from % 13 * kRow + to % 13;
    }
    void put(int a, int b, Number value) { of[at(a, b)] = of[at(b, a)] = value; }
    const Number* block(std::size_t from, std::size_t to) const { return &of[(from * 4 + to) * kBlock]; }
};

// For each set: the pairs once, the lower suit first.
inline constexpr std::size_t kPairsOfSet = 10 * kBlock;
inline constexpr std::array<std::array<std::uint8_t, 4>, 4> kBlockOf{
    {{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}}};

inline std::size_t pair_place(int a, int b) {
    if (a / 13 > b / 13) std::swap(a, b);
    const auto from = static_cast<std::size_t>(a), to = static_cast<std::size_t>(b);
    return kBlockOf[from / 13][to / 13] * kBlock + from % 13 * kRow + to % 13;
}

// The sets of one size, and how each is brought to the one that stands for it.
class BoardSets {
public:
    BoardSets(const Symmetry& symmetry, int cards);

    const Orbits& orbits() const { return orbits_; }
    std::size_t size() const { return orbits_.size(); }
    struct Brought {
        std::uint32_t id;
        std::uint8_t back;  // of `exchanges`: from the one that stands for it to the set
    };
    Brought brought(CardSet set) const { return brought_[number_of(set)]; }
    const Symmetry& symmetry() const { return symmetry_; }

private:
    Symmetry symmetry_;
    Orbits orbits_;
    std::vector<Brought> brought_;  // by number
};

// Adds a table of pairs to the set that stands for another: `back` leads from it to the set that the table is for.
template <class Number, class Sum>
void add_pairs(Sum* sums, const PairTable<Number>& table, const Symmetry::Exchange& back) {
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            const Number* const more = table.block(back[from], back[to]);
            Sum* const sum = sums + kBlockOf[from][to] * kBlock;
            for (std::size_t i = 0; i < kBlock; ++i) sum[i] += more[i];
        }
}

// The other way: the table of the set from the one that stands for it.
template <class Number>
void take_pairs(PairTable<Number>& table, const Number* pairs, const Symmetry::Exchange& back) {
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            const Number* const some = pairs + kBlockOf[from][to] * kBlock;
            Number* const here = &table.of[(static_cast<std::size_t>(back[from]) * 4 + back[to]) * kBlock];
            std::memcpy(here, some, kBlock * sizeof(Number));
            if (from == to) continue;
            Number* const turned = &table.of[(static_cast<std::size_t>(back[to]) * 4 + back[from]) * kBlock];
            for (std::size_t a = 0; a < 13; ++a)
                for (std::size_t b = 0; b < 13; ++b) turned[b * kRow + a] = some[a * kRow + b];
        }
}

}  // namespace baize::poker
