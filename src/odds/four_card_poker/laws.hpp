// The ante game of Four Card Poker as the solver is told of it, and the law of Aces Up; every verdict comes from
// games/four_card_poker/settle.
#pragma once

#include "games/four_card_poker/settle.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::four_card_poker {

// What the three payments of the ante game are made by. The rows must outlive the game they are given to.
struct AntePays {
    Rows ante = book::kAnte;
    Rows play = book::kPlay;
    Rows bonus = book::kAnteBonus;
    std::optional<Ratio> maximum{};  // 5.10: the most that is paid on the hand, in antes
    std::optional<Ratio> of_ante{}, of_play{}, of_bonus{};  // ... and on each of these by itself (ruling R97)
};

// Five cards against six, of which one is seen; fold, or play once to three times (5.2).
poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck = poker::kFullDeck);

// `maximum`: in stakes of Aces Up, of a hand that has no other wager.
Law aces_up_law(Rows aces_up, poker::CardSet deck = poker::kFullDeck, const std::optional<Ratio>& maximum = {});

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::four_card_poker
