// 3.2(a): what the layout says; 3.3: in each box Super above, ante and bet below it, and the three areas for fees.
#include "definition/grids.hpp"
#include "games/lunar_poker/lunar_poker.hpp"

namespace baize::lunar_poker {

Drawing drawing(const Setup&) {
    return {
        .bands = {{.wide = {"super exchange-fee", "ante sixth-card-fee", "bet force-fee"}}},
        .looks = {{"super", Look::Circle}},
        .arc = true,
        .sayings = {"dealer only plays with ace and king or higher"},
    };
}

}  // namespace baize::lunar_poker
