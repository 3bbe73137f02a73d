// The first decision by rules that a player can learn. What they cost is counted as the best play is: `solve_against`
// with them.
#pragma once

#include <string>
#include <vector>

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

FirstPlay by_rules(Second second, Cards own, Card up);

// The same, as a player would learn it.
std::vector<std::string> rules_in_words();

}  // namespace baize::lunar_poker
