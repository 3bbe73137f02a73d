// A slow and obvious blackjack round for the tests: every order of the cards of a short shoe is dealt, one box is
// played by a strategy in the order of the book, and the wagers are settled one by one.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>
#include <vector>

#include "core/ratio.hpp"
#include "games/blackjack/settle.hpp"
#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack::slow {

// Orders of a shoe are counted whole: fractions of each single deal would take most of the time. 33! is the last that
// fits.
__extension__ typedef unsigned __int128 Orders;
constexpr int kCardsMax = 33;

constexpr Orders factorial(int n) {
    Orders product = 1;
    for (int i = 2; i <= n; ++i) product *= static_cast<unsigned>(i);
    return product;
}

inline Integer integer(Orders count) {
    const Integer high = static_cast<unsigned long>(count >> 64), low = static_cast<unsigned long>(count);
    return (high << 64) + low;
}

// Deals one sequence of values, then the next one, until all that the round can ask for have been dealt.
class EveryDeal {
public:
    explicit EveryDeal(const Composition& shoe) : shoe_(shoe) {
        if (shoe.size > kCardsMax) throw std::runtime_error("the orders of so long a shoe are not counted");
    }

    int deal() {
        if (left_.size == 0) throw std::runtime_error("the shoe ran out: the test needs a longer one");
        if (at_ == path_.size()) path_.push_back(first_from(1));
        const int value = path_[at_++];
        draws_ *= static_cast<unsigned>(left_.of(value));
        left_.add(value, -1);
        return value;
    }
    void start() {
        left_ = shoe_;
        at_ = 0;
        draws_ = 1;
    }
    bool advance() {
        while (!path_.empty()) {
            Composition before = shoe_;
            for (std::size_t i = 0; i + 1 < path_.size(); ++i) before.add(path_[i], -1);
            left_ = before;
            const int next = first_from(path_.back() + 1);
            path_.pop_back();
            if (next == 0) continue;
            path_.push_back(next);
            return true;
        }
        return false;
    }
    // Of the orders of the whole shoe, how many begin like this one.
    Orders orders() const { return draws_ * factorial(left_.size); }

private:
    int first_from(int value) const {
        for (; value <= kValues; ++value)
            if (left_.of(value) > 0) return value;
        return 0;
    }
    Composition shoe_, left_;
    std::vector<int> path_;
    std::size_t at_ = 0;
    Orders draws_ = 1;
};

struct BoxHand {
    std::vector<int> cards;
    bool doubled = false;
    bool by_lammer = false;         // formed by a free split (20.4)
    bool doubled_by_lammer = false; // 20.3

    Points points() const {
        Points sum;
        for (const int value : cards) sum.add(value);
        return sum;
    }
};

// What a hand does next, with every breach of 11.1, 12.1, 12.4 and 13.1 reported.
inline Action decide(const BoxHand& hand, int up, int split_of, Place place, int hands, const Strategy& strategy,
                     const Rules& rules) {
    const bool two = hand.cards.size() == 2;
    const bool splittable = two && may_split(hand.cards[0], hand.cards[1], hands, rules);
    const bool doublable = two && (may_double(hand.cards[0], hand.cards[1], split_of != 0, rules) ||
                                   doubles_free(hand.cards[0], hand.cards[1], split_of != 0, rules));
    Node node = strategy.root();
    for (const int value : hand.cards) node = strategy.next(node, value);
    const Action action = strategy.action(node, up, {split_of, splittable, doublable, place});
    const bool full = rules.five_and_under && hand.cards.size() == 5;
    if (action == Action::Stand && !full && !may_stand(hand.points(), rules))
        throw std::logic_error("stood on 11 or less");
    if (action == Action::Draw && (full || hand.points().total() >= 21)) throw std::logic_error("drew to 21");
    if (action == Action::Double && !doublable) throw std::logic_error("doubled against 11.1");
    if (action == Action::Split && !splittable) throw std::logic_error("split against 12.4");
    return action;
}

inline Place place_at(const std::vector<BoxHand>& hands, std::size_t i, int split_of, const Rules& rules) {
    if (i == 0) return Place::First;
    return splits_free(split_of, 1, rules) && !hands[i].by_lammer ? Place::PaidAfterFree : Place::Later;
}

// What a wager wins or loses, in sixtieths of it: odds such as 3 to 2 and 6 to 5 are whole numbers of these.
using Sixtieths = std::int64_t;

inline Sixtieths sixtieths(const Return& result) {
    if (result.outcome != Outcome::Win) return result.outcome == Outcome::Lose ? -60 : 0;
    if (60 * result.odds.num % result.odds.den != 0) throw std::logic_error("no whole number of sixtieths");
    return 60 * result.odds.num / result.odds.den;
}
inline Ratio net_of(const Return& result) { return fraction(sixtieths(result), 60); }

