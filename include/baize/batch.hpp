// Many hands at once, each from a fresh shoe: what one player saw, might do, did and won, as arrays. A hand is the
// same whatever the number of threads and of hands played beside it: its cards depend on the seed, its number and the
// answers.
//
//     auto hands = baize::play_hands(setup, {.hands = 100'000, .seed = 1});   // answers at random
//     double mean = sum(hands->net) / 100'000.0;
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "baize/progress.hpp"
#include "baize/table.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

inline constexpr std::int8_t kNoCard = -1, kHiddenCard = -2;

// What an entry of `seen` is about: the nth card of a hand.
struct Slot {
    std::string hand;  // "dealer", "community", "own", "own 2" after a split
    int card = 0;
};

// How the arrays are laid out; the same for every batch of a set-up.
struct BatchLayout {
    std::vector<Slot> slots;
    std::vector<std::string> wagers;  // by which `net` and `staked` are told
    std::vector<std::string> cards;   // their names: `seen` has their places in this list
    int dice = 0, rings = 0;
};

// One row for each decision; rows of one hand come in the order in which it was played.
struct Decisions {
    std::vector<std::int64_t> hand;      // whose decision: the number of the hand in the batch, from 0
    std::vector<std::uint8_t> own_hand;  // which of the player's hands is asked about
    std::vector<std::uint8_t> stage;     // how many answers the hand has given before
    std::vector<std::int8_t> seen;       // by slot: a card, kNoCard, kHiddenCard
    std::vector<std::int64_t> staked;    // by wager: the player's open stakes, in minor units
    std::vector<std::int64_t> legal_from;  // where the actions of row i begin in `legal`; one more ends the last
    std::vector<std::int32_t> legal;
    std::vector<std::int32_t> action;  // that was taken; empty while it is asked for

    std::size_t rows() const { return hand.size(); }
};

struct Hands {
    BatchLayout layout;
    std::int64_t hands = 0;
    std::vector<std::int64_t> net;     // by hand and wager, in minor units: won
    std::vector<std::int64_t> staked;  // ... and all that was staked
    std::vector<std::int8_t> cards;    // by hand and slot: as the player sees them at the end
    std::vector<std::int16_t> rolled;  // by hand: the last throw (layout.dice) and spin (layout.rings)
    Decisions decisions;
};

enum class Policy : std::uint8_t {
    Random,  // every legal action as likely
    Best,    // the play that the price supposes; where a game has none, silence
    Silent,  // what is taken for a player who says nothing: he folds, stands, checks
};

// Is shown decisions of many hands at once and says an action for each, a legal one.
using PolicyFunction = std::function<std::vector<Action>(const Decisions& decisions)>;

struct BatchRequest {
    std::int64_t hands = 10'000;
    std::uint64_t seed = 1;
    std::vector<Bet> bets{};  // all of one player; none: the first wager of the game
    Policy policy = Policy::Random;
    PolicyFunction function{};  // instead of `policy`; called by the thread that plays, one call at a time
    bool decisions = true;      // keep them; without them a batch is smaller and sooner done
    int at_once = 4096;         // so many hands are shown to the function together
    unsigned threads = 0;       // 0: as many as the machine has; 1 where there is a function
    Progress progress{};
};

// Refused: bets that the table does not take, an action that is not legal, "cancelled".
Result<Hands> play_hands(const Setup& setup, const BatchRequest& request);
BatchLayout batch_layout(const Setup& setup);

}  // namespace v0
}  // namespace baize
