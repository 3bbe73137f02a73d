// The joint ends of all hands of a split box and of the dealer's hand: the hands share the shoe and the dealer. A
// variance needs them two by two, a return distribution all together.
//
// How a hand ends depends on the multiset that it draws. So pairs or triples of final multisets are enumerated, each
// with its number of orders; for each union of their cards, memoised, the chance of these cards in one order is
// multiplied by the dealer's distribution after them. A hand that is bust without a double would be most of the
// multisets, and is not listed: "any end at all" draws nothing from an exchangeable shoe, and a bust is any end less
// all others, taken off at the end (`resolve`).
//
// Cost, with F final multisets of one hand that are listed: O(F^2) for pairs, times the terms of pair_terms; O(F P) for
// three hands, where P <= F^2 are the unions of two. Each new union takes a walk through the dealer's tree.
#pragma once

#include <algorithm>

#include "core/asker.hpp"
#include "odds/blackjack/dealer_distributions.hpp"
#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/payoffs.hpp"
#include "odds/blackjack/split_value.hpp"
#include "odds/blackjack/tally_map.hpp"

namespace baize::blackjack {

// All that a settlement asks of a split hand: its end (every total below 17 is alike) and how it was doubled.
inline constexpr int kLabels = (kHandEnds - 16) * kDoublings;
inline constexpr int kPairLabels = kLabels * (kLabels + 1) / 2;

constexpr int label_of(int end, Doubling doubling) {
    return kDoublings * (end < 17 ? 0 : end - 16) + static_cast<int>(doubling);
}
constexpr int label_end(int label) { return 16 + label / kDoublings; }
constexpr Doubling label_doubling(int label) { return static_cast<Doubling>(label % kDoublings); }
constexpr int pair_label(int a, int b) { return a >= b ? a * (a + 1) / 2 + b : pair_label(b, a); }

// A hand that is bust without a double is not listed by its cards: there are too many. Its place is taken by "any end
// at all", which costs the shoe nothing (what one hand draws leaves the rest of a shuffled shoe as it was), and the
// other ends are taken off again by `resolve`.
inline constexpr int kAnyLabel = label_of(kBustTotal, Doubling::None);

// One hand of a split box, as a factor of the joint count.
struct SplitHand {
    Tally drawn;
    int label = 0;
    std::int64_t orders = 0;           // with any second card
    std::int64_t unpaired = 0;         // with a second card that does not pair
};

std::vector<SplitHand> split_hands(const Strategy& strategy, int value, int up, const Rules& rules, Place place);

// Two hands in either order, gathered by the cards they draw together.
struct TwoHands {
    Tally drawn;
    std::vector<std::pair<int, std::int64_t>> orders;  // by pair label
};

std::vector<TwoHands> two_hands(const std::vector<SplitHand>& hands);

// Chances by the labels of two hands and the dealer's end.
template <class T>
struct TwoSpread {
    std::vector<DealerDistribution<T>> at = std::vector<DealerDistribution<T>>(kLabels * kLabels);

    DealerDistribution<T>& of(int first, int second) { return at[first * kLabels + second]; }
    const DealerDistribution<T>& of(int first, int second) const {
        return at[first * kLabels + second];
    }
    // Turns "any" into "bust", on the first hand and on the second.
    void resolve();
};

template <class T>
void take_off(DealerDistribution<T>& any, const DealerDistribution<T>& other) {
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
    std::vector<DealerDistribution<T>> three = std::vector<DealerDistribution<T>>(kLabels * kPairLabels);

    // The last two hands by their labels in order, for one label of the first.
    TwoSpread<T> later(int first) const {
        TwoSpread<T> ordered;
        for (int a = 0; a < kLabels; ++a)
            for (int b = 0; b < kLabels; ++b)
                for (std::size_t end = 0; end < kDealerEnds; ++end)
                    ordered.of(a, b)[end] =
                        three[first * kPairLabels + pair_label(a, b)][end] / T(a == b ? 1 : 2);
        ordered.resolve();
        return ordered;
    }
};

// Pairs of hands rarer than this move a standard deviation by less than its sixth decimal.
inline constexpr double kLeastPairWeight = 1e-7;

// A share of all pairs of hands of a split box, played in a shoe that has lost `further` more cards of the split value:
// counted so many times with any second cards, with a first or a second of the two that does not pair, and with neither
// pairing.
template <class T>
struct PairTerm {
    bool with_first;  // the first hand of the box is among the two
    int further;
    long any, first_unpaired, second_unpaired, unpaired;
    T pairing;        // chance of the further cards, which the count of the cards drawn includes
};

// The pairs are valued as single hands are: see split_terms.
template <class T>
std::vector<PairTerm<T>> pair_terms(const Composition& shoe, int value, int hands_max, SplitPlan plan);

template <class T>
class SplitJoint {
public:
    SplitJoint(DealerDistributions<T>& distributions, const Rules& rules, const Strategy& strategy, int value, int up,
               const T& chance)
        : distributions_(distributions),
          rules_(rules),
          value_(value),
          up_(up),
          pair_(Tally::of(value)),
          removed_(pair_ + pair_ + Tally::of(up)),
          chance_(chance),
          shoe_(distributions.shoe().less(removed_)),
          apart_(strategy.plays_apart(up, value, Place::Later)),
          first_(split_hands(strategy, value, up, rules, Place::First)),
          later_(split_hands(strategy, value, up, rules, Place::Later)) {}

