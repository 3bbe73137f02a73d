// The action sequences of a showdown, and what they bring: settlements as whole numbers. All runs of one action for
// each street are listed, until an action ends them: 64 at most, so that a set of them is a word. A net is the sum of
// what is laid, each wager by the game's own settle function.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "odds/poker/payout_caps.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

// An action for each street that is asked, the last perhaps a fold; what has been laid at its end.
struct ActionSequence {
    Actions actions;
    std::vector<Laid> laid;
    bool folded = false, ended = false;
    std::int64_t staked = 0;
};

// Some sequences, by their numbers.
using SequenceSet = std::uint64_t;
inline constexpr SequenceSet kAnySequence = ~SequenceSet{0};
inline constexpr std::size_t kSequencesMost = 64;

// In rising order of what they lay, so that of equal ones the first is taken.
std::vector<ActionSequence> sequences_of(const Showdown& game);
bool may_take(const Showdown& game, const ActionSequence& sequence, RankValue own);
bool may_take_against(const Showdown& game, const ActionSequence& sequence, Card up);

// Every wager that some sequence lays, as it is settled at its end: each is asked once, however many sequences lay it.
struct Settled {
    int wager;
    bool folded;
    auto operator<=>(const Settled&) const = default;
};
std::vector<Settled> settled_by(const std::vector<ActionSequence>& sequences);

// What one action sequence brings at one end, per unit.
Ratio net_of_sequence(const Showdown& game, const ActionSequence& sequence, RankValue player, RankValue dealer);

}  // namespace baize::poker
