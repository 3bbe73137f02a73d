// The hands of a split box, each taken alone: in what shoe, with what wager, and how often (nz-blackjack 12, 20.4).
//
// By exchangeability a hand of the box sees the shoe as the first does, but for the second cards that are known to have
// paired or not. "Did not pair" is any card less one that pairs, so a hand after p pairs and q others is the
// alternating sum over i of C(q, i) hands in shoes that lack p + i more cards of the split value. Terms of the same
// wager and shoe are added up, and those too small to move a double are dropped.
//
// Cost: O(h^2) moments of a box of at most h hands, with O(h) terms each; what is left are O(h) terms a wager.
#pragma once

#include <cmath>
#include <vector>

#include "odds/blackjack/play.hpp"

namespace baize::blackjack {

// ---- What is decided of a split, and what its hands carry ---------------------------------------------------------

inline int hands_max(SplitPlan plan, int value, const Rules& rules) {
    return plan == SplitPlan::Once ? 2 : hands_max_of(value, rules);
}

// What the hand carries that is formed by splitting a pair in a box of so many hands (20.4).
inline Wager formed_wager(int value, int hands, const Rules& rules) {
    return splits_free(value, hands, rules) ? Wager::Lammer : Wager::Additional;
}

// What a later hand of a split box carries; all of them, but where a paid split follows a free one.
inline Wager later_wager(int value, const Rules& rules) { return formed_wager(value, 1, rules); }

// By the hand that was split first, the one that its split formed, and those of every further split. Only where a box
// has three hands at most may the last two differ.
struct SplitWagers {
    Wager first, later, added;
};
inline SplitWagers wagers_of(int value, const Rules& rules) {
    return {Wager::Original, later_wager(value, rules), formed_wager(value, 2, rules)};
}

// Is a pair that was split for free split again for money (20.4, ruling R31 the other way)?
inline bool pays_to_resplit(int value, const Rules& rules) {
    return splits_free(value, 1, rules) && !splits_free(value, 2, rules) && may_split(value, value, 2, rules);
}

// ---- The course of a split ----------------------------------------------------------------------------------------

// Later hands at a moment of a box that is split by a plan: so many pairing cards were split, so many later hands are
// done whose second card did not pair. Either one hand is now taken not to pair, or all that are left take any second
// card, because they are not split again.
struct SplitMoment {
    int paired, done;
    bool first_unpaired;  // the first hand's second card is known not to pair
    bool any;
    long ways;

    int left() const { return 1 + paired - done; }
};

// `first(paired, any)` is told how the first hand may come to its second card: after so many pairing ones, and whether
// it is any card or one that does not pair.
template <class First, class Later>
void each_moment(int hands_max, SplitPlan plan, First&& first, Later&& later) {
    const bool first_again = splits_first_again(plan), later_again = splits_later_again(plan);
    std::vector<long> ways(hands_max);  // by later hands that are done
    for (int paired = 0;; ++paired) {
        const bool full = paired + 2 == hands_max;
        if (first_again || paired == 0) first(paired, full || !first_again);
        if (first_again && full) later(SplitMoment{paired, 0, false, true, 1});
        else if (first_again || paired == 0) ++ways[0];
        for (int done = 0; done <= paired; ++done) {
            const long here = ways[done];
            if (here == 0) continue;
            later(SplitMoment{paired, done, first_again, full || !later_again, here});
            if (!full && later_again && done < paired) ways[done + 1] += here;
        }
        if (!later_again) ways[0] = 0;
        if (full || !splits_again(plan)) break;
    }
}

// ---- Shares of the value ------------------------------------------------------------------------------------------

// One share of the value of a split box: a hand played alone, in a shoe that has lost `further` more cards of the split
// value since the first split, counted `all` times, and `unpaired` times more where its second card does not pair.
template <class T>
struct SplitTerm {
    Wager wager;
    int further;
    T all, unpaired;
};

inline constexpr double kLeastWeight = 1e-16;

// Too small to move a sum of doubles; never true of exact numbers but zero.
inline bool negligible(double weight, double least) { return std::abs(weight) < least; }
template <class T>
bool negligible(const T& weight, double) { return weight == T(0); }

// After `paired` cards that pair and `others` that do not, in `ways` orders: cards that do not pair are any cards, less
// those that do. Calls `each(cards that pair, times)`.
template <class Each>
void each_share(int paired, int others, long ways, const Each& each) {
    for (int i = 0; i <= others && ways != 0; ++i) {
        each(paired + i, i % 2 == 0 ? ways : -ways);
        ways = ways * (others - i) / (i + 1);
    }
}

// That the next so many cards are all of the value.
template <class T>
std::vector<T> chances_of_pairing(const Composition& shoe, int value) {
    std::vector<T> chances{T(1)};
    for (int i = 0; i < shoe.of(value) && i < shoe.size; ++i)
        chances.push_back(chances.back() * T(shoe.of(value) - i) / T(shoe.size - i));
    return chances;
}

// Sums weights of hands by the wager they carry and by the pairing cards that are removed.
template <class T>
class SplitTerms {
public:
    SplitTerms(const Composition& shoe, int value) : pairing_(chances_of_pairing<T>(shoe, value)) {}

    // Hands that come after `paired` second cards which paired and `others` which did not, in `ways` orders.
    void add(Wager wager, int paired, int others, bool any_second_card, long ways) {
        each_share(paired, others, ways, [&](int further, long times) {
            if (further >= std::ssize(pairing_)) return;
            SplitTerm<T>& term = at(wager, further);
            (any_second_card ? term.all : term.unpaired) += T(times) * pairing_[further];
        });
    }
    std::vector<SplitTerm<T>> take() { return std::move(terms_); }

private:
    SplitTerm<T>& at(Wager wager, int further) {
        for (SplitTerm<T>& term : terms_)
            if (term.wager == wager && term.further == further) return term;
        return terms_.emplace_back(SplitTerm<T>{wager, further, T(0), T(0)});
    }

    std::vector<T> pairing_;
    std::vector<SplitTerm<T>> terms_;
};

// A shuffled shoe looks the same from any moment that the cards dealt before decide. So a hand, taken alone, sees the
// shoe as the first hand does, but for what the number of hands tells: so many second cards paired before it, and so
// many did not. Those that did are removed from the shoe; "did not" is all, less those that did.
template <class T>
std::vector<SplitTerm<T>> split_terms(const Composition& shoe, int value, int hands_max, SplitPlan plan,
                                      const SplitWagers& wagers, double least = kLeastWeight) {
    SplitTerms<T> sums(shoe, value);
    each_moment(
        hands_max, plan, [&](int paired, bool any) { sums.add(wagers.first, paired, 0, any, 1); },
        [&](const SplitMoment& at) {
            const int others = at.done + (at.first_unpaired ? 1 : 0);
            sums.add(wagers.later, at.paired, others, at.any, at.ways);
            if (at.any) sums.add(wagers.added, at.paired, others, true, at.ways * (at.left() - 1));
        });
    std::vector<SplitTerm<T>> terms = sums.take();
    std::erase_if(terms, [&](const SplitTerm<T>& term) {
        return negligible(term.all, least) && negligible(term.unpaired, least);
    });
    return terms;
}

}  // namespace baize::blackjack
