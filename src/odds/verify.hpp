// Every published figure recomputed, and what is to be said of it. Each figure asks for the prices that it speaks of,
// over all spots, decks and pay tables, and the least and the greatest are compared with what is printed, rounded or
// cut off to its digits. The cost is that of the prices.
#pragma once

#include <string>
#include <vector>

#include "core/figure.hpp"
#include "core/progress.hpp"

namespace baize {

using v0::count_verdicts;
using v0::Verdict;
using v0::verdict_id;
using v0::Verification;

// The least and the greatest of our figures over all that a printed one speaks of: spots, decks, pay tables.
struct Span {
    double low = 0, high = 0;       // percent
    std::string low_at, high_at;    // "dragon-bonus:punto decks=8": where there is more than one
};

// The figures of every game, and of those that are to come: independent counts game by game, then the books' own in the
// order of their clauses.
std::vector<Verification> verify_figures(const Progress& progress = {});
// `figure` must outlive what is returned.
Verification verify_figure(std::string_view game, const Figure& figure);

// Does a value in percent agree with a figure as printed? A span is
// printed as "11.2-16.7"; one figure must fit both ends.
Verdict compare_percent(double ours, std::string_view printed);
Verdict compare_span(const Span& ours, std::string_view printed);
// Does a printed figure lie between the ends, where any value between them is one of ours?
Verdict compare_within(const Span& ours, std::string_view printed);

}  // namespace baize
