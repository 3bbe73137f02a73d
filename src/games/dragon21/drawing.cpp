// In each set of wagering areas the tie above, dragon and tiger below, and the pairs beside them.
#include "definition/drawing.hpp"
#include "games/dragon21/dragon21.hpp"

namespace baize::dragon21 {

Drawing drawing(const Setup&) {
    return {
        .bands = {{.wide = {"perfect-pairs:dragon tie perfect-pairs:tiger", "dragon . tiger"}}},
        .looks = {{"perfect-pairs", Look::Circle}},
        .tints = {{"dragon", Paint::Red}, {"tiger", Paint::Blue}, {"tie", Paint::Green}},
        .arc = true,
    };
}

}  // namespace baize::dragon21
