// The value of one hand, played to its end against one first card of the dealer: by backward induction over the cards
// it may yet draw, memoised by the multiset that the hand is.
//
// To stand is worth the pay-offs weighted with the dealer's distribution for the shoe without the hand; to draw, the
// mean over the next card of the value of the hand one card larger; to double, the mean over the next card of standing
// with it. What is left in the shoe and what is paid depend on the multiset, not on the order in which it came, so one
// value serves all orders. `best` takes the greatest, `value` what a strategy says. A bust hand needs no distribution:
// at most the chance of a dealer's blackjack.
//
// Cost: each of the 3,082 hands that are not bust once at most, with ten successors, and O(tree) for the dealer's
// distribution of each hand with which one may stand (dealer_distributions.hpp); those are found beforehand (`prepare`)
// to be walked side by side.
#pragma once

#include <algorithm>
#include <stdexcept>

#include "odds/blackjack/dealer_distributions.hpp"
#include "odds/blackjack/payoffs.hpp"
#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

// A larger wager, or a further card, is preferred only if it is worth more than rounding could feign (ruling R50).
inline bool exceeds(double value, double other) { return value > other + 1e-12; }
inline bool exceeds(const Ratio& value, const Ratio& other) { return value > other; }

// What hands are worth, by node: a buffer that is lent out again and again,
// for a play visits few of the nodes it has room for.
template <class T>
class Memo {
public:
    explicit Memo(std::size_t nodes) : buffer_(borrow()) {
        if (buffer_.values.size() < nodes) buffer_ = {std::vector<T>(nodes), std::vector<std::uint32_t>(nodes), 0};
        if (++buffer_.now == 0) throw std::length_error("more plays than a memo can tell apart");
    }
    Memo(const Memo&) = delete;
    Memo& operator=(const Memo&) = delete;
    ~Memo() { pool().push_back(std::move(buffer_)); }

    const T* find(Node node) const { return buffer_.stamp[node] == buffer_.now ? &buffer_.values[node] : nullptr; }
    void keep(Node node, const T& value) {
        buffer_.values[node] = value;
        buffer_.stamp[node] = buffer_.now;
    }

private:
    struct Buffer {
        std::vector<T> values;
        std::vector<std::uint32_t> stamp;  // which play wrote the value
        std::uint32_t now = 0;
    };
    static std::vector<Buffer>& pool() {
        static thread_local std::vector<Buffer> kept;
        return kept;
    }
    static Buffer borrow() {
        if (pool().empty()) return {};
        Buffer buffer = std::move(pool().back());
        pool().pop_back();
        return buffer;
    }
    Buffer buffer_;
};

// What is settled before a hand is played.
struct Seat {
    int up = 0;         // the dealer's first card
    int split_of = 0;   // 0 in a box not split
    Wager wager = Wager::Unsplit;
    Tally removed;         // every card out of the shoe but the hand's own
    bool switched = false;  // gb 4.65: its cards were switched, so that ace-ten is no blackjack
};

// 13.1: which actions a hand may take, apart from a split.
struct Legal {
    bool stand = false, draw = false, twice = false;
};

inline Legal legal_actions(const Hand& hand, int split_of, const Rules& rules) {
    if (hand.size < 2) return {false, true, false};
    if (split_of == 1) return {true, false, false};  // 12.4(b), 13.1(c): one card to each ace
    const bool draw = may_draw(hand.points, hand.size, rules);
    const bool twice = draw && hand.size == 2 &&
                       (may_double(hand.pair[0], hand.pair[1], split_of != 0, rules) ||
                        doubles_free(hand.pair[0], hand.pair[1], split_of != 0, rules));
    // Where gb 4.12 lets a hand of 11 or less stand, a card that cannot break it is never worse.
    return {!draw || hand.points.total() >= 12, draw, twice};
}

inline Doubling doubling_of(const Hand& hand, int split_of, const Rules& rules) {
    return doubles_free(hand.pair[0], hand.pair[1], split_of != 0, rules) ? Doubling::Free : Doubling::Staked;
}

