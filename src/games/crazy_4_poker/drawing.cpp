// In each box Queens Up above, ante and Super Bonus side by side, the play wager below.
#include "definition/grids.hpp"
#include "games/crazy_4_poker/crazy_4_poker.hpp"

namespace baize::crazy_4_poker {

Drawing drawing(const Setup&) {
    return {
        .bands = {{.wide = {"queens-up queens-up", "ante super-bonus", "play play"}}},
        .looks = {{"queens-up", Look::Circle}, {"super-bonus", Look::Circle}},
        .arc = true,
    };
}

}  // namespace baize::crazy_4_poker
