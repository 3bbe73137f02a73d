// The first decision by rules that a player can learn. What they cost is counted as the best play is: `solve_against`
// with them. A hand is judged in O(1) by its kind, its pairs and the straights and flushes that it may become; the cost
// over all hands and up cards is a constant that a long test counts again.
#pragma once

#include <string>
#include <vector>

#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

FirstPlay by_rules(Second second, Cards own, Card up);

// What they cost against the best play, in antes, if what follows is played best: counted for every hand and kept, by a
// test that counts it again (BAIZE_LONG). Nothing where it was not counted.
std::optional<Ratio> cost_of_rules(const MainGame& game);

// The same, as a player would learn it.
std::vector<std::string> rules_in_words();

}  // namespace baize::lunar_poker
