// The solver's play in words and charts. A game with a dealer's hand is told by thresholds, against each card that may
// be seen; one without by what is held on each street.
#pragma once

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// Fills what there is to tell of the play: words, chart, what following them costs and where they err.
void explain_duel(const Showdown& game, const Progress& progress, Explanation& play);
void explain_streets(const Showdown& game, const Progress& progress, Explanation& play);
void explain_board(const Showdown& game, const Progress& progress, Explanation& play);  // of both hands

// ---- What both share ------------------------------------------------------------------------------------------------

// "raise", "raise, double": an action a street.
std::string sequence_name(const Showdown& game, const Actions& sequence);
// One legend an action, in the order of the game's.
std::vector<Legend> legend_of(const std::vector<std::string>& plays);
// ... of which a chart shows those that it has.
std::vector<Legend> used_in(const Chart& chart, const std::vector<Legend>& legend);
// The letters of a legend for a play.
std::string letters_of(const std::vector<Legend>& legend, const std::string& play);
// Mistakes that differ by suits alone are one; the dearest first.
std::vector<Exception> exceptions_of(const Showdown& game, const std::vector<Mistake>& mistakes,
                                     const std::function<std::string(const Mistake&, std::size_t which)>& name);

}  // namespace baize::poker
