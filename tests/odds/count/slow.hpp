// The slow truth for the toolbox: single cards, each with a number of its own, in every order.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

#include "odds/count/shoe.hpp"

namespace baize::count::slow {

// Every single card of a shoe, by its kind.
template <std::size_t kKinds, class Kind>
std::vector<Kind> cards_of(const Shoe<kKinds, Kind>& shoe) {
    std::vector<Kind> cards;
    for (std::size_t place = 0; place < kKinds; ++place)
        cards.insert(cards.end(), static_cast<std::size_t>(shoe[kind_at<Kind>(place)]), kind_at<Kind>(place));
    return cards;
}

// then(kinds) for every order of the single cards, those of one kind told apart.
template <class Kind, class Then>
void each_order(const std::vector<Kind>& cards, Then then) {
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<Kind> kinds(cards.size());
    do {
        for (std::size_t i = 0; i < order.size(); ++i) kinds[i] = cards[order[i]];
        then(kinds);
    } while (std::next_permutation(order.begin(), order.end()));
}

// Ordered draws of N single cards by their kinds: of every order of the shoe its first N, each of which it has in as
// many orders as the rest has.
template <std::size_t N, std::size_t kKinds>
std::map<std::array<int, N>, std::int64_t> draws(const Shoe<kKinds>& shoe) {
    std::map<std::array<int, N>, std::int64_t> ways;
    each_order(cards_of(shoe), [&](const std::vector<int>& order) {
        std::array<int, N> first;
        std::copy_n(order.begin(), N, first.begin());
        ++ways[first];
    });
    std::int64_t rest = 1;
    for (int left = shoe.size() - static_cast<int>(N); left > 1; --left) rest *= left;
    for (auto& [kinds, count] : ways) count /= rest;
    return ways;
}

// Sets of N single cards by their kinds.
template <std::size_t N, std::size_t kKinds>
std::map<std::array<int, N>, std::int64_t> sets(const Shoe<kKinds>& shoe) {
    const std::vector<int> cards = cards_of(shoe);
    std::map<std::array<int, N>, std::int64_t> ways;
    for (unsigned taken = 0; taken < 1u << cards.size(); ++taken) {
        std::vector<int> kinds;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (taken >> i & 1u) kinds.push_back(cards[i]);
        if (kinds.size() != N) continue;
        std::array<int, N> chosen;
        std::ranges::copy(kinds, chosen.begin());
        ++ways[chosen];
    }
    return ways;
}

}  // namespace baize::count::slow
