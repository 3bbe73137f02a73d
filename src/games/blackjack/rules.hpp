// What an operator may choose at a table of any blackjack, and how cards count (nz-blackjack sections 3, 4, 10-13,
// 17-20; gb-2011 4.9-4.33, 4.65-4.66). A game of either book is one set of these rules.
#pragma once

#include <array>
#include <cstdint>

#include "core/card.hpp"
#include "core/money.hpp"
#include "core/pay.hpp"

namespace baize::blackjack {

enum class DoubleRule : std::uint8_t { Any, NineToEleven, TenOrEleven, None };  // 11.1; 11.6(a), (b); 11.6

// 12.6 against 12.9: what a split box loses to a dealer's blackjack (ruling R26).
enum class SplitLoss : std::uint8_t {
    OriginalOnly,  // exactly the original wager in all, bust hands included (12.6, the default)
    First,         // the original wager, and the additional wagers of hands that are bust
    BustAndOne,    // every bust hand's wager, and one more while any hand stands
    All,           // every wager (12.9)
};

// gb-2011 4.10, 4.17: whether the dealer takes a second card before the players decide, and whether it is looked at.
enum class HoleCard : std::uint8_t { None, Unseen, Peek };

// By which clause each verdict is given: the two books say the same things under other numbers.
struct Clauses {
    Clause bust, dealer_bust, higher, beaten_by_blackjack, equal, lower;  // of a wager on totals
    Clause both_blackjack;
    Clause collected_at_once;                                             // a bust hand
    Clause double_lost, double_void, split_lost, split_void;              // to a dealer's blackjack
    Clause dealer_22{}, twenty_one{}, five_and_under{};                   // where the variant has them
    // where equal scores of 21 have a clause of their own
    Clause equal_21{};
    // gb 4.19(c), 4.20: by other readings of ruling R40
    Clause two_cards_21{}, equal_to_blackjack{};
};
inline constexpr Clauses kNzClauses{"5.1(f)", "5.1(a)", "5.1(b)", "5.1(d)", "5.1(e)", "5.1(g)",
                                    "5.1(e)", "13.2",   "11.7",   "11.5",   "12.9",   "12.6"};
inline constexpr Clauses kNzPlusClauses{"19.3(f)", "19.3(c)", "19.3(b)", "19.3(g)", "19.3(h)",
                                        "19.3(g)", "19.3(d)", "13.2",    "11.7",    "11.5",
                                        "12.9",    "12.6",    "19.3(i)", "19.3(a)", "19.3(e)"};
inline constexpr Clauses kNzFreeClauses{"5.1(f)", "5.1(a)", "5.1(b)", "5.1(d)", "5.1(e)", "5.1(g)", "5.1(e)", "13.2",
                                        "11.7", "11.5", "12.9", "12.6", "20.7"};
// A dealer's blackjack takes every hand but a blackjack (4.17), so a doubled or split wager with it (ruling R40).
inline constexpr Clauses kGbClauses{"4.19", "4.19(a)", "4.19(b)", "4.17", "4.20(a)", "4.19", "4.20(b)", "4.19",
                                    "4.17", "4.17", "4.17", "4.17", "4.66", {}, {}, "4.20(c)", "4.19(c)", "4.20"};

// No hand has more cards: twenty-one aces, and one that goes beyond.
inline constexpr int kCardsInHand = 22;
// The boxes of a split: gb-2011 4.31 has no end to it, and more than this no table has room for.
inline constexpr int kHandsInBox = 16;

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
    bool double_aces = false;                           // gb 4.27(b): with an ace too; never by 11.1
    bool split_4_5_10 = true;                           // gb 4.28(a)
    bool must_draw_to_12 = true;                        // 13.1(d); not by gb 4.12
    HoleCard hole_card = HoleCard::None;                // gb 4.10, 4.17
    bool dealer_22_stands_off = false;                  // 19.3(i), 20.7, gb 4.66
    bool twenty_one_wins = false;                       // 19.3(a), 19.5, 19.6: at once, whatever the dealer has
    bool five_and_under = false;                        // 19.3(e), 19.8
    bool free_bets = false;                             // 20.3, 20.4: doubles and splits by lammer
    bool free_resplit = true;                           // 20.4, ruling R31: the second split too
    bool free_double_after_split = true;                // 20.3, ruling R31: of a split hand too
    bool five_after_split = true;                       // 19.3(e), ruling R32: five cards of a split hand count too
    bool five_at_11_or_less = true;                     // 19.3(e), ruling R32
    bool doubled_21_wins = true;                        // 19.6, ruling R32: the double is paid with the wager
    Odds win_pays{1, 1};                                // 5.4; gb 4.21(b): at least so much
    bool two_hands = false;                             // gb 4.62: two initial hands, whose
                                                        // second cards may be switched
    std::uint32_t riding = 0;                           // 15D.6(b), 15E.5(b): wagers, as bits,
                                                        // that ride on the main wager
    bool double_for_less = true;                        // 11.2(b); by gb 4.27 a double is the whole stake
    bool resplit_aces = false;                          // gb 4.31, ruling R40
    bool split_21_has_two_cards = false;                // gb 4.19(c), 4.20(b), ruling R40: a split 21
                                                        // of two cards counts as such
    bool blackjack_beats_21 = true;                     // 5.1(d); gb 4.17, ruling R40: the dealer's,
                                                        // any 21 that is no blackjack
    bool even_money_below = false;                      // gb 4.23, ruling R41: even money where a
                                                        // blackjack pays less than 3 to 2 too
    std::uint8_t blackjack_row = 0;                     // which pay row of the main wager is a blackjack's
    const Clauses* clauses = &kNzClauses;

