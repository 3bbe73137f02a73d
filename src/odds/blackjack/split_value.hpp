// The exact value of splitting, for a fixed play of the hands so formed (nz-blackjack section 12).
#pragma once

#include <cmath>
#include <vector>

#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/play.hpp"

namespace baize::blackjack {

// Orders in which sets of cards can come, hand after hand.
using Orders = std::vector<std::pair<Tally, std::int64_t>>;

// Of hands that are bust or paid before the dealer's second card, so that nothing stands there for a blackjack to take.
Orders settled_orders(const std::vector<FinalHand>& hands, bool with_paired, bool with_others, const Rules& rules);
Orders product(const Orders& first, const Orders& second);

// One share of the value of a split box: a hand played alone, in a shoe that has lost `further` more cards of the split
// value since the first split, counted `all` times, and `unpaired` times more where its second card does not pair.
template <class T>
struct SplitTerm {
    Wager wager;
    int further;
    T all, unpaired;
};

inline constexpr double kLeastWeight = 1e-16;

// A shuffled shoe looks the same from any moment that the cards dealt before decide. So a hand, taken alone, sees the
// shoe as the first hand does, but for what the number of hands tells: so many second cards paired before it, and so
// many did not. Those that did are gone from the shoe; "did not" is all, less those that did. A pair is split while the
// box has fewer than `hands_max` hands.
template <class T>
std::vector<SplitTerm<T>> split_terms(const Composition& shoe, int value, int hands_max, bool hands_alike = false,
                                      double least = kLeastWeight);

// Sums weights of hands by the wager they carry and by the pairing cards that are gone.
template <class T>
class SplitTerms {
public:
    SplitTerms(const Composition& shoe, int value) : pairing_{T(1)} {
        for (int i = 0; i < shoe.of(value) && i < shoe.size; ++i)
            pairing_.push_back(pairing_.back() * T(shoe.of(value) - i) / T(shoe.size - i));
    }

    // Hands that come after `paired` second cards which paired and `others` which did not, in `ways` orders.
    void add(Wager wager, int paired, int others, bool any_second_card, long ways) {
        long binomial = 1;
        for (int i = 0; i <= others; ++i) {
            const auto further = static_cast<std::size_t>(paired + i);
            if (further >= pairing_.size()) return;
            SplitTerm<T>& term = at(wager, paired + i);
            (any_second_card ? term.all : term.unpaired) +=
                T(i % 2 == 0 ? ways * binomial : -ways * binomial) * pairing_[further];
            binomial = binomial * (others - i) / (i + 1);
        }
    }
    std::vector<SplitTerm<T>> take() { return std::move(terms_); }

private:
    SplitTerm<T>& at(Wager wager, int further) {
        for (SplitTerm<T>& term : terms_)
            if (term.wager == wager && term.further == further) return term;
        return terms_.emplace_back(SplitTerm<T>{wager, further, T(0), T(0)});
    }

