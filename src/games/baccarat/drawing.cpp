// The three areas of the oval, the side wagers of each hand below it, and the ante.
#include "games/baccarat/nz_baccarat.hpp"
#include "games/punto_banco/drawing.hpp"

namespace baize::baccarat {

Drawing drawing(const Setup& setup) {
    Drawing drawing = punto_banco::two_hands(setup, {"player", "tie", "banker"},
                                             {"any-pair", "lucky-match", "perfect-pairs"});
    drawing.looks.emplace_back("ante", Look::Side);
    if (offers(setup, "ante")) {
        drawing.bands.push_back({.wide = {"ante"}});
        drawing.oval = false;
    }
    return drawing;
}

}  // namespace baize::baccarat