    bool operator==(const Rules&) const = default;
};

// 4.1: two to ten as marked, pictures ten, the ace here 1 and counted up by Points.
inline constexpr auto kCardValues = [] {
    std::array<std::uint8_t, kCardsInDeck> values{};
    for (int i = 0; i < kCardsInDeck; ++i) {
        const int rank = Card::from_index(i).rank();
        values[i] = static_cast<std::uint8_t>(rank == kAce ? 1 : rank > 10 ? 10 : rank);
    }
    return values;
}();

constexpr int card_value(Card card) { return kCardValues[card.index()]; }

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

// 11.1, 11.6, gb 4.27: may two cards of these values be doubled? An ace counts
// 11, so that it is never among 9, 10 and 11 (ruling R30).
constexpr bool may_double(int first, int second, bool after_split, const Rules& rules) {
    if (first == 1 || second == 1)
        return rules.double_aces && rules.double_rule == DoubleRule::Any && (rules.double_after_split || !after_split);
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

// 20.4: a split for which the house puts down a lammer, the second one too (ruling R31). What
// the operator elects by 12.7 and 12.8 does not touch it, for section 20 prevails (20.1); a
// box has three hands at most, and aces are split once.
inline constexpr int kFreeHandsMax = 3;
constexpr bool splits_free(int value, int hands, const Rules& rules) {
    if (!rules.free_bets || value == 10 || hands >= kFreeHandsMax) return false;
    return hands == 1 || (value != 1 && rules.free_resplit);
}

// How many hands a box may come to by splitting this value.
constexpr int hands_max_of(int value, const Rules& rules) {
    return splits_free(value, 2, rules) ? kFreeHandsMax : rules.hands_max;
}

// 12.1, 12.4, 12.7, 12.8, 20.4, 20.5: may two cards of these values be split when the box has `hands` hands already?
constexpr bool may_split(int first, int second, int hands, const Rules& rules) {
    if (first == second && splits_free(first, hands, rules)) return true;
    if (first != second || hands >= rules.hands_max) return false;
    if (first == 1)
        return rules.split_aces && (hands == 1 || rules.resplit_aces);  // 12.4(b), ruling R40: aces once only
    if (!rules.split_4_5_10 && (first == 4 || first == 5 || first == 10)) return false;
    return rules.split_pairs;
}

// 20.3: a double for which the house puts down a lammer; after a split too (ruling R31). 11.6 does not touch it (20.1).
constexpr bool doubles_free(int first, int second, bool after_split, const Rules& rules) {
    if (!rules.free_bets || (after_split && !rules.free_double_after_split)) return false;
    return first != 1 && second != 1 && first + second >= 9 && first + second <= 11;
}

// 10.3, gb 4.23: is even money offered for a blackjack? Where one pays less
// than 3 to 2 only by another reading (ruling R41).
constexpr bool offers_even_money(const Rules& rules) {
    const Odds pays = rules.blackjack_pays;
    return rules.even_money && (pays == Odds{3, 2} || (rules.even_money_below && !pays.at_least({3, 2})));
}

// ... and so it may be taken, where at 3 to 2 the best player never does: insurance by another name.
constexpr bool even_money_may_pay(const Rules& rules) {
    return offers_even_money(rules) && !rules.blackjack_pays.at_least({3, 2});
}

// 13.1(d): a hand of 11 or less must draw.
constexpr bool may_stand(Points points, const Rules& rules) { return !rules.must_draw_to_12 || points.total() >= 12; }

// 13.1(a), 19.8, gb 4.13: may a hand of this many cards be drawn to at all?
constexpr bool may_draw(Points points, std::size_t cards, const Rules& rules) {
    return points.total() < 21 && !(rules.five_and_under && cards >= 5);
}

// 1.1, 19.3(e): five cards that count less than 21; of a split hand too, and at 11 or less (ruling R32). Those that do
// not count are full all the same (19.8), and are compared with the dealer's hand.
constexpr bool is_five_and_under(Points points, std::size_t cards, bool split, const Rules& rules) {
    if (!rules.five_and_under || cards != 5 || points.total() >= 21) return false;
    return (rules.five_after_split || !split) && (rules.five_at_11_or_less || points.total() >= 12);
}

}  // namespace baize::blackjack
