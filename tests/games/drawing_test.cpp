// The drawing of every game, on every example table and with every value of every option.
#include "definition/drawing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "definition/grids.hpp"
#include "floor/views.hpp"
#include "games/list.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"
#include "table_file/config.hpp"

namespace baize::drawing_test {
namespace {

// The places of an offer: those that chips are laid on, and with them those where chips come by themselves.
std::set<std::string> places_of(const Setup& setup, bool opening_only) {
    std::set<std::string> places;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        const WagerDef& wager = setup.game().wagers[w];
        if (!setup.offered(w) || (opening_only && wager.kind != WagerKind::Opening)) continue;
        const auto spots = setup.spots(w);
        if (spots.empty()) places.emplace(wager.id);
        for (const auto spot : spots) places.insert(place_of(wager.id, spot));
        for (const auto spot : wager.travels_to) places.insert(place_of(wager.id, spot));
    }
    return places;
}

// A name's cells must be a full rectangle, or it would cover its neighbours.
void expect_rectangles(const GridRows& grid, const std::string& where) {
    struct Extent { std::size_t top, left, bottom, right, cells; };
    std::map<std::string, Extent> extents;
    for (std::size_t row = 0; row < grid.size(); ++row) {
        const Names names = words_of(grid[row]);
        for (std::size_t column = 0; column < names.size(); ++column) {
            auto [at, first] = extents.try_emplace(names[column], Extent{row, column, row, column, 0});
            Extent& extent = at->second;
            extent = {extent.top, std::min(extent.left, column), row, std::max(extent.right, column), extent.cells + 1};
        }
    }
    extents.erase(".");
    for (const auto& [name, at] : extents)
        EXPECT_EQ(at.cells, (at.bottom - at.top + 1) * (at.right - at.left + 1)) << where << ": " << name;
}

std::multiset<std::string> drawn_on(const Drawing& drawing, bool narrow) {
    std::multiset<std::string> drawn;
    for (const Band& band : drawing.bands) {
        std::set<std::string> cells;
        for (const std::string& row : narrow && !band.narrow.empty() ? band.narrow : band.wide)
            for (std::string& name : words_of(row))
                if (name != "." && name[0] != '=') cells.insert(std::move(name));
        drawn.insert(cells.begin(), cells.end());
        for (const Points& points : band.points)
            for (const std::string& row : points.at) drawn.insert(points.of + words_of(row)[0]);
    }
    return drawn;
}

void expect_drawn(const Setup& setup, const std::string& where) {
    const Drawing drawing = drawing_of(setup);
    const std::set<std::string> offered = places_of(setup, false);
    const std::multiset<std::string> wide = drawn_on(drawing, false);
    EXPECT_EQ(wide, drawn_on(drawing, true)) << where << ": a phone shows the same places";
    for (const std::string& place : wide) {
        EXPECT_EQ(wide.count(place), 1u) << where << ": " << place << " is drawn twice";
        EXPECT_TRUE(offered.contains(place)) << where << ": " << place << " is not offered";
    }
    for (const Band& band : drawing.bands) {
        expect_rectangles(band.wide, where);
        expect_rectangles(band.narrow, where);
        EXPECT_TRUE(band.board || band.points.empty()) << where;
        for (const GridRows* grid : {&band.wide, &band.narrow}) {
            std::set<std::string> names;
            for (const std::string& row : *grid)
                for (const std::string& name : words_of(row)) names.insert(name);
            EXPECT_TRUE(names.empty() || std::ranges::any_of(names, [](const auto& each) {
                return each != "." && each[0] != '=';
            })) << where << ": words alone are no layout";
        }
    }
    for (const auto& [name, _] : drawing.looks)
        EXPECT_TRUE(offers(setup, name.substr(0, name.find(':')))) << where << ": a look of " << name;
    for (const Tally& tally : drawing.tallies)
        for (const std::string& position : tally.positions) EXPECT_TRUE(offered.contains(position)) << where;
    EXPECT_LT(wire::text_of(floor::drawing_view(setup.game(), drawing)).size(), 14'000u) << where;
}

TEST(Drawing, EveryExampleTableIsDrawnWithWhatItOffers) {
    int tables = 0;
    for (const auto& file : std::filesystem::directory_iterator(testing_support::source_dir() + "/examples/tables")) {
        const auto config = read_table(file.path());
        ASSERT_TRUE(config) << file.path();
        const auto setup = setup_of(*config);
        ASSERT_TRUE(setup) << file.path();
        expect_drawn(*setup, file.path().filename());
        ++tables;
    }
    EXPECT_GT(tables, 20);
}

// With the option, and with each of its opening wagers left out in turn.
TEST(Drawing, EveryGameIsDrawnWithEveryOption) {
    LONG_COUNT();
    for (const Game* game : games()) {
        std::vector<Choices> all(1);
        for (const OptionDef& option : game->options)
            for (const OptionValue& value : option.values)
                all.push_back({{{std::string(option.id), std::string(value.id)}}, {}, {}});
        for (const Choices& choices : all) {
            const auto setup = baize::Setup::make(*game, choices);
            if (!setup) continue;  // an option that goes with others only
            const std::string where =
                std::string(game->id) + (choices.options.empty() ? "" : " " + choices.options[0].second);
            expect_drawn(*setup, where);
            for (std::size_t w = 0; w < game->wagers.size(); ++w) {
                baize::Setup less = *setup;
                less.withdraw(w);
                expect_drawn(less, where + " without " + std::string(game->wagers[w].id));
            }
            baize::Setup one = *setup;
            for (std::size_t w = 1; w < game->wagers.size(); ++w) one.withdraw(w);
            expect_drawn(one, where + " with its first wager alone");
        }
    }
}

// A name that no game with this drawing knows would be left out in silence.
TEST(Drawing, LooksAndNamesAreOfWagersThatSomeGameHas) {
    const auto known = [](const Game& of, const std::string& name) {
        return std::any_of(games().begin(), games().end(), [&](const Game* game) {
            return game->layout.drawing == of.layout.drawing && find_wager(*game, name.substr(0, name.find(':')));
        });
    };
    for (const Game* game : games()) {
        const Drawing drawing = game->layout.drawing(baize::Setup(*game));
        for (const auto& [name, _] : drawing.looks) EXPECT_TRUE(known(*game, name)) << game->id << " " << name;
        for (const auto& [name, _] : drawing.names) EXPECT_TRUE(known(*game, name)) << game->id << " " << name;
        for (const auto& [name, _] : drawing.tints) EXPECT_TRUE(known(*game, name)) << game->id << " " << name;
        for (const auto& [name, _] : drawing.dice) EXPECT_TRUE(known(*game, name)) << game->id << " " << name;
    }
}

TEST(Drawing, EveryGameHasALayoutAndEveryCompartmentAColour) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        const Drawing drawing = drawing_of(setup);
        EXPECT_FALSE(drawing.bands.empty()) << game->id;
        std::set<std::string> painted;
        for (const auto& [name, _] : drawing.colours) painted.insert(name);
        for (const std::string& name : wheel_of(setup)) EXPECT_TRUE(painted.contains(name)) << game->id << " " << name;
        EXPECT_EQ(painted.empty(), game->equipment.compartments.empty()) << game->id;
    }
}

