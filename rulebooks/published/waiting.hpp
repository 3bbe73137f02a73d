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
    {"gb.mississippi-stud", {"004:7.49", "main", "min", "", "3.27"}},
    {"gb.ultimate-holdem", {"004:11.72", "trips", "min", "", "9.12"}},
    {"gb.let-it-ride", {"004:12.27", "main", "min", "", "5.25"}},
    {"gb.let-it-ride", {"004:12.30", "three-card-bonus", "min", "", "18.7"}},
    {"gb.pai-gow-tiles", {"004:14.44", "bonanza-bonus", "min", "", "13.2"}},
    {"gb.crazy-4-poker", {"004:15.26", "queens-up", "1", "", "3.06"}},
    {"gb.crazy-4-poker", {"004:15.26", "queens-up", "2", "", "4.52"}},
    {"gb.crazy-4-poker", {"004:15.26", "queens-up", "3", "", "5.32"}},
    {"gb.crazy-4-poker", {"004:15.26", "queens-up", "4", "", "6.78"}},
    {"gb.live-draw-poker", {"004:16.31", "main", "1", "return", "96.064"}},
    {"gb.live-draw-poker", {"004:16.31", "main", "2", "return", "95.781"}},
    {"gb.live-draw-poker", {"004:16.31", "main", "3", "return", "94.63"}},
    {"nz.four-card-poker", {"001:2", "ante-play", "", "", "3"}},
    {"nz.four-card-poker", {"001:2", "aces-up", "1..7", "", "2-6"}},
};

}  // namespace baize::published
