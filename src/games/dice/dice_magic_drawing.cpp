// The shooter's spot, the boxes of single numbers, and either side of seven (gb-2011 8.49, 8.64).
#include "definition/grids.hpp"
#include "games/dice/dice_magic.hpp"

namespace baize::dice_magic {

Drawing drawing(const Setup& setup) {
    const Names boxes = spots_of(setup, "box");
    return {
        .bands = {{.wide = {"under-7 under-7 under-7 any-seven any-seven over-7 over-7 over-7"},
                   .narrow = {"under-7 over-7", "any-seven any-seven"},
                   .tall = true},
                  {.wager = "box", .wide = {spots("box", boxes)}, .narrow = spot_rows("box", boxes, 5)},
                  {.wide = {"shooters-spot shooters-spot roll-a-double"},
                   .narrow = {"shooters-spot roll-a-double"},
                   .tall = true}},
        .looks = {{"under-7", Look::Side}, {"over-7", Look::Side}, {"any-seven", Look::Side},
                  {"shooters-spot", Look::Side}, {"roll-a-double", Look::Side}, {"box", Look::Number}},
        .tints = {{"under-7", Paint::Blue}, {"over-7", Paint::Red}, {"any-seven", Paint::Green}},
    };
}

}  // namespace baize::dice_magic
