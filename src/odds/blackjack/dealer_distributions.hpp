// The distribution of the dealer's hand for a shoe with some cards removed, memoised by the multiset of those cards.
//
// Each is one walk through the dealer's tree (dealer_tree.hpp): for every step a multiplication by the cards of one
// value that are left, and for an end by its orders and by the reciprocal of the number of ordered draws. Doubles are
// walked for eight shoes side by side; exact numbers skip what no card is left for. Cost: O(tree) and eight numbers of
// memory for each multiset that is asked for the first time, and a look-up by hashing afterwards.
#pragma once

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>

#include "odds/blackjack/dealer_tree.hpp"
#include "odds/blackjack/tally_map.hpp"

namespace baize::blackjack {

template <class T>
using DealerDistribution = std::array<T, kDealerEnds>;

// Doubles side by side: so many shoes are walked through the dealer's tree at once.
inline constexpr std::size_t kAtOnce = 8;
using SideBySide = double __attribute__((vector_size(sizeof(double) * kAtOnce)));

// What a walk through the tree asks of a shoe. N is a number, or several side by side.
template <class N>
struct DealerDraws {
    std::array<std::array<N, kDealerCards>, kValues + 1> factor;  // [value][already]: cards of the value still there
    std::array<N, kDealerCards> share;                            // [k]: one over the number of
                                                                  // ordered draws of k cards
};

// Sums the chances of every end but a bust, which is what remains of one.
template <class N, class T>
void walk_tree(const DealerTree& tree, const std::vector<T>& orders, const DealerDraws<N>& draws, const N& one,
               DealerDistribution<N>& distribution) {
    std::array<N, kDealerCards> product;
    product[0] = one;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const DealerStep& step = tree[i];
        N& ways = product[step.size];
        ways = product[step.size - 1U] * draws.factor[step.value][step.already];
        if constexpr (!std::is_same_v<N, double> && !std::is_same_v<N, SideBySide>) {
            if (ways == N(0)) {  // exact numbers are slow and short shoes lack many cards
                i = step.skip - 1;
                continue;
            }
            if (step.orders == 0) continue;  // while doubles are added faster than one can ask
        }
        distribution[step.end] += ways * draws.share[step.size] * orders[i];
    }
    distribution[kDealerBust] = one;
    for (std::size_t end = 0; end < kDealerEnds; ++end)
        if (end != kDealerBust) distribution[kDealerBust] -= distribution[end];
}

// T is double, Ratio, or a number modulo a prime. The shoe must be long enough for every hand to be finished:
// nothing here knows of the reshuffle in mid-round (16.7).
template <class T>
class DealerDistributions {
public:
    explicit DealerDistributions(const Composition& shoe) : shoe_(shoe), shares_(shoe.size + 1) {}

    // `removed` holds every card that has left the shoe, the dealer's first card among them. The distribution moves
    // when the next one is asked for.
    const DealerDistribution<T>& distribution(Tally removed, int up, DealerRule rule) {
        Known& known = known_for(up, rule);
        const auto [number, fresh] = known.numbers.number(removed);
        if (fresh) known.distributions.push_back(compute(removed, up, rule));
        return known.distributions[number];
    }
    // By the number that `prepare` gave it.
    const DealerDistribution<T>& distribution(std::size_t number, int up, DealerRule rule) const {
        return known_[up][rule.kind()].distributions[number];
    }

    // Computes and keeps those that are not known yet, side by side: several at
    // once cost little more than one. Tells the number of each.
    void prepare(std::span<const Tally> removed, int up, DealerRule rule, std::vector<std::uint32_t>& numbers) {
        Known& known = known_for(up, rule);
        fresh_.clear();
        numbers.clear();
        for (const Tally each : removed) {
            const auto [number, fresh] = known.numbers.number(each);
            if (fresh) fresh_.push_back(each);
            numbers.push_back(number);
        }
        const std::size_t before = known.distributions.size();
        known.distributions.resize(before + fresh_.size());
        compute(fresh_, up, rule, std::span(known.distributions).subspan(before));
    }

    DealerDistribution<T> compute(Tally removed, int up, DealerRule rule) {
        const Composition rest = shoe_.less(removed);
        for (int value = 1; value <= kValues; ++value)
            for (int already = 0; already < most(value); ++already)
                draws_.factor[value][already] = T(rest.count[value] - already);
        draws_.share = shares(rest.size);
        DealerDistribution<T> distribution{};
        walk_tree(dealer_tree(up, rule), orders(up, rule), draws_, T(1), distribution);
        return distribution;
    }

