// Figures that the books print of games that are not in the program yet. When a game comes, its rows go to its rule
// book file; until then `baize verify` lists them as not offered.
#pragma once

#include "core/figure.hpp"

namespace baize::published {

struct WaitingFigure {
    std::string_view game;
    Figure figure;
};

inline constexpr WaitingFigure kWaiting[] = {
    {"gb.ultimate-holdem", {"004:11.72", "trips", "min", "", "9.12"}},
};

}  // namespace baize::published
