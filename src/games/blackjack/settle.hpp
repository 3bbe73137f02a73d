// What becomes of each blackjack wager, in the book's order (nz-blackjack
// 5.1, 9-13, 19.3, 20.7; gb-2011 4.19-4.24, 4.66).
// The round pays by these functions and the analyser prices by them.
#pragma once

#include "core/pay.hpp"
#include "games/blackjack/rules.hpp"

namespace baize::blackjack {

struct HandResult {
    int total = 0;                // over 21 when bust
    bool blackjack = false;       // 1.1, gb 4.11(d); never of a split pair (12.4(c), ruling R40)
    bool five_and_under = false;  // 19.3(e)
    bool two_cards = false;       // gb 4.30: a split 21 of two cards, where it counts as such (ruling R40)

    constexpr bool bust() const { return total > 21; }
};

struct DealerResult {
    int total = 0;
    bool blackjack = false;
};

// 19.6: won before the dealer's second card, whatever it is.
constexpr bool won_at_once(const HandResult& hand, const Rules& rules) {
    return hand.five_and_under || (rules.twenty_one_wins && hand.total == 21);
}

// Does the hand's wager still stand when the dealer takes his second card? Not
// of a bust hand (13.2), nor of one that was paid (19.6).
constexpr bool stands(const HandResult& hand, const Rules& rules) { return !hand.bust() && !won_at_once(hand, rules); }

// Gb 4.20, ruling R40: does a 21 that is no blackjack stand off against the dealer's? By other readings one of two
// cards that came of a split does, or any. With a peek the round ended before there was one (gb 4.17).
constexpr bool equals_blackjack(const HandResult& hand, const Rules& rules) {
    return hand.total == 21 && rules.hole_card != HoleCard::Peek && (hand.two_cards || !rules.blackjack_beats_21);
}

// 5.1(a)-(g), 19.3: one wager against the dealer, with even money for a win that is not a blackjack (5.4, gb 4.21(b)).
// `at_once`: it is among those that 19.6 pays before the dealer's second card.
constexpr Return settle_totals(const HandResult& hand, const DealerResult& dealer, const Rules& rules,
                               bool at_once = true) {
    const Clauses& by = *rules.clauses;
    if (hand.bust()) return lose(by.bust);
    if (at_once && won_at_once(hand, rules))
        return win(rules.win_pays, hand.five_and_under ? by.five_and_under : by.twenty_one);
    if (rules.dealer_22_stands_off && dealer.total == 22) return stand_off(by.dealer_22);
    if (dealer.total > 21) return win(rules.win_pays, by.dealer_bust);
    if (hand.total > dealer.total) return win(rules.win_pays, by.higher);
    if (dealer.blackjack && equals_blackjack(hand, rules))
        return stand_off(hand.two_cards ? by.both_blackjack : by.equal_to_blackjack);
    if (dealer.blackjack && hand.total == 21) return lose(by.beaten_by_blackjack);
    if (hand.two_cards && dealer.total == 21) return win(rules.win_pays, by.two_cards_21);
    if (hand.total == dealer.total) return stand_off(hand.total == 21 && !by.equal_21.empty() ? by.equal_21 : by.equal);
    return lose(by.lower);
}

// The player's original wager, on the hand it stands on. A blackjack beats a dealer's 22 too (20.7, gb 4.66).
constexpr Return settle_main(const HandResult& hand, const DealerResult& dealer, const PayRow& blackjack,
                             const Rules& rules) {
    if (hand.blackjack && dealer.blackjack && !rules.twenty_one_wins) return stand_off(rules.clauses->both_blackjack);
    if (hand.blackjack) return win(blackjack);  // 5.1(c), 10.1, 10.2, 19.5
    return settle_totals(hand, dealer, rules);
}

// The additional wager of a double. In a box that was split, a bust double is among "bust hands included" (ruling R26).
constexpr Return settle_double(const HandResult& hand, const DealerResult& dealer, bool split, const Rules& rules) {
    const Clauses& by = *rules.clauses;
    const bool at_once = rules.doubled_21_wins && won_at_once(hand, rules);                     // 19.6, ruling R32
    if (!dealer.blackjack || at_once || equals_blackjack(hand, rules))
        return settle_totals(hand, dealer, rules, at_once);  // 11.4
    // gb 4.17: the round ended before it was made
    if (rules.hole_card == HoleCard::Peek) return voided(by.double_void);
    if (rules.double_lost_to_blackjack) return lose(by.double_lost);
    const bool original_only = split && rules.split_loss == SplitLoss::OriginalOnly;           // 12.6
    if (hand.bust() && !original_only) return lose(by.collected_at_once);                      // ruling R27
    return voided(by.double_void);
}

// The additional wager of a split. `carries_one`: no hand of this player before this one still stands, so under
// BustAndOne this is the one standing wager that is lost.
constexpr Return settle_split(const HandResult& hand, const DealerResult& dealer, bool carries_one,
                              const Rules& rules) {
    const Clauses& by = *rules.clauses;
    if (!dealer.blackjack || won_at_once(hand, rules) || equals_blackjack(hand, rules))
        return settle_totals(hand, dealer, rules);                                             // 12.5
    if (rules.hole_card == HoleCard::Peek) return voided(by.split_void);                       // gb 4.17
    switch (rules.split_loss) {
        case SplitLoss::All: return lose(by.split_lost);
        case SplitLoss::OriginalOnly: return voided(by.split_void);
        case SplitLoss::First: return hand.bust() ? lose(by.collected_at_once) : voided(by.split_void);
        case SplitLoss::BustAndOne:
            return hand.bust() ? lose(by.collected_at_once) : carries_one ? lose(by.split_void) : voided(by.split_void);
    }
    return lose(by.split_lost);
}

// A lammer beside or instead of a stake (20.8). Against a dealer's blackjack it has nothing to lose.
constexpr Return settle_lammer(const HandResult& hand, const DealerResult& dealer, const Rules& rules) {
    return settle_totals(hand, dealer, rules);
}

// What rides on the main wager by 15D.6(b) or 15E.5(b): paid as that wager is, and a
// stand-off against a dealer's blackjack (15D.11, 15E.10).
constexpr Return settle_ride(const HandResult& hand, const DealerResult& dealer, const PayRow& blackjack,
                             const Rules& rules, Clause against_blackjack) {
    if (dealer.blackjack && !hand.bust()) return stand_off(against_blackjack);
    return settle_main(hand, dealer, blackjack, rules);
}

// 9.1, 9.4, gb 4.22, 4.24: insurance against the dealer's second card.
constexpr Return settle_insurance(bool second_card_is_ten, const PayRow& insurance, Clause lost = "9.1") {
    return second_card_is_ten ? win(insurance) : lose(lost);
}

}  // namespace baize::blackjack
