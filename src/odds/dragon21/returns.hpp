// Exact return distributions of the Dragon21 wagers over a finite shoe; every verdict comes from games/dragon21/settle.
// Both hands are drawn by rules, and are counted as sets of values (count/both_hands.hpp): O(S^2) products for the S
// sets with which a hand can end. Perfect pairs are two cards by face.
#pragma once

#include <vector>

#include "definition/game.hpp"
#include "games/dragon21/settle.hpp"
#include "odds/blackjack/values.hpp"
#include "odds/return_distribution.hpp"
#include "odds/pricer.hpp"

namespace baize::dragon21 {

using blackjack::ValueShoe;

// One conclusion of a round, and in how many of the equally likely orders of the shoe's first cards it comes about. All
// conclusions of a shoe are counted over orders of the same number of cards.
struct RoundWays {
    HandResult dragon, tiger;
    Integer ways;
};

// Every conclusion that can occur. Throws std::invalid_argument for a shoe that can run out within a round,
// and for one with more draws than are counted.
std::vector<RoundWays> rounds(const ValueShoe& shoe);

ReturnDistribution dragon_returns(const std::vector<RoundWays>& rounds, Rows rows);
ReturnDistribution tiger_returns(const std::vector<RoundWays>& rounds, Rows rows);
ReturnDistribution tie_returns(const std::vector<RoundWays>& rounds, Rows rows);
ReturnDistribution perfect_pairs_returns(const count::FaceShoe& shoe, Rows rows);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::dragon21
