// What lives between the rounds of a table: the shoe, who sits where, and wagers that are not decided yet.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/deck.hpp"
#include "engine/hand.hpp"
#include "engine/stake.hpp"

namespace baize {

// What a game notes for itself, within a round or from one to the next; each names its own places.
using Memory = std::array<int, 8>;

// What is left in a shoe that lasts over rounds.
struct ShoeState {
    std::array<std::uint8_t, kFacesMax> left{};  // cards by face that have not been seen
    int cards_left = 0;
    bool cutting_card_out = false;
    BoxNo cut_at = 0;            // whose hand the cutting card came in; 0: the house's
    bool shuffle_due = true;
    bool shuffle_first = false;  // ordered while bets are open: before the first card of this round
    bool operator==(const ShoeState&) const = default;
};

// What lives between rounds: plain data.
struct CarriedState {
    CarriedState() { places.fill(kNobody); }

    ShoeState shoe;
    BurnedCards burned;  // nz-blackjack 8.1, nz-baccarat 7.7: players may ask to see it in any later round
    std::array<PlayerId, kPlacesMax> places;  // who sits at place 1, 2, ...
    PlayerId came_first = kNobody;            // of those who sit, where he is still there
    Memory memory{};               // who holds the shoe, a point, a history
    std::vector<Stake> remaining;  // wagers that the last round did not decide
    bool operator==(const CarriedState&) const = default;
};

}  // namespace baize
