// The net return of a hand against every end of the dealer's hand, read off the settlement functions. A table by wager,
// doubling, end of the hand and end of the dealer's, made with a few settlements for each two ends and O(1) to read.
// Its squares and its stakes are tables of the same form, so that second moments and wagered sums need no code of their
// own.
#pragma once

#include <cmath>
#include <vector>

#include "core/by_enum.hpp"
#include "core/ratio.hpp"
#include "odds/blackjack/dealer_tree.hpp"
#include "odds/count/net.hpp"

namespace baize::blackjack {

// Which wager a hand carries.
enum class Wager : std::uint8_t {
    Unsplit,     // the original wager, in a box not split
    Original,    // the original wager, on the first hand of a split box
    Additional,  // the additional wager of a later hand of a split box
    Either,      // Original and Additional together: what a play after a split is chosen by
    Lammer,      // a later hand of a box that was split for free (20.4): nothing to lose
};
inline constexpr std::size_t kWagers = 5;

// What a double is made with.
enum class Doubling : std::uint8_t { None, Staked, Free };
inline constexpr int kDoublings = 3;

// A hand's end as a number: its total, or one of these.
inline constexpr int kBustTotal = 22;      // stands for every total above 21
inline constexpr int kFiveAndUnder = 23;   // 19.3(e)
inline constexpr int kTwoCards21 = 24;     // gb 4.19(c), 4.20(b): a split 21 of two cards, counted as such (R40)
inline constexpr int kHandEnds = 25;

inline int hand_end(Points points, int cards, bool split, const Rules& rules) {
    if (points.bust()) return kBustTotal;
    if (rules.split_21_has_two_cards && split && cards == 2 && points.total() == 21) return kTwoCards21;
    return is_five_and_under(points, cards, split, rules) ? kFiveAndUnder : points.total();
}

constexpr HandResult hand_result(int end) {
    if (end == kTwoCards21) return {21, false, false, true};
    return end == kFiveAndUnder ? HandResult{20, false, true} : HandResult{end, false};
}

using count::net;

template <class T>
T from_ratio(const Ratio& value) {
    if constexpr (std::is_same_v<T, double>) return nearest(value);
    else return T(value);
}

template <class T>
class Payoffs {
public:
    using Row = std::array<T, kDealerEnds>;

    // `ride`: what rides beside each unit of the original wager (15D.6(b), 15E.5(b)).
    explicit Payoffs(const Rules& rules, const T& ride = T(0));

    // Of one hand, with its double if it has one.
    const Row& row(Wager wager, Doubling doubling, int end) const {
        return rows_[wager][doubling][end];
    }
    const Row& blackjack() const { return blackjack_; }

    // Every entry squared: for second moments of single hands.
    Payoffs squared() const;
    // What is wagered in all instead of what is won: for the edge per amount wagered (ruling R50).
    Payoffs staked() const;
    // Nothing is won or lost to a dealer's blackjack: it was counted before the hand was played.
    Payoffs without_dealer_blackjack() const;

    // Does the first hand of a split box win and lose as the others do?
    bool hands_alike() const {
        return carry_ == T(0) && rows_[Wager::Original] == rows_[Wager::Additional];
    }

    // Is a hand played for one of these wagers as it is for the other? It is where what the one has to win and lose
    // beyond the other does not depend on how the hand ends.
    bool played_alike(Wager one, Wager other, const Rules& rules) const;

    // What more is lost when a standing hand turns out to be the one that 12.6 collects, its forerunners being bust.
    const T& carry() const { return carry_; }

private:
    template <class Change>
    Payoffs changed(Change&& change) const;
    void fill(int end, const Rules& rules, const T& ride);

