// Every way to draw cards from a shoe: one at a time, so many in their order, or so many as a set. Whatever is drawn is
// out of the shoe while `then` runs, so that what comes after is drawn from the rest. The ways of a draw are a product
// of what is left of each kind. Cost, for K kinds: O(K^n) calls for n cards in their order, O(C(K + n - 1, n)) as a
// set.
#pragma once

#include <cstdint>
#include <limits>
#include <utility>

#include "odds/count/shoe.hpp"
#include "odds/count/ways.hpp"

namespace baize::count {

// Goes on with each kind of card that may come next: then(kind, how many cards are of it).
template <std::size_t kKinds, class Kind, class Then>
void each_card(Shoe<kKinds, Kind>& shoe, Then&& then) {
    for (std::size_t place = 0; place < kKinds; ++place) {
        const Kind kind = kind_at<Kind>(place);
        const std::int64_t cards = shoe[kind];
        if (cards == 0) continue;
        shoe.take(kind);
        then(kind, cards);
        shoe.put(kind);
    }
}

namespace detail {

template <std::size_t N, class Shoe>
void expect_to_fit(const Shoe& shoe) {
    static_assert(N <= 8, "the longest draw of 65535 cards that is known to fit");
    if (shoe.size() > 0xffff || falling<Wide>(shoe.size(), N) > std::numeric_limits<std::int64_t>::max())
        throw std::invalid_argument("so many cards of so large a shoe have more draws than are counted here");
}

template <std::size_t kAt, class Shoe, class Drawn, class Then>
void draw_on(Shoe& shoe, Drawn& drawn, std::int64_t ways, Then& then) {
    if constexpr (kAt == std::tuple_size_v<Drawn>) then(std::as_const(drawn), ways);
    else
        each_card(shoe, [&](auto kind, std::int64_t cards) {
            drawn[kAt] = kind;
            draw_on<kAt + 1>(shoe, drawn, ways * cards, then);
        });
}

// `same`: so many of the cards before are of the kind `from`.
template <std::size_t kAt, class Shoe, class Chosen, class Then>
void choose_on(Shoe& shoe, Chosen& chosen, std::size_t from, int same, std::int64_t ways, Then& then) {
    if constexpr (kAt == std::tuple_size_v<Chosen>) then(std::as_const(chosen), ways);
    else
        for (std::size_t place = from; place < Shoe::kinds(); ++place) {
            const auto kind = kind_at<typename Shoe::Kind>(place);
            const std::int64_t left = shoe[kind];
            if (left == 0) continue;
            const int one_more = (place == from ? same : 0) + 1;
            chosen[kAt] = kind;
            shoe.take(kind);
            // C(n, k+1) = C(n, k) * (n - k) / (k + 1), and `ways` holds C(n, k) as a factor.
            choose_on<kAt + 1>(shoe, chosen, place, one_more, ways * left / one_more, then);
            shoe.put(kind);
        }
}

}  // namespace detail

// Every draw of N cards in their order: then(kinds, ways). Throws std::invalid_argument where 64 bits do not hold them.
template <std::size_t N, std::size_t kKinds, class Kind, class Then>
void each_draw(Shoe<kKinds, Kind>& shoe, Then&& then) {
    detail::expect_to_fit<N>(shoe);
    std::array<Kind, N> drawn{};
    detail::draw_on<0>(shoe, drawn, 1, then);
}

// Every set of N cards, their order being no matter: then(kinds, ways), with kinds that never fall.
template <std::size_t N, std::size_t kKinds, class Kind, class Then>
void each_set(Shoe<kKinds, Kind>& shoe, Then&& then) {
    detail::expect_to_fit<N>(shoe);
    std::array<Kind, N> chosen{};
    detail::choose_on<0>(shoe, chosen, 0, 0, 1, then);
}

}  // namespace baize::count