    std::vector<T> pairing_;  // chance that the next so many cards are all of the value
    std::vector<SplitTerm<T>> terms_;
};

// Too small to move a sum of doubles; never true of exact numbers but zero.
inline bool negligible(double weight, double least) { return std::abs(weight) < least; }
template <class T>
bool negligible(const T& weight, double) { return weight == T(0); }

template <class T>
std::vector<SplitTerm<T>> split_terms(const Composition& shoe, int value, int hands_max, bool hands_alike,
                                      double least) {
    SplitTerms<T> sums(shoe, value);
    std::vector<long> ways(static_cast<std::size_t>(hands_max) + 1);  // by second cards that did not pair
    ways[0] = 1;
    for (int paired = 0;; ++paired) {
        const int hands = 2 + paired;
        const bool full = hands == hands_max;
        for (int others = 0; others < hands; ++others) {
            const long here = ways[static_cast<std::size_t>(others)];
            if (here == 0) continue;
            const int original = others == 0 ? 1 : 0;
            if (original) sums.add(hands_alike ? Wager::Additional : Wager::Original, paired, others, full, here);
            if (full) sums.add(Wager::Additional, paired, others, true, here * (hands - others - original));
            else if (!original) sums.add(Wager::Additional, paired, others, false, here);
            if (!full && others + 1 < hands) ways[static_cast<std::size_t>(others) + 1] += here;
        }
        if (full) break;
    }
    std::vector<SplitTerm<T>> terms = sums.take();
    std::erase_if(terms, [&](const SplitTerm<T>& term) {
        return negligible(term.all, least) && negligible(term.unpaired, least);
    });
    return terms;
}

// What a later hand of a split box carries (20.4).
inline Wager later_wager(int value, const Rules& rules) {
    return splits_free(value, 1, rules) ? Wager::Lammer : Wager::Additional;
}

// Is a pair that was split for free split again for money (20.4, ruling R31 the other way)?
inline bool pays_to_resplit(int value, const Rules& rules) {
    return splits_free(value, 1, rules) && !splits_free(value, 2, rules) && may_split(value, value, 2, rules);
}

// Have later hands something else to lose to the cards than the first? Not where every hand
// loses alike (12.9), nor where the box loses one wager whatever happens (12.6); and where a
// wager is carried from hand to hand, one play must do for all.
inline bool later_hands_apart(int value, const Rules& rules) {
    if (splits_free(value, 1, rules) || rules.split_loss == SplitLoss::First) return true;
    return rules.twenty_one_wins && rules.split_loss == SplitLoss::OriginalOnly;
}

// How the hands of a split box are best played, chosen for the shoe as it is after the first split: one play for all of
// them, or one for the first and one for the later ones. `others`: cards out of the shoe beside the pair and the
// dealer's first card.
template <class T>
void choose_split_play(DealerLaws<T>& laws, const Payoffs<T>& payoffs, const Rules& rules, int value, int up,
                       Tally others, Strategy& strategy) {
    const Node start = hand_table().of(Tally::of(value));
    const auto choose = [&](Wager wager) {
        Play<T> play(laws, payoffs, rules, {up, value, wager, Tally::of(value) + Tally::of(up) + others});
        play.prepare(start);
        play.draw(start, [&](Node after) { return play.best(after, strategy); });
    };
    const bool apart = later_hands_apart(value, rules);
    choose(apart ? Wager::Original : Wager::Either);
    if (apart) choose(later_wager(value, rules));
    if (pays_to_resplit(value, rules)) choose(Wager::Additional);
}

inline int hands_max(SplitPlan plan, int value, const Rules& rules) {
    return plan == SplitPlan::Once ? 2 : hands_max_of(value, rules);
}

// What each hand after the first carries. A box that was split for free and then for money has
// one hand of either kind after the first, and those are the hands of a full box, which take any
// second card; before that the later hand is the lammer's.
template <class T>
std::vector<SplitTerm<T>> wagered(std::vector<SplitTerm<T>> terms, int value, SplitPlan plan, const Rules& rules) {
    std::vector<SplitTerm<T>> paid;
    for (SplitTerm<T>& term : terms) {
        if (term.wager != Wager::Additional) continue;
        term.wager = later_wager(value, rules);
        if (plan != SplitPlan::Again || !pays_to_resplit(value, rules)) continue;
        term.all = term.all / T(2);
        paid.push_back({Wager::Additional, term.further, term.all, T(0)});
    }
    terms.insert(terms.end(), paid.begin(), paid.end());
    return terms;
}

template <class T>
class SplitValue {
public:
    // `others`: cards out of the shoe beside the pair and the dealer's first card.
    SplitValue(DealerLaws<T>& laws, const Payoffs<T>& payoffs, const Rules& rules, const Strategy& strategy, int value,
               int up, Tally others = {}, double least = kLeastWeight)
        : laws_(laws),
          payoffs_(payoffs),
          rules_(rules),
          strategy_(strategy),
          value_(value),
          up_(up),
          others_(others),
          least_(least),
          shoe_(laws.shoe().less(Tally::of(value) + Tally::of(value) + Tally::of(up) + others)) {}

    // The box's value but for the carried wager of SplitLoss::BustAndOne, and so never below the value.
    T without_carry(SplitPlan plan) {
        T sum(0);
        for (const SplitTerm<T>& term : terms(plan)) sum += worth(term);
        return sum;
    }
    T carry(SplitPlan plan);
    T carry_to_the_paid(int partner) const;
    T total(SplitPlan plan) { return without_carry(plan) + carry(plan); }
    // The value, or where it cannot be above `least` a bound that is not above it either: the wager carried by three
    // hands that draw many cards takes minutes to count.
    T total_above(T least, SplitPlan plan) {
        const T most = without_carry(plan);
        return exceeds(most, least) ? most + carry(plan) : most;
    }
    // Is a wager carried over at all?
    bool carries() const { return payoffs_.carry() != T(0) && blackjack_partner(up_) != 0; }

private:
    // Where the first hand loses as the others do, they are summed together.
    std::vector<SplitTerm<T>> terms(SplitPlan plan) const {
        const bool alike = payoffs_.hands_alike() && !later_hands_apart(value_, rules_);
        return wagered(split_terms<T>(shoe_, value_, hands_max(plan, value_, rules_), alike, least_), value_, plan,
                       rules_);
    }
    // What one hand is worth by its second card: the one that pairs, and the others together.
    struct Hand {
        Wager wager;
        int further;
        T paired, others;
    };
    T worth(const SplitTerm<T>& term) {
        const Hand& hand = known(term.wager, term.further);
        return term.all * hand.paired + (term.all + term.unpaired) * hand.others;
    }
    const Hand& known(Wager wager, int further) {
        for (const Hand& each : hands_)
            if (each.wager == wager && each.further == further) return each;
        return hands_.emplace_back(play(wager, further));
    }
    Hand play(Wager wager, int further);
    T expect(const Orders& orders, const Composition& shoe) const;

