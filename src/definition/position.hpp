// Who plays, and where chips can lie.
#pragma once

#include <cstddef>
#include <cstdint>

namespace baize {

using PlayerId = std::uint8_t;  // A, B, C ... in the order they came to the table
using BoxNo = std::uint8_t;     // 1..n; 0 is the common layout, where nobody has a box of his own

inline constexpr PlayerId kNobody = 255;
// A player by his place in a list of all of them.
constexpr PlayerId player_no(std::size_t place) { return static_cast<PlayerId>(place); }
inline constexpr int kPlacesMax = 15;
inline constexpr int kPlayersMax = 30;  // nz electronic tai-sai: terminals at a table

// A place for chips: a wager, and which of its spots ("total" at spot "4").
struct Position {
    std::uint8_t wager = 0;
    std::uint16_t spot = 0;
    constexpr bool operator==(const Position&) const = default;
};
// A wager and a spot by their places in the game's lists.
constexpr Position position_at(std::size_t wager, std::size_t spot = 0) {
    return {static_cast<std::uint8_t>(wager), static_cast<std::uint16_t>(spot)};
}

// A compartment of the game's wheel, 1 for the first.
using Compartment = std::uint16_t;  // nz-blackjack 15A.6: one of 3,750 prizes

}  // namespace baize
