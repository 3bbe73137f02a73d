// Exact laws of the Three Card Poker wagers, by counting deals; every verdict comes from games/three_card_poker/settle.
#pragma once

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
    std::optional<Ratio> maximum{};  // nz 5.10: the most that is paid on the hand, in antes
};

// The ante game as the solver is told of it: play or fold with one's own three cards in view (5.13, 5.14).
poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck = kDeck);

enum WayToAct : std::size_t { FoldIt, PlayIt };

// The ante game when every hand is played the better way by exact comparison; an equal choice is folded (ruling R50).
// A deck must have six cards or more. The law is of ante, play and ante bonus together, per ante.
poker::Solution solve_ante(const AntePays& pays, poker::CardSet deck = kDeck);
inline bool plays(const poker::Solution& solution, const ThreeCardHand& hand) {
    return solution.play({.own = poker::CardSet(hand)}) == PlayIt;
}

Law ante_law(const AntePays& pays, poker::CardSet deck = kDeck);
// `maximum`: in stakes of the wager, of a hand that wins nothing else.
Law pair_plus_law(Rows pair_plus, poker::CardSet deck = kDeck, const std::optional<Ratio>& maximum = {});
Law prime_law(Rows prime, poker::CardSet deck = kDeck);
Law six_card_bonus_law(Rows bonus, const std::optional<Ratio>& maximum = {});

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::three_card_poker