// By which list of a strategy a hand with this wager is played.
inline Place place_of(Wager wager, int split_of, const Rules& rules) {
    if (wager == Wager::Lammer) return Place::Later;
    if (wager != Wager::Additional) return Place::First;
    return splits_free(split_of, 1, rules) ? Place::PaidAfterFree : Place::Later;
}

template <class T>
class Play {
public:
    Play(DealerDistributions<T>& distributions, const Payoffs<T>& payoffs, const Rules& rules, const Seat& seat)
        : distributions_(distributions),
          payoffs_(payoffs),
          rules_(rules),
          seat_(seat),
          table_(hand_table()),
          memo_(table_.size()),
          distribution_of_(table_.size()) {}

    // The value when every decision from here on is the best; the decisions are written into the strategy.
    T best(Node node, Strategy& strategy);
    // The value when the strategy is followed.
    T value(Node node, const Strategy& strategy);

    // The dealer's distributions that `best` or `value` will ask for from here on, all at once.
    void prepare(Node from);
    void prepare(Node from, const Strategy& strategy);

    T stand(Node node) { return ended(node, end_of(node), Doubling::None); }
    T doubled(Node node);
    template <class Next>
    T draw(Node node, Next&& next);

    T chance(Node node, int card) const {
        const Composition rest = shoe_for(node);
        return T(rest.of(card)) / T(rest.size);
    }

private:
    int end_of(Node node) const {
        return hand_end(table_[node].points, table_[node].size, seat_.split_of != 0, rules_);
    }
    bool is_blackjack(Tally cards) const {
        return seat_.split_of == 0 && !seat_.switched && cards == Tally::of(1) + Tally::of(kTen);
    }
    // Gb 4.23, ruling R41: a blackjack against an ace that may be paid 1 to 1 at once, and would be paid less than 3
    // to 2.
    bool may_take_even_money(Node node) const {
        return seat_.up == 1 && even_money_may_pay(rules_) && is_blackjack(table_[node].cards);
    }
    Composition shoe_for(Node node) const { return distributions_.shoe().less(seat_.removed + table_[node].cards); }
    template <class Next>
    void walk(Node from, Next&& next);
    // The distribution of the dealer's hand after these cards, unless the hand's end needs none.
    void want(Node node, int end) {
        const Tally cards = table_[node].cards;
        if (decided(row(cards, end, Doubling::None))) return;
        wanted_.push_back(seat_.removed + cards);
        wanted_at_.push_back(node);
    }
    const DealerDistribution<T>& distribution(Node node) {
        if (const std::uint32_t* number = distribution_of_.find(node))
            return distributions_.distribution(*number, seat_.up, dealer_rule(rules_));
        return distributions_.distribution(seat_.removed + table_[node].cards, seat_.up, dealer_rule(rules_));
    }
    // 19.6: won at once, whatever the dealer has.
    static bool decided(const typename Payoffs<T>::Row& pays) {
        return std::all_of(pays.begin(), pays.end(), [&](const T& each) { return each == pays[0]; });
    }
    T ended(Node node, int end, Doubling doubling);
    T bust(Tally cards, Doubling doubling);
    const typename Payoffs<T>::Row& row(Tally cards, int end, Doubling doubling) const;
    Place place() const { return place_of(seat_.wager, seat_.split_of, rules_); }

    DealerDistributions<T>& distributions_;
    const Payoffs<T>& payoffs_;
    const Rules& rules_;
    Seat seat_;
    const HandTable& table_;
    Memo<T> memo_;
    Memo<std::uint32_t> distribution_of_;  // numbers of the dealer's distributions, where they were prepared
    std::vector<Tally> wanted_;
    std::vector<Node> wanted_at_, open_;
    std::vector<std::uint32_t> numbers_;
};

template <class T>
const typename Payoffs<T>::Row& Play<T>::row(Tally cards, int end, Doubling doubling) const {
    // 12.4(c): only the first two cards of a box can be a blackjack.
    if (is_blackjack(cards)) return payoffs_.blackjack();
    return payoffs_.row(seat_.wager, doubling, end);
}

