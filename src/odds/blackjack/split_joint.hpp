// The joint ends of all hands of a split box and of the dealer's hand: the hands share the shoe and the dealer.
#pragma once

#include <algorithm>

#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/payoffs.hpp"
#include "odds/blackjack/dealer_laws.hpp"
#include "odds/blackjack/tally_map.hpp"

namespace baize::blackjack {

// All that a settlement asks of a split hand: its total (every total below 17 is alike) and whether it was doubled.
inline constexpr int kLabels = 14;
inline constexpr int kPairLabels = kLabels * (kLabels + 1) / 2;

constexpr int label_of(int total, bool doubled) { return 2 * (total < 17 ? 0 : total > 21 ? 6 : total - 16) + doubled; }
constexpr int label_total(int label) { return 16 + label / 2; }
constexpr bool label_doubled(int label) { return label % 2 != 0; }
constexpr int pair_label(int a, int b) { return a >= b ? a * (a + 1) / 2 + b : pair_label(b, a); }

// A hand that is bust without a double is not listed by its cards: there are too many. Its place is taken by "any end at
// all", which costs the shoe nothing (what one hand draws leaves the rest of a shuffled shoe as it was), and the other
// ends are taken off again by `resolve`.
inline constexpr int kAnyLabel = label_of(22, false);

// One hand of a split box, as a factor of the joint count.
struct SplitHand {
    Tally drawn;
    int label = 0;
    std::int64_t orders = 0;           // with any second card
    std::int64_t unpaired = 0;         // with a second card that does not pair
};

std::vector<SplitHand> split_hands(const Strategy& strategy, int value, int up);

// Two hands in either order, gathered by the cards they draw together.
struct TwoHands {
    Tally drawn;
    std::vector<std::pair<int, std::int64_t>> orders;  // by pair label
};

std::vector<TwoHands> two_hands(const std::vector<SplitHand>& hands);

// Chances by the labels of two hands and the dealer's end.
template <class T>
struct TwoSpread {
    std::vector<DealerLaw<T>> at = std::vector<DealerLaw<T>>(kLabels * kLabels);

    DealerLaw<T>& of(int first, int second) { return at[static_cast<std::size_t>(first * kLabels + second)]; }
    const DealerLaw<T>& of(int first, int second) const { return at[static_cast<std::size_t>(first * kLabels + second)]; }
    // Turns "any" into "bust", on the first hand and on the second.
    void resolve();
};

template <class T>
void take_off(DealerLaw<T>& any, const DealerLaw<T>& other) {
    for (std::size_t end = 0; end < kDealerEnds; ++end) any[end] -= other[end];
}

template <class T>
void TwoSpread<T>::resolve() {
    for (int kept = 0; kept < kLabels; ++kept)
        for (int label = 0; label < kLabels; ++label)
            if (label != kAnyLabel) take_off(of(kAnyLabel, kept), of(label, kept));
    for (int kept = 0; kept < kLabels; ++kept)
        for (int label = 0; label < kLabels; ++label)
            if (label != kAnyLabel) take_off(of(kept, kAnyLabel), of(kept, label));
}

// Chances by the labels of all hands of a box: of two, and of three where the last two stand in either order.
template <class T>
struct JointSpread {
    TwoSpread<T> two;
    std::vector<DealerLaw<T>> three = std::vector<DealerLaw<T>>(kLabels * kPairLabels);

    // The last two hands by their labels in order, for one label of the first.
    TwoSpread<T> later(int first) const {
        TwoSpread<T> ordered;
        for (int a = 0; a < kLabels; ++a)
            for (int b = 0; b < kLabels; ++b)
                for (std::size_t end = 0; end < kDealerEnds; ++end)
                    ordered.of(a, b)[end] =
                        three[static_cast<std::size_t>(first * kPairLabels + pair_label(a, b))][end] / T(a == b ? 1 : 2);
        ordered.resolve();
        return ordered;
    }
};

template <class T>
class SplitJoint {
public:
    SplitJoint(DealerLaws<T>& laws, const Rules& rules, const Strategy& strategy, int value, int up, const T& chance)
        : laws_(laws), rules_(rules), value_(value), up_(up), pair_(Tally::of(value)), gone_(pair_ + pair_ + Tally::of(up)),
          chance_(chance), shoe_(laws.shoe().less(gone_)), hands_(split_hands(strategy, value, up)) {}

    // Everything, into the spread of whole boxes.
    void add(SplitPlan plan, JointSpread<T>& spread) {
        add_two(plan == SplitPlan::Again, spread.two);
        if (plan == SplitPlan::Again && left() > 0) add_three(spread.three);
    }