    DealerLaws<T>& laws_;
    const Payoffs<T>& payoffs_;
    const Rules& rules_;
    const Strategy& strategy_;
    int value_, up_;
    Tally others_;
    double least_;  // weights of hands below this are left out, where numbers are rounded anyway
    Composition shoe_;
    std::vector<Hand> hands_;  // that were played so far: both plans ask for some of them
};

// Every card out of the shoe but the hand's own, for one term.
inline Tally gone_before(int value, int up, int further) {
    Tally gone = Tally::of(value) + Tally::of(up);
    for (int i = 0; i < further; ++i) gone = gone + Tally::of(value);
    return gone;
}

template <class T>
typename SplitValue<T>::Hand SplitValue<T>::play(Wager wager, int further) {
    Play<T> play(laws_, payoffs_, rules_, {up_, value_, wager, gone_before(value_, up_, further) + others_});
    const Node start = hand_table().of(Tally::of(value_));
    play.prepare(start, strategy_);
    Hand hand{wager, further, T(0), T(0)};
    for (int card = 1; card <= kValues; ++card) {
        const T chance = play.chance(start, card);
        if (chance == T(0)) continue;
        (card == value_ ? hand.paired : hand.others) +=
            chance * play.value(hand_table()[start].next[static_cast<std::size_t>(card)], strategy_);
    }
    return hand;
}

template <class T>
T SplitValue<T>::expect(const Orders& orders, const Composition& shoe) const {
    T sum(0);
    for (const auto& [cards, count] : orders)
        if (shoe.holds(cards)) sum += chance_of<T>(shoe, cards) * T(static_cast<long>(count));
    return sum;
}

// A later hand carries the loss when the first hand is bust or paid and not all are. The dealer's second card may be
// thought of as dealt first, which leaves only the chance that hands bust.
template <class T>
T SplitValue<T>::carry(SplitPlan plan) {
    const int partner = blackjack_partner(up_);
    if (payoffs_.carry() == T(0) || partner == 0 || shoe_.of(partner) == 0) return T(0);
    if (splits_free(value_, 1, rules_))
        return plan == SplitPlan::Again && pays_to_resplit(value_, rules_) ? carry_to_the_paid(partner) : T(0);
    const Composition rest = shoe_.less(Tally::of(partner));
    const std::vector<FinalHand> hands = split_final_hands(strategy_, value_, up_, rules_);
    const Orders any = settled_orders(hands, true, true, rules_);
    T carried(0);
    if (plan == SplitPlan::Once) {
        carried = expect(any, rest) - expect(product(any, any), rest);
    } else {
        const Orders others = settled_orders(hands, false, true, rules_);
        const Orders pair{{Tally::of(value_), 1}};
        const Orders two = product(any, any);
        carried = expect(product(pair, any), rest) + expect(others, rest)
                  - expect(product(pair, product(any, two)), rest)       // the first hand pairs
                  - expect(product(others, others), rest)               // neither does
                  - expect(product(product(others, pair), two), rest);  // the second does
    }
    return payoffs_.carry() * carried * T(shoe_.of(partner)) / T(shoe_.size);
}

// Of a box split for free and then for money only the paid hand can carry it,
// wherever it lies: the first hand pairs, or the second does.
template <class T>
T SplitValue<T>::carry_to_the_paid(int partner) const {
    const Composition rest = shoe_.less(Tally::of(partner));
    const std::vector<FinalHand> first = split_final_hands(strategy_, value_, up_, rules_);
    const Orders paid =
        settled_orders(split_final_hands(strategy_, value_, up_, rules_, Place::PaidAfterFree), true, true, rules_);
    const Orders pair{{Tally::of(value_), 1}};
    T carried(0);
    for (const Orders& bust : {product(pair, settled_orders(first, true, true, rules_)),
                               product(settled_orders(first, false, true, rules_), pair)})
        carried += expect(bust, rest) - expect(product(bust, paid), rest);
    return payoffs_.carry() * carried * T(shoe_.of(partner)) / T(shoe_.size);
}

}  // namespace baize::blackjack
