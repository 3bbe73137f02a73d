// What a poker game against the house is to the solver: which cards come, what is seen before each decision, what each
// action lays, and the game's own settle function at the end. See docs/decisions/0019-showdowns.md. A description and
// the solution's data, no more: duel/, board/ and paytable/ solve it, each with its cost.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/fixed_vector.hpp"
#include "core/pay.hpp"
#include "games/poker/plan.hpp"
#include "odds/return_distribution.hpp"
#include "odds/poker/card_set.hpp"
#include "odds/pricer.hpp"

namespace baize::poker {

// ---- The description ------------------------------------------------------------------------------------------------

// Stakes in units of the opening wager; below zero a stake is taken back. What lays nothing of its own (a bonus that
// is paid beside a wager) is settled but not counted as wagered.
struct Laid {
    int wager;
    int units = 1;
    bool is_bonus = false;
};

struct Action {
    std::string id;
    std::vector<Laid> lays{};
    bool folds = false;                    // `folded` is told to the settlement
    bool ends = folds;                     // no later street is asked
    std::function<bool(RankValue)> may{};  // of the own cards that are seen; empty: always
    std::function<bool(Card)> against{};   // of the dealer's card that is seen; empty: any
};

// A decision. `own`, `up` and `board` are cards that are seen from here on, beside those seen before. A street on which
// nothing new is seen is an independent decision on the same hand.
struct Street {
    int own = 0, up = 0, board = 0;
    std::vector<Action> actions{};
};

// The most that is paid on these wagers together, in units of the opening wager, in the order in which they come out of
// it. Where it touches some ends alone: what the line beneath pays, to one, which it may not touch. The rules are in
// games/poker/plan.hpp.
struct PayoutCap {
    std::vector<int> wagers;
    Ratio most;
    std::function<std::optional<Odds>(const End&)> beneath{};  // empty: it touches every end
};
inline std::optional<Odds> beneath(const PayoutCap& cap, const End& end) {
    return cap.beneath ? cap.beneath(end) : Odds{0, 1};
}

struct Showdown {
    int own = 0, dealer = 0, board = 0;  // cards in all; a rank is that of a hand with the board
    std::vector<Laid> opening{};
    // Wagers of the opening that no action touches or folds: what is won on all the others is reported beside the
    // return distribution. Only with a board that both share.
    std::vector<int> apart{};
    std::vector<Street> streets{};
    std::function<RankValue(CardSet)> rank{};
    // The settlement may tell dealers' hands apart by their place beside the player's, and by these: the lowest hand
    // that qualifies, and its like.
    std::vector<RankValue> dealer_from{};
    std::function<Return(int wager, const End&)> settle{};
    std::vector<PayoutCap> caps{};
    CardSet deck = kFullDeck;
    std::function<std::string(RankValue)> name = nullptr;  // "A-K-J-8-3", "a pair of twos"; for explanations
};

// The best hand of one order in all cards that are given.
template <rank::Order kOrder>
RankValue rank_by(CardSet cards) {
    return rank::best<kOrder>(cards.sets(), cards.size()).value();
}

// ---- The solution ---------------------------------------------------------------------------------------------------

using Actions = FixedVector<std::uint8_t, 6>;  // one a street, from the first on

// What is known when a street is asked. Where there is no dealer's hand, own cards and the board are one: a rule is
// told of both as own.
struct Seen {
    std::size_t street = 0;
    CardSet own{}, up{}, board{};
    Actions before{};  // taken on the streets before
};

using Rule = std::function<std::size_t(const Seen&)>;  // which action to take
using ActionValues = std::vector<std::optional<double>>;  // by action, in opening wagers; nothing: it is not open

// What each action sequence is worth with the own hands of one rank, over all deals of them, in parts of
// `Solution::worth_part`. A sequence that is closed to them has no worth.
struct Worth {
    RankValue own;
    std::vector<std::optional<Integer>> of_sequence;
    double chance = 0;  // of such a hand in a round
};

// The same of cards that are held on a street of a game without a dealer's hand; by action.
struct StreetWorth {
    std::size_t street;
    CardSet held;
    const Actions& before;
    std::vector<Integer> of_action;
    Integer deals;  // that bring such cards, up to suits, to this street
};

// Where a rule was followed and something else was better.
struct Mistake {
    Seen seen;
    std::size_t taken, best;  // actions on that street; sequences, where there is a dealer's hand
    double gain, chance;      // per unit, each time; in a round, with all that differ by the names of suits alone
};

struct Solution {
    ReturnDistribution returns;  // net per unit; `staked` is the mean of all that is laid
    std::optional<ReturnDistribution> rest;  // ... without the wagers that stand apart, by the same decisions
    std::vector<std::vector<Ratio>> frequency;  // by street and action: how often in a round
    Rule play;                                  // the decision for any hand
    // What each action is worth with what is seen, where a count is quicker than dealing every card
    // (choice_values.hpp).
    std::function<ActionValues(const Seen&)> choice_values{};
    std::vector<Actions> sequences;                  // in rising order of what they lay
    // Where asked for: by rank of the own hand, rising.
    std::vector<Worth> worth;
    // ... against each rank of the card that is seen, the 2 first, held by none of the own cards (first) or by some.
    std::array<std::array<std::vector<Worth>, 2>, 13> worth_against;
    Ratio worth_part = 0;
    std::vector<Ratio> street_part;             // of what SolveOptions::street_worth is told, by street: its parts
    std::vector<Mistake> mistakes;
};

// Every decision the best by exact comparison; of equal ones that which lays less (ruling R50). With a rule, every
// decision as it says: what a simpler play costs is the difference. Throws std::invalid_argument for a description
// that is not of the known shapes: own cards against a dealer's, one of which may be seen; or own cards and a
// board, paid by a table.
struct SolveOptions {
    const Rule* rule = nullptr;
    bool lay_more = false;  // of equal actions that which lays more; of games without a dealer's hand
    bool worth = false;     // also what each sequence is worth by rank; of games with a dealer's hand
    std::function<void(const StreetWorth&)> street_worth{};  // told what each action is worth; of the others
    bool mistakes = false;  // also where the rule errs
    unsigned threads = 0;  // 0: as many as the machine has; the result does not depend on it
    bool from_scratch = false;  // take nothing over from a play that is held; the result does not depend on this
    Progress progress{};
};
Solution solve(const Showdown& game, const SolveOptions& options = {});

}  // namespace baize::poker
