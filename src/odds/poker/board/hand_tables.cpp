#include "odds/poker/board/hand_tables.hpp"

#include <memory>

#include "odds/poker/board/sums.hpp"

namespace baize::poker {

BoardSets::BoardSets(const Symmetry& symmetry, int cards)
    : symmetry_(symmetry), orbits_(symmetry, cards),
      canonical_(choose(kCardsInDeck, cards)) {
    const auto& exchanges = symmetry.exchanges();
    for (std::uint32_t id = 0; id < orbits_.size(); ++id)
        for (std::size_t e = 0; e < exchanges.size(); ++e)
            canonical_[number_of(exchanged(orbits_.hand(id), exchanges[e]))] = {id, static_cast<std::uint8_t>(e)};
}

namespace {

// Which of two own cards of given suits are of a plane's suit.
enum SuitMembership : std::size_t { BothOff, FirstIn, SecondIn, BothIn };
constexpr std::size_t kMemberships = 4;

SuitMembership membership_of(std::size_t from, std::size_t to, std::optional<std::size_t> suit) {
    const bool first = suit && from == *suit, second = suit && to == *suit;
    return first ? (second ? BothIn : FirstIn) : second ? SecondIn : BothOff;
}

constexpr std::size_t kind_at(SuitMembership membership, std::size_t p, std::size_t q) {
    switch (membership) {
        case FirstIn: return own_mixed(p, q);
        case SecondIn: return own_mixed(q, p);
        case BothIn: return p == q ? own_off(p, p) : own_suited(p, q);  // the same card twice: struck out
        default: return own_off(p, q);
    }
}

struct Places {
    std::array<std::array<std::uint16_t, kBlock>, kMemberships> of{};
    constexpr Places() {
        for (std::size_t membership = 0; membership < kMemberships; ++membership)
            for (std::size_t p = 0; p < kRanks; ++p)
                for (std::size_t q = 0; q < kRanks; ++q)
                    of[membership][p * kRanks + q] = kind_at(static_cast<SuitMembership>(membership), p, q);
    }
};
constexpr Places kPlaces;

}  // namespace

namespace {

template <class Number, class Value>
void make_square(const Value* row, std::size_t membership, std::array<Number, kBlock>& square) {
    for (std::size_t i = 0; i < kSquare; ++i) square[i] = static_cast<Number>(row[kPlaces.of[membership][i]]);
    std::fill(square.begin() + kSquare, square.end(), Number{0});
}

}  // namespace

template <class Number, class Value>
void fill_by_ranks(OwnTable<Number>& table, const Value* row) {
    alignas(64) std::array<Number, kBlock> square;
    make_square(row, BothOff, square);
    for (std::size_t from = 0; from < kPairsOfSet; from += kBlock) std::ranges::copy(square, &table.of[from]);
}
template void fill_by_ranks(OwnTable<std::int32_t>& table, const std::int32_t* row);
template void fill_by_ranks(OwnTable<std::int32_t>& table, const std::int64_t* row);
template void fill_by_ranks(OwnTable<std::int64_t>& table, const std::int64_t* row);

template <class Number, class Value>
void add_row(OwnTable<Number>& table, const Value* row, std::size_t suit) {
    alignas(64) std::array<std::array<Number, kBlock>, kMemberships> squares;
    for (std::size_t membership = 0; membership < kMemberships; ++membership)
        make_square(row, membership, squares[membership]);
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to)
            add_numbers(table.block(from, to), squares[membership_of(from, to, suit)].data(), kBlock);
}
template void add_row(OwnTable<std::int32_t>& table, const std::int32_t* row, std::size_t suit);
template void add_row(OwnTable<std::int32_t>& table, const std::int64_t* row, std::size_t suit);
template void add_row(OwnTable<std::int64_t>& table, const std::int64_t* row, std::size_t suit);

void add_to_row(std::int32_t* row, const OwnTable<std::uint8_t>& table, std::optional<std::size_t> suit, int times) {
    alignas(64) std::array<std::array<std::uint16_t, kBlock>, kMemberships> squares{};
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            auto& sum = squares[membership_of(from, to, suit)];
            const std::uint8_t* const block = table.block(from, to);
            for (std::size_t i = 0; i < kBlock; ++i) sum[i] += block[i];
        }
    // Ranks in the suit with ranks off it lie in the row as they do in a square.
    std::int32_t* const mixed = row + kOwnOff;
    for (std::size_t i = 0; suit && i < kSquare; ++i) mixed[i] += squares[FirstIn][i] * times;
    for (const SuitMembership membership : {BothOff, SecondIn, BothIn})
        for (std::size_t i = 0; (suit || membership == BothOff) && i < kSquare; ++i)
            row[kPlaces.of[membership][i]] += squares[membership][i] * times;
}

// ---- Own cards that can be held -------------------------------------------------------------------------------------

namespace {

// All bits where two cards can be held, none where they cannot.
struct RealOwn {
    OwnTable<std::uint8_t> any;                                // of one suit a rank occurs once, each pair once
    std::array<OwnTable<std::uint8_t>, kCardsInDeck> without;  // ... without a card

    RealOwn() {
        for (int a = 0; a < kCardsInDeck; ++a)
            for (int b = a + 1; b < kCardsInDeck; ++b) any.of[own_place(a, b)] = 0xff;
        for (int card = 0; card < kCardsInDeck; ++card) {
            auto& here = without[card] = any;
            for (int other = 0; other < kCardsInDeck; ++other)
                if (other != card) here.of[own_place(card, other)] = 0;
        }
    }
    static const RealOwn& get() {
        static const std::unique_ptr<const RealOwn> one(new RealOwn);
        return *one;
    }
};

}  // namespace

void keep_real(OwnTable<std::uint8_t>& table, CardSet left) {
    const RealOwn& real = RealOwn::get();
    const auto keep = [&](const OwnTable<std::uint8_t>& some) {
        for (std::size_t i = 0; i < kPairsOfSet; ++i) table.of[i] &= some.of[i];
    };
    keep(real.any);
    for (std::uint64_t rest = (kFullDeck - left).bits(); rest; rest &= rest - 1)
        keep(real.without[std::countr_zero(rest)]);
}

std::int64_t sum_of(const OwnTable<std::uint8_t>& table) {
    std::array<std::uint16_t, kBlock> blocks{};
    for (std::size_t from = 0; from < kPairsOfSet; from += kBlock)
        for (std::size_t i = 0; i < kBlock; ++i) blocks[i] += table.of[from + i];
    std::int64_t sum = 0;
    for (const std::uint16_t each : blocks) sum += each;
    return sum;
}

bool is_zero(const OwnTable<std::uint8_t>& table) {
    std::uint8_t all = 0;
    for (const std::uint8_t each : table.of) all |= each;
    return all == 0;
}

}  // namespace baize::poker
