// What becomes of each blackjack wager, in the book's order (nz-blackjack 5.1, 9-13). The round pays by these
// functions and the analyser prices by them.
#pragma once

#include "core/pay.hpp"
#include "games/blackjack/rules.hpp"

namespace baize::blackjack {

struct HandResult {
    int total = 0;           // over 21 when bust
    bool blackjack = false;  // 1.1; never of a split pair (12.4(c), ruling R40)

    constexpr bool bust() const { return total > 21; }
};

struct DealerResult {
    int total = 0;
    bool blackjack = false;
};

// 5.1(a)-(g): one wager against the dealer, with even money for a win that is not a blackjack (5.4).
constexpr Return settle_totals(const HandResult& hand, const DealerResult& dealer) {
    if (hand.bust()) return lose("5.1(f)");
    if (dealer.total > 21) return win(kEvenMoney, "5.1(a)");
    if (hand.total > dealer.total) return win(kEvenMoney, "5.1(b)");
    if (dealer.blackjack && hand.total == 21) return lose("5.1(d)");
    if (hand.total == dealer.total) return stand_off("5.1(e)");
    return lose("5.1(g)");
}

// The player's original wager, on the hand it stands on.
constexpr Return settle_main(const HandResult& hand, const DealerResult& dealer, const PayRow& blackjack) {
    if (hand.blackjack && dealer.blackjack) return stand_off("5.1(e)");
    if (hand.blackjack) return win(blackjack);  // 5.1(c), 10.1, 10.2
    return settle_totals(hand, dealer);
}

// The additional wager of a double. In a box that was split, a bust double is among "bust hands included" (ruling R26).
constexpr Return settle_double(const HandResult& hand, const DealerResult& dealer, bool split, const Rules& rules) {
    if (!dealer.blackjack) return settle_totals(hand, dealer);                                 // 11.4
    if (rules.double_lost_to_blackjack) return lose("11.7");
    const bool original_only = split && rules.split_loss == SplitLoss::OriginalOnly;           // 12.6
    if (hand.bust() && !original_only) return lose("13.2");                                    // ruling R27
    return voided("11.5");
}

// The additional wager of a split. `carries_one`: no hand of this player before this one still stands, so under
// BustAndOne this is the one standing wager that is lost.
constexpr Return settle_split(const HandResult& hand, const DealerResult& dealer, bool carries_one, const Rules& rules) {
    if (!dealer.blackjack) return settle_totals(hand, dealer);                                 // 12.5
    switch (rules.split_loss) {
        case SplitLoss::All: return lose("12.9");
        case SplitLoss::OriginalOnly: return voided("12.6");
        case SplitLoss::First: return hand.bust() ? lose("13.2") : voided("12.6");
        case SplitLoss::BustAndOne: return hand.bust() ? lose("13.2") : carries_one ? lose("12.6") : voided("12.6");
    }
    return lose("12.9");
}

// 9.1, 9.4: insurance against the dealer's second card.
constexpr Return settle_insurance(bool second_card_is_ten, const PayRow& insurance) {
    return second_card_is_ten ? win(insurance) : lose("9.1");
}

}  // namespace baize::blackjack
