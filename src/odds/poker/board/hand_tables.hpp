// Tables over two own cards, for every set of a board's first cards up to suits: what they are worth, and what is done.
//
// A set of the board is brought to the representative of its orbit by an exchange of suits, with the own cards.
// Thirteen ranks of one suit by thirteen of another lie together as a block, so that whole blocks change places, and a
// table is added to another by rows.
//
// Cost: O(1,760) numbers for a table, to exchange, to add, or to make from the rows of the planes; a set's
// representative is looked up by its number in O(1).
#pragma once

#include <algorithm>

#include "odds/poker/board/plane.hpp"
#include "odds/poker/orbits.hpp"

namespace baize::poker {

inline constexpr std::size_t kSquare = kRanks * kRanks, kBlock = (kSquare + 7) / 8 * 8;

// Each two suits once, the lower first; of one suit the lower rank first.
inline constexpr std::array<std::array<std::uint8_t, 4>, 4> kBlockOf{
    {{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}}};
inline constexpr std::size_t kPairsOfSet = 10 * kBlock;

template <class Number>
struct OwnTable {
    alignas(64) std::array<Number, kPairsOfSet> of{};
    Number* block(std::size_t from, std::size_t to) { return &of[kBlockOf[from][to] * kBlock]; }
    const Number* block(std::size_t from, std::size_t to) const { return &of[kBlockOf[from][to] * kBlock]; }
};

inline std::size_t own_place(int a, int b) {
    if (a > b) std::swap(a, b);
    const std::size_t from = a, to = b;
    return kBlockOf[from / kRanks][to / kRanks] * kBlock + from % kRanks * kRanks + to % kRanks;
}

// Every two suits in both orders, so that any exchange finds its blocks as they are.
template <class Number>
struct BothOrders {
    static constexpr std::size_t kSize = 16 * kBlock;
    alignas(64) std::array<Number, kSize> of{};
    const Number* block(std::size_t from, std::size_t to) const { return &of[(from * 4 + to) * kBlock]; }
};

template <class Number>
void both_orders(const OwnTable<Number>& table, Number* both) {
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            const Number* const block = table.block(from, to);
            std::copy_n(block, kBlock, both + (from * 4 + to) * kBlock);
            if (from == to) continue;
            Number* const turned = both + (to * 4 + from) * kBlock;
            for (std::size_t p = 0; p < kRanks; ++p)
                for (std::size_t q = 0; q < kRanks; ++q) turned[q * kRanks + p] = block[p * kRanks + q];
        }
}

// No own card can be one of these.
template <class Number>
void strike_out(OwnTable<Number>& table, CardSet cards) {
    for (std::uint64_t rest = cards.bits(); rest; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        for (int other = 0; other < kCardsInDeck; ++other)
            if (other != card) table.of[own_place(card, other)] = 0;
    }
}

// Nothing but two cards of these.
void keep_real(OwnTable<std::uint8_t>& table, CardSet left);
std::int64_t sum_of(const OwnTable<std::uint8_t>& table);
bool is_zero(const OwnTable<std::uint8_t>& table);

// The sets of one size, and how each is brought to its representative.
class BoardSets {
public:
    BoardSets(const Symmetry& symmetry, int cards);

    const Orbits& orbits() const { return orbits_; }
    std::size_t size() const { return orbits_.size(); }
    struct Canonical {
        std::uint32_t id;
        std::uint8_t back;  // of `exchanges`: from the representative to the set
    };
    Canonical canonical(CardSet set) const { return canonical_[number_of(set)]; }
    const Symmetry& symmetry() const { return symmetry_; }

private:
    Symmetry symmetry_;
    Orbits orbits_;
    std::vector<Canonical> canonical_;  // by number
};

// Adds the table of a set to that of its representative: `back` leads from the representative to the set.
template <class Sum, class Number>
void add_exchanged(Sum* sums, const BothOrders<Number>& table, const Symmetry::Exchange& back) {
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            const Number* const more = table.block(back[from], back[to]);
            Sum* const sum = sums + kBlockOf[from][to] * kBlock;
            for (std::size_t i = 0; i < kBlock; ++i) sum[i] += more[i];
        }
}

// Adds to a set's table that of its representative, in both orders of suits.
template <class Number, class Sum>
void add_back(OwnTable<Sum>& sums, const Number* both, const Symmetry::Exchange& back) {
    Symmetry::Exchange there{};
    for (std::size_t s = 0; s < 4; ++s) there[back[s]] = s;
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            const Number* const more = both + (there[from] * 4u + there[to]) * kBlock;
            Sum* const sum = sums.block(from, to);
            for (std::size_t i = 0; i < kBlock; ++i) sum[i] = static_cast<Sum>(sum[i] + more[i]);
        }
}

// Every part of a set that has so many cards.
template <class Each>
void every_part_of(CardSet set, int cards, const Each& each) {
    std::array<std::uint8_t, 8> places;
    const std::size_t size = places_of(set, places);
    const std::size_t wanted = cards;
    for (std::size_t i = kParts.first[size][wanted]; i < kParts.first[size][wanted + 1]; ++i) {
        CardSet part;
        for (unsigned rest = kParts.of[size][i]; rest; rest &= rest - 1)
            part = part.with(places[std::countr_zero(rest)]);
        each(part);
    }
}

// ---- Between the suits of a table and what a plane tells apart ------------------------------------------------------

// What a row of the plane by ranks (plane.hpp) says of all own cards.
template <class Number, class Value>
void fill_by_ranks(OwnTable<Number>& table, const Value* row);
// Adds a row of a suit's plane to all own cards of a table.
template <class Number, class Value>
void add_row(OwnTable<Number>& table, const Value* row, std::size_t suit);
// The other way: each own kind of the row gets the sum of its cards, so many times.
void add_to_row(std::int32_t* row, const OwnTable<std::uint8_t>& table, std::optional<std::size_t> suit, int times);

}  // namespace baize::poker
