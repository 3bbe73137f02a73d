// The decisions of a player at the table. After a draw, and before the dealer is forced, they are the best there are,
// counted for the cards that he has seen; the first decision is made by short rules, which take no time (`by_rules`),
// or by counting every draw (`options_of` in solve.hpp).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

struct FirstPlay {
    First first;
    poker::CardSet kept{};  // of an exchange
};

class Player {
public:
    explicit Player(const MainGame& game);

    // What a bet brings above a fold, in antes.
    double worth_of_bet(Cards own, poker::CardSet given, Card up) const;
    bool bets(Cards own, poker::CardSet given, Card up) const { return worth_of_bet(own, given, up) > 0; }
    // The dealer shows all of his cards, and does not qualify.
    bool forces(Cards own, poker::CardSet given, Cards dealer) const;

    FirstPlay by_rules(Cards own, Card up) const;

private:
    struct Behind {
        Behind(const MainGame& game, int up) : dealer(game, up), forcing(dealer) {}
        DealersHand dealer;
        Forcing forcing;
    };
    MainGame game_;
    Worths worths_;
    std::vector<std::unique_ptr<const Behind>> behind_;  // each up card
    mutable DealersHand::Law law_;                       // so that nothing is allocated
};

// What `by_rules` does, as a player would learn it.
std::vector<std::string> rules_in_words();

}  // namespace baize::lunar_poker