template <class T>
T Play<T>::ended(Node node, int end_of_hand, Doubling doubling) {
    const auto& pays = row(table_[node].cards, end_of_hand, doubling);
    if (decided(pays)) return pays[0];
    const DealerDistribution<T>& distribution = this->distribution(node);
    T sum(0);
    for (std::size_t end = 0; end < kDealerEnds; ++end) sum += distribution[end] * pays[end];
    return sum;
}

template <class T>
T Play<T>::bust(Tally cards, Doubling doubling) {
    const auto& pays = payoffs_.row(seat_.wager, doubling, kBustTotal);
    if (pays[kDealerBlackjack] == pays[kDealerBust]) return pays[kDealerBust];
    const T blackjack = distributions_.blackjack(seat_.removed + cards, seat_.up);
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
        const Node after = table_[node].next[card];
        const T worth =
            after == kBustNode ? bust(table_[node].cards + Tally::of(card), Doubling::None) : T(next(after));
        sum += T(rest.of(card)) * worth;
    }
    return sum / T(rest.size);
}

template <class T>
T Play<T>::doubled(Node node) {
    const Doubling by = doubling_of(table_[node], seat_.split_of, rules_);
    const Composition rest = shoe_for(node);
    T sum(0);
    if (rest.size <= 0) return sum;
    for (int card = 1; card <= kValues; ++card) {
        if (rest.of(card) <= 0) continue;
        const Node after = table_[node].next[card];
        sum += T(rest.of(card)) * (after == kBustNode ? bust(table_[node].cards + Tally::of(card), by)
                                                      : ended(after, table_[after].points.total(), by));
    }
    return sum / T(rest.size);
}

template <class T>
T Play<T>::best(Node node, Strategy& strategy) {
    if (const T* known = memo_.find(node)) return *known;
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
    if (may_take_even_money(node)) {
        strategy.set_even_money(exceeds(T(1), most));
        if (strategy.takes_even_money()) most = T(1);
    }
    strategy.set(node, seat_.up, seat_.split_of, choice, place());
    memo_.keep(node, most);
    return most;
}

template <class T>
T Play<T>::value(Node node, const Strategy& strategy) {
    if (const T* known = memo_.find(node)) return *known;
    T result(0);
    switch (strategy.choice(node, seat_.up, seat_.split_of, place()).best) {
        case Action::Stand:
            result = strategy.takes_even_money() && may_take_even_money(node) ? T(1) : stand(node);
            break;
        case Action::Double: result = doubled(node); break;
        default: result = draw(node, [&](Node after) { return value(after, strategy); });
    }
    memo_.keep(node, result);
    return result;
}

template <class T>
template <class Next>
void Play<T>::walk(Node from, Next&& next) {
    Memo<std::uint8_t> seen(table_.size());
    wanted_.clear();
    wanted_at_.clear();
    open_.assign(1, from);
    while (!open_.empty()) {
        const Node node = open_.back();
        open_.pop_back();
        if (seen.find(node)) continue;
        seen.keep(node, 1);
        const Hand& hand = table_[node];
        const Action action = next(node);
        if (action == Action::Stand || (action == Action::Split && hand.points.total() >= 12)) want(node, end_of(node));
        if (action == Action::Stand) continue;
        const Composition rest = shoe_for(node);
        for (int card = 1; card <= kValues; ++card) {
            const Node after = hand.next[card];
            if (after == kBustNode || rest.of(card) <= 0) continue;
            if (action == Action::Double) want(after, table_[after].points.total());
            else open_.push_back(after);
        }
    }
    distributions_.prepare(wanted_, seat_.up, dealer_rule(rules_), numbers_);
    for (std::size_t i = 0; i < numbers_.size(); ++i) distribution_of_.keep(wanted_at_[i], numbers_[i]);
}

template <class T>
void Play<T>::prepare(Node from) {
    // Split stands here for "stand or draw, whichever is better".
    walk(from, [&](Node node) {
        return legal_actions(table_[node], seat_.split_of, rules_).draw ? Action::Split : Action::Stand;
    });
}

template <class T>
void Play<T>::prepare(Node from, const Strategy& strategy) {
    walk(from, [&](Node node) {
        return table_[node].size < 2 ? Action::Draw : strategy.choice(node, seat_.up, seat_.split_of, place()).best;
    });
}

}  // namespace baize::blackjack
