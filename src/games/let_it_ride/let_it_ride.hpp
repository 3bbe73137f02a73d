// gb.let-it-ride (gb-2011 section 12): three equal wagers, of which two may be taken back.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/poker/plan.hpp"

namespace baize::let_it_ride {

// The wager marked with the pound sign is the one that stays (12.13); the two others are laid with it.
enum Wager : std::uint8_t { Main, First, Second, Bonus };
enum Choice : std::uint8_t { Withdraw, LetItRide };
enum Option : std::size_t { BonusOffered, RoyalCeiling };

// Two of three equal wagers ride or are taken back, with three cards in view and with four.
extern const poker::Plan kPlan;

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::let_it_ride
