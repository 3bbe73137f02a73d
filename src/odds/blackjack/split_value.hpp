// The exact value of splitting, for a fixed play of the hands so formed (nz-blackjack section 12).
//
// The mean of a sum is the sum of the means, whether or not the hands depend on each other; and a shuffled shoe is
// exchangeable, so each hand, taken alone, meets the shoe as the first does, but for the second cards that are known to
// have paired or not. "Did not pair" is any card less one that pairs. So a box is a signed sum of single hands, each in
// a shoe that lacks some more cards of the split value (split_terms.hpp). The one loss that SplitLoss::BustAndOne
// carries from hand to hand asks for the joint chance that hands bust, no more: the dealer's second card is thought of
// as dealt first, and orders of final multisets are multiplied.
//
// Cost: O(h) plays (play.hpp) for a box of at most h hands; for the carried loss a product of up to three lists of
// final hands, by far the more where it must be counted.
#pragma once

#include <span>
#include <vector>

#include "odds/blackjack/final_hands.hpp"
#include "odds/blackjack/split_terms.hpp"

namespace baize::blackjack {

// Orders in which sets of cards can come, hand after hand.
using Orders = std::vector<std::pair<Tally, std::int64_t>>;

// Of hands that are bust or paid before the dealer's second card, so that nothing stands there for a blackjack to take.
Orders settled_orders(const std::vector<FinalHand>& hands, bool with_paired, bool with_others, const Rules& rules);
Orders product(const Orders& first, const Orders& second);

// Do later hands ask for another play than the first? Not where what the first has to win and lose beyond theirs is
// the same however it ends: where every hand loses alike (12.9), or the box loses one wager in any case (12.6). And
// where a wager is carried from hand to hand, one play must do for all.
template <class T>
bool later_hands_apart(const Payoffs<T>& payoffs, int value, const Rules& rules) {
    if (splits_free(value, 1, rules)) return true;
    return payoffs.carry() == T(0) && !payoffs.played_alike(Wager::Original, Wager::Additional, rules);
}

// The ways to split a pair, of fewer hands first (ruling R50).
inline std::span<const SplitPlan> split_plans(int value, bool apart, const Rules& rules) {
    static constexpr SplitPlan kTogether[] = {SplitPlan::Once, SplitPlan::Again};
    static constexpr SplitPlan kApart[] = {SplitPlan::Once, SplitPlan::FirstAgain, SplitPlan::LaterAgain,
                                           SplitPlan::Again};
    const std::span<const SplitPlan> plans = apart ? std::span<const SplitPlan>(kApart) : kTogether;
    return may_split(value, value, 2, rules) ? plans : plans.first(1);
}

// How the hands of a split box are best played, chosen for the shoe as it is after the first split: one play for all of
// them, or one for the first and one for the later ones. `others`: cards out of the shoe beside the pair and the
// dealer's first card.
template <class T>
void choose_split_play(DealerDistributions<T>& distributions, const Payoffs<T>& payoffs, const Rules& rules, int value,
                       int up, Tally others, Strategy& strategy) {
    const Node start = hand_table().of(Tally::of(value));
    const auto choose = [&](Wager wager) {
        Play<T> play(distributions, payoffs, rules, {up, value, wager, Tally::of(value) + Tally::of(up) + others});
        play.prepare(start);
        play.draw(start, [&](Node after) { return play.best(after, strategy); });
    };
    const bool apart = later_hands_apart(payoffs, value, rules);
    choose(apart ? Wager::Original : Wager::Either);
    if (apart) choose(later_wager(value, rules));
    if (pays_to_resplit(value, rules)) choose(Wager::Additional);
}

template <class T>
class SplitValue {
public:
    // `others`: cards out of the shoe beside the pair and the dealer's first card.
    SplitValue(DealerDistributions<T>& distributions, const Payoffs<T>& payoffs, const Rules& rules,
               const Strategy& strategy, int value, int up, Tally others = {}, double least = kLeastWeight)
        : distributions_(distributions),
          payoffs_(payoffs),
          rules_(rules),
          strategy_(strategy),
          value_(value),
          up_(up),
          others_(others),
          least_(least),
          wagers_(wagers_of(value, rules)),
          shoe_(distributions.shoe().less(Tally::of(value) + Tally::of(value) + Tally::of(up) + others)) {}

    // What the hands carry, where the one that is split results from a split itself.
    void carry_wagers(const SplitWagers& wagers) { wagers_ = wagers; }

