// The exact value of splitting, for a fixed play of the hands so formed (nz-blackjack section 12).
#pragma once

#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/play.hpp"

namespace baize::blackjack {

// Orders in which sets of cards can come, hand after hand.
using Orders = std::vector<std::pair<Tally, std::int64_t>>;

Orders bust_orders(const std::vector<FinalHand>& hands, bool with_paired, bool with_others);
Orders product(const Orders& first, const Orders& second);

// One share of the value of a split box: a hand played alone, in a shoe that has lost `further` more cards of the split
// value since the first split, counted `all` times, and `unpaired` times more where its second card does not pair.
template <class T>
struct SplitTerm {
    Wager wager;
    int further;
    T all, unpaired;
};

// A shuffled shoe looks the same from any moment that the cards dealt before decide. So a later hand, taken alone, sees
// the shoe as the first hand does; and a hand that must not follow a pairing first hand is worth what it is in all,
// less what it is after one. With a second split, either the first hand pairs and three hands are played; or it does
// not, and the second hand pairs or does not.
template <class T>
std::vector<SplitTerm<T>> split_terms(const Composition& shoe, int value, SplitPlan plan) {
    if (plan == SplitPlan::Once) return {{Wager::Original, 0, T(1), T(0)}, {Wager::Additional, 0, T(1), T(0)}};
    std::vector<SplitTerm<T>> terms{{Wager::Original, 0, T(0), T(1)}, {Wager::Additional, 0, T(0), T(1)}};
    const int left = shoe.of(value);
    if (left == 0) return terms;
    const T pairs = T(left) / T(shoe.size);
    const T both = pairs * T(left - 1) / T(shoe.size - 1);
    terms.push_back({Wager::Original, 1, pairs, T(0)});
    terms.push_back({Wager::Additional, 1, pairs * T(4), T(0) - pairs});
    if (left > 1) terms.push_back({Wager::Additional, 2, both * T(-2), T(0)});
    return terms;
}

template <class T>
class SplitValue {
public:
    SplitValue(DealerLaws<T>& laws, const Payoffs<T>& payoffs, const Rules& rules, const Strategy& strategy, int value, int up)
        : laws_(laws), payoffs_(payoffs), rules_(rules), strategy_(strategy), value_(value), up_(up),
          shoe_(laws.shoe().less(Tally::of(value) + Tally::of(value) + Tally::of(up))) {}

    // The box's value but for the carried wager of SplitLoss::BustAndOne, and so never below the value.
    T without_carry(SplitPlan plan) {
        T sum(0);
        for (const SplitTerm<T>& term : split_terms<T>(shoe_, value_, plan)) sum += worth(term);
        return sum;
    }
    T carry(SplitPlan plan);
    T total(SplitPlan plan) { return without_carry(plan) + carry(plan); }

private:
    T worth(const SplitTerm<T>& term);
    T expect(const Orders& orders, const Composition& shoe) const;

    DealerLaws<T>& laws_;
    const Payoffs<T>& payoffs_;
    const Rules& rules_;
    const Strategy& strategy_;
    int value_, up_;
    Composition shoe_;
};

// Every card out of the shoe but the hand's own, for one term.
inline Tally gone_before(int value, int up, int further) {
    Tally gone = Tally::of(value) + Tally::of(up);
    for (int i = 0; i < further; ++i) gone = gone + Tally::of(value);
    return gone;
}

template <class T>
T SplitValue<T>::worth(const SplitTerm<T>& term) {
    Play<T> play(laws_, payoffs_, rules_, {up_, value_, term.wager, gone_before(value_, up_, term.further)});
    const Node start = hand_table().of(Tally::of(value_));
    T sum(0);
    for (int card = 1; card <= kValues; ++card) {
        const T chance = play.chance(start, card);
        const T times = card == value_ ? term.all : T(term.all + term.unpaired);
        if (chance == T(0) || times == T(0)) continue;
        sum += times * chance * play.value(hand_table()[start].next[static_cast<std::size_t>(card)], strategy_);
    }
    return sum;
}

template <class T>
T SplitValue<T>::expect(const Orders& orders, const Composition& shoe) const {
    T sum(0);
    for (const auto& [cards, count] : orders)
        if (shoe.holds(cards)) sum += chance_of<T>(shoe, cards) * T(static_cast<long>(count));
    return sum;
}

// A later hand carries the loss when the first hand is bust and not all are. The dealer's second card may be thought
// of as dealt first, which leaves only the chance that hands bust.
template <class T>
T SplitValue<T>::carry(SplitPlan plan) {
    const int partner = blackjack_partner(up_);
    if (payoffs_.carry() == T(0) || partner == 0 || shoe_.of(partner) == 0) return T(0);
    const Composition rest = shoe_.less(Tally::of(partner));
    const std::vector<FinalHand> hands = split_final_hands(strategy_, value_, up_);
    const Orders any = bust_orders(hands, true, true);
    T carried(0);
    if (plan == SplitPlan::Once) {
        carried = expect(any, rest) - expect(product(any, any), rest);
    } else {
        const Orders others = bust_orders(hands, false, true);
        const Orders pair{{Tally::of(value_), 1}};
        const Orders two = product(any, any);
        carried = expect(product(pair, any), rest) + expect(others, rest)
                  - expect(product(pair, product(any, two)), rest)       // the first hand pairs
                  - expect(product(others, others), rest)               // neither does
                  - expect(product(product(others, pair), two), rest);  // the second does
    }
    return payoffs_.carry() * carried * T(shoe_.of(partner)) / T(shoe_.size);
}

}  // namespace baize::blackjack
