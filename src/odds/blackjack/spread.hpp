// The whole distribution of a box's net return under a strategy, and its mean square.
//
// Of a deal that is not split: every final multiset of the hand (final_hands.hpp) with its orders, the chance of its
// cards and the dealer's distribution after them. Of one that is split: the joint ends of its hands (split_joint.hpp).
// Chances are gathered by what the settlement asks, and become net returns once, at the end. The mean square needs no
// triples: E(sum X)^2 = sum E X^2 + 2 sum E XY, the first sum from single hands (split_value.hpp, with squared
// pay-offs), the second from pairs.
//
// Cost, with F final multisets of a hand: O(F) walks of the dealer's tree for a deal that is not split; the joint count
// of two and three hands for one that is; for the mean square that of pairs, but where BustAndOne ties all hands.
#pragma once

#include <map>

#include "core/asker.hpp"
#include "odds/blackjack/solver.hpp"
#include "odds/blackjack/split_joint.hpp"

namespace baize::blackjack {

template <class T>
using NetSpread = std::map<Ratio, T>;  // net return in initial wagers, and its chance

template <class T>
class SpreadBuilder {
public:
    SpreadBuilder(Solver<T>& solver, const Rules& rules, const Strategy& strategy)
        : solver_(solver), rules_(rules), strategy_(strategy), exact_(rules) {}

    NetSpread<T> build(const Progress& progress);
    // The mean of the squared net return, which needs the hands of a split box two by two only.
    // Of a half of the deals (0 or 1), or of all: the halves add up.
    T mean_square(int half = -1);

private:
    struct Deal {
        int first, second, up;
        T chance;
        double work;
    };
    std::vector<Deal> deals() const;
    SplitPlan plan(const Deal& deal) const {
        return deal.first == deal.second ? strategy_.plan(deal.first, deal.up) : SplitPlan::Never;
    }
    void add_unsplit(const Deal& deal);
    void collect_unsplit(NetSpread<T>& spread) const;
    void collect_split(NetSpread<T>& spread);
    NetSpread<T> collect();
    void add_split(const Deal& deal) {
        SplitJoint<T>(solver_.distributions(), rules_, strategy_, deal.first, deal.up, deal.chance)
            .add(plan(deal), joint_[splits_free(deal.first, 1, rules_)]);
    }
    T split_square(const Deal& deal);
    T pair_products(TwoSpread<T>& pairs, Wager first, Wager second) const;
    Ratio split_net(int first, const std::vector<int>& later, Wager wager, std::size_t end) const;

