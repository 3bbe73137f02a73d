// How a game's layout is drawn, and what is shown of its past results: data that a game's definition makes of a set-up
// and the pages draw without knowing a rule. Titles, odds and limits come with the offer; nothing here pays anybody.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.hpp"

namespace baize {

class Setup;

// Rows of names with blanks between them, as CSS has its grid areas. A name is that of a position ("total:4"); one that
// stands several times spans, "." is empty, and "=4" is a word on the cloth.
using GridRows = std::vector<std::string>;

enum class Look : std::uint8_t {
    Plain,
    Side,    // a large name
    Number,  // the spot in large figures
    Dice,    // the spot as dice
    Suits,   // the spot as suits: "diamond-heart", first to last
    Circle,  // the round spot of a box
    Pocket,  // the spot on the colour of its compartment
    Word,    // the spot in words, with its odds
    Point,   // a small area on a line
};
enum class Paint : std::uint8_t { Red, Black, Green, Blue, Brass, Violet, Grey };

// Small areas on the lines between cells, each where the cells that it touches meet; where they do not all meet (a
// street of three cells in a line) it lies on the edge behind them, or in direction `near` on the edge before them.
// A row of `at` is the rest of the position's name, and the rests of the names of the cells: with of = "split:" and
// on = "straight-up:" the row "1-2 1 2" is the split of 1 and 2.
struct Points {
    std::string of;
    std::string on;
    std::vector<std::string> at;
    std::string_view near{};  // "x", "y"
};

struct Band {
    std::string wager{};            // its title and odds stand above the band
    std::string title{};            // instead of the wager's: "Outer ring"
    GridRows wide{};
    GridRows narrow{};              // on a phone; the wide one where it is left out
    bool tall = false;              // rows of double height
    bool half = false;              // two such bands stand side by side where there is room
    bool track = false;             // a ring with round ends
    bool board = false;             // rows of one small height, of which a cell spans several; it may have points
    std::vector<Points> points{};
};

// A picture of who won that is kept of two sides which play against each other.
enum class Road : std::uint8_t { Bead, Big, BigEyeBoy, Small, CockroachPig };
struct Side {
    std::string position;  // a result counts for the side whose position it made win
    Paint paint;
};
struct Roads {
    std::vector<Road> kinds{};  // empty: none is kept
    Side first{}, second{}, tie{};
};

// What is counted of the last results, and the title above it.
enum class Counted : std::uint8_t { Winners, Totals, Faces, Compartments, Ranks };
struct Tally {
    Counted of;
    std::string title;
    std::vector<std::string> positions{};  // of winners
};

template <class Value>
using Named = std::vector<std::pair<std::string, Value>>;

struct Drawing {
    std::vector<Band> bands{};          // the common layout, or that of each box; empty: drawn from the wagers alone
    Named<Look> looks{};                // by position, by group ("single-ring:split") or by wager, in this order
    Named<std::string> names{};         // what is written on an area, by position
    Named<int> dice{};                  // how often a spot of one face is drawn, by wager: a double shows it twice
    Named<Paint> tints{};               // of a whole area, by wager
    Named<Paint> colours{};             // by the name of a compartment or spot
    std::vector<std::string> rings{};   // of the wheel, from within, where there are several
    bool oval = false;                  // the whole layout has round ends
    bool arc = false;                   // boxes stand around a half-moon
    std::vector<std::string> sayings{}; // written across the felt: "blackjack pays 3 to 2"
    std::string spun = "number";        // what a compartment is called where a result is read out
    Roads roads{};
    std::vector<Tally> tallies{};       // empty: those that its equipment suggests
};

// What a table of this set-up shows. Of the game's drawing everything is left out that this table does not offer; pages
// add below it what the drawing lacks.
Drawing drawing_of(const Setup& setup);

template <>
inline constexpr auto kWords<Look> = words<Look>("Look", {{Look::Plain, "plain"},
                                                          {Look::Side, "side"},
                                                          {Look::Number, "number"},
                                                          {Look::Dice, "dice"},
                                                          {Look::Suits, "suits"},
                                                          {Look::Circle, "circle"},
                                                          {Look::Pocket, "pocket"},
                                                          {Look::Word, "word"},
                                                          {Look::Point, "point"}});
template <>
inline constexpr auto kWords<Paint> = words<Paint>("Colour", {{Paint::Red, "red"},
                                                              {Paint::Black, "black"},
                                                              {Paint::Green, "green"},
                                                              {Paint::Blue, "blue"},
                                                              {Paint::Brass, "brass"},
                                                              {Paint::Violet, "violet"},
                                                              {Paint::Grey, "grey"}});
template <>
inline constexpr auto kWords<Road> = words<Road>("RoadKind", {{Road::Bead, "bead"},
                                                              {Road::Big, "big"},
                                                              {Road::BigEyeBoy, "eye"},
                                                              {Road::Small, "small"},
                                                              {Road::CockroachPig, "pig"}});
template <>
inline constexpr auto kWords<Counted> = words<Counted>("Counted", {{Counted::Winners, "wins"},
                                                                   {Counted::Totals, "totals"},
                                                                   {Counted::Faces, "faces"},
                                                                   {Counted::Compartments, "spun"},
                                                                   {Counted::Ranks, "ranks"}});

}  // namespace baize
