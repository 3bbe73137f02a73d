// The value of one hand, played to its end against one first card of the dealer: by backward induction over the cards
// it may yet draw.
#pragma once

#include <optional>

#include "odds/blackjack/dealer_laws.hpp"
#include "odds/blackjack/payoffs.hpp"
#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

// A larger wager, or a further card, is preferred only if it is worth more than rounding could feign (ruling R50).
inline bool exceeds(double value, double other) { return value > other + 1e-12; }
inline bool exceeds(const Ratio& value, const Ratio& other) { return value > other; }

// What is settled before a hand is played.
struct Seat {
    int up = 0;         // the dealer's first card
    int split_of = 0;   // 0 in a box not split
    Wager wager = Wager::Unsplit;
    Tally gone;         // every card out of the shoe but the hand's own
};

// 13.1: which actions a hand may take, apart from a split.
struct Legal {
    bool stand = false, draw = false, twice = false;
};

inline Legal legal_actions(const Hand& hand, int split_of, const Rules& rules) {
    if (hand.size < 2) return {false, true, false};
    if (split_of == 1) return {true, false, false};  // 12.4(b), 13.1(c): one card to each ace
    const bool twice = hand.size == 2 && may_double(hand.pair[0], hand.pair[1], split_of != 0, rules);
    return {may_stand(hand.points, rules), may_draw(hand.points, hand.size, rules), twice};
}

template <class T>
class Play {
public:
    Play(DealerLaws<T>& laws, const Payoffs<T>& payoffs, const Rules& rules, const Seat& seat)
        : laws_(laws), payoffs_(payoffs), rules_(rules), seat_(seat), table_(hand_table()), memo_(table_.size()) {}

    // The value when every decision from here on is the best; the decisions are written into the strategy.
    T best(Node node, Strategy& strategy);
    // The value when the strategy is followed.
    T value(Node node, const Strategy& strategy);

    T stand(Node node) { return ended(table_[node].cards, table_[node].points.total(), false); }
    T doubled(Node node);
    template <class Next>
    T draw(Node node, Next&& next);

    T chance(Node node, int card) const {
        const Composition rest = shoe_for(node);
        return T(rest.of(card)) / T(rest.size);
    }

private:
    Composition shoe_for(Node node) const { return laws_.shoe().less(seat_.gone + table_[node].cards); }
    T ended(Tally cards, int total, bool doubled);
    T bust(Tally cards, bool doubled);
    const typename Payoffs<T>::Row& row(Tally cards, int total, bool doubled) const;

    DealerLaws<T>& laws_;
    const Payoffs<T>& payoffs_;
    const Rules& rules_;
    Seat seat_;
    const HandTable& table_;
    std::vector<std::optional<T>> memo_;
};

template <class T>
const typename Payoffs<T>::Row& Play<T>::row(Tally cards, int total, bool doubled) const {
    // 12.4(c): only the first two cards of a box can be a blackjack.
    if (seat_.split_of == 0 && cards == Tally::of(1) + Tally::of(kTen)) return payoffs_.blackjack();
    return payoffs_.row(seat_.wager, doubled, total);
}

template <class T>
T Play<T>::ended(Tally cards, int total, bool doubled) {
    const auto& pays = row(cards, total, doubled);
    const DealerLaw<T>& law = laws_.law(seat_.gone + cards, seat_.up, rules_.draws_to_soft_17);
    T sum(0);
    for (std::size_t end = 0; end < kDealerEnds; ++end) sum += law[end] * pays[end];
    return sum;
}

template <class T>
T Play<T>::bust(Tally cards, bool doubled) {
    const auto& pays = payoffs_.row(seat_.wager, doubled, kBustTotal);
    if (pays[kDealerBlackjack] == pays[kDealerBust]) return pays[kDealerBust];
    const T blackjack = laws_.blackjack(seat_.gone + cards, seat_.up);
    return pays[kDealerBust] + blackjack * (pays[kDealerBlackjack] - pays[kDealerBust]);
}

template <class T>
template <class Next>
T Play<T>::draw(Node node, Next&& next) {
    const Composition rest = shoe_for(node);
    T sum(0);
    if (rest.size <= 0) return sum;
    for (int card = 1; card <= kValues; ++card) {
        if (rest.of(card) <= 0) continue;
        const Node after = table_[node].next[static_cast<std::size_t>(card)];
        const T worth = after == kBustNode ? bust(table_[node].cards + Tally::of(card), false) : T(next(after));
        sum += T(rest.of(card)) * worth;
    }
    return sum / T(rest.size);
}

template <class T>
T Play<T>::doubled(Node node) {
    const Composition rest = shoe_for(node);
    T sum(0);
    if (rest.size <= 0) return sum;
    for (int card = 1; card <= kValues; ++card) {
        if (rest.of(card) <= 0) continue;
        const Tally cards = table_[node].cards + Tally::of(card);
        const Points points = cards.points();
        sum += T(rest.of(card)) * (points.bust() ? bust(cards, true) : ended(cards, points.total(), true));
    }
    return sum / T(rest.size);
}

template <class T>
T Play<T>::best(Node node, Strategy& strategy) {
    if (memo_[node]) return *memo_[node];
    const Legal legal = legal_actions(table_[node], seat_.split_of, rules_);
    Strategy::Choice choice{Action::Stand, Action::Stand};
    T most(0);
    if (legal.stand) most = stand(node);
    if (legal.draw) {
        const T value = draw(node, [&](Node after) { return best(after, strategy); });
        if (!legal.stand || exceeds(value, most)) {
            most = value;
            choice = {Action::Draw, Action::Draw};
        }
    }
    if (legal.twice) {
        const T value = doubled(node);
        if (exceeds(value, most)) {
            most = value;
            choice.best = Action::Double;
        }
    }
    strategy.set(node, seat_.up, seat_.split_of, choice);
    memo_[node] = most;
    return most;
}

template <class T>
T Play<T>::value(Node node, const Strategy& strategy) {
    if (memo_[node]) return *memo_[node];
    T result(0);
    switch (strategy.choice(node, seat_.up, seat_.split_of).best) {
        case Action::Stand: result = stand(node); break;
        case Action::Double: result = doubled(node); break;
        default: result = draw(node, [&](Node after) { return value(after, strategy); });
    }
    memo_[node] = result;
    return result;
}

}  // namespace baize::blackjack