    ByEnum<Wager, ByEnum<Doubling, std::array<Row, kHandEnds>, kDoublings>, kWagers> rows_{};
    Row blackjack_{};
    T carry_{};
};

template <class T>
T won_by_lammer(const HandResult& hand, const DealerResult& dealer, const Rules& rules) {
    const Return verdict = settle_lammer(hand, dealer, rules);
    return verdict.outcome == Outcome::Win ? net<T>(verdict) : T(0);
}

template <class T>
Payoffs<T>::Payoffs(const Rules& rules, const T& ride) {
    const PayRow pays{"blackjack", rules.blackjack_pays, "10.1A"};
    const HandResult standing{20, false};
    const DealerResult dealer{21, true};
    carry_ = (T(1) + ride) * (net<T>(settle_split(standing, dealer, true, rules)) -
                              net<T>(settle_split(standing, dealer, false, rules)));  // 15D.8
    for (int end = 0; end < kDealerEnds; ++end)
        blackjack_[end] =
            net<T>(settle_main({21, true}, dealer_result(end), pays, rules)) +
            ride * net<T>(settle_ride({21, true}, dealer_result(end), pays, rules, ""));
    for (int end = 0; end < kHandEnds; ++end) fill(end, rules, ride);
}

template <class T>
template <class Change>
Payoffs<T> Payoffs<T>::changed(Change&& change) const {
    Payoffs other = *this;
    other.carry_ = T(0);
    for (T& entry : other.blackjack_) change(entry, Wager::Unsplit, Doubling::None);
    for (std::size_t wager = 0; wager < kWagers; ++wager)
        for (std::size_t doubling = 0; doubling < kDoublings; ++doubling)
            for (Row& row : other.rows_[wager][doubling])
                for (T& entry : row) change(entry, static_cast<Wager>(wager), static_cast<Doubling>(doubling));
    return other;
}

template <class T>
Payoffs<T> Payoffs<T>::squared() const {
    return changed([](T& entry, Wager, Doubling) { entry = entry * entry; });
}

template <class T>
Payoffs<T> Payoffs<T>::staked() const {
    return changed([](T& entry, Wager wager, Doubling doubling) {
        entry = T((wager == Wager::Lammer ? 0 : 1) + (doubling == Doubling::Staked ? 1 : 0));
    });
}

template <class T>
Payoffs<T> Payoffs<T>::without_dealer_blackjack() const {
    Payoffs other = *this;
    other.carry_ = T(0);
    other.blackjack_[kDealerBlackjack] = T(0);
    for (auto& by_doubling : other.rows_)
        for (auto& by_end : by_doubling)
            for (Row& row : by_end) row[kDealerBlackjack] = T(0);
    return other;
}

inline bool same_amount(double one, double other) { return std::abs(one - other) < 1e-12; }
template <class T>
bool same_amount(const T& one, const T& other) { return one == other; }

// The ends that a split hand can have by these rules.
inline std::vector<int> ends_of_a_split_hand(const Rules& rules) {
    std::vector<int> ends;
    for (int total = 4; total <= kBustTotal; ++total) ends.push_back(total);
    if (rules.five_and_under) ends.push_back(kFiveAndUnder);
    if (rules.split_21_has_two_cards) ends.push_back(kTwoCards21);
    return ends;
}

template <class T>
bool Payoffs<T>::played_alike(Wager one, Wager other, const Rules& rules) const {
    for (const int end : ends_of_a_split_hand(rules))
        for (const Doubling doubling : {Doubling::None, Doubling::Staked, Doubling::Free})
            for (std::size_t against = 0; against < kDealerEnds; ++against) {
                const T beyond = row(one, doubling, end)[against] - row(other, doubling, end)[against];
                const T bust = row(one, Doubling::None, kBustTotal)[against] -
                               row(other, Doubling::None, kBustTotal)[against];
                if (!same_amount(beyond, bust)) return false;
            }
    return true;
}

template <class T>
void Payoffs<T>::fill(int end, const Rules& rules, const T& ride) {
    const PayRow pays{"blackjack", rules.blackjack_pays, "10.1A"};
    const HandResult hand = hand_result(end);
    const T whole = T(1) + ride;  // 15D.7, 15D.8: doubles and splits match what rides too
    for (int against = 0; against < kDealerEnds; ++against) {
        const DealerResult dealer = dealer_result(against);
        const T original =
            net<T>(settle_main(hand, dealer, pays, rules)) + ride * net<T>(settle_ride(hand, dealer, pays, rules, ""));
        const T additional = whole * net<T>(settle_split(hand, dealer, false, rules));
        // A bust first hand makes a later one carry; charging it here makes the choice of play see both hands alike.
        const T carried = dealer.blackjack && hand.bust() ? carry_ : T(0);
        const T lammer = won_by_lammer<T>(hand, dealer, rules);
        const std::array<T, kWagers> single{original, original, additional, original + additional + carried, lammer};
        for (std::size_t wager = 0; wager < kWagers; ++wager) {
            const T hands(wager == static_cast<std::size_t>(Wager::Either) ? 2 : 1);
            rows_[wager][0][end][against] = single[wager];
            rows_[wager][1][end][against] =
                single[wager] + hands * whole * net<T>(settle_double(hand, dealer, wager != 0, rules));
            rows_[wager][2][end][against] = single[wager] + hands * lammer;
        }
    }
}

}  // namespace baize::blackjack
