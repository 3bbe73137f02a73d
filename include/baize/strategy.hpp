// How a game is best played: in words, thresholds and charts; what the choices of one hand are worth; and by brute
// force, on short decks, the slow truth.
//
//     const auto play = baize::explain(setup);
//     if (play && play->chart) std::cout << play->chart->how_to_read << '\n';
//
// What takes seconds takes a Progress. Any number of threads may ask at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "baize/progress.hpp"
#include "baize/setup.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// Choices with what each is worth, or figures by name; in the order in which they are shown.
using Worths = std::vector<std::pair<std::string, double>>;

// A decision with a handful of cases.
struct Decision {
    std::string situation, play;
    Worths worth;
};

// ---- Charts --------------------------------------------------------------------------------------------------------

// What the letters in a square mean.
struct Legend {
    std::string letters, words, briefly;  // "D", "double or else draw", "double, or draw"
    std::string paper;                    // the colour of its square on paper, "#f8e6ae"
    std::uint32_t screen = 0;             // ... and on a terminal
};

struct Square {
    std::string row, column, play;
    Worths worth;
};

struct Section {
    std::string id, title;
    bool headed = false;  // its name is needed to know what it is for
    std::vector<Square> squares{};  // row by row
};

// A situation that is better played otherwise than its square says.
struct Exception {
    std::string cards, column, chart, best;
    std::string remark{};  // "play after the split": where the gain lies, where the two plays do not tell it
    double gain = 0;       // each time it happens
    double chance = 0;     // per round
    double gain_a_round() const { return gain * chance; }
};

struct Chart {
    std::string rows_are, columns_are;  // "hand", "dealer"
    std::string corner, how_to_read;    // in a terminal's head line; in a sentence
    std::vector<std::string> columns{};
    std::vector<Section> sections{};
    std::vector<Legend> legend{};
    std::vector<Exception> exceptions{};
    double edge = 0, costs = 0;         // by the chart, and what is lost against the best play
    std::string note{};
};

// What something is worth, by rows and columns like those of the chart.
struct WorthTable {
    struct Row { std::string row, column; double worth = 0; Worths also{}; };
    std::string id, title, use;
    std::vector<Row> rows;
};

// ---- All of it -----------------------------------------------------------------------------------------------------

struct Threshold {
    std::optional<std::string> from;  // the lowest hand that is played; nothing where no such hand tells it
};

// The best play in a few sentences, and what is lost by following them.
struct InWords {
    std::vector<std::string> lines;
    double edge = 0, costs = 0;
    std::vector<Exception> exceptions{};
};

// How often in a round each choice is made at one decision.
struct Taken {
    std::string when;  // "with 3 cards seen"; empty where a round has one decision
    Worths share;
};

// A simple rule that players go by.
struct RulePrice {
    std::string name;
    double edge = 0, costs = 0;
};

struct Explanation {
    std::string id{}, whose{};           // of a part that stands beside another: "alone", "of such a box"
    double edge = 0;                     // by the best play
    std::string unit = "initial wager";
    std::optional<Threshold> threshold{};
    std::vector<Decision> decisions{};
    Worths edge_of{};                    // of who always takes one of the choices
    std::optional<Chart> chart{};
    std::optional<InWords> words{};
    std::vector<Taken> taken{};
    std::vector<RulePrice> rules{};
    std::string note{};
    Worths figures{};                    // by name, and
    std::vector<std::string> remarks{};  // ... in words
    std::optional<WorthTable> worths{};
    std::vector<Explanation> beside{};   // what stands at the same table by rules of its own
};

// Refused for a game that asks the player nothing.
Result<Explanation> explain(const Setup& setup, const Progress& progress = {});
// The chart, to print and to carry: as a picture, or as a page for paper. Empty for a play that has no chart.
std::string svg_of(const Setup& setup, const Explanation& play);
std::string html_of(const Setup& setup, const Explanation& play);

// ---- One hand ------------------------------------------------------------------------------------------------------

// Cards as somebody types them.
struct AdviceRequest {
    std::string hand, dealer, seen, split_of;  // "10,6", "9", "5,5,K", "8"
    int hands = 1;                             // of a split box
    bool later = false;                        // and this is not the first of them
};

struct Advice {
    int cards_left = 0;
    std::string unit = "initial wager";
    std::string best{};                // empty where no hand was given
    Worths worth{};                    // of every choice
    Worths beside{};                   // of wagers beside the hand, in their own stakes
    std::optional<double> edge_now{};  // of the next round
};

// Cards as somebody types them, and how the round went so far.
struct HandRequest : AdviceRequest {
    std::string board{}, before{};  // "7h,2c,9d"; "check,exchange:2c:3d", what was answered before
};

struct HandAdvice : Advice {
    std::string situation{};                 // what was understood: "As Kd; community 7h 2c 9d"
    std::vector<std::string> supposed{};     // answers on the way that nobody named, as the best play gives them
    std::vector<std::string> without_value{};  // choices that are open too
};

struct TimedAdvice {
    HandAdvice advice;
    double milliseconds = 0;  // that it took
};

// Every choice with its worth, the best first; of a shoe that lasts by the cards that are left in it. Refused where
// cards are missing, too many, named too often or none of the deck, where an answer of `before` is not offered, and
// where nothing is asked of such cards. For training: no running table asks it.
Result<TimedAdvice> advise(const Setup& setup, const HandRequest& request, const Progress& progress = {});

}  // namespace v0
}  // namespace baize
