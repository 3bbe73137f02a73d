// In each box the positions '1', '2' and '£' in a row, as 12.13 has them, and the Three Card Bonus above.
#include "definition/grids.hpp"
#include "games/let_it_ride/let_it_ride.hpp"

namespace baize::let_it_ride {

Drawing drawing(const Setup& setup) {
    Drawing drawing{
        .bands = {{.wide = {"first second main"}}},
        .looks = {{"first", Look::Circle}, {"second", Look::Circle}, {"main", Look::Circle}},
        .arc = true,
    };
    GridRows& rows = drawing.bands[0].wide;
    const char* const bonus = "three-card-bonus three-card-bonus three-card-bonus";
    if (offers(setup, "three-card-bonus")) rows.insert(rows.begin(), bonus);
    return drawing;
}

}  // namespace baize::let_it_ride
