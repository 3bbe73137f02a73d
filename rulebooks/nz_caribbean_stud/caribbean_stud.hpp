// What a table of NZ Caribbean Stud Poker must display.
#pragma once

#include "definition/game.hpp"

namespace baize::nz_caribbean_stud {

// What is paid is the GB text's (ruling D4); where a table pays more, as that wants it.
inline constexpr Displayed kDisplayed = {.better_odds = "gb-2011 2.5"};

}  // namespace baize::nz_caribbean_stud
