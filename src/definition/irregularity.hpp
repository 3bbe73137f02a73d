// What can go wrong at a table, and what a ruling on it does.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/refusal.hpp"
#include "definition/question.hpp"

namespace baize {

class Table;
struct Ruled;

// What a ruling does. The engine knows these; a consequence of another kind is the game's own function.
enum class Effect : std::uint8_t {
    Record,           // nothing changes; the incident is on record
    VoidRound,        // every wager is void
    VoidHand,         // the wagers on a hand are void, or on every hand of a box; its cards leave the table
    FoldBox,          // the box is taken as folded
    AbsentBox,        // nobody acts for the box
    DiscardCards,     // cards leave the shoe for the discard rack
    ExposeNextCard,   // a card was drawn too early and seen: everybody knows the next card
    SkipShuffle,      // a shuffle that was due did not take place
    ShuffleAfterRound,
    Own,              // the game's function `apply`, after which the round goes on
};

enum class Target : std::uint8_t { None, Box, Player, Cards, BoxAndCards };

struct IrregularityDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    std::string_view consequence;  // shown to whoever rules, before it is confirmed
    Effect effect;
    Target target = Target::None;
    std::uint8_t stages = 31;  // bits of Stage in which it can be ruled
    MaybeRefusal (*check)(const Table&, const Ruled&) = nullptr;
    void (*apply)(Table&, const Ruled&) = nullptr;
};

constexpr std::uint8_t operator|(Stage a, Stage b) {
    return static_cast<std::uint8_t>(static_cast<int>(a) | static_cast<int>(b));
}
constexpr std::uint8_t operator|(std::uint8_t a, Stage b) { return static_cast<std::uint8_t>(a | static_cast<int>(b)); }
constexpr std::uint8_t stage_bit(Stage stage) { return static_cast<std::uint8_t>(stage); }

}  // namespace baize
