// nz.four-card-poker (seed 001, Appendix B: Division 20).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/four_card_poker/settle.hpp"
#include "games/poker/plan.hpp"

namespace baize::four_card_poker {

enum Wager : std::uint8_t { Ante, Play, AnteBonus, AcesUp };
// What silence answers comes first: a wager that was laid stands, and Aces Up alone stays in where it wins.
enum Choice : std::uint8_t { LetItStand, PlayAcesUp, Fold, PlayOnce, PlayTwice, PlayThrice, KeepAcesUp };
enum Option : std::size_t { Areas, Blind, AcesUpAlone, BlindBetting, DealtFrom, MaximumPayout };

bool aces_up_alone(const Setup& setup);                                                        // 5.1(c)
bool from_shuffler(const Setup& setup);                                                        // 3.4(c)

std::span<const IrregularityDef> irregularities();

// Fold, or play once to three times, with the dealer's sixth card in view.
extern const poker::Plan kAntePlan;

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::four_card_poker
