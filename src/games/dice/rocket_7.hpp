// gb.rocket-7: wagers on one throw, and a side wager on sevens in a row and on a free roll (gb-2011 8.20-8.48).
#pragma once

#include "definition/game.hpp"
#include "games/dice/shooter.hpp"

namespace baize::rocket_7 {

// The last have no stake of their own: what a run of sevens pays while it lasts, the jackpot of either side wager, and
// the free roll of the one that is in both.
enum Wager : std::uint8_t {
    Low, High, SingleDie, SpecificDouble, AnyDouble, Seven, SevenOrEleven, Craps, Score, Rocket7Jackpot,
    FreeRollJackpot, SevensInARow, Jackpot, FreeRollsJackpot, FreeRoll
};

// 8.25: what a standard wager does on this throw.
Return settle(Wager wager, std::string_view spot, const dice::Throw& thrown, const Pays& pays);

// 8.43: does this throw earn the free roll?
constexpr bool earns_free_roll(const dice::Throw& thrown) {
    return thrown.pair() && (thrown.first == 1 || thrown.first == 6);
}

// 8.46: which row a total of three throws pays; -1: the jackpot.
constexpr int free_roll_row(int total) {
    const int off_centre = total <= 21 ? total : 42 - total;  // 21 and 42 - 21: low and high scores mirror each other
    return off_centre <= 9 ? -1 : off_centre <= 13 ? 0 : off_centre <= 18 ? 1 : 2;
}

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::rocket_7
