// Figures that were printed somewhere, in the books or by others who counted, recomputed and compared.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "baize/progress.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// A wager named without its spot, or options and pay tables named as a span, stand for all of them: the figure is then
// compared with both ends. What the views show is part of the program.
struct Figure {
    std::string_view source;    // seed and clause, "004:3.30", or a ruling, or who counted
    std::string_view wager;     // "all": the mean of the game's types of wager;
                                // "optimum": the best of them for the player
    std::string_view paytable;  // empty: the standard one; "1..7": all of these
    std::string_view options;   // "decks=8 variant=style-a"; "decks=6..4": all of these,
                                // "decks=4|6": both; "return": 100 less the edge
    std::string_view printed;   // as printed: "17.0" percent, "11.2-16.7", or a fraction "686689/20358520"
    // Of a figure that is no house edge of ours: the reading under which it is right, in options ("decks=2") or by what
    // is measured (return, edge-of-total, edge-of-total-by-equal-plays, mean-of-spots, odds-over-chances,
    // odds-over-rounded-chances); or what ours really is, to the digits that matter.
    // Verify compares both with what it computes, and believes neither.
    std::string_view reading{};
    std::string_view really{};
    std::string_view why{};     // in words, for whoever reads the report

    // Of a book's own: its source is a seed's number and a clause.
    constexpr bool of_a_book() const {
        return source.size() > 4 && source[3] == ':' && source[0] >= '0' && source[0] <= '9';
    }
};

enum class Verdict : unsigned char {
    Agrees,        // ours, rounded to the digits printed
    Truncated,     // ours, cut off at the digits printed
    OtherReading,  // no house edge of ours, but the figure of another reading, which is named
    BookWrong,     // under no reading; ours is named, and why
    Differs,       // and nobody has said why: to be looked into
    NotYet,        // the game or wager is not in the program
};

// "agrees", "truncated", "other-reading", "book-wrong", "differs", "not-offered".
std::string_view verdict_id(Verdict verdict);

struct Verification {
    std::string_view game;
    const Figure* figure = nullptr;  // part of the program
    Verdict verdict = Verdict::NotYet;
    std::string ours;           // to more digits than printed, or the fraction; "11.283840-16.775100" for a span
    std::string ours_at;        // where the ends of the span lie
    std::string other_reading;  // the figure under the other reading, where the row names one

    bool of_a_book() const { return figure->of_a_book(); }  // else a count that no book prints
};

// How many there are of each verdict, by its number: of figures that a book prints, or of the others.
std::array<int, 6> count_verdicts(const std::vector<Verification>& list, bool of_books);

// The figures of every game, and of those that are to come: independent counts game by game, then the books' own in the
// order of their clauses.
Result<std::vector<Verification>> verify(const Progress& progress = {});

}  // namespace v0
}  // namespace baize
