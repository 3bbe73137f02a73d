// Shoes and hands by the values of their cards, for counts that do not need the analyser's tallies.
#pragma once

#include "games/blackjack/rules.hpp"
#include "odds/count/hand_sets.hpp"

namespace baize::blackjack {

// The ace at 1, tens and pictures at 10.
using ValueShoe = count::Shoe<11>;
using ValueHands = count::HandSets<11>;

inline ValueShoe value_shoe(const count::FaceShoe& faces) { return count::project<11>(faces, card_value); }

inline Points points_of(const ValueHands::Cards& hand) {
    Points points;
    for (int value = 1; value <= 10; ++value)
        for (int i = 0; i < hand[value]; ++i) points.add(value);
    return points;
}

inline int cards_of(const ValueHands::Cards& hand) {
    int cards = 0;
    for (const int count : hand) cards += count;
    return cards;
}

}  // namespace baize::blackjack
