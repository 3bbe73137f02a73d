// The shooter, and how the dice go round the table: what the games of gb-2011 section 8 share.
//
// The dice are offered to the players at the numbered places, clockwise from the boxman's left. Who
// has the wager that a shooter must keep takes them; who says that he passes does not. Where nobody
// at a place takes them, the house or its device throws.
#pragma once

#include <string>

#include "engine/table.hpp"

namespace baize::dice {

inline constexpr int kPlaces = 12;

// What a game remembers between throws. Passes are bits by player, for the coming throw alone.
enum Memory : std::size_t { kPoint, kShooter, kShooterIs, kFirstOffer, kPassed, kOwn };

struct Throw {
    int first = 0, second = 0;

    constexpr int total() const { return first + second; }
    constexpr bool pair() const { return first == second; }
    constexpr int showing(int face) const { return (first == face) + (second == face); }
};

// A spot's name in numbers: "10"; "2-5" has two faces.
constexpr int number(std::string_view spot) {
    return spot.size() == 2 ? 10 * (spot[0] - '0') + spot[1] - '0' : spot[0] - '0';
}
constexpr int face(std::string_view spot, std::size_t at) { return spot[at] - '0'; }

// Has this player the wager that a shooter must keep?
using MayThrow = bool (*)(const Table&, PlayerId);

// Who has the dice; kNobody where the house throws, or where the player has left his place.
PlayerId shooter(const Table& t);
// When the bets are closed: the shooter keeps the dice, or they pass to the next player who takes them.
void hand_the_dice(Table& t, MayThrow may_throw);
// The shooter gives the dice up: they are offered on his left next.
void relinquish(Table& t);

// For the views: "A has the dice", and before it "point 8".
std::vector<std::string> who_throws(const Table& t);
std::vector<std::string> point_and_shooter(const Table& t);
// 8.33: the total, then the dice from low to high, "7, with 1 and 6".
std::string dice_caption(std::span<const std::uint8_t> dice);

// Declarations and a ruling, for the games' own lists.
MaybeRefusal check_seated(const Table& t, const Declared& declared, Clause clause);
void pass_dice(Table& t, const Declared& declared);
void take_dice(Table& t, const Declared& declared);
MaybeRefusal check_instruction(const Table& t, Clause clause);

}  // namespace baize::dice
