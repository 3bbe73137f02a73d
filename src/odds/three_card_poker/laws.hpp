// Exact laws of the Three Card Poker wagers, by counting deals; every verdict comes from games/three_card_poker/settle.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "games/three_card_poker/settle.hpp"
#include "odds/law.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::three_card_poker {

// gb-2011 5.3: a single deck. Tests take shorter ones.
inline constexpr poker::CardSet kDeck = poker::kFullDeck;

// What the three payments of the ante game are made by. The rows must outlive the call they are given to.
struct AntePays {
    Rows ante = gb_2011::three_card_poker::kAnte;
    Rows play = gb_2011::three_card_poker::kPlay;
    Rows bonus = gb_2011::three_card_poker::kAnteBonus;
};

// The ante game as the solver is told of it: play or fold with one's own three cards in view (5.13, 5.14).
poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck = kDeck);

// For each hand of three cards of a deck, whether to make the play wager (5.13) or to surrender the ante (5.14).
class AnteStrategy {
public:
    AnteStrategy(poker::CardSet deck, const std::function<bool(const ThreeCardHand&)>& plays);

    bool should_play(const ThreeCardHand& hand) const;

    // The lowest hand played, where every hand that ranks as high is played too and every lower one is folded. Nothing
    // where the strategy is not such a threshold, or plays no hand.
    std::optional<ThreeCardHand> threshold() const;

private:
    poker::CardSet deck_;
    std::vector<bool> plays_;  // by the number of the hand
};

struct AnteSolution {
    AnteStrategy strategy;
    Law law;  // of ante, play and ante bonus together, per ante; `staked` is the mean of ante and play
};

// The ante game when every hand is played the better way by exact comparison; an equal choice is folded (ruling R50).
// A deck must have six cards or more.
AnteSolution solve_ante(const AntePays& pays, poker::CardSet deck = kDeck);

Law ante_law(const AntePays& pays, poker::CardSet deck = kDeck);
Law pair_plus_law(Rows pair_plus, poker::CardSet deck = kDeck);
Law prime_law(Rows prime, poker::CardSet deck = kDeck);
Law six_card_bonus_law(Rows bonus);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::three_card_poker
