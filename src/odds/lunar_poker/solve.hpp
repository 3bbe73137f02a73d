// The best play of the main game (ante, bet, both draws, forcing), with every card counted that the player has seen:
// his hand, the up card and what he gave away (ruling R59).
//
// Found by backward passes: by the ranks of hands alone, which leaves few draws that can be the best; with the cards of
// the up card's suit, since only in it can the dealer have a flush before he is forced; and with all suits, for flushes
// of one's own. A forward pass counts the outcomes of the best play. Each pass has a header, and problem.hpp names them
// in their order. All sums are whole numbers, and nothing is left out.
//
// Cost against one up card: the tables by ranks, O(multisets of ten ranks x the dealer's hands by ranks), and the
// choice of each of 434,550 hands up to the names of suits, most of whose 29 choices are bounded away. It takes half a
// gigabyte, and one more where outcomes are counted.
#pragma once

#include <functional>
#include <vector>

#include "odds/lunar_poker/returns.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::lunar_poker {

// What a player does first.
enum First : std::size_t { Folds, Bets, BuysSixth, Exchanges2, Exchanges3, Exchanges4, Exchanges5, kFirsts };

// Over all hands against one up card that are best played in one way first. `worth` is above that of folding at once,
// a draw's fee not deducted, and is to be divided by `parts`.
struct Summed {
    std::int64_t hands = 0;  // of those that instant cash does not end (5.8)
    std::int64_t worth = 0;
    std::int64_t bets = 0;   // after draws that are counted by `draws`

    bool operator==(const Summed&) const = default;
};

using AgainstUp = std::array<Summed, kFirsts>;

// How many draws there are, and how many ways in which draw, dealer's hand and the card that he is forced to take come.
Integer draws(const MainGame& game, First first);
Integer parts(const MainGame& game, First first);

// What to do first with a hand against an up card, the same whatever suits are called.
struct FirstPlay {
    First first;
    poker::CardSet kept{};  // of an exchange
};
using FirstPlayOf = std::function<FirstPlay(Cards own, Card up)>;

// The best play, or what `plays` says first and the best of what follows. Of plays of equal worth a fold comes before a
// bet, a bet before a draw, a sixth card before an exchange, an exchange of fewer cards before one of more, and then
// the one that keeps the higher cards; nobody bets or forces for nothing (ruling R50).
AgainstUp solve_against(const MainGame& game, int up, const Progress& progress = {}, FirstPlayOf plays = {});

// Of the best play: its outcomes too.
struct PlayOutcomes {
    AgainstUp sums{};
    std::array<Returns, kFirsts> returns{};
};
PlayOutcomes outcomes_against(const MainGame& game, int up, const Progress& progress = {});
// Of the best play of who never draws, which takes no time.
PlayOutcomes outcomes_of_betting(const MainGame& game, int up);

// What one hand can do against one up card, and what each is worth in antes; the best first.
struct Option {
    First first;
    poker::CardSet kept;  // of an exchange
    double worth;
};
std::vector<Option> options_of(const MainGame& game, poker::CardSet hand, Card up);
// The outcomes of the best option.
PlayOutcomes outcomes_of_hand(const MainGame& game, poker::CardSet hand, Card up);

}  // namespace baize::lunar_poker