    Solver<T>& solver_;
    Rules rules_;
    const Strategy& strategy_;
    Payoffs<Ratio> exact_;
    std::array<JointSpread<T>, 2> joint_;  // [split for free]
    ByEnum<Doubling, std::array<DealerDistribution<T>, kHandEnds>, kDoublings> single_{};  // [doubling][end]
    DealerDistribution<T> blackjack_{};
    T even_money_{};  // chance of a blackjack that was paid at once (gb 4.23, ruling R41)
};

template <class T>
std::vector<typename SpreadBuilder<T>::Deal> SpreadBuilder<T>::deals() const {
    std::vector<Deal> all;
    for (int up = 1; up <= kValues; ++up) {
        for (int first = 1; first <= kValues; ++first) {
            for (int second = first; second <= kValues; ++second) {
                Deal deal{first, second, up, solver_.deal_chance(first, second, up), 1e4};
                if (deal.chance == T(0)) continue;
                const double hands =
                    plan(deal) == SplitPlan::Never
                        ? 0
                        : split_hands(strategy_, first, up, rules_, Place::First).size();
                if (splits_again(plan(deal))) deal.work += hands * hands * hands;
                all.push_back(deal);
            }
        }
    }
    return all;
}

template <class T>
NetSpread<T> SpreadBuilder<T>::build(const Progress& progress) {
    const std::vector<Deal> all = deals();
    double work = 0, done = 0;
    for (const Deal& deal : all) work += deal.work;
    for (const Deal& deal : all) {
        if (plan(deal) == SplitPlan::Never) add_unsplit(deal);
        else add_split(deal);
        done += deal.work;
        ask_to_go_on(progress, done / work);
    }
    return collect();
}

template <class T>
NetSpread<T> SpreadBuilder<T>::collect() {
    NetSpread<T> spread;
    collect_unsplit(spread);
    collect_split(spread);
    std::erase_if(spread, [](const auto& entry) { return entry.second == T(0); });
    return spread;
}

template <class T>
T SpreadBuilder<T>::mean_square(int half) {
    T sum(0);
    int number = 0;
    for (const Deal& deal : deals()) {
        ask_now_and_then();
        if (half >= 0 && deal.first == deal.second && number++ % 2 != half)
            continue;  // pairs are nearly all of the work
        if (half == 1 && deal.first != deal.second) continue;
        if (plan(deal) == SplitPlan::Never) add_unsplit(deal);
        // The carried wager of SplitLoss::BustAndOne ties all hands together, but only where a blackjack can come.
        else if (exact_.carry() != 0 && blackjack_partner(deal.up) != 0) add_split(deal);
        else sum += split_square(deal);
    }
    for (const auto& [net, chance] : collect()) sum += chance * from_ratio<T>(net * net);
    return sum;
}

template <class T>
T SpreadBuilder<T>::split_square(const Deal& deal) {
    TwoSpread<T> with_first, later;
    SplitJoint<T>(solver_.distributions(), rules_, strategy_, deal.first, deal.up, deal.chance)
        .add_pairs(plan(deal), with_first, later);
    with_first.resolve();
    later.resolve();
    const Wager after = later_wager(deal.first, rules_);
    const T products = pair_products(with_first, Wager::Original, after) + pair_products(later, after, after);
    const Payoffs<T> squares = Payoffs<T>(rules_).squared();
    SplitValue<T> single(solver_.distributions(), squares, rules_, strategy_, deal.first, deal.up);
    return deal.chance * single.without_carry(plan(deal)) + products + products;
}

template <class T>
T SpreadBuilder<T>::pair_products(TwoSpread<T>& pairs, Wager first_wager, Wager second_wager) const {
    const Payoffs<T> payoffs(rules_);
    T sum(0);
    for (int first = 0; first < kLabels; ++first) {
        for (int second = 0; second < kLabels; ++second) {
            const auto& one = payoffs.row(first_wager, label_doubling(first), label_end(first));
            const auto& other = payoffs.row(second_wager, label_doubling(second), label_end(second));
            for (std::size_t end = 0; end < kDealerEnds; ++end)
                sum += pairs.of(first, second)[end] * one[end] * other[end];
        }
    }
    return sum;
}

template <class T>
void SpreadBuilder<T>::add_unsplit(const Deal& deal) {
    const Tally two = Tally::of(deal.first) + Tally::of(deal.second), removed = Tally::of(deal.up);
    const Composition rest = solver_.distributions().shoe().less(removed + two);
    if (deal.up == 1 && deal.first == 1 && deal.second == kTen && strategy_.takes_even_money()) {
        even_money_ += deal.chance;
        return;
    }
    for (const FinalHand& hand : unsplit_final_hands(strategy_, hand_table().of(two), deal.up, rules_)) {
        if (!rest.holds(hand.drawn - two)) continue;
        const T chance = deal.chance * chance_of<T>(rest, hand.drawn - two) * T(hand.orders);
        DealerDistribution<T>& sum = deal.first == 1 && deal.second == kTen
                                ? blackjack_
                                : single_[hand.doubling][hand.end];
        if (hand.end == kBustTotal) {
            // 5.1(f): a bust box has lost whatever the dealer draws; the dealer's blackjack alone might matter (11.5).
            const T blackjack = solver_.distributions().blackjack(removed + hand.drawn, deal.up);
            sum[kDealerBlackjack] += chance * blackjack;
            sum[kDealerBust] += chance * (T(1) - blackjack);
            continue;
        }
        const DealerDistribution<T>& distribution =
            solver_.distributions().distribution(removed + hand.drawn, deal.up, dealer_rule(rules_));
        for (std::size_t end = 0; end < kDealerEnds; ++end) sum[end] += chance * distribution[end];
    }
}

template <class T>
void SpreadBuilder<T>::collect_unsplit(NetSpread<T>& spread) const {
    spread[Ratio(1)] += even_money_;
    for (std::size_t end = 0; end < kDealerEnds; ++end) {
        spread[exact_.blackjack()[end]] += blackjack_[end];
        for (std::size_t doubling = 0; doubling < kDoublings; ++doubling)
            for (int hand = 0; hand < kHandEnds; ++hand)
                spread[exact_.row(Wager::Unsplit, static_cast<Doubling>(doubling), hand)[end]] +=
                    single_[doubling][hand][end];
    }
}

// The box's net return, the wager carried over to a later hand included (SplitLoss::BustAndOne).
template <class T>
Ratio SpreadBuilder<T>::split_net(int first, const std::vector<int>& later, Wager wager, std::size_t end) const {
    Ratio sum = exact_.row(Wager::Original, label_doubling(first), label_end(first))[end];
    bool standing = false;
    for (const int label : later) {
        sum += exact_.row(wager, label_doubling(label), label_end(label))[end];
        standing = standing || stands(hand_result(label_end(label)), rules_);
    }
    if (wager == Wager::Additional && end == kDealerBlackjack && !stands(hand_result(label_end(first)), rules_) &&
        standing)
        sum += exact_.carry();
    return sum;
}

template <class T>
void SpreadBuilder<T>::collect_split(NetSpread<T>& spread) {
    for (const Wager wager : {Wager::Additional, Wager::Lammer}) {
        if (wager == Wager::Lammer && !rules_.free_bets) continue;
        const JointSpread<T>& joint = joint_[wager == Wager::Lammer];
        TwoSpread<T> two = joint.two;
        two.resolve();
        std::vector<TwoSpread<T>> three;
        for (int first = 0; first < kLabels; ++first) three.push_back(joint.later(first));
        for (int first = 0; first < kLabels; ++first)
            if (first != kAnyLabel)
                for (std::size_t i = 0; i < three[0].at.size(); ++i)
                    take_off(three[kAnyLabel].at[i], three[first].at[i]);
        for (int first = 0; first < kLabels; ++first)
            for (int second = 0; second < kLabels; ++second) {
                ask_now_and_then();
                for (std::size_t end = 0; end < kDealerEnds; ++end) {
                    if (const T& chance = two.of(first, second)[end]; chance != T(0))
                        spread[split_net(first, {second}, wager, end)] += chance;
                    for (int third = 0; third < kLabels; ++third)
                        if (const T& chance = three[first].of(second, third)[end];
                            chance != T(0))
                            spread[split_net(first, {second, third}, wager, end)] += chance;
                }
            }
    }
}

}  // namespace baize::blackjack
