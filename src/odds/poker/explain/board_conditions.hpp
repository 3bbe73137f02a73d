// What a player can see at a glance of a hand beside a board, in words: what rules of play are made of.
//
// Cost: before the river O(1) tests of bits, and those that ranks alone decide are kept by the ranks of board and hand
// (2,275 by 91); on the river a rank for each card that the dealer may have, 45 at most, to count the cards that beat
// the hand.
#pragma once

#include <span>
#include <string_view>

#include "odds/poker/card_set.hpp"

namespace baize::poker {

using ConditionSet = std::uint32_t;  // some conditions, by their places

// Each ends a sentence that begins "bet with".
std::span<const std::string_view> conditions_before_river();
std::span<const std::string_view> conditions_on_river();

// Which of them hold; `deck` holds the cards that the dealer may have.
ConditionSet conditions_of(CardSet own, CardSet board, CardSet deck, int full_board);
// The same before the river with nothing kept: every card is looked at.
ConditionSet conditions_before_river_of(CardSet own, CardSet board);

}  // namespace baize::poker
