// The words that a game's definition is written in, where each is one of a few.
#pragma once

#include <cstdint>

#include "baize/namespace.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// How a book tells what it pays: "x to 1" beside the stake, or "x for 1" with the stake in it (ruling D6). Out of a
// progressive meter, a share of what it holds, or so many times the stake; the stake is not returned (ruling R19). Or a
// fixed sum, so many whole units of the table's currency, whatever was staked.
enum class Quoted : std::uint8_t { To, For, OfMeter, Times, Sum };

// How a pay table binds an operator.
enum class Binding : std::uint8_t {
    Fixed,       // exactly these odds
    Floor,       // these odds or better (gb-2011 2.5)
    OneOf,       // one of the tables of this wager, whole (nz "one of the following pay scales")
    Discretion,  // the operator's choice
};

enum class WagerKind : std::uint8_t {
    Opening,  // made before the round
    Later,    // made during the round, when a decision offers it
    Bonus,    // paid in respect of another wager, with no stake of its own
    Bundled,  // made before the round together with the wager that it is part of, always in the same amount
};

// How a numbered rule is met.
enum class Met : std::uint8_t {
    Enforced,    // by: the test that shows it, a scenario's ("Scenario.GAME/16.4_...") or a gtest name
    Shown,       // by: on which sign or screen
    Physical,    // by: why software has no part in it
    Definition,  // by: where the words of the rule live in the code or the papers
    NotOffered,  // by: the optional wager or variant that is not in the program yet
    Superseded,  // by: the later clause on its subject, "nz-blackjack 15F.9" (ruling D1); note: what changed
};

}  // namespace v0
}  // namespace baize
