// What the layouts of two hands against each other share: punto and banco, player and banker.
#pragma once

#include "definition/grids.hpp"

namespace baize::punto_banco {

struct Hands {
    std::string first, tie, second;
};

// Three areas of an oval, and below it what each hand carries beside it; the roads of who won.
Drawing two_hands(const Setup& setup, const Hands& hands, const Names& beside_hands);

}  // namespace baize::punto_banco
