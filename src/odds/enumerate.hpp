// The slow, obvious count: the real round, played through every course that chance can take. It prices dice and wheels
// outright, and on short decks it is the truth that every clever count is checked against.
//
// A depth-first walk through the tree of histories: the chance of a leaf is the product of those on its way, as a
// fraction. A coroutine cannot be copied, so of the branches of a node the last goes on with the round and the others
// are replayed. Cost: O(nodes x events of a round), exponential in what is drawn or thrown; nothing is memoised.
#pragma once

#include <functional>
#include <vector>

#include "engine/session.hpp"
#include "odds/return_distribution.hpp"

namespace baize {

// Plays every course of one round from `start` with these wagers, answering questions by the strategy (none needed
// where nothing is asked), and calls `leaf` with each finished round and its exact chance.
void enumerate(const Setup& setup, const CarriedState& start, const std::vector<PlaceBet>& bets, Strategy* strategy,
               const std::function<void(const Session&, const Ratio&)>& leaf);

// The return distributions of these opening positions, by that count: none of a wager that
// lives over rounds (odds/markov_chain.hpp counts those).
std::vector<std::pair<Position, ReturnDistribution>> enumerate_distributions(const Setup& setup,
                                                                             const std::vector<Position>& positions);
std::vector<std::pair<Position, ReturnDistribution>> enumerate_distributions(const Setup& setup);

}  // namespace baize
