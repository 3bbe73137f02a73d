// The best play of one player, by brute force: the real round through every course of chance and every answer. On short
// decks (SetupRequest::stripped) it is the slow truth that every faster count is checked against; in exact fractions.
//
// A player goes by what he has been shown. Courses that looked alike to him are one decision, whatever lies face down.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "baize/exact.hpp"
#include "baize/progress.hpp"
#include "baize/setup.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

struct BestPlayRequest {
    // Wagers before the round, such as "ante"; the stake of the first is the unit of every figure. None: the first
    // wager of the game, and what is laid with it in an equal part.
    std::vector<std::pair<std::string, Money>> bets{};
    std::vector<std::string> first_cards{};  // where one deal is asked about, in the order in which they come: "As"
    int amounts_max = 8;                     // of a range so many amounts are tried; of more the least and the most
    long states_max = 20'000'000;            // refused beyond: the work grows with every card that is drawn
    bool list_decisions = true;              // they take memory
    Progress progress{};
};

struct BestPlayDecision {
    std::string seen;                                  // all that the player has seen, a line each fact
    Exact chance;                                      // of coming here, if the answers before are those that lead here
    std::vector<std::pair<std::string, Exact>> worth;  // of every answer: the mean of the whole round, once here
    std::size_t best = 0;                              // the first of those that are worth most
    bool reached = false;                              // by the best play
};

struct BestPlay {
    struct OfPosition { std::string position; Exact net, staked; };  // means of a round

    Exact value;                          // net return of all wagers together, in stakes of the first
    std::vector<OfPosition> positions;    // each wager that had a line: ante, play and bonus by themselves
    std::vector<BestPlayDecision> decisions;
    long states = 0;                      // events that were played
    bool shuffled = false;                // the cards ran out in some course, so that one shoe is not all there was
};

// Refused for wagers that the table does not take, for cards that are none, and beyond `states_max`.
Result<BestPlay> best_play(const Setup& setup, const BestPlayRequest& request = {});

}  // namespace v0
}  // namespace baize
