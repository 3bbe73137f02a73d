// How many boxes and numbered places a table of each game has at most: where a book says it, by its clause, and else as
// tables of the trade are made.
#include <set>

#include "rules/rules_table.hpp"

namespace baize::places_test {
namespace {

using namespace rules_table;

struct Row {
    std::string_view game;
    int boxes, places;
    std::string_view clause;
};

constexpr Row kRows[] = {
    {"gb.craps",            0, 12, ""},
    {"gb.rocket-7",         0, 12, ""},
    {"gb.dice-magic",       0, 12, ""},
    {"gb.punto-banco",      0, 9,  "6.7"},  // the shoe goes round the numbered places
    {"gb.three-card-poker", 7, 7,  ""},
    {"nz.three-card-poker", 7, 7,  ""},
    {"gb.mississippi-stud", 7, 7,  ""},
    {"gb.let-it-ride",      7, 7,  ""},
    {"nz.big-raise-stud",   7, 7,  "3.1"},
    {"gb.crazy-4-poker",    7, 7,  ""},
    {"nz.four-card-poker",  7, 7,  "3.1"},
    {"gb.casino-stud",      7, 7,  ""},
    {"nz.caribbean-stud",   7, 7,  ""},
    {"gb.holdem-bonus",     7, 7,  ""},
    {"gb.ultimate-holdem",  7, 7,  ""},
    {"nz.ultimate-holdem",  7, 7,  ""},
    {"gb.casino-holdem",    7, 7,  ""},
    {"gb.two-way-holdem",   7, 7,  ""},
    {"nz.lunar-poker",      5, 5,  "3.1"},
    {"gb.live-draw-poker",  9, 0,  ""},
    {"gb.pai-gow-poker",    6, 6,  ""},
    {"gb.pai-gow-tiles",    7, 7,  "14.26"},  // and the dealer's, of eight stacks
    {"nz.pai-gow",          8, 8,  "3.1"},
    {"nz.blackjack",        9, 9,  "3.1"},
    {"gb.blackjack",        7, 7,  ""},
    {"gb.blackjack-switch", 7, 7,  ""},
    {"gb.neverbust",        7, 7,  ""},
    {"gb.casino-war",       7, 7,  ""},
    {"gb.pocket-pairs",     10, 10, ""},  // of a card room table
    {"nz.dragon21",         7, 7,  "3.1"},
};

TEST(Places, OfEveryGame) {
    std::set<std::string_view> left;
    for (const Game* game : games())
        if (game->layout.boxes > 0 || game->layout.places > 0) left.insert(game->id);
    for (const Row& row : kRows) {
        ASSERT_EQ(left.erase(row.game), 1u) << row.game;
        const Layout& layout = find_game(row.game)->layout;
        EXPECT_EQ(layout.boxes, row.boxes) << row.game << " " << row.clause;
        EXPECT_EQ(layout.places, row.places) << row.game << " " << row.clause;
    }
    for (const std::string_view game : left) ADD_FAILURE() << "no row of " << game;
}

}  // namespace
}  // namespace baize::places_test
