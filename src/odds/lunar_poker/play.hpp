// The decisions of a player at the table after a draw, and before the dealer is forced: the best there are, counted for
// the cards that he has seen. The first decision is made by short rules, which take no time (short_rules.hpp), or by
// counting every draw (`options_of` in solve.hpp).
//
// Cost: a bet takes one count of the dealer's hands by ranks (dealer.hpp) and, where forcing may pay, the sums of
// forcing.hpp, made once for each up card; with further cards of the dealer's shown, every hand that he may have, and
// 52 cards for each that may be forced. To force takes a settlement for each card that is left.
#pragma once

#include <memory>

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

class Player {
public:
    explicit Player(const MainGame& game) : game_(game), end_values_(game) {}

    // What a bet brings above a fold, in antes.
    double worth_of_bet(Cards own, poker::CardSet given, Card up) const;
    // ... where the dealer has shown more of his cards than he should (11.7).
    double worth_of_bet(Cards own, poker::CardSet given, Cards shown) const;
    bool bets(Cards own, poker::CardSet given, Cards shown) const { return worth_of_bet(own, given, shown) > 0; }
    // The dealer shows all of his cards, and does not qualify: what it brings to force him, above letting him be, in
    // antes.
    double worth_of_forcing(Cards own, poker::CardSet given, Cards dealer) const;
    bool forces(Cards own, poker::CardSet given, Cards dealer) const {
        return worth_of_forcing(own, given, dealer) > 0;
    }

private:
    struct Behind {
        Behind(const MainGame& game, int up) : dealer(game, up), forcing(dealer) {}
        DealersHand dealer;
        Forcing forcing;
    };
    const Behind& behind(Card up) const;

    MainGame game_;
    EndValues end_values_;
    mutable std::array<std::unique_ptr<const Behind>, kRanks> behind_;  // each up card that was met
    mutable DealersHand::Distributions distributions_;                     // so that nothing is allocated
};

}  // namespace baize::lunar_poker
