// The net return of a hand against every end of the dealer's hand, read off the settlement functions.
#pragma once

#include "core/ratio.hpp"
#include "odds/blackjack/dealer_tree.hpp"

namespace baize::blackjack {

// Which wager a hand carries.
enum class Wager : std::uint8_t {
    Unsplit,     // the original wager, in a box not split
    Original,    // the original wager, on the first hand of a split box
    Additional,  // the additional wager of a later hand of a split box
    Either,      // Original and Additional together: what a play after a split is chosen by
};

inline constexpr int kBustTotal = 22;  // stands for every total above 21

template <class T>
T net(const Return& result) {
    switch (result.outcome) {
        case Outcome::Win: return T(result.odds.num) / T(result.odds.den);
        case Outcome::Lose: return T(-1);
        default: return T(0);
    }
}

template <class T>
T from_ratio(const Ratio& value) {
    if constexpr (std::is_same_v<T, double>) return nearest(value);
    else return T(value);
}

template <class T>
class Payoffs {
public:
    using Row = std::array<T, kDealerEnds>;

    explicit Payoffs(const Rules& rules);

    // Of one hand, with its double if it has one.
    const Row& row(Wager wager, bool doubled, int total) const {
        return rows_[static_cast<std::size_t>(wager)][doubled][static_cast<std::size_t>(total)];
    }
    const Row& blackjack() const { return blackjack_; }

    // Every entry squared: for second moments of single hands.
    Payoffs squared() const;
    // What is wagered in all instead of what is won: for the edge per amount wagered (ruling R50).
    Payoffs staked() const;

    // What more is lost when a standing hand turns out to be the one that 12.6 collects, its forerunners being bust.
    const T& carry() const { return carry_; }

private:
    template <class Change>
    Payoffs changed(Change&& change) const;
    void fill(int total, const Rules& rules);

    std::array<std::array<std::array<Row, kBustTotal + 1>, 2>, 4> rows_{};
    Row blackjack_{};
    T carry_{};
};

template <class T>
Payoffs<T>::Payoffs(const Rules& rules) {
    const PayRow pays{"blackjack", rules.blackjack_pays, "10.1A"};
    const HandResult standing{20, false};
    const DealerResult dealer{21, true};
    carry_ = net<T>(settle_split(standing, dealer, true, rules)) - net<T>(settle_split(standing, dealer, false, rules));
    for (int end = 0; end < kDealerEnds; ++end)
        blackjack_[static_cast<std::size_t>(end)] = net<T>(settle_main({21, true}, dealer_result(end), pays, rules));
    for (int total = 0; total <= kBustTotal; ++total) fill(total, rules);
}

template <class T>
template <class Change>
Payoffs<T> Payoffs<T>::changed(Change&& change) const {
    Payoffs other = *this;
    other.carry_ = T(0);
    for (T& entry : other.blackjack_) change(entry, false);
    for (auto& by_wager : other.rows_)
        for (std::size_t doubled = 0; doubled < 2; ++doubled)
            for (Row& row : by_wager[doubled])
                for (T& entry : row) change(entry, doubled != 0);
    return other;
}

template <class T>
Payoffs<T> Payoffs<T>::squared() const {
    return changed([](T& entry, bool) { entry = entry * entry; });
}

template <class T>
Payoffs<T> Payoffs<T>::staked() const {
    return changed([](T& entry, bool doubled) { entry = T(doubled ? 2 : 1); });
}

template <class T>
void Payoffs<T>::fill(int total, const Rules& rules) {
    const PayRow pays{"blackjack", rules.blackjack_pays, "10.1A"};
    const HandResult hand{total, false};
    for (std::size_t end = 0; end < kDealerEnds; ++end) {
        const DealerResult dealer = dealer_result(static_cast<int>(end));
        const T original = net<T>(settle_main(hand, dealer, pays, rules));
        const T additional = net<T>(settle_split(hand, dealer, false, rules));
        // A bust first hand makes a later one carry; charging it here makes the choice of play see both hands alike.
        const T carried = dealer.blackjack && hand.bust() ? carry_ : T(0);
        const std::array<T, 4> single{original, original, additional, original + additional + carried};
        for (std::size_t wager = 0; wager < 4; ++wager) {
            const T extra = net<T>(settle_double(hand, dealer, wager != 0, rules));
            rows_[wager][0][static_cast<std::size_t>(total)][end] = single[wager];
            rows_[wager][1][static_cast<std::size_t>(total)][end] = single[wager] + extra * T(wager == 3 ? 2 : 1);
        }
    }
}

}  // namespace baize::blackjack
