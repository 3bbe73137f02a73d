// Every published figure recomputed, and what is to be said of it. Each figure asks for the prices that it speaks of,
// over all spots, decks and pay tables, and the least and the greatest are compared with what is printed, rounded or
// cut off to its digits. The cost is that of the prices.
#pragma once

#include <string>
#include <vector>

#include "core/by_enum.hpp"
#include "core/figure.hpp"

namespace baize {

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

// The least and the greatest of our figures over all that a printed one speaks of: spots, decks, pay tables.
struct Span {
    double low = 0, high = 0;       // percent
    std::string low_at, high_at;    // "dragon-bonus:punto decks=8": where there is more than one
};

struct Verification {
    std::string_view game;
    const Figure* figure = nullptr;
    Verdict verdict = Verdict::NotYet;
    std::string ours;           // to more digits than printed, or the fraction; "11.283840-16.775100" for a span
    std::string ours_at;        // where the ends of the span lie
    std::string other_reading;  // the figure under the other reading, where the row names one

    bool of_a_book() const { return figure->of_a_book(); }  // else a count that no book prints
};

// How many there are of each verdict, by its number.
using VerdictCounts = ByEnum<Verdict, int, 6>;
VerdictCounts count_verdicts(const std::vector<Verification>& list, bool of_books);

// The figures of every game, and of those that are to come: independent counts game by game, then the books' own in the
// order of their clauses.
std::vector<Verification> verify_figures();
// `figure` must outlive what is returned.
Verification verify_figure(std::string_view game, const Figure& figure);

// Does a value in percent agree with a figure as printed? A span is
// printed as "11.2-16.7"; one figure must fit both ends.
Verdict compare_percent(double ours, std::string_view printed);
Verdict compare_span(const Span& ours, std::string_view printed);
// Does a printed figure lie between the ends, where any value between them is one of ours?
Verdict compare_within(const Span& ours, std::string_view printed);

}  // namespace baize
