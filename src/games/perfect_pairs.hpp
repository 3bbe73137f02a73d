// Perfect Pairs (nz-blackjack 15B): the same wager at several games, on the first two cards of a hand.
#pragma once

#include <cassert>
#include <span>

#include "core/match.hpp"
#include "core/pay.hpp"

namespace baize {

// Rows in the order of the book's pay scales: mixed, coloured, perfect.
constexpr Return settle_perfect_pairs(Card first, Card second, std::span<const PayRow> rows, Clause lost) {
    assert(rows.size() == 3);
    const Match match = match_of(first, second);
    return match == Match::None ? lose(lost) : win(rows[static_cast<std::size_t>(match) - 1]);
}

}  // namespace baize
