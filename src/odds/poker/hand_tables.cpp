#include "odds/poker/hand_tables.hpp"

namespace baize::poker {

BoardSets::BoardSets(const Symmetry& symmetry, int cards)
    : symmetry_(symmetry), orbits_(symmetry, cards),
      brought_(static_cast<std::size_t>(choose(kCardsInDeck, cards))) {
    const auto& exchanges = symmetry.exchanges();
    for (std::uint32_t id = 0; id < orbits_.size(); ++id)
        for (std::size_t e = 0; e < exchanges.size(); ++e)
            brought_[number_of(exchanged(orbits_.hand(id), exchanges[e]))] = {id, static_cast<std::uint8_t>(e)};
}

namespace {

// How two own cards of given suits look to a plane.
enum Look : std::size_t { BothOff, FirstIn, SecondIn, BothIn };
constexpr std::size_t kLooks = 4;

Look look_of(std::size_t from, std::size_t to, std::optional<std::size_t> suit) {
    const bool first = suit && from == *suit, second = suit && to == *suit;
    return first ? (second ? BothIn : FirstIn) : second ? SecondIn : BothOff;
}

constexpr std::size_t kind_at(Look look, std::size_t p, std::size_t q) {
    switch (look) {
        case FirstIn: return own_mixed(p, q);
        case SecondIn: return own_mixed(q, p);
        case BothIn: return p == q ? own_off(p, p) : own_suited(p, q);  // the same card twice: struck out
        default: return own_off(p, q);
    }
}

struct Places {
    std::array<std::array<std::uint16_t, kBlock>, kLooks> of{};
    constexpr Places() {
        for (std::size_t look = 0; look < kLooks; ++look)
            for (std::size_t p = 0; p < kRanks; ++p)
                for (std::size_t q = 0; q < kRanks; ++q)
                    of[look][p * kRanks + q] = static_cast<std::uint16_t>(kind_at(static_cast<Look>(look), p, q));
    }
};
constexpr Places kPlaces;

}  // namespace

void add_row(OwnTable<std::int64_t>& table, const std::int64_t* row, std::optional<std::size_t> suit) {
    alignas(64) std::array<std::array<std::int64_t, kBlock>, kLooks> squares{};
    const std::size_t looks = suit ? kLooks : 1;
    for (std::size_t look = 0; look < looks; ++look)
        for (std::size_t i = 0; i < kSquare; ++i) squares[look][i] = row[kPlaces.of[look][i]];
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            const auto& more = squares[look_of(from, to, suit)];
            std::int64_t* const block = table.block(from, to);
            for (std::size_t i = 0; i < kBlock; ++i) block[i] += more[i];
        }
}

void add_to_row(std::int64_t* row, const OwnTable<std::uint8_t>& table, std::optional<std::size_t> suit, int times) {
    alignas(64) std::array<std::array<std::uint16_t, kBlock>, kLooks> squares{};
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = from; to < 4; ++to) {
            auto& sum = squares[look_of(from, to, suit)];
            const std::uint8_t* const block = table.block(from, to);
            for (std::size_t i = 0; i < kBlock; ++i) sum[i] = static_cast<std::uint16_t>(sum[i] + block[i]);
        }
    const std::size_t looks = suit ? kLooks : 1;
    for (std::size_t look = 0; look < looks; ++look)
        for (std::size_t i = 0; i < kSquare; ++i)
            row[kPlaces.of[look][i]] += std::int64_t{squares[look][i]} * times;
}

}  // namespace baize::poker