    // Every pair of hands of a box: those with the first hand, and those of two later hands. That is all the variance
    // asks. The pairing card comes first of all, or after a first hand that does not pair.
    void add_pairs(SplitPlan plan, TwoSpread<T>& with_first, TwoSpread<T>& later) {
        const bool again = plan == SplitPlan::Again;
        add_two(again, with_first);
        if (!again || left() == 0) return;
        each_pair(1, [&](const SplitHand& first, const SplitHand& second, const DealerLaw<T>& law) {
            add_law(with_first.of(first.label, second.label), law, 2 * (first.orders + first.unpaired) * second.orders);
            add_law(later.of(first.label, second.label), law, 2 * first.orders * second.orders);
        });
        if (left() < 2) return;
        each_pair(2, [&](const SplitHand& first, const SplitHand& second, const DealerLaw<T>& law) {
            add_law(later.of(first.label, second.label), law, -first.orders * second.orders);
        });
    }

private:
    int left() const { return shoe_.of(value_); }

    // Chance of drawing these cards in one order, times the dealer's law after them: by the cards' number, and known
    // once `settle` has been called. Nothing if the shoe has them not.
    std::size_t number(Tally drawn) {
        const auto [number, fresh] = numbers_.number(drawn);
        if (!fresh) return number;
        known_.emplace_back();
        if (shoe_.holds(drawn)) {
            wanted_.push_back(gone_ + drawn);
            wanted_numbers_.push_back(number);
        }
        return number;
    }
    void settle() {
        laws_found_.resize(wanted_.size());
        laws_.compute(wanted_, up_, rules_.draws_to_soft_17, laws_found_);
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            const T factor = chance_of<T>(shoe_, wanted_[i] - gone_) * chance_;
            DealerLaw<T>& law = known_[wanted_numbers_[i]];
            for (std::size_t end = 0; end < kDealerEnds; ++end) law[end] = laws_found_[i][end] * factor;
        }
        wanted_.clear();
        wanted_numbers_.clear();
    }
    // A hand's every end from the given one on, together with these cards: their numbers in `row_`.
    void number_all(Tally with, std::size_t from = 0) {
        row_.assign(from, 0);
        for (std::size_t i = from; i < hands_.size(); ++i) {
            numbers_.prefetch(with + hands_[std::min(i + kAhead, hands_.size() - 1)].drawn);
            row_.push_back(number(with + hands_[i].drawn));
        }
        settle();
    }
    // The law of the i-th of the row, and a nudge for one further on.
    const DealerLaw<T>& ends(std::size_t i) const {
        const auto* ahead = reinterpret_cast<const char*>(&known_[row_[std::min(i + kAhead, row_.size() - 1)]]);
        __builtin_prefetch(ahead);
        __builtin_prefetch(ahead + sizeof(DealerLaw<T>) - 1);
        return known_[row_[i]];
    }
    static void add_law(DealerLaw<T>& sum, const DealerLaw<T>& law, std::int64_t times) {
        const auto factor = static_cast<T>(static_cast<long>(times));
        for (std::size_t end = 0; end < kDealerEnds; ++end) sum[end] += factor * law[end];
    }

    // Two hands after `further` pairing cards, in either order: the same cards are drawn, so the law is sought once.
    template <class Add>
    void each_pair(int further, Add add) {
        Tally before;
        for (int i = 0; i < further; ++i) before = before + pair_;
        for (std::size_t f = 0; f < hands_.size(); ++f) {
            number_all(before + hands_[f].drawn, f);
            for (std::size_t i = f; i < hands_.size(); ++i) {
                const DealerLaw<T>& law = ends(i);
                add(hands_[f], hands_[i], law);
                if (i != f) add(hands_[i], hands_[f], law);
            }
        }
    }

    // A box of two hands. Where a pair would have been split again, neither hand's second card pairs.
    void add_two(bool unpaired, TwoSpread<T>& sums) {
        each_pair(0, [&](const SplitHand& first, const SplitHand& second, const DealerLaw<T>& law) {
            const std::int64_t times = unpaired ? first.unpaired * second.unpaired : first.orders * second.orders;
            if (times != 0) add_law(sums.of(first.label, second.label), law, times);
        });
    }

    // The pairing card comes either first of all, or after a first hand whose own second card did not pair. Both ways
    // the hand that carries the original wager is the first one, and the other two are played freely.
    void add_three(std::vector<DealerLaw<T>>& sums) {
        for (const TwoHands& later : two_hands(hands_)) {
            number_all(later.drawn + pair_);
            for (std::size_t i = 0; i < hands_.size(); ++i) {
                const SplitHand& first = hands_[i];
                const DealerLaw<T>& law = ends(i);
                for (const auto& [label, orders] : later.orders)
                    add_law(sums[static_cast<std::size_t>(first.label * kPairLabels + label)], law,
                            orders * (first.orders + first.unpaired));
            }
        }
    }

    static constexpr std::size_t kAhead = 12;

    DealerLaws<T>& laws_;
    const Rules& rules_;
    int value_, up_;
    Tally pair_, gone_;
    T chance_;
    Composition shoe_;
    std::vector<SplitHand> hands_;
    TallyMap numbers_;
    std::vector<DealerLaw<T>> known_, laws_found_;
    std::vector<Tally> wanted_;
    std::vector<std::size_t> wanted_numbers_, row_;
};

}  // namespace baize::blackjack
