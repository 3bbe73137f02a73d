// The drawing of a layout, as it travels with the offer. Nothing in it decides anything.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "wire/wire.hpp"
#include "definition/drawing.hpp"

namespace baize::protocol {

enum class Near : std::uint8_t { X, Y };

struct SentPoints {
    std::string of{}, on{};
    std::vector<std::string> at{};
    std::optional<Near> near{};
    static constexpr auto kPart = wire::part("SentPoints", "small areas on the lines between cells, where these meet",
        wire::always("of",   &SentPoints::of,   "how the names of these positions begin"),
        wire::always("on",   &SentPoints::on,   "how the names of the cells begin"),
        wire::always("at",   &SentPoints::at,
                     "each the rest of a position's name, and those of its cells: `1-2 1 2`"),
        wire::filled("near", &SentPoints::near,
                     "where cells do not meet: in that direction on the edge before them, not behind"));
};

struct SentBand {
    std::string wager{}, title{};
    std::vector<std::string> wide{}, narrow{};
    bool tall = false, half = false, track = false;
    std::optional<std::vector<SentPoints>> points{};
    static constexpr auto kPart = wire::part("SentBand", "a band of the layout",
        wire::filled("wager",  &SentBand::wager,  "its title and odds stand above the band"),
        wire::filled("title",  &SentBand::title,  "instead of the wager's: `Outer ring`"),
        wire::always("wide",   &SentBand::wide,   "rows of names, `punto egalite banco`; `4* a b` is four equal rows"),
        wire::filled("narrow", &SentBand::narrow, "on a phone; the wide one where it is left out"),
        wire::filled("tall",   &SentBand::tall,   "rows of double height"),
        wire::filled("half",   &SentBand::half,   "two such bands stand side by side where there is room"),
        wire::filled("track",  &SentBand::track,  "a ring with round ends"),
        wire::filled("points", &SentBand::points,
                     "the band is a board: rows of one small height, of which a cell spans several"));
};

struct SideOf {
    std::string position{};
    Paint colour{};
    static constexpr auto kPart = wire::part("SideOf", "one of two sides that play against each other, or their tie",
        wire::always("position", &SideOf::position, "a result counts for the side whose position it made win"),
        wire::always("colour",   &SideOf::colour,   "of its marks"));
};

struct RoadsOf {
    std::vector<Road> kinds{};
    SideOf first{}, second{}, tie{};
    static constexpr auto kPart = wire::part("RoadsOf", "pictures of who won",
        wire::always("kinds",  &RoadsOf::kinds,  "which are kept"),
        wire::always("first",  &RoadsOf::first,  "one side"),
        wire::always("second", &RoadsOf::second, "the other"),
        wire::always("tie",    &RoadsOf::tie,    "neither"));
};

struct TallyOf {
    Counted of{};
    std::string title{};
    std::vector<std::string> positions{};
    static constexpr auto kPart = wire::part("TallyOf", "what is counted of past results",
        wire::always("of",        &TallyOf::of,        "what"),
        wire::always("title",     &TallyOf::title,     "above it"),
        wire::filled("positions", &TallyOf::positions, "of winners"));
};

struct SentDrawing {
    std::vector<SentBand> bands{};
    std::map<std::string, Look> looks{};
    std::map<std::string, std::string> names{};
    std::map<std::string, int> dice{};
    std::map<std::string, Paint> tints{}, colours{};
    std::vector<std::string> rings{};
    bool oval = false, arc = false;
    std::vector<std::string> sayings{};
    std::optional<std::string> spun{};
    std::optional<RoadsOf> roads{};
    std::vector<TallyOf> tallies{};
    static constexpr auto kPart = wire::part("SentDrawing",
        "a layout as a page draws it, and what is shown of past results",
        wire::filled("bands",   &SentDrawing::bands,   "left out: drawn from the wagers alone"),
        wire::filled("looks",   &SentDrawing::looks,   "by position, by group (`single-ring:split`) or by wager"),
        wire::filled("names",   &SentDrawing::names,   "what is written on an area, by position"),
        wire::filled("dice",    &SentDrawing::dice,    "how often a spot of one face is drawn, by wager"),
        wire::filled("tints",   &SentDrawing::tints,   "of a whole area, by wager"),
        wire::filled("colours", &SentDrawing::colours, "by the name of a compartment or spot"),
        wire::filled("rings",   &SentDrawing::rings,   "of the wheel, from within, where there are several"),
        wire::filled("oval",    &SentDrawing::oval,    "the whole layout has round ends"),
        wire::filled("arc",     &SentDrawing::arc,     "boxes stand around a half-moon"),
        wire::filled("sayings", &SentDrawing::sayings, "written across the felt"),
        wire::filled("spun",    &SentDrawing::spun,    "where there is a wheel: what a compartment is called"),
        wire::filled("roads",   &SentDrawing::roads,   "where they are kept"),
        wire::always("tallies", &SentDrawing::tallies, "what is counted of past results"));
};

}  // namespace baize::protocol

namespace baize {

template <>
inline constexpr auto kWords<protocol::Near> =
    words<protocol::Near>("Near", {{protocol::Near::X, "x"}, {protocol::Near::Y, "y"}});

}  // namespace baize
