// 3.2: what the layout bears. 3.3: in each box Aces Up above, ante and play below.
#include "definition/grids.hpp"
#include "games/four_card_poker/four_card_poker.hpp"

namespace baize::four_card_poker {

Drawing drawing(const Setup&) {
    return {
        .bands = {{.wide = {"aces-up aces-up", "ante play"}}},
        .looks = {{"aces-up", Look::Circle}},
        .arc = true,
        .sayings = {"dealer always qualifies", "player wins ties"},
    };
}

}  // namespace baize::four_card_poker
