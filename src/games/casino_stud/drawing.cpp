// In each box the side wagers above, ante and raise below.
#include "engine/grids.hpp"
#include "games/casino_stud/casino_stud.hpp"

namespace baize::casino_stud {

Drawing drawing(const Setup& setup) {
    const bool progressive = offers(setup, "progressive"), insured = offers(setup, "bonus-insurance");
    std::vector<std::string> rows;
    if (progressive && insured) rows = {"progressive bonus-insurance", "ante double", "ante raise"};
    else if (insured) rows = {"bonus-insurance double", "ante raise"};
    else if (progressive) rows = {"progressive progressive", "ante raise"};
    else rows = {"ante raise"};
    return {
        .bands = {{.wide = rows}},
        .looks = {{"progressive", Look::Circle}, {"bonus-insurance", Look::Circle}, {"double", Look::Circle}},
        .arc = true,
    };
}

}  // namespace baize::casino_stud
