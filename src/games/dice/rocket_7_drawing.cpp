// Low and high on either side of seven, the single dice, the doubles and the scores, and the two jackpots
// (gb-2011 8.21, 8.25).
#include "definition/grids.hpp"
#include "games/dice/rocket_7.hpp"

namespace baize::rocket_7 {

namespace {

std::vector<Band> jackpots(const Setup& setup) {
    Names there;
    for (const char* wager : {"rocket-7-jackpot", "free-roll-jackpot"})
        if (offers(setup, wager)) there.emplace_back(wager);
    return there.empty() ? std::vector<Band>{} : std::vector<Band>{{.wide = {beside(there)}, .tall = true}};
}

}  // namespace

Drawing drawing(const Setup& setup) {
    const Names doubles = spots_of(setup, "specific-double"), scores = spots_of(setup, "score");
    Drawing drawing{
        .bands = {{.wide = {"low low seven seven-or-eleven high high", "low low craps any-double high high"},
                   .narrow = {"low high", "seven seven-or-eleven", "craps any-double"},
                   .tall = true},
                  {.wager = "score", .wide = {spots("score", scores)}, .narrow = spot_rows("score", scores, 4)},
                  {.wager = "single-die", .wide = {spots("single-die", numbers(1, 6))}},
                  {.wager = "specific-double",
                   .wide = {spots("specific-double", doubles)},
                   .narrow = spot_rows("specific-double", doubles, 3)}},
        .looks = {{"low", Look::Side}, {"high", Look::Side}, {"seven", Look::Side}, {"seven-or-eleven", Look::Side},
                  {"craps", Look::Side}, {"any-double", Look::Side}, {"rocket-7-jackpot", Look::Side},
                  {"free-roll-jackpot", Look::Side}, {"score", Look::Number}, {"single-die", Look::Dice},
                  {"specific-double", Look::Dice}},
        .dice = {{"specific-double", 2}},
        .tints = {{"low", Paint::Blue}, {"high", Paint::Red}, {"seven", Paint::Green}},
    };
    for (Band& band : jackpots(setup)) drawing.bands.push_back(std::move(band));
    return drawing;
}

}  // namespace baize::rocket_7
