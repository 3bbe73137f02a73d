// Three rows of twelve with the zeros at their head, the outside chances beside them, and on the lines between the
// numbers all wagers on several of them; below, the numbers in the order of the wheel (gb-2011 figures 1 to 3).
#include "games/roulette/drawing.hpp"

#include <algorithm>

#include "games/roulette/roulette.hpp"
#include "games/roulette/wheel.hpp"

namespace baize::roulette {

namespace {

const Names kEvenChances = {"low-high:low",    "odd-even:even", "red-black:red",
                            "red-black:black", "odd-even:odd",  "low-high:high"};

std::string number(int which) { return "straight-up:" + std::string(kNames[which]); }
std::string number_of(int row, int column) { return number(3 * row + column); }

// Small rows: a number is four of them high, so that two zeros share the height of three numbers.
GridRows across_table(bool double_zero) {
    GridRows grid;
    for (int line = 0; line < 12; ++line) {
        const int column = 3 - line / 4;
        Names names = {number(double_zero && line < 6 ? kDoubleZero : 0)};
        for (int row = 0; row < 12; ++row) names.push_back(number_of(row, column));
        names.push_back(place_of("column", std::to_string(column)));
        grid.push_back(beside(names));
    }
    Names dozens = {"."}, chances = {"."};
    for (const std::string& dozen : numbers(1, 3)) dozens.push_back(across("dozen:" + dozen, 4));
    for (const std::string& chance : kEvenChances) chances.push_back(across(chance, 2));
    add_high(grid, beside(dozens) + " .", 3);
    add_high(grid, beside(chances) + " .", 3);
    return grid;
}

// On a phone the table stands upright.
GridRows down_table(bool double_zero) {
    GridRows grid;
    add_high(grid, (double_zero ? across(number(0), 3) + " " + across(number(kDoubleZero), 3) : across(number(0), 6)) +
                       " . .", 3);
    for (int row = 0; row < 12; ++row) {
        Names names;
        for (int column = 1; column <= 3; ++column) names.push_back(across(number_of(row, column), 2));
        names.push_back(place_of("dozen", std::to_string(row / 4 + 1)));
        names.push_back(kEvenChances[row / 2]);
        add_high(grid, beside(names), 3);
    }
    Names columns;
    for (const std::string& column : numbers(1, 3)) columns.push_back(across("column:" + column, 2));
    add_high(grid, beside(columns) + " . .", 3);
    return grid;
}

// Wagers on numbers that lie together are named by them; so are those on columns and dozens.
Points between(const Setup& setup, const std::string& wager, const std::string& on) {
    Points points{.of = wager + ":", .on = on + ":", .at = {}};
    for (const std::string& spot : spots_of(setup, wager)) points.at.push_back(joined_numbers(spot));
    return points;
}

// The first four are named by their zero, and with two of them each lies at the end of its own.
std::vector<Points> first_fours(bool double_zero) {
    if (!double_zero) return {{.of = "", .on = "straight-up:", .at = {"first-four 0 1 2 3"}}};
    return {{.of = "", .on = "straight-up:", .at = {"first-four 0 1 2 3"}, .near = "x"},
            {.of = "", .on = "straight-up:", .at = {"first-four:00 00 1 2 3"}, .near = "y"}};
}

Band table(const Setup& setup, bool double_zero) {
    Band band{.wide = across_table(double_zero), .narrow = down_table(double_zero), .board = true};
    for (const char* wager : {"split", "street", "corner", "six-line"})
        band.points.push_back(between(setup, wager, "straight-up"));
    for (Points& points : first_fours(double_zero)) band.points.insert(band.points.end() - 1, std::move(points));
    band.points.push_back(between(setup, "split-columns", "column"));
    band.points.push_back(between(setup, "split-dozens", "dozen"));
    return band;
}

// A Colours wager moves on with each number of its colour.
void add_sides(Drawing& drawing, const Setup& setup) {
    Names sides;
    if (offers(setup, "roulette-rage")) sides.emplace_back("roulette-rage");
    if (offers(setup, "new-ar")) sides.insert(sides.end(), {"new-ar:red-even", "new-ar:black-odd"});
    if (!sides.empty()) drawing.bands.push_back({.wide = {beside(sides)}, .narrow = sides});
    const Names colours = {"red", "red-1", "red-2", "black", "black-1", "black-2"};
    drawing.bands.push_back({.wager = "colours", .wide = {spots("colours", colours)},
                             .narrow = spot_rows("colours", colours, 3)});
}

const Named<Look> kLooks = {
    {"straight-up", Look::Pocket}, {"neighbours", Look::Pocket}, {"red-black", Look::Pocket}, {"colours", Look::Word},
    {"roulette-rage", Look::Word}, {"new-ar", Look::Word}, {"column", Look::Word}, {"dozen", Look::Word},
    {"odd-even", Look::Word}, {"low-high", Look::Word}, {"split", Look::Point}, {"street", Look::Point},
    {"corner", Look::Point}, {"first-four", Look::Point}, {"six-line", Look::Point}, {"split-columns", Look::Point},
    {"split-dozens", Look::Point},
};

const Named<std::string> kWritten = {
    {"low-high:low", "1 – 18"}, {"low-high:high", "19 – 36"}, {"odd-even:odd", "Odd"}, {"odd-even:even", "Even"},
    {"red-black:red", "Red"}, {"red-black:black", "Black"}, {"dozen:1", "1st 12"}, {"dozen:2", "2nd 12"},
    {"dozen:3", "3rd 12"}, {"column:1", "Col. 1"}, {"column:2", "Col. 2"}, {"column:3", "Col. 3"},
    {"colours:red", "Red"}, {"colours:red-1", "One red"}, {"colours:red-2", "Two reds"}, {"colours:black", "Black"},
    {"colours:black-1", "One black"}, {"colours:black-2", "Two blacks"}, {"new-ar:red-even", "NewAR red + even"},
    {"new-ar:black-odd", "NewAR black + odd"},
};

}  // namespace

Named<Paint> wheel_colours() {
    static constexpr Paint kPaints[] = {Paint::Green, Paint::Red, Paint::Black};
    Named<Paint> colours = {{"red", Paint::Red}, {"black", Paint::Black}};
    for (int number = 0; number <= kDoubleZero; ++number)
        colours.emplace_back(kNames[number], kPaints[colour_of(number)]);
    return colours;
}

Band track_of(const Setup& setup, const std::string& wager) {
    const Names order = wheel_of(setup);
    Names names;
    for (const std::string& number : order) names.push_back(place_of(wager, number));
    return {.wager = wager, .wide = ring(names), .narrow = spot_rows(wager, order, 7), .track = true};
}

std::string joined_numbers(const std::string& name) {
    std::string numbers = name;
    std::replace(numbers.begin(), numbers.end(), '-', ' ');
    return name + " " + numbers;
}

Drawing drawing(const Setup& setup) {
    const Names zeros = spots_of(setup, "straight-up");
    const bool double_zero = std::find(zeros.begin(), zeros.end(), kNames[kDoubleZero]) != zeros.end();
    Drawing drawing{.bands = {table(setup, double_zero)}, .looks = kLooks, .names = kWritten,
                    .colours = wheel_colours()};
    add_sides(drawing, setup);
    if (offers(setup, "neighbours")) drawing.bands.push_back(track_of(setup, "neighbours"));
    return drawing;
}

}  // namespace baize::roulette
