// How a game is best played, as it travels.
#pragma once

#include "wire/wire.hpp"
#include "odds/explanation.hpp"

namespace baize::protocol::lab {

using wire::always, wire::filled, wire::part;

// A column of a chart is called what its chart says: the dealer's card, what was done before, or how it is to be read.
struct Column {
    std::optional<std::string> dealer{}, before{}, other{};
    static constexpr auto kPart = part("Column", "a column of a chart, by one of its names",
        filled("dealer", &Column::dealer, "the dealer's card"),
        filled("before", &Column::before, "what was done before"),
        filled("column", &Column::other,  "of another chart, by how_to_read"));
};

struct LetterRow {
    std::string letters{}, words{}, paper{};
    static constexpr auto kPart = part("Letter", "what the letters in a square mean",
        always("letters", &LetterRow::letters, "as they stand there"),
        always("words",   &LetterRow::words,   "what is done"),
        always("paper",   &LetterRow::paper,   "the colour of the square, on white"));
};

struct SectionRow {
    std::string id{}, title{};
    static constexpr auto kPart = part("Section", "a part of a chart with a head of its own",
        always("id",    &SectionRow::id,    "as its squares name it"),
        always("title", &SectionRow::title, "what stands above it"));
};

struct Cell {
    std::string section{}, row{};
    Column column{};
    std::string play{};
    Worths worth{};
    static constexpr auto kPart = part("Cell", "a square of a chart",
        always("section", &Cell::section, "of the chart"),
        always("hand",    &Cell::row,     "its row"),
        wire::fields_of(&Cell::column),
        always("play",    &Cell::play,    "what is best, in the chart's letters"),
        always("ev",      &Cell::worth,   "what every choice is worth"));
};
struct ExceptionRow {
    std::string cards{};
    Column column{};
    std::string chart{}, best{}, remark{};
    double gain = 0, chance = 0;
    static constexpr auto kPart = part("Exception", "cards that are better played otherwise than their square says",
        always("cards",  &ExceptionRow::cards,  "of the hand"),
        wire::fields_of(&ExceptionRow::column),
        always("chart",  &ExceptionRow::chart,  "what the chart says"),
        always("best",   &ExceptionRow::best,   "what is better"),
        filled("remark", &ExceptionRow::remark, "where the gain lies, where the two plays do not tell it"),
        always("gain",   &ExceptionRow::gain,   "each time it happens"),
        always("chance", &ExceptionRow::chance, "per round"));
};
struct DecisionRow {
    std::string situation{}, play{};
    Worths worth{};
    static constexpr auto kPart = part("Decision", "a decision with a handful of cases",
        always("situation", &DecisionRow::situation, "when it is asked"),
        always("play",      &DecisionRow::play,      "what is best"),
        always("ev",        &DecisionRow::worth,     "what every choice is worth"));
};
struct WorthRow {
    std::string row{};
    Column column{};
    double worth = 0;
    Worths also{};
    static constexpr auto kPart = part("WorthRow", "what something is worth, by rows and columns as in the chart",
        always("hand",   &WorthRow::row,    "its row"),
        wire::fields_of(&WorthRow::column),
        always("worth",  &WorthRow::worth,  "of a unit"),
        wire::fields_of(&WorthRow::also, "further figures by name"));
};

struct Sentences {
    std::vector<std::string> lines{};
    double edge = 0, costs = 0;
    std::vector<ExceptionRow> exceptions{};
    static constexpr auto kPart = part("Sentences", "the play in a few sentences",
        always("lines",      &Sentences::lines,      "one after another"),
        always("edge",       &Sentences::edge,       "by them"),
        always("costs",      &Sentences::costs,      "what is lost against the best play"),
        always("exceptions", &Sentences::exceptions, "what is better played otherwise"));
};
struct TakenRow {
    std::string when{};
    Worths share{};
    static constexpr auto kPart = part("TakenRow", "how often in a round each choice is made at one decision",
        always("when",  &TakenRow::when,  "which decision; none: a round has but one"),
        always("share", &TakenRow::share, "by choice"));
};
struct RuleRow {
    std::string rule{};
    double edge = 0, costs = 0;
    static constexpr auto kPart = part("RuleRow", "a simple rule that players go by",
        always("rule",  &RuleRow::rule,  "what it says"),
        always("edge",  &RuleRow::edge,  "by it"),
        always("costs", &RuleRow::costs, "what is lost against the best play"));
};

struct Play {
    double edge = 0;
    std::optional<double> edge_by_chart{}, chart_costs{};
    std::string unit{};
    std::optional<std::vector<DecisionRow>> decisions{};
    std::optional<Worths> edge_of{};
    std::optional<Sentences> words{};
    std::vector<TakenRow> taken{};
    std::vector<RuleRow> rules{};
    std::optional<std::vector<Cell>> chart{};
    std::vector<SectionRow> sections{};
    std::string how_to_read{};
    std::vector<LetterRow> legend{};
    std::optional<std::vector<ExceptionRow>> exceptions{};
    static constexpr auto kPart = part("Play", "the edges, and all that there is to play by",
        always("edge",          &Play::edge,          "by the best play"),
        filled("edge_by_chart", &Play::edge_by_chart, "by the chart"),
        filled("chart_costs",   &Play::chart_costs,   "what is lost against the best play"),
        always("unit",          &Play::unit,          "what the edge is of"),
        filled("decisions",     &Play::decisions,     "where a handful of them is all"),
        filled("edge_of",       &Play::edge_of,       "of who always takes one of the choices"),
        filled("words",         &Play::words,         "where it can be said in words"),
        filled("taken",         &Play::taken,         "how often each choice is made"),
        filled("rules",         &Play::rules,         "what rules cost that players go by"),
        filled("chart",         &Play::chart,         "where there is one"),
        filled("sections",      &Play::sections,      "of the chart, in their order"),
        filled("how_to_read",   &Play::how_to_read,   "the chart, in a sentence"),
        filled("legend",        &Play::legend,        "of the chart"),
        filled("exceptions",    &Play::exceptions,    "of the chart"));
};
struct PlayBeside {
    std::string note{};
    Play play{};
    static constexpr auto kPart = part("PlayBeside", "what stands at the same table by rules of its own",
        always("note", &PlayBeside::note, "what it is"),
        wire::fields_of(&PlayBeside::play));
};

struct Strategy {
    std::string_view game{};
    std::optional<std::optional<std::string>> play_from{};
    std::optional<std::vector<std::pair<std::string, std::string>>> options{};
    Play play{};
    std::string chart_note{};
    Worths figures{};
    std::string note{};
    std::vector<std::pair<std::string, std::vector<WorthRow>>> worths{};
    std::vector<std::pair<std::string, PlayBeside>> beside{};
    static constexpr auto kPart = part("Strategy", "how a game is best played",
        always("game",       &Strategy::game,       "its id"),
        filled("play_from",  &Strategy::play_from,  "the lowest hand to play, such as Q-6-4; null where none tells it"),
        filled("options",    &Strategy::options,    "that it was found with"),
        wire::fields_of(&Strategy::play),
        filled("chart_note", &Strategy::chart_note, "what there is to say of the chart"),
        wire::fields_of(&Strategy::figures),
        filled("note",       &Strategy::note,       "what there is to say"),
        wire::fields_of(&Strategy::worths),
        wire::fields_of(&Strategy::beside, "figures, tables of worth (WorthRow[]) and plays beside it (PlayBeside)"));
};

struct AdviceGiven {
    std::string_view game{};
    int cards_left = 0;
    std::string unit{}, best{};
    std::optional<Worths> worth{};
    Worths beside{};
    std::optional<double> edge_now{};
    std::string situation{};
    std::vector<std::string> supposed{}, without_value{};
    double milliseconds = 0;
    static constexpr auto kPart = part("Advice", "the best play of a live hand, with the cards that are left",
        always("game",         &AdviceGiven::game,         "its id"),
        always("cards_left",   &AdviceGiven::cards_left,   "in the shoe"),
        always("unit",         &AdviceGiven::unit,         "what the figures are of"),
        filled("best",         &AdviceGiven::best,         "where a hand was given"),
        filled("ev",           &AdviceGiven::worth,        "what every choice is worth"),
        wire::fields_of(&AdviceGiven::beside, "wagers beside the hand, in their own stakes"),
        filled("edge_now",     &AdviceGiven::edge_now,     "of the next round"),
        filled("situation",    &AdviceGiven::situation,    "what was understood: As Kd; community 7h 2c 9d"),
        filled("supposed",     &AdviceGiven::supposed,     "answers before it that nobody named, by the best play"),
        filled("not_weighed",  &AdviceGiven::without_value,  "choices that are open too"),
        always("milliseconds", &AdviceGiven::milliseconds, "that it took"));
};

}  // namespace baize::protocol::lab
