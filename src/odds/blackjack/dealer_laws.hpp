// The law of the dealer's hand for a shoe with some cards gone, computed once per set of cards and kept.
#pragma once

#include <unordered_map>

#include "odds/blackjack/dealer_tree.hpp"

namespace baize::blackjack {

template <class T>
using DealerLaw = std::array<T, kDealerEnds>;

// T is double, Ratio, or a number modulo a prime. The shoe must be long enough for every hand to be finished:
// nothing here knows of the reshuffle in mid-round (16.7).
template <class T>
class DealerLaws {
public:
    explicit DealerLaws(const Composition& shoe) : shoe_(shoe) {}

    // `gone` holds every card that has left the shoe, the dealer's first card among them.
    const DealerLaw<T>& law(Tally gone, int up, bool draws_to_soft_17) {
        auto& known = known_[static_cast<std::size_t>(up)][draws_to_soft_17];
        const auto found = known.find(gone);
        if (found != known.end()) return found->second;
        return known.emplace(gone, compute(gone, up, draws_to_soft_17)).first->second;
    }

    DealerLaw<T> compute(Tally gone, int up, bool draws_to_soft_17) {
        const DealerTree& tree = dealer_tree(up, draws_to_soft_17);
        const Composition rest = shoe_.less(gone);
        set_shares(rest);
        DealerLaw<T> law{};
        draws_.resize(tree.size());
        draws_[0] = T(1);
        for (std::size_t i = 1; i < tree.size(); ++i) {
            const DealerStep& step = tree[i];
            draws_[i] = draws_[static_cast<std::size_t>(step.parent)] * T(rest.of(step.value) - step.already);
            if (step.orders != 0) law[step.end] += draws_[i] * share_[step.size] * T(step.orders);
        }
        law[kDealerBust] = T(1);
        for (int end = 0; end < kDealerEnds; ++end)
            if (end != kDealerBust) law[kDealerBust] -= law[static_cast<std::size_t>(end)];
        return law;
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
    // share_[k] is one over the number of ordered draws of k cards.
    void set_shares(const Composition& rest) {
        T draws(1);
        share_[0] = T(1);
        for (int k = 1; k <= kLongest; ++k) {
            if (rest.size - k + 1 > 0) draws *= T(rest.size - k + 1);
            share_[static_cast<std::size_t>(k)] = T(1) / draws;
        }
    }

    static constexpr int kLongest = 17;  // sixteen aces more after an ace, at most
    using Known = std::unordered_map<Tally, DealerLaw<T>, TallyHash>;

    Composition shoe_;
    std::array<std::array<Known, 2>, kValues + 1> known_;
    std::vector<T> draws_;
    std::array<T, kLongest + 1> share_;
};

}  // namespace baize::blackjack
