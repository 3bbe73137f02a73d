#include "games/blackjack/drawing.hpp"

#include "definition/grids.hpp"

namespace baize::blackjack {

Drawing half_moon(const Setup& setup) {
    Drawing drawing{.bands = {{.wide = {"main"}}}, .looks = {{"main", Look::Circle}}, .arc = true};
    say_pays(drawing, setup, "main", "blackjack", "blackjack");
    say_pays(drawing, setup, "insurance", "insurance", "insurance");
    return drawing;
}

// A box that does not play Switch is paid as at the normal game: the cloth says both odds.
Drawing two_spots(const Setup& setup) {
    Drawing drawing{.bands = {{.wide = {"main switch"}}, {.wide = {"super-match"}}},
                    .looks = {{"main", Look::Circle}, {"switch", Look::Circle}},
                    .arc = true};
    say_pays(drawing, setup, "main", "blackjack", "blackjack with Switch");
    say_pays(drawing, setup, "main", "blackjack-without-switch", "blackjack without Switch");
    say_pays(drawing, setup, "insurance", "insurance", "insurance");
    return drawing;
}

}  // namespace baize::blackjack
