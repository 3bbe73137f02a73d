// The decisions of a game with a board: which streets there are, which actions lead there, and how the board comes.
// Made from the description alone, a node for each run of actions that ends nothing: O(sequences x streets) at most.
#pragma once

#include "odds/poker/sequences.hpp"

namespace baize::poker {

// A decision after given actions. Each of its own actions leads to another decision or ends in a sequence.
struct BoardNode {
    std::size_t street;
    Actions before;
    std::vector<bool> ends{};
    std::vector<std::size_t> next{};  // a node, or a sequence where it ends
    bool operator==(const BoardNode&) const = default;
};

struct BoardTree {
    explicit BoardTree(const Showdown& game);

    bool leads_as(const BoardTree& other) const;  // the same decisions, which lay as much
    std::size_t node_after(std::size_t street, const Actions& before) const;
    // In how many ways the cards after a street can come, streets told apart; and each set of all that are to come.
    std::int64_t deals_after(std::size_t street) const;
    std::int64_t deals_of_one(std::size_t street) const;
    // In how many orders of streets a full board can be dealt.
    std::int64_t orders() const;

    const Showdown& game;
    std::vector<ActionSequence> sequences;
    std::vector<int> cards;                           // of the board that are seen, by street
    std::vector<BoardNode> nodes;                     // the first street's first
    std::vector<std::vector<std::size_t>> cheapest;   // by street: its actions in rising order of what they lay
};

}  // namespace baize::poker
