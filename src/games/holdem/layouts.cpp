// In each box the side wagers above, and the wagers on the hand below as 11.1's figures show them.
#include "games/holdem/layouts.hpp"

#include "definition/grids.hpp"

namespace baize::holdem {

namespace {

// "bonus-jackpot progressive", or the one that is offered over the whole width.
void add_sides(GridRows& rows, const Setup& setup, const std::string& first, const std::string& second) {
    const bool has_first = offers(setup, first), has_second = offers(setup, second);
    if (has_first && has_second) rows.push_back(first + " " + second);
    else if (has_first || has_second) rows.push_back(across(has_first ? first : second, 2));
}

}  // namespace

Drawing drawing_of_bonus(const Setup& setup) {
    GridRows rows;
    add_sides(rows, setup, "bonus-jackpot", "progressive");
    rows.insert(rows.end(), {"turn river", "ante flop"});
    return {
        .bands = {{.wide = rows}},
        .looks = {{"bonus-jackpot", Look::Circle}, {"progressive", Look::Circle}},
        .arc = true,
    };
}

Drawing drawing_of_ultimate(const Setup& setup) {
    GridRows rows;
    if (offers(setup, "trips")) rows.push_back("trips trips");
    rows.insert(rows.end(), {"ante blind", "play play"});
    return {
        .bands = {{.wide = rows}},
        .looks = {{"trips", Look::Circle}, {"ante", Look::Circle}, {"blind", Look::Circle}},
        .arc = true,
    };
}

Drawing drawing_of_casino(const Setup& setup) {
    GridRows rows;
    add_sides(rows, setup, "aa-bonus", "progressive");
    rows.push_back("ante call");
    return {
        .bands = {{.wide = rows}},
        .looks = {{"aa-bonus", Look::Circle}, {"progressive", Look::Circle}},
        .arc = true,
    };
}

Drawing drawing_of_two_way(const Setup&) {
    return {
        .bands = {{.wide = {"two-way two-way", "ante blind", "flop river"}}},
        .looks = {{"ante", Look::Circle}, {"blind", Look::Circle}, {"two-way", Look::Circle}},
        .arc = true,
    };
}

}  // namespace baize::holdem
