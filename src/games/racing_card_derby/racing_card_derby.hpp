// nz.racing-card-derby: the four suits race to four cards, then for second and third place (seed 001, Appendix A).
#pragma once

#include "definition/game.hpp"

namespace baize::racing_card_derby {

enum Option : std::size_t { Decks, Shoe, Trifecta };

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::racing_card_derby