    // Everything, into the spread of whole boxes of at most three hands.
    void add(SplitPlan plan, JointSpread<T>& spread) {
        if (hands_max(plan, value_, rules_) > 3) throw std::logic_error("a joint spread is of at most three hands");
        add_two(plan, spread.two);
        if (splits_again(plan) && left() > 0) add_three(plan, spread.three);
    }

    // Every pair of hands of a box: those with the first hand, and those of
    // two later hands. That is all the variance asks.
    void add_pairs(SplitPlan plan, TwoSpread<T>& with_first, TwoSpread<T>& later) {
        for (const PairTerm<T>& term : pair_terms<T>(shoe_, value_, hands_max(plan, value_, rules_), plan)) {
            const auto add = [&](const SplitHand& one, const SplitHand& other,
                                 const DealerDistribution<T>& distribution) {
                const T times = T(term.any) * number_of(one.orders) * number_of(other.orders) +
                                T(term.first_unpaired) * number_of(one.unpaired) * number_of(other.orders) +
                                T(term.second_unpaired) * number_of(one.orders) * number_of(other.unpaired) +
                                T(term.unpaired) * number_of(one.unpaired) * number_of(other.unpaired);
                DealerDistribution<T>& sum = (term.with_first ? with_first : later).of(one.label, other.label);
                for (std::size_t end = 0; end < kDealerEnds; ++end) sum[end] += times * distribution[end];
            };
            each_pair(term.further, term.with_first ? first_ : later_, later_, add);
        }
    }

private:
    int left() const { return shoe_.of(value_); }

    // Chance of drawing these cards in one order, times the dealer's distribution after them: by the cards' number, and
    // known once `settle` has been called. Nothing if the shoe has them not.
    std::size_t number(Tally drawn) {
        const auto [number, fresh] = numbers_.number(drawn);
        if (!fresh) return number;
        known_.emplace_back();
        if (shoe_.holds(drawn)) {
            wanted_.push_back(removed_ + drawn);
            wanted_numbers_.push_back(number);
        }
        return number;
    }
    void settle() {
        distributions_found_.resize(wanted_.size());
        distributions_.compute(wanted_, up_, dealer_rule(rules_), distributions_found_);
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            const T factor = chance_of<T>(shoe_, wanted_[i] - removed_) * chance_;
            DealerDistribution<T>& distribution = known_[wanted_numbers_[i]];
            for (std::size_t end = 0; end < kDealerEnds; ++end)
                distribution[end] = distributions_found_[i][end] * factor;
        }
        wanted_.clear();
        wanted_numbers_.clear();
    }
    // A hand's every end from the given one on, together with these cards: their numbers in `row_`.
    void number_all(const std::vector<SplitHand>& hands, Tally with, std::size_t from = 0) {
        row_.assign(from, 0);
        for (std::size_t i = from; i < hands.size(); ++i) {
            numbers_.prefetch(with + hands[std::min(i + kAhead, hands.size() - 1)].drawn);
            row_.push_back(number(with + hands[i].drawn));
        }
        settle();
    }
    static T number_of(std::int64_t orders) { return T(orders); }
    // The distribution of the dealer's hand behind the i-th of the row; one further on is fetched into the cache.
    const DealerDistribution<T>& ends(std::size_t i) const {
        const auto* ahead = reinterpret_cast<const char*>(&known_[row_[std::min(i + kAhead, row_.size() - 1)]]);
        __builtin_prefetch(ahead);
        __builtin_prefetch(ahead + sizeof(DealerDistribution<T>) - 1);
        return known_[row_[i]];
    }
    static void add_distribution(DealerDistribution<T>& sum, const DealerDistribution<T>& distribution,
                                 std::int64_t times) {
        const T factor(times);
        for (std::size_t end = 0; end < kDealerEnds; ++end) sum[end] += factor * distribution[end];
    }

    // Two hands after `further` pairing cards. Where both are played alike the same cards are drawn in either order, so
    // the dealer's distribution is looked up once.
    template <class Add>
    void each_pair(int further, const std::vector<SplitHand>& ones, const std::vector<SplitHand>& others, Add add) {
        const bool alike = !apart_ || &ones == &others;
        Tally before;
        for (int i = 0; i < further; ++i) before = before + pair_;
        for (std::size_t f = 0; f < ones.size(); ++f) {
            ask_now_and_then();
            number_all(others, before + ones[f].drawn, alike ? f : 0);
            for (std::size_t i = alike ? f : 0; i < others.size(); ++i) {
                const DealerDistribution<T>& distribution = ends(i);
                add(ones[f], others[i], distribution);
                if (alike && i != f) add(others[i], ones[f], distribution);
            }
        }
    }

