// What the GB book wants displayed at a table of whichever game (gb-2011 2.5, 2.6).
#pragma once

#include "definition/game.hpp"

namespace baize::gb_2011 {

inline constexpr Displayed kDisplayed = {
    .paytable = "2.6(c)", .better_odds = "2.5", .edge_of_own_odds = "2.6(d)",
};

}  // namespace baize::gb_2011