// Whatever has the look of a point lies on a line: none is left to the pages to add below.
TEST(Drawing, EveryPointTouchesCellsThatAreThere) {
    int boards = 0;
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        const Drawing drawing = drawing_of(setup);
        const std::multiset<std::string> drawn = drawn_on(drawing, false);
        const auto is_point = [&](const std::string& wager) {
            return std::any_of(drawing.looks.begin(), drawing.looks.end(), [&](const auto& look) {
                return look.first == wager && look.second == Look::Point;
            });
        };
        for (const std::string& place : places_of(setup, true))
            EXPECT_TRUE(!is_point(place.substr(0, place.find(':'))) || drawn.contains(place)) << game->id << place;
        for (const Band& band : drawing.bands) boards += band.board;
    }
    EXPECT_GT(boards, 2);
}

TEST(Drawing, ARingHoldsEveryNameOnceClockwise) {
    EXPECT_EQ(ring({"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}),
              (GridRows{"0 1 2 3 4", "0 . . . 4", "9 . . . 5", "9 8 7 6 5"}));
    EXPECT_EQ(ring({"0", "1", "2", "3", "4", "5", "6", "7", "8"}),
              (GridRows{"0 1 2 3 4", "0 . . . 4", "0 . . . 5", "0 8 7 6 5"}));
    EXPECT_EQ(ring({"a", "b"}), GridRows{"a b"});
}

TEST(Drawing, EqualRowsAreSentOnce) {
    const baize::Setup setup(*find_game("gb.roulette"));
    const floor::Json json = wire::json_of(floor::drawing_view(setup.game(), drawing_of(setup)));
    const std::string first = json["bands"][0]["wide"][0];
    EXPECT_TRUE(first.starts_with("4* straight-up:0 straight-up:3 ")) << first;
    EXPECT_EQ(json["bands"][0]["wide"].size(), 5u);
}

// gb-2011 4.65: a box that plays Switch is paid otherwise than one that does not.
TEST(Drawing, TheClothOfSwitchSaysBothOdds) {
    const Drawing drawing = drawing_of(baize::Setup(*find_game("gb.blackjack-switch")));
    EXPECT_EQ(drawing.sayings, (std::vector<std::string>{"blackjack with Switch pays 1 to 1",
                                                         "blackjack without Switch pays 3 to 2",
                                                         "insurance pays 2 to 1"}));
}

}  // namespace
}  // namespace baize::drawing_test
