// What a round is waiting for.
#pragma once

#include <cstdint>

#include "core/money.hpp"
#include "core/pay.hpp"
#include "engine/event.hpp"

namespace baize {

enum class Face : std::uint8_t {
    Down,  // nobody sees it
    Own,   // the player seated at the box sees it
    Up,    // everybody sees it
    Copy,  // everybody sees it: it lies in the middle of the table and counts here too (gb-2011 4.9)
};

// Cards of a hand by their places in it, as bits: the first card is bit 0.
using Picked = std::uint32_t;

inline constexpr std::uint8_t kNothingDecided = 0xff;

// A decision put to one player about one hand. Choices are bits over the game's list of choices.
struct Question {
    PlayerId player = kNobody;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    std::uint32_t choices = 0;
    std::uint32_t with_amount = 0;  // which of them take an amount
    Money amount_min{};
    Money amount_max{};
    Money amount_step{1};
    Clause clause{};
    Clause amount_clause{};
    bool side = false;              // about a wager beside the hand: who is silent here has
                                    // missed nothing of his hand's turn
    std::uint8_t cards_min = 0;     // how many of the hand's cards
    std::uint8_t cards_max = 0;
    std::uint32_t with_cards = 0;   // which of the choices take cards
    std::uint8_t decided = kNothingDecided;  // of a game's plan: the opening wager that it is of,
    std::uint8_t street = 0;                 // ... and which of its decisions this is

    constexpr bool offers(int choice) const { return choice >= 0 && choice < 32 && (choices >> choice & 1u); }
};

// Two words, so that a strategy's answer comes back in registers.
struct Answer {
    std::uint8_t choice = 0;
    Picked cards = 0;  // which of the hand
    Money amount{};

    constexpr Answer() = default;
    constexpr Answer(std::uint8_t chosen, Money of = {}, Picked picked = 0)
        : choice(chosen), cards(picked), amount(of) {}
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

// Where a round stands, as far as irregularities care.
enum class Stage : std::uint8_t { Betting = 1, Dealing = 2, Deciding = 4, DealerDraws = 8, Settled = 16 };

}  // namespace baize
