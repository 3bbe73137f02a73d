// Where the round of a live table is.
#pragma once

#include <cstdint>

#include "core/words.hpp"

namespace baize::floor {

enum class Phase : std::uint8_t {
    Closed,      // no round is open
    Preparing,   // the dealer shuffles
    Betting,
    Playing,     // no more bets: cards, dice, decisions
    Confirming,  // the result waits for the dealer's confirmation
};

}  // namespace baize::floor

namespace baize {

template <>
inline constexpr auto kWords<floor::Phase> = words<floor::Phase>("Phase", {{floor::Phase::Closed, "closed"},
                                                                           {floor::Phase::Preparing, "preparing"},
                                                                           {floor::Phase::Betting, "betting"},
                                                                           {floor::Phase::Playing, "playing"},
                                                                           {floor::Phase::Confirming, "confirming"}});

}  // namespace baize
