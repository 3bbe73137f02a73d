// The best play of a seat, by brute force: the real round through every course of chance and every answer. It is the
// slow truth, on short decks, that every solver of decisions is checked against; it knows no game.
//
// A player may only go by what his view (engine/view.hpp) has shown him. So courses that looked alike to him from the
// first event to the last are one information set, whatever cards lie face down; an answer is worth the mean over all
// courses of the set, and the best answer is taken for the set as a whole. What is maximised is the net return of all
// of the seat's wagers together, those that are added in the round included, with the opening wagers as they are given.
//
// It is expectimax over information sets: one seat that forgets nothing decides, so backward induction over the tree of
// its sets is exact; chances and returns are fractions. Cost: every branch of the tree of events but the last replays
// its round, so O(events played x events of a round), exponential in the cards that are drawn; `states_max` bounds it.
// Memory grows with the length of a round (docs/decisions/0018-best-play.md).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/ratio.hpp"
#include "engine/view.hpp"
#include "odds/answers.hpp"
#include "odds/pricer.hpp"

namespace baize {

struct BestPlayRequest {
    // What lies on the table before the round: the shoe that is left, where the game's shoe lasts over rounds. Else
    // the deck is the set-up's (Setup::strip_decks).
    CarriedState start{};
    std::vector<PlaceBet> bets{};  // the opening wagers; the stake of the first is the unit of every figure
    // The first cards of the round in the order in which they come, where one deal is asked about; empty: all deals.
    std::vector<Card> first_cards{};
    PlayerId seat = 0;             // who plays for the best; he may have more than one box
    Strategy* others = nullptr;    // answers for all other players
    // Which of the choices of a question the seat considers; empty: all that are offered. At least one must be left.
    std::function<std::uint32_t(const Question&)> considers{};
    // Which cards of a hand the seat considers to pick, of those that may be; empty: all.
    std::function<bool(const Question&, Picked)> picks{};
    // Which wagers' returns are maximised and make up the value; empty: all.
    std::function<bool(Position)> counts{};
    // An amount can be any of a range: so many are tried one by one. Of more only the least and the greatest, which is
    // enough where returns are proportional to amounts: the worth of the best play is then convex in the amount.
    int amounts_max = kAmountsMax;
    // Two sets for which this gives the same text, whether a question is asked there or not, are taken to be worth the
    // same, and the second is not played out: the order in which a hand's cards came, suits that are all alike. Empty
    // text: the set is like no other. Whoever gives this vouches for it, and a test shows that nothing changes without.
    std::function<std::string(const View&)> same_worth{};
    // In the same way, courses of one set that differ in nothing that matters: in which order the dealer's hidden cards
    // came. They become one course with the sum of their chances.
    std::function<std::string(const Table&)> same_course{};
    long states_max = 20'000'000;  // std::length_error beyond
    bool list_decisions = true;    // they take memory
    Progress progress{};
};

// One information set in which the seat was asked.
struct InformationSet {
    View seen;                    // at the question, which is in it
    Ratio chance = 0;             // of coming just here, if the answers before are those that lead here
    std::vector<Answer> answers;  // in the order of the game's choices
    std::vector<Ratio> worth;     // of each: the mean of what is maximised, over the whole round, once here
    std::size_t best = 0;         // the first of those that are worth most
    bool reached = false;         // by the best play, with the first of equal answers each time

    const Question& question() const { return *seen.question; }
    bool is_best(std::size_t answer) const { return worth[answer] == worth[best]; }
    bool tied() const;            // another answer is worth as much
    // The worth of a choice, with the best of its amounts; nothing where it was not considered.
    std::optional<Ratio> worth_of(int choice) const;
};

// What one position brings on average under the best play; at ties with the first of equal answers.
struct PositionWorth {
    Position position{};
    Ratio net = 0;
    Ratio staked = 0;
};

struct BestPlay {
    Ratio value = 0;                       // of what is maximised, in stakes of the first wager
    std::vector<PositionWorth> positions;  // every one that had a line: ante, play and bonus each for itself
    std::vector<InformationSet> decisions;
    long states = 0;                       // how many events were played
    bool shuffled = false;                 // the cards ran out in some course, so that one shoe is not all there was

    // Of a wager with what is part of its price (a double, a split): as odds/wagers.hpp counts.
    Ratio net_of(const Game& game, std::size_t wager) const;
    Ratio staked_on(const Game& game, std::size_t wager) const;
};

// Throws std::logic_error for a wager that is refused, for a question to somebody who has no strategy, and where a
// question told apart by nothing but hidden cards takes other answers; std::length_error beyond the states allowed.
BestPlay best_play(const Setup& setup, const BestPlayRequest& request);

}  // namespace baize
