// In each box the side wagers above, ante and play below.
#include "definition/grids.hpp"
#include "games/three_card_poker/three_card_poker.hpp"

namespace baize::three_card_poker {

Drawing drawing(const Setup& setup) {
    const std::string above = offers(setup, "prime")            ? "pair-plus prime"
                              : offers(setup, "six-card-bonus") ? "pair-plus six-card-bonus"
                                                                : "pair-plus pair-plus";
    return {
        .bands = {{.wide = {above, "ante play"}}},
        .looks = {{"pair-plus", Look::Circle}, {"prime", Look::Circle}, {"six-card-bonus", Look::Circle}},
        .arc = true,
    };
}

}  // namespace baize::three_card_poker
