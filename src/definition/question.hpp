// A decision that is put to one player, and what he answers.
#pragma once

#include <cstdint>

#include "core/money.hpp"
#include "core/pay.hpp"
#include "definition/position.hpp"

namespace baize {

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

    constexpr bool offers(std::size_t choice) const { return choice < 32 && (choices >> choice & 1u); }
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

// Where a round stands, as far as irregularities care.
enum class Stage : std::uint8_t { Betting = 1, Dealing = 2, Deciding = 4, DealerDraws = 8, Settled = 16 };

}  // namespace baize
