// gb.mississippi-stud (gb-2011 7.36-7.49): two cards and three in the middle against a pay table.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/poker/plan.hpp"

namespace baize::mississippi_stud {

enum Wager : std::uint8_t { Ante, ThirdStreet, FourthStreet, FifthStreet };
enum Choice : std::uint8_t { Fold, Once, Twice, Thrice };  // a raise is as many times the ante as its place

extern const poker::Plan kPlan;

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::mississippi_stud