inline Sixtieths settled_box(const std::vector<BoxHand>& hands, const DealerResult& dealer, const Rules& rules) {
    const PayRow blackjack{"blackjack", rules.blackjack_pays, "10.1A"};
    const bool split = hands.size() > 1;
    Sixtieths sum = 0;
    bool standing_before = false;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const Points points = hands[i].points();
        const bool natural = !split && hands[i].cards.size() == 2 && points.total() == 21;
        const bool two_cards = split && rules.split_21_has_two_cards && hands[i].cards.size() == 2 &&
                               points.total() == 21;  // gb 4.19(c), 4.20(b)
        const HandResult result{points.total(), natural, is_five_and_under(points, hands[i].cards.size(), split, rules),
                                two_cards};
        const Sixtieths lammer = settle_lammer(result, dealer, rules).outcome == Outcome::Win ? 60 : 0;
        if (hands[i].by_lammer) sum += lammer;
        else
            sum += sixtieths(i == 0 ? settle_main(result, dealer, blackjack, rules)
                                    : settle_split(result, dealer, !standing_before, rules));
        if (hands[i].doubled_by_lammer) sum += lammer;
        else if (hands[i].doubled) sum += sixtieths(settle_double(result, dealer, split, rules));
        // a lammer is no wager that could be lost
        standing_before = standing_before || (stands(result, rules) && !hands[i].by_lammer);
    }
    return sum;
}

inline Ratio settle_box(const std::vector<BoxHand>& hands, const DealerResult& dealer, const Rules& rules) {
    return fraction(settled_box(hands, dealer, rules), 60);
}

// One round: 8.2, 12.3, 12.4, 13.1, 8.5, 13.3.
inline Sixtieths play_round(EveryDeal& shoe, const Strategy& strategy, const Rules& rules, int* wagers = nullptr) {
    std::vector<BoxHand> hands(1);
    hands[0].cards.push_back(shoe.deal());
    const int up = shoe.deal();
    hands[0].cards.push_back(shoe.deal());
    if (up == 1 && hands[0].points().total() == 21 && strategy.takes_even_money()) return 60;  // gb 4.23
    int split_of = 0;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        for (;;) {
            if (hands[i].cards.size() == 1) {
                hands[i].cards.push_back(shoe.deal());
                const bool again =
                    hands[i].cards[1] == 1 && may_split(1, 1, static_cast<int>(hands.size()), rules);  // gb 4.31
                if (split_of == 1 && !again) break;  // 12.4(b)
            }
            const Action action = decide(hands[i], up, split_of, place_at(hands, i, split_of, rules),
                                         static_cast<int>(hands.size()), strategy, rules);
            if (action == Action::Stand) break;
            if (action == Action::Split) {
                split_of = hands[i].cards[0];
                hands[i].cards.pop_back();
                const bool by_lammer = splits_free(split_of, static_cast<int>(hands.size()), rules);
                hands.insert(hands.begin() + static_cast<std::ptrdiff_t>(i) + 1, BoxHand{{split_of}, false, by_lammer});
                continue;
            }
            hands[i].cards.push_back(shoe.deal());
            hands[i].doubled = action == Action::Double;
            if (hands[i].doubled)
                hands[i].doubled_by_lammer = doubles_free(hands[i].cards[0], hands[i].cards[1], split_of != 0, rules);
            if (hands[i].doubled || hands[i].points().bust()) break;
        }
    }
    if (wagers != nullptr)
        for (const BoxHand& hand : hands)
            *wagers += (hand.by_lammer ? 0 : 1) + (hand.doubled && !hand.doubled_by_lammer ? 1 : 0);
    Points dealer;
    dealer.add(up);
    dealer.add(shoe.deal());
    const bool natural = dealer.total() == 21;
    while (dealer_draws(dealer, rules)) dealer.add(shoe.deal());
    return settled_box(hands, {dealer.total(), natural}, rules);
}

using Spread = std::map<Ratio, Ratio>;

inline Ratio chance_of(Orders orders, const Composition& shoe) {
    Ratio chance(integer(orders), integer(factorial(shoe.size)));
    chance.canonicalize();
    return chance;
}

inline Spread every_round(const Composition& shoe, const Strategy& strategy, const Rules& rules) {
    std::map<Sixtieths, Orders> counted;
    EveryDeal deals(shoe);
    do {
        deals.start();
        const Sixtieths result = play_round(deals, strategy, rules);
        counted[result] += deals.orders();
    } while (deals.advance());
    Spread spread;
    for (const auto& [result, orders] : counted) spread[fraction(result, 60)] = chance_of(orders, shoe);
    return spread;
}

inline Ratio mean(const Spread& spread) {
    Ratio sum = 0;
    for (const auto& [result, chance] : spread) sum += result * chance;
    return sum;
}

inline Ratio mean_square(const Spread& spread) {
    Ratio sum = 0;
    for (const auto& [result, chance] : spread) sum += result * result * chance;
    return sum;
}

}  // namespace baize::blackjack::slow
