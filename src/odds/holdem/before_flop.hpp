// What each answer before the flop is worth at the book's odds, for every kind of two hole cards: a game would have to
// be solved for it, and a hand is advised on in less time (precomputed_values.hpp has the figures).
#pragma once

#include "definition/setup.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::holdem {

// Kinds of two cards: a pair, or two ranks of one suit or of two. As a square of 13 by 13, the ace first: pairs lie on
// its diagonal, suited cards above it.
inline constexpr std::size_t kHoleKinds = 13 * 13;
std::size_t hole_kind(poker::CardSet own);

namespace ultimate {
// By action: check, three times, four times. Empty where the set-up or what is seen is not kept.
poker::ActionValues precomputed_values(const Setup& setup, const poker::Seen& seen);
}  // namespace ultimate

namespace bonus {
// By action: fold, play.
poker::ActionValues precomputed_values(const Setup& setup, const poker::Seen& seen);
}  // namespace bonus

}  // namespace baize::holdem
