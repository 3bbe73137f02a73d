// In each box the tie above, the original wager and the one for war below.
#include "engine/drawing.hpp"
#include "games/casino_war/casino_war.hpp"

namespace baize::casino_war {

Drawing drawing(const Setup&) {
    return {.bands = {{.wide = {"tie tie", "main war"}}}, .looks = {{"tie", Look::Circle}}, .arc = true};
}

}  // namespace baize::casino_war