    // A box of two hands. The second card of one that would have been split again does not pair.
    void add_two(SplitPlan plan, TwoSpread<T>& sums) {
        const bool first_again = splits_first_again(plan), later_again = splits_later_again(plan);
        each_pair(0, first_, later_,
                  [&](const SplitHand& first, const SplitHand& second, const DealerDistribution<T>& distribution) {
                      const std::int64_t times = (first_again ? first.unpaired : first.orders) *
                                                 (later_again ? second.unpaired : second.orders);
                      if (times != 0) add_distribution(sums.of(first.label, second.label), distribution, times);
                  });
    }

    // The pairing card comes either first of all, or after a first hand whose own second card did not pair or is not
    // split. Both ways the hand that carries the original wager is the first one, and the other two are played freely.
    void add_three(SplitPlan plan, std::vector<DealerDistribution<T>>& sums) {
        const bool first_again = splits_first_again(plan), later_again = splits_later_again(plan);
        for (const TwoHands& later : two_hands(later_)) {
            ask_now_and_then();
            number_all(first_, later.drawn + pair_);
            for (std::size_t i = 0; i < first_.size(); ++i) {
                const SplitHand& first = first_[i];
                const DealerDistribution<T>& distribution = ends(i);
                const std::int64_t after = first_again ? first.unpaired : first.orders;
                const std::int64_t times = (first_again ? first.orders : 0) + (later_again ? after : 0);
                for (const auto& [label, orders] : later.orders)
                    add_distribution(sums[first.label * kPairLabels + label], distribution, orders * times);
            }
        }
    }

    static constexpr std::size_t kAhead = 12;

    DealerDistributions<T>& distributions_;
    const Rules& rules_;
    int value_, up_;
    Tally pair_, removed_;
    T chance_;
    Composition shoe_;
    bool apart_;  // are later hands played otherwise than the first?
    std::vector<SplitHand> first_, later_;
    TallyMap numbers_;
    std::vector<DealerDistribution<T>> known_, distributions_found_;
    std::vector<Tally> wanted_;
    std::vector<std::size_t> wanted_numbers_, row_;
};

// Sums pairs of hands by what they are, and by the pairing cards that are removed.
template <class T>
class PairTerms {
public:
    PairTerms(const Composition& shoe, int value) : pairing_(chances_of_pairing<T>(shoe, value)) {}

    void add(bool with_first, int paired, int others, long PairTerm<T>::*kind, long ways) {
        each_share(paired, others, ways, [&](int further, long times) {
            if (further < std::ssize(pairing_)) at(with_first, further).*kind += times;
        });
    }
    std::vector<PairTerm<T>> take() { return std::move(terms_); }

private:
    PairTerm<T>& at(bool with_first, int further) {
        for (PairTerm<T>& term : terms_)
            if (term.with_first == with_first && term.further == further) return term;
        return terms_.emplace_back(PairTerm<T>{with_first, further, 0, 0, 0, 0, pairing_[further]});
    }

    std::vector<T> pairing_;
    std::vector<PairTerm<T>> terms_;
};

// Pairs of hands are counted when the second of them has its second card: of the hands finished before, one is the
// other of the pair, and the rest are known not to pair. Hands that are not split again take any second card.
template <class T>
std::vector<PairTerm<T>> pair_terms(const Composition& shoe, int value, int hands_max, SplitPlan plan) {
    using Term = PairTerm<T>;
    PairTerms<T> sums(shoe, value);
    const auto kind = [](bool first_any, bool second_any) {
        if (first_any) return second_any ? &Term::any : &Term::second_unpaired;
        return second_any ? &Term::first_unpaired : &Term::unpaired;
    };
    each_moment(hands_max, plan, [](int, bool) {}, [&](const SplitMoment& at) {
        const long seconds = at.any ? at.ways * at.left() : at.ways;
        const int others = at.done + (at.first_unpaired ? 1 : 0);
        sums.add(true, at.paired, at.done, kind(!at.first_unpaired, at.any), seconds);
        if (at.done > 0) sums.add(false, at.paired, others - 1, kind(false, at.any), seconds * at.done);
        if (at.any) sums.add(false, at.paired, others, &Term::any, at.ways * at.left() * (at.left() - 1) / 2);
    });
    std::vector<Term> terms = sums.take();
    std::erase_if(terms, [](const Term& term) {
        const auto small = [&](long times) { return negligible(T(T(times) * term.pairing), kLeastPairWeight); };
        return small(term.any) && small(term.first_unpaired) && small(term.second_unpaired) && small(term.unpaired);
    });
    return terms;
}

}  // namespace baize::blackjack
