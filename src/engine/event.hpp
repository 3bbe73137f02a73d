// All that ever happens at a table. A round is the replay of its events; nothing else changes its state.
#pragma once

#include <cstdint>
#include <variant>

#include "core/card.hpp"
#include "core/fixed_vector.hpp"
#include "core/money.hpp"
#include "definition/position.hpp"

namespace baize {

// The stake of a player on a position becomes this amount; zero takes it back. Saying it twice changes nothing.
struct PlaceBet {
    PlayerId player = 0;
    BoxNo box = 0;
    Position position{};
    Money stake{};
    bool reduced = false;  // by the dealer at the close: to less than lay there, and perhaps less than the minimum
    bool operator==(const PlaceBet&) const = default;
};

// What a player says while bets are open, beside laying chips: one of the
// game's declarations, about a wager of his or about himself.
struct Declared {
    PlayerId player = 0;
    std::uint8_t declaration = 0;
    Position position{};  // of a declaration about a wager
    bool operator==(const Declared&) const = default;
};
// A wager that was misplaced, or moved by accident, lies where it was meant to lie; what is
// staked stays the same. After the bets are closed, before anything is dealt, thrown or spun:
// whoever finds out later has the round played again with it.
struct Moved {
    PlayerId player = 0;
    BoxNo box = 0;
    Position from{}, to{};
    bool operator==(const Moved&) const = default;
};
struct CloseBets { bool operator==(const CloseBets&) const = default; };

// The next card from the shoe. `unseen` only for a card that goes face down to the discard rack unread.
struct DealtCard {
    Card card{};
    bool unseen = false;
    bool operator==(const DealtCard&) const = default;
};
struct CutCardOut { bool operator==(const CutCardOut&) const = default; };  // the cutting card comes out of the shoe
struct Shuffled { bool operator==(const Shuffled&) const = default; };

struct Thrown {
    FixedVector<std::uint8_t, 4> faces;
    bool operator==(const Thrown&) const = default;
};

// Where the ball or the pointer came to rest; one compartment for each ring.
struct Spun {
    FixedVector<Compartment, 2> compartments;
    bool operator==(const Spun&) const = default;
};

// The progressive meter as it stood when the round won it: what whoever keeps the fund answers.
struct MeterRead {
    Money amount{};
    bool operator==(const MeterRead&) const = default;
};

// Cards that a player chose of a hand. More than these no question asks for.
inline constexpr std::size_t kChosenMax = 8;
using ChosenCards = FixedVector<Card, kChosenMax>;

// A player's answer to a question: one of the choices offered, with an amount or cards where the choice takes them.
struct Answered {
    PlayerId player = 0;
    std::uint8_t choice = 0;
    Money amount{};
    ChosenCards cards{};
    bool operator==(const Answered&) const = default;
};

inline constexpr std::uint8_t kEveryHand = 255;

// A supervisor's ruling on an irregularity, by its place in the game's list.
struct Ruled {
    std::uint8_t irregularity = 0;
    BoxNo box = 0;
    std::uint8_t hand = kEveryHand;  // one hand of a box that was split, where the ruling can be for one
    PlayerId player = kNobody;
    FixedVector<Card, 8> cards;
    bool operator==(const Ruled&) const = default;
};

// A player takes a numbered place at the table, or leaves it (player kNobody).
struct Seated {
    PlayerId player = kNobody;
    std::uint8_t place = 1;
    bool operator==(const Seated&) const = default;
};

// The house calls the round off, whatever the game: every wager is void.
enum class CallOff : std::uint8_t { NoSpin, Malfunction, Ordered };
struct CalledOff {
    CallOff why = CallOff::NoSpin;
    bool operator==(const CalledOff&) const = default;
};

struct NextRound { bool operator==(const NextRound&) const = default; };

using Event = std::variant<PlaceBet, Declared, CloseBets, Moved, DealtCard, CutCardOut, Shuffled, Thrown, Spun,
                           MeterRead, Answered, Ruled, Seated, CalledOff, NextRound>;

}  // namespace baize
