// nz.blackjack: the base game with insurance and even money (nz-blackjack sections 1-14, 16, 17).
#pragma once

#include "engine/game.hpp"
#include "engine/table.hpp"
#include "games/blackjack/rules.hpp"

namespace baize::blackjack::nz {

enum Wager : std::uint8_t { Main, Insurance, Double, Split };
enum Choice : std::uint8_t { Stand, Draw, DoubleDown, SplitPair, NoInsurance, Insure, EvenMoney, Decline, FirstHand, SecondHand, Refuse };

Rules rules_of(const Setup& setup);

// 4.1: values with every ace as 1. The number of aces stands above the total, so that one sum gives both.
inline constexpr CountValues kCounts = [] {
    CountValues counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = static_cast<std::uint16_t>(kCardValues[i] + (kCardValues[i] == 1 ? 256 : 0));
    return counts;
}();

inline Points points_of(const baize::Hand& hand) { return {static_cast<std::uint8_t>(hand.count), hand.count >= 256}; }

// 1.1, 12.4(c): an ace and a ten as the first two cards of a hand that was not split.
inline bool is_blackjack(const Box& box, const baize::Hand& hand) {
    return box.hands.size() == 1 && hand.cards.size() == 2 && points_of(hand).total() == 21;
}

extern const Game kGame;

}  // namespace baize::blackjack::nz
