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
    {"gb.pai-gow-tiles", {"004:14.44", "bonanza-bonus", "min", "", "13.2"}},
    {"gb.live-draw-poker", {"004:16.31", "main", "1", "return", "96.064"}},
    {"gb.live-draw-poker", {"004:16.31", "main", "2", "return", "95.781"}},
    {"gb.live-draw-poker", {"004:16.31", "main", "3", "return", "94.63"}},
};

}  // namespace baize::published
