// In each box the Three Card Bonus above, ante and bet below (3.3).
#include "definition/grids.hpp"
#include "games/big_raise_stud/big_raise_stud.hpp"

namespace baize::big_raise_stud {

Drawing drawing(const Setup& setup) {
    Drawing drawing{
        .bands = {{.wide = {"ante raise"}}},
        .looks = {{"three-card-bonus", Look::Circle}},
        .names = {{"raise", "Bet"}},
        .arc = true,
    };
    GridRows& rows = drawing.bands[0].wide;
    const char* const bonus = "three-card-bonus three-card-bonus";
    if (offers(setup, "three-card-bonus")) rows.insert(rows.begin(), bonus);
    return drawing;
}

}  // namespace baize::big_raise_stud
