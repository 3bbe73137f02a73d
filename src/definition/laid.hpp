// How much a decision lays in a wager: so many times another (WagerDef::laid). Rounds lay it, signs say it, and what it
// pays at most is computed with it.
#pragma once

#include <string>

#include "definition/setup.hpp"

namespace baize {

// How often, at most, lies in a wager what it is part of; once where no row says.
int most_laid(const Setup& setup, std::size_t wager);

// "3 or 4 times the Ante before the flop"
std::string words_of(const Game& game, const LaidRow& row);

struct LaidWords {
    std::string text;
    Clause clause;
};
// What this table's sign says of a wager that is no free choice of its player: a row after the other; of one that is
// made together with another, that they are equal.
std::vector<LaidWords> laid_words(const Setup& setup, std::size_t wager);

}  // namespace baize
