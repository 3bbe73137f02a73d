// Prices of a game that has no counter of its own: its real round, played
// through every course. All that dice and wheels need.
#pragma once

#include "odds/pricer.hpp"

namespace baize {

extern const Pricer kByEnumeration;

}  // namespace baize
