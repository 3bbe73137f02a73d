// A table's rules as far as the blackjack analyser knows them: the one place that changes when it learns more.
#pragma once

#include "engine/setup.hpp"
#include "games/blackjack/rules.hpp"

namespace baize {

blackjack::Rules analysed_rules(const Setup& setup);

}  // namespace baize
