// How two cards match: what pairs wagers pay by (nz-baccarat section 1, nz-blackjack 15B).
#pragma once

#include "core/card.hpp"

namespace baize {

enum class Match : unsigned char {
    None,
    Mixed,     // one face value, one card red and one black
    Coloured,  // one face value and colour, two suits
    Same,      // one face value and suit
};

constexpr Match match_of(Card first, Card second) {
    if (first.rank() != second.rank()) return Match::None;
    if (first.suit() == second.suit()) return Match::Same;
    return first.red() == second.red() ? Match::Coloured : Match::Mixed;
}

}  // namespace baize
