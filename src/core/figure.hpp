// A figure that was printed somewhere else, for `baize verify` to recompute: one that a book prints itself, or an
// independent count. A wager named without its spot, or options and pay tables named as a span, stand for all of them:
// the figure is then compared with both ends.
#pragma once

#include <string_view>

namespace baize {

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

}  // namespace baize
