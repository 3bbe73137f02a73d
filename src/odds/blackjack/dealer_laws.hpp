// The law of the dealer's hand for a shoe with some cards gone, computed once per set of cards and kept.
#pragma once

#include <span>
#include <type_traits>
#include <unordered_map>

#include "odds/blackjack/dealer_tree.hpp"

namespace baize::blackjack {

template <class T>
using DealerLaw = std::array<T, kDealerEnds>;

// Four doubles side by side: four shoes are walked through the dealer's tree at once.
using FourDoubles = double __attribute__((vector_size(32)));
inline constexpr std::size_t kAtOnce = 4;

// What a walk through the tree asks of a shoe. N is a number, or several side by side.
template <class N>
struct DealerDraws {
    std::array<std::array<N, kDealerCards>, kValues + 1> factor;  // [value][already]: cards of the value still there
    std::array<N, kDealerCards> share;                            // [k]: one over the number of ordered draws of k cards
};

// Sums the chances of every end but a bust, which is what remains of one.
template <class N, class T>
void walk_tree(const DealerTree& tree, const std::vector<T>& orders, const DealerDraws<N>& draws, const N& one, DealerLaw<N>& law) {
    std::array<N, kDealerCards> product;
    product[0] = one;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const DealerStep& step = tree[i];
        N& ways = product[step.size];
        ways = product[step.size - 1U] * draws.factor[step.value][step.already];
        if constexpr (!std::is_same_v<N, double> && !std::is_same_v<N, FourDoubles>) {
            if (ways == N(0)) {  // exact numbers are slow and short shoes lack many cards
                i = static_cast<std::size_t>(step.skip) - 1;
                continue;
            }
        }
        if (step.orders != 0) law[step.end] += ways * draws.share[step.size] * orders[i];
    }
    law[kDealerBust] = one;
    for (std::size_t end = 0; end < kDealerEnds; ++end)
        if (end != kDealerBust) law[kDealerBust] -= law[end];
}

// T is double, Ratio, or a number modulo a prime. The shoe must be long enough for every hand to be finished:
// nothing here knows of the reshuffle in mid-round (16.7).
template <class T>
class DealerLaws {
public:
    explicit DealerLaws(const Composition& shoe) : shoe_(shoe), shares_(static_cast<std::size_t>(shoe.size) + 1) {}

    // `gone` holds every card that has left the shoe, the dealer's first card among them.
    const DealerLaw<T>& law(Tally gone, int up, bool draws_to_soft_17) {
        auto& known = known_[static_cast<std::size_t>(up)][draws_to_soft_17];
        const auto found = known.find(gone);
        if (found != known.end()) return found->second;
        return known.emplace(gone, compute(gone, up, draws_to_soft_17)).first->second;
    }

    DealerLaw<T> compute(Tally gone, int up, bool draws_to_soft_17) {
        const Composition rest = shoe_.less(gone);
        for (std::size_t value = 1; value <= kValues; ++value)
            for (std::size_t already = 0; already < most(value); ++already)
                draws_.factor[value][already] = T(rest.count[value] - static_cast<int>(already));
        draws_.share = shares(rest.size);
        DealerLaw<T> law{};
        walk_tree(dealer_tree(up, draws_to_soft_17), orders(up, draws_to_soft_17), draws_, T(1), law);
        return law;
    }

    // The same for many sets of cards: `laws[i]` is that of `gone[i]`.
    void compute(std::span<const Tally> gone, int up, bool draws_to_soft_17, std::span<DealerLaw<T>> laws) {
        std::size_t i = 0;
        if constexpr (std::is_same_v<T, double>)
            for (; i + kAtOnce <= gone.size(); i += kAtOnce) compute_four(&gone[i], up, draws_to_soft_17, &laws[i]);
        for (; i < gone.size(); ++i) laws[i] = compute(gone[i], up, draws_to_soft_17);
    }

    // The chance of a dealer's blackjack alone, which is all that a bust hand asks.
    T blackjack(Tally gone, int up) const {
        const int partner = blackjack_partner(up);
        if (partner == 0) return T(0);
        const Composition rest = shoe_.less(gone);
        return T(rest.of(partner)) / T(rest.size);
    }

    const Composition& shoe() const { return shoe_; }

private:
    using Shares = std::array<T, kDealerCards>;
    using Known = std::unordered_map<Tally, DealerLaw<T>, TallyHash>;

    // No finished hand has more cards of a value than this.
    static constexpr std::size_t most(std::size_t value) { return value == 1 ? kDealerCards : 21 / value; }

    void compute_four(const Tally* gone, int up, bool draws_to_soft_17, DealerLaw<T>* laws) {
        DealerDraws<FourDoubles> draws;
        for (std::size_t lane = 0; lane < kAtOnce; ++lane) {
            const Composition rest = shoe_.less(gone[lane]);
            for (std::size_t value = 1; value <= kValues; ++value)
                for (std::size_t already = 0; already < most(value); ++already)
                    draws.factor[value][already][lane] = rest.count[value] - static_cast<int>(already);
            const Shares& share = shares(rest.size);
            for (std::size_t k = 0; k < kDealerCards; ++k) draws.share[k][lane] = share[k];
        }
        DealerLaw<FourDoubles> law{};
        walk_tree(dealer_tree(up, draws_to_soft_17), orders(up, draws_to_soft_17), draws, FourDoubles{1, 1, 1, 1}, law);
        for (std::size_t lane = 0; lane < kAtOnce; ++lane)
            for (std::size_t end = 0; end < kDealerEnds; ++end) laws[lane][end] = law[end][lane];
    }

    const Shares& shares(int size) {
        auto& kept = shares_[static_cast<std::size_t>(size)];
        if (!kept.empty()) return kept.front();
        Shares share;
        share[0] = T(1);
        for (int k = 1; k < kDealerCards; ++k) {
            const T left(size - k + 1 > 0 ? size - k + 1 : 1);
            share[static_cast<std::size_t>(k)] = share[static_cast<std::size_t>(k) - 1] / left;
        }
        kept.push_back(share);
        return kept.front();
    }

    const std::vector<T>& orders(int up, bool draws_to_soft_17) {
        auto& kept = orders_[static_cast<std::size_t>(up)][draws_to_soft_17];
        if (kept.empty())
            for (const DealerStep& step : dealer_tree(up, draws_to_soft_17)) kept.push_back(T(step.orders));
        return kept;
    }

    Composition shoe_;
    std::array<std::array<Known, 2>, kValues + 1> known_;
    std::array<std::array<std::vector<T>, 2>, kValues + 1> orders_;
    std::vector<std::vector<Shares>> shares_;  // by cards left; empty until asked for
    DealerDraws<T> draws_;
};

}  // namespace baize::blackjack
