// In each box the side wagers above, ante and raise below; at an NZ table what its layout bears (nz 3.2).
#include "definition/grids.hpp"
#include "games/casino_stud/casino_stud.hpp"

namespace baize::casino_stud {

Drawing drawing(const Setup& setup) {
    const bool progressive = offers(setup, "progressive"), insured = offers(setup, "bonus-insurance");
    const bool nz = &setup.game() == &kNzGame;
    std::vector<std::string> rows;
    if (progressive && insured) rows = {"progressive bonus-insurance", "ante double", "ante raise"};
    else if (insured) rows = {"bonus-insurance double", "ante raise"};
    else if (progressive) rows = {"progressive progressive", "ante raise"};
    else rows = {"ante raise"};
    return {
        .bands = {{.wide = rows}},
        .looks = {{"progressive", Look::Circle}, {"bonus-insurance", Look::Circle}, {"double", Look::Circle}},
        .arc = true,
        .sayings = nz ? std::vector<std::string>{"dealer only plays with ace and king or higher"}
                      : std::vector<std::string>{},
    };
}

}  // namespace baize::casino_stud
