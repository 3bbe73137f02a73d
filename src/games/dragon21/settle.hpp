// How the hands of Dragon21 are drawn and what becomes of the wagers, in
// the book's order (nz-dragon21 4.1, 5.1, 5.1a, 9.1,
// 9.2, 11A.1). The round pays by these functions and the analyser prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "games/blackjack/rules.hpp"
#include "games/perfect_pairs.hpp"
#include "rulebooks/nz_dragon21/dragon21.hpp"

namespace baize::dragon21 {

using blackjack::Points;  // 4.1: an ace is 11 unless the total would then exceed 21
using Rows = std::span<const PayRow>;

inline constexpr int kStands = 17;  // 9.2: "exceeds 16"

constexpr bool draws(Points points) { return points.total() < kStands; }

// A hand at the conclusion.
struct HandResult {
    int total = 0;
    bool blackjack = false;  // section 1: an ace and a ten as the first two cards

    constexpr bool over() const { return total > 21; }
    constexpr bool operator==(const HandResult&) const = default;
};

// 5.1(a)(i): higher, where neither is over 21; lower, where both are; else the one that is not. A blackjack beats what
// is none; it never meets another 21, because it ends the draw (9.1) and two cards that count 21 are one.
constexpr bool wins(HandResult own, HandResult other) {
    if (own.over() != other.over()) return other.over();
    return own.over() ? own.total < other.total : own.total > other.total;
}

// 5.1(a), (b), with the odds of 5.1a.
constexpr Return settle_hand(HandResult own, HandResult other, Rows rows) {
    using namespace nz_dragon21;
    assert(rows.size() == kHandRows);
    if (own.total == other.total) return stand_off("5.1a");                                    // 5.1(a)(ii), (b)(ii)
    if (!wins(own, other)) return lose("5.1");                                                 // 5.1(a)(iii), (b)(iii)
    if (own.total == kStands) return stand_off("5.1a");                                        // a win with 17
    if (own.blackjack) return win(rows[HandBlackjack]);
    return win(rows[own.over() ? HandOver21 : HandTo21]);
}

// 5.1(c).
constexpr Return settle_tie(HandResult dragon, HandResult tiger, Rows rows) {
    using namespace nz_dragon21;
    assert(rows.size() == kTieRows);
    if (dragon.total != tiger.total || dragon.blackjack != tiger.blackjack) return lose("5.1(c)");
    if (dragon.blackjack) return win(rows[TieBlackjack]);
    return win(rows[dragon.over() ? TieOver21 : dragon.total == 21 ? Tie21 : TieUnder21]);
}

// 11A.1 on the first two cards of a hand; what the pairs are called is in section 1.
constexpr Return settle_perfect_pairs(Card first, Card second, Rows rows) {
    return baize::settle_perfect_pairs(first, second, rows, "11A.1");
}

}  // namespace baize::dragon21
