// gb.sic-bo: one throw of three dice, and wagers on it (gb-2011 section 9).
#pragma once

#include "definition/game.hpp"

namespace baize::sic_bo {

struct Throw {
    int dice[3] = {0, 0, 0};

    constexpr int total() const { return dice[0] + dice[1] + dice[2]; }
    constexpr int showing(int face) const { return (dice[0] == face) + (dice[1] == face) + (dice[2] == face); }
    constexpr bool triple() const { return dice[0] == dice[1] && dice[1] == dice[2]; }
};

enum Wager : std::uint8_t {
    Small, Big, Odd, Even, Triple, Double, AnyTriple, Total, Combination, Single, FourNumbers, ThreeSingles,
    DoubleAndSingle
};

// 9.12: what a wager on a spot does on this throw. A triple holds the double of its number, unless the table reads
// 9.12(f) otherwise (ruling R7).
Return settle(Wager wager, std::string_view spot, const Throw& dice, const Pays& pays, bool triple_holds_double = true);

extern const Game kGame;
// nz.electronic-tai-sai: Division 9A, on the GB rows (ruling D4).
extern const Game kNzElectronicGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::sic_bo