    // The same for many sets of cards: `distributions[i]` is that of `removed[i]`.
    void compute(std::span<const Tally> removed, int up, DealerRule rule,
                 std::span<DealerDistribution<T>> distributions) {
        std::size_t i = 0;
        if constexpr (std::is_same_v<T, double>)
            for (; i + 1 < removed.size(); i += kAtOnce)
                compute_side_by_side(removed.subspan(i), up, rule, distributions.subspan(i));
        for (; i < removed.size(); ++i) distributions[i] = compute(removed[i], up, rule);
    }

    // Where another first card of the dealer comes next, what was kept is of no more use; but its room is.
    void forget() {
        for (auto& by_rule : known_)
            for (Known& known : by_rule) {
                if (known.distributions.empty()) continue;
                known.distributions.clear();
                known.numbers.clear();
                spare_.push_back(std::exchange(known, {}));
            }
    }

    // The chance of a dealer's blackjack alone, which is all that a bust hand asks.
    T blackjack(Tally removed, int up) const {
        const int partner = blackjack_partner(up);
        if (partner == 0) return T(0);
        const Composition rest = shoe_.less(removed);
        return T(rest.of(partner)) / T(rest.size);
    }

    const Composition& shoe() const { return shoe_; }

private:
    using Shares = std::array<T, kDealerCards>;
    struct Known {
        TallyMap numbers;
        std::vector<DealerDistribution<T>> distributions;  // by number
    };

    Known& known_for(int up, DealerRule rule) {
        Known& known = known_[up][rule.kind()];
        if (known.distributions.empty() && !spare_.empty()) {
            known = std::move(spare_.back());
            spare_.pop_back();
        }
        return known;
    }

    // No finished hand has more cards of a value than this.
    static constexpr int most(int value) { return value == 1 ? kDealerCards : 22 / value; }

    // The first few of them; where there are fewer, the last fills the places that are left.
    void compute_side_by_side(std::span<const Tally> removed, int up, DealerRule rule,
                              std::span<DealerDistribution<T>> distributions) {
        const std::size_t lanes = std::min(kAtOnce, removed.size());
        DealerDraws<SideBySide> draws;
        for (std::size_t lane = 0; lane < kAtOnce; ++lane) {
            const Composition rest = shoe_.less(removed[std::min(lane, lanes - 1)]);
            for (std::size_t value = 1; value <= kValues; ++value) draws.factor[value][0][lane] = rest.count[value];
            const Shares& share = shares(rest.size);
            for (std::size_t k = 0; k < kDealerCards; ++k) draws.share[k][lane] = share[k];
        }
        for (int value = 1; value <= kValues; ++value)
            for (int already = 1; already < most(value); ++already)
                draws.factor[value][already] = draws.factor[value][0] - already;
        DealerDistribution<SideBySide> distribution{};
        walk_tree(dealer_tree(up, rule), orders(up, rule), draws, SideBySide{} + 1.0, distribution);
        for (std::size_t lane = 0; lane < lanes; ++lane)
            for (std::size_t end = 0; end < kDealerEnds; ++end) distributions[lane][end] = distribution[end][lane];
    }

    const Shares& shares(int size) {
        auto& kept = shares_[size];
        if (!kept.empty()) return kept.front();
        Shares share;
        share[0] = T(1);
        for (int k = 1; k < kDealerCards; ++k) {
            const T left(size - k + 1 > 0 ? size - k + 1 : 1);
            share[k] = share[k - 1] / left;
        }
        kept.push_back(share);
        return kept.front();
    }

    const std::vector<T>& orders(int up, DealerRule rule) {
        auto& kept = orders_[up][rule.kind()];
        if (kept.empty())
            for (const DealerStep& step : dealer_tree(up, rule)) kept.push_back(T(step.orders));
        return kept;
    }

    Composition shoe_;
    std::array<std::array<Known, DealerRule::kKinds>, kValues + 1> known_;
    std::vector<Known> spare_;  // forgotten: empty, with room
    std::array<std::array<std::vector<T>, DealerRule::kKinds>, kValues + 1> orders_;
    std::vector<std::vector<Shares>> shares_;  // by cards left; empty until asked for
    DealerDraws<T> draws_;
    std::vector<Tally> fresh_;
};

}  // namespace baize::blackjack