    // The box's value but for the carried wager of SplitLoss::BustAndOne, and so never below the value.
    T without_carry(SplitPlan plan) {
        T sum(0);
        for (const SplitTerm<T>& term : terms(plan)) sum += worth(term);
        return sum;
    }
    T carry(SplitPlan plan);
    T carry_to_the_paid(SplitPlan plan, int partner) const;
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
        SplitWagers wagers = wagers_;
        if (wagers.first == Wager::Original && payoffs_.hands_alike() &&
            !strategy_.plays_apart(up_, value_, Place::Later))
            wagers.first = Wager::Additional;
        return split_terms<T>(shoe_, value_, hands_max(plan, value_, rules_), plan, wagers, least_);
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

    DealerDistributions<T>& distributions_;
    const Payoffs<T>& payoffs_;
    const Rules& rules_;
    const Strategy& strategy_;
    int value_, up_;
    Tally others_;
    double least_;  // weights of hands below this are left out, where numbers are rounded anyway
    SplitWagers wagers_;
    Composition shoe_;
    std::vector<Hand> hands_;  // that were played so far: both plans ask for some of them
};

// Every card out of the shoe but the hand's own, for one term.
inline Tally removed_before(int value, int up, int further) {
    Tally removed = Tally::of(value) + Tally::of(up);
    for (int i = 0; i < further; ++i) removed = removed + Tally::of(value);
    return removed;
}

template <class T>
typename SplitValue<T>::Hand SplitValue<T>::play(Wager wager, int further) {
    Play<T> play(distributions_, payoffs_, rules_,
                 {up_, value_, wager, removed_before(value_, up_, further) + others_});
    const Node start = hand_table().of(Tally::of(value_));
    play.prepare(start, strategy_);
    Hand hand{wager, further, T(0), T(0)};
    for (int card = 1; card <= kValues; ++card) {
        const T chance = play.chance(start, card);
        if (chance == T(0)) continue;
        (card == value_ ? hand.paired : hand.others) +=
            chance * play.value(hand_table()[start].next[card], strategy_);
    }
    return hand;
}

template <class T>
T SplitValue<T>::expect(const Orders& orders, const Composition& shoe) const {
    T sum(0);
    for (const auto& [cards, count] : orders)
        if (shoe.holds(cards)) sum += chance_of<T>(shoe, cards) * T(count);
    return sum;
}

// A later hand carries the loss when the first hand is bust or paid and not all are. The dealer's second card may be
// thought of as dealt first, which leaves only the chance that hands bust.
template <class T>
T SplitValue<T>::carry(SplitPlan plan) {
    const int partner = blackjack_partner(up_);
    if (payoffs_.carry() == T(0) || partner == 0 || shoe_.of(partner) == 0) return T(0);
    if (splits_free(value_, 1, rules_))
        return splits_again(plan) && pays_to_resplit(value_, rules_) ? carry_to_the_paid(plan, partner) : T(0);
    const Composition rest = shoe_.less(Tally::of(partner));
    const std::vector<FinalHand> hands = split_final_hands(strategy_, value_, up_, rules_);
    const Orders any = settled_orders(hands, true, true, rules_), others = settled_orders(hands, false, true, rules_);
    const Orders pair{{Tally::of(value_), 1}};
    // The first hand pairs and takes two more with it; or it does not, or is not split again.
    const Orders two = splits_again(plan) ? product(any, any) : Orders{};
    const Orders& first = splits_first_again(plan) ? others : any;
    T carried = expect(first, rest) - expect(product(first, splits_later_again(plan) ? others : any), rest);
    if (splits_first_again(plan))
        carried += expect(product(pair, any), rest) - expect(product(pair, product(any, two)), rest);
    if (splits_later_again(plan)) carried -= expect(product(product(first, pair), two), rest);
    return payoffs_.carry() * carried * T(shoe_.of(partner)) / T(shoe_.size);
}

// Of a box split for free and then for money only the paid hand can carry it,
// wherever it lies: the first hand pairs, or the second does.
template <class T>
T SplitValue<T>::carry_to_the_paid(SplitPlan plan, int partner) const {
    const Composition rest = shoe_.less(Tally::of(partner));
    const std::vector<FinalHand> first = split_final_hands(strategy_, value_, up_, rules_);
    const Orders paid =
        settled_orders(split_final_hands(strategy_, value_, up_, rules_, Place::PaidAfterFree), true, true, rules_);
    const Orders pair{{Tally::of(value_), 1}};
    T carried(0);
    const auto add = [&](const Orders& bust) { carried += expect(bust, rest) - expect(product(bust, paid), rest); };
    const bool first_again = splits_first_again(plan);
    if (first_again) add(product(pair, settled_orders(first, true, true, rules_)));
    if (splits_later_again(plan)) add(product(settled_orders(first, !first_again, true, rules_), pair));
    return payoffs_.carry() * carried * T(shoe_.of(partner)) / T(shoe_.size);
}

}  // namespace baize::blackjack
