// Every hand that is not bust, as a multiset of values, and what a further card makes of it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "odds/blackjack/tally.hpp"

namespace baize::blackjack {

using Node = std::uint16_t;
inline constexpr Node kRoot = 0;             // no card
inline constexpr Node kBustNode = 0xFFFF;    // over 21, whatever the cards

struct Hand {
    Tally cards;
    Points points;
    std::uint8_t size = 0;
    std::array<std::uint8_t, 2> pair{};      // the two values of a two-card hand, the lower first
    std::array<Node, kValues + 1> next{};    // by the value drawn; [0] is unused
};

// Hands stand in order of size: a node's successors always come after it.
class HandTable {
public:
    HandTable();
    const Hand& operator[](Node node) const { return hands_[node]; }
    std::size_t size() const { return hands_.size(); }
    Node of(Tally cards) const;              // kBustNode if there is no such hand

private:
    std::vector<Hand> hands_;
};

const HandTable& hand_table();

}  // namespace baize::blackjack
