// gb.craps: two dice, a shooter and his come out point (gb-2011 8.1-8.19).
#pragma once

#include "definition/game.hpp"
#include "games/dice/shooter.hpp"

namespace baize::craps {

enum Wager : std::uint8_t {
    WinLine, DontWinLine, Come, DontCome, BehindWin, BehindDontWin, BehindCome, BehindDontCome, Hardways, PlaceToWin,
    PlaceToLose,
    AnyCraps, Craps2, Craps3, Craps12, Eleven, AnySeven, Pair, NonPair, Field
};

// What decides a wager on one throw.
struct Facts {
    dice::Throw thrown;
    int number = 0;          // the point that the wager is about: the come out point, its come
                             // point or box number; 0 before there is one
    bool in_action = true;   // false: called off, or not called on, on a come out roll (8.17(g), (h), (j), (k))
};

// Odds are printed by pairs of points that are equally far from seven: 4 and 10, 5 and 9, 6 and 8.
constexpr std::size_t pair_of_points(int number) {
    return static_cast<std::size_t>(number < 7 ? number - 4 : 10 - number);
}

// 8.17: what a wager does on this throw. `spot` is the name of its place, for those that have one.
Return settle(Wager wager, std::string_view spot, const Facts& facts, const Pays& pays);

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::craps
