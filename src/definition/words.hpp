// The definition's enumerations in words, as they travel.
#pragma once

#include "core/words.hpp"
#include "definition/game.hpp"

namespace baize {

template <>
inline constexpr auto kWords<Outcome> = words<Outcome>("Outcome", {{Outcome::Win, "wins"},
                                                                   {Outcome::Lose, "loses"},
                                                                   {Outcome::StandOff, "stands off"},
                                                                   {Outcome::Void, "void"},
                                                                   {Outcome::Remains, "remains"}});

template <>
inline constexpr auto kWords<Stage> = words<Stage>("Stage", {{Stage::Betting, "betting"},
                                                             {Stage::Dealing, "dealing"},
                                                             {Stage::Deciding, "deciding"},
                                                             {Stage::DealerDraws, "dealer-draws"},
                                                             {Stage::Settled, "settled"}});

template <>
inline constexpr auto kWords<Target> = words<Target>("Target", {{Target::None, "none"},
                                                                {Target::Box, "box"},
                                                                {Target::Player, "player"},
                                                                {Target::Cards, "cards"},
                                                                {Target::BoxAndCards, "box-and-cards"}});

template <>
inline constexpr auto kWords<DrawnAs> =
    words<DrawnAs>("DrawnAs", {{DrawnAs::Card, "card"}, {DrawnAs::Joker, "joker"}, {DrawnAs::Tile, "tile"}});

template <>
inline constexpr auto kWords<Suit> =
    words<Suit>("Suit", {{Suit::Clubs, "c"}, {Suit::Diamonds, "d"}, {Suit::Hearts, "h"}, {Suit::Spades, "s"}});

}  // namespace baize
