// What a table of NZ Ultimate Texas Hold'em must display.
#pragma once

#include "definition/game.hpp"

namespace baize::nz_ultimate_holdem {

// What is paid is the GB text's (ruling D4); where a table pays more, as that wants it.
inline constexpr Displayed kDisplayed = {.paytable = "gb-2011 2.6(c)", .better_odds = "gb-2011 2.5"};

}  // namespace baize::nz_ultimate_holdem
