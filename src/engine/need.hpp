// What a round is waiting for.
#pragma once

#include <cstdint>

#include "core/pay.hpp"
#include "definition/question.hpp"

namespace baize {

enum class Face : std::uint8_t {
    Down,  // nobody sees it
    Own,   // the player seated at the box sees it
    Up,    // everybody sees it
    Copy,  // everybody sees it: it lies in the middle of the table and counts here too (gb-2011 4.9)
};

enum class NeedKind : std::uint8_t { Bets, Shuffle, Card, Throw, Spin, Meter, Decision, Finished };

struct Need {
    NeedKind kind = NeedKind::Finished;
    Question question{};       // Decision
    BoxNo box = 0;             // Card: where it goes
    std::uint8_t hand = 0;
    Face face = Face::Up;
    bool to_burn = false;      // Card: to the discard rack, unread
    bool burn_read = false;    // ... but this one is shown, for it says how many follow
    int burn_left = 0;         // ... and so many are still to come, this one among them
    bool card_follows = false; // Shuffle, burn: a card of the round is waited for behind it
    int dice = 0;              // Throw
    bool may_come_again = false;  // Throw: one that gives no result is thrown again
    int rings = 0;             // Spin: how many numbers one spin gives
    int compartments = 0;      // Spin: of each ring
    Clause clause{};
};

}  // namespace baize
