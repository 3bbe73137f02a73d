// A layout of six rows of six for each ring, and a track for one number on both (gb-2011 3.53, 3.56).
#include <fmt/format.h>

#include "games/roulette/double_action.hpp"
#include "games/roulette/drawing.hpp"
#include "games/roulette/ring_places.hpp"

namespace baize::roulette::double_action {

namespace {

using ring_places::Area;

std::string cell(std::string_view ring, int number) {
    return fmt::format("single-ring:straight-up/{}-{}", ring, number);
}
std::string column_of(std::string_view ring, int which) {
    return fmt::format("single-ring:twelve/{}-column-{}", ring, which);
}

// What lies on several numbers of a ring: "split/outer-1-2" lies on 1 and 2.
std::vector<Points> on_lines(const Setup& setup, std::string_view ring) {
    std::vector<Points> list;
    for (const char* kind : {"split", "street", "corner", "six-line", "twelve"}) {
        const std::string before = fmt::format("{}/{}-", kind, ring);
        Points points{.of = "single-ring:" + before, .on = fmt::format("single-ring:straight-up/{}-", ring), .at = {}};
        for (const std::string& spot : spots_of(setup, "single-ring"))
            if (spot.starts_with(before) && !spot.starts_with(before + "column"))
                points.at.push_back(joined_numbers(spot.substr(before.size())));
        list.push_back(std::move(points));
    }
    return list;
}

// Small rows: a number is three of them high.
Band board(const Setup& setup, std::string_view ring, std::string title) {
    Band band{.title = std::move(title), .wide = {}, .half = true, .board = true, .points = on_lines(setup, ring)};
    add_high(band.wide, across(cell(ring, 0), 6), 3);
    for (int row = 0; row < Area::kRows; ++row) {
        Names names;
        for (int i = 1; i <= 6; ++i) names.push_back(cell(ring, 6 * row + i));
        add_high(band.wide, beside(names), 3);
    }
    Names columns;
    for (int which = 1; which <= 3; ++which) columns.push_back(across(column_of(ring, which), 2));
    add_high(band.wide, beside(columns), 3);
    return band;
}

void write_on(Drawing& drawing, std::string_view ring) {
    for (int number = 0; number <= 36; ++number)
        drawing.names.emplace_back(cell(ring, number), std::to_string(number));
    for (int which = 1; which <= 3; ++which) {
        drawing.names.emplace_back(column_of(ring, which), fmt::format("Column {}", which));
        drawing.looks.emplace_back(column_of(ring, which), Look::Word);
    }
}

}  // namespace

Drawing drawing(const Setup& setup) {
    Drawing drawing{
        .bands = {board(setup, "outer", "Outer ring"), board(setup, "inner", "Inner ring"),
                  track_of(setup, "identical")},
        .looks = {{"identical", Look::Pocket}, {"star", Look::Word}, {"dual-star", Look::Word},
                  {"dual-even-chance", Look::Word}, {"dual-dozen-column", Look::Word},
                  {"single-ring", Look::Point}, {"single-ring:straight-up", Look::Pocket}},
        .colours = wheel_colours(),
        .rings = {"Inner ring", "Outer ring"},
    };
    for (const char* ring : {"outer", "inner"}) write_on(drawing, ring);
    return drawing;
}

}  // namespace baize::roulette::double_action
