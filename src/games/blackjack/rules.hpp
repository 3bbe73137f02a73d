// What an operator may choose at a blackjack table, and how cards count (nz-blackjack sections 3, 4, 10-13, 17).
#pragma once

#include <array>
#include <cstdint>

#include "core/card.hpp"
#include "core/money.hpp"

namespace baize::blackjack {

enum class DoubleRule : std::uint8_t { Any, NineToEleven, TenOrEleven, None };  // 11.1; 11.6(a), (b); 11.6

// 12.6 against 12.9: what a split box loses to a dealer's blackjack (ruling R26).
enum class SplitLoss : std::uint8_t {
    OriginalOnly,  // exactly the original wager in all, bust hands included (12.6, the default)
    First,         // the original wager, and the additional wagers of hands that are bust
    BustAndOne,    // every bust hand's wager, and one more while any hand stands
    All,           // every wager (12.9)
};

struct Rules {
    int decks = 6;                                      // 3.3(a): 4 to 8; 1 to 3 are priced too
    bool draws_to_soft_17 = false;                      // 13.3; Style A 17.2
    Odds blackjack_pays{3, 2};                          // 10.1A
    bool even_money = true;                             // 10.3, only at 3 to 2
    DoubleRule double_rule = DoubleRule::Any;           // 11.1, 11.6
    bool double_after_split = true;                     // 11.6
    bool double_lost_to_blackjack = false;              // 11.5, 11.7
    bool split_pairs = true;                            // 12.7(a), which leaves aces alone (ruling R29)
    bool split_aces = true;                             // 12.7(b)
    int hands_max = 3;                                  // 12.4(a); 2 by 12.8
    SplitLoss split_loss = SplitLoss::OriginalOnly;     // 12.6, 12.9

    bool operator==(const Rules&) const = default;
};

// 4.1: two to ten as marked, pictures ten, the ace here 1 and counted up by Points.
inline constexpr auto kCardValues = [] {
    std::array<std::uint8_t, kCardsInDeck> values{};
    for (int i = 0; i < kCardsInDeck; ++i) {
        const int rank = Card::from_index(i).rank();
        values[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rank == kAce ? 1 : rank > 10 ? 10 : rank);
    }
    return values;
}();

constexpr int card_value(Card card) { return kCardValues[static_cast<std::size_t>(card.index())]; }

// A point total. An ace counts 11 unless the total would then exceed 21 (4.1(c)).
struct Points {
    std::uint8_t hard = 0;  // every ace as 1
    bool ace = false;

    constexpr void add(int value) { hard = static_cast<std::uint8_t>(hard + value); ace = ace || value == 1; }
    constexpr bool soft() const { return ace && hard <= 11; }
    constexpr int total() const { return soft() ? hard + 10 : hard; }
    constexpr bool bust() const { return hard > 21; }
    constexpr bool operator==(const Points&) const = default;
};

// 13.3, 17.2: does the dealer draw to this total?
constexpr bool dealer_draws(Points points, const Rules& rules) {
    if (points.total() < 17) return true;
    return rules.draws_to_soft_17 && points.soft() && points.total() == 17;
}

// 11.1, 11.6: may two cards of these values be doubled? Never with an ace among them (ruling R30).
constexpr bool may_double(int first, int second, bool after_split, const Rules& rules) {
    if (first == 1 || second == 1) return false;
    if (after_split && !rules.double_after_split) return false;
    const int total = first + second;
    switch (rules.double_rule) {
        case DoubleRule::Any: return true;
        case DoubleRule::NineToEleven: return total >= 9 && total <= 11;
        case DoubleRule::TenOrEleven: return total == 10 || total == 11;
        case DoubleRule::None: return false;
    }
    return false;
}

// 12.1, 12.4, 12.7, 12.8: may two cards of these values be split when the box has `hands` hands already?
constexpr bool may_split(int first, int second, int hands, const Rules& rules) {
    if (first != second || hands >= rules.hands_max) return false;
    if (first == 1) return rules.split_aces && hands == 1;  // 12.4(b): aces once only
    return rules.split_pairs;
}

// 13.1(d): a hand of 11 or less must draw.
constexpr bool may_stand(Points points) { return points.total() >= 12; }

}  // namespace baize::blackjack
