// What becomes of each Mississippi Stud wager (gb-2011 7.42-7.49). The round pays by these functions and the analyser
// prices by them.
#pragma once

#include <cassert>
#include <span>

#include "core/pay.hpp"
#include "core/rank/rank.hpp"
#include "games/poker/five_cards.hpp"
#include "rulebooks/gb_2011/mississippi_stud.hpp"

namespace baize::mississippi_stud {

// The rows in use, in the places that the rule book's enumeration names.
using Rows = std::span<const PayRow>;
using FiveCardRank = rank::Rank<rank::kFiveCards>;                                             // 11.7, by 7.37

// 7.49: by the two cards of the player and the three community cards; whatever is not on the table loses.
constexpr Return settle(FiveCardRank hand, Rows hands) {
    using namespace gb_2011::mississippi_stud;
    static_assert(int{TwoPairs} == int{poker::TwoPairs});  // the rows down to there are every such table's
    assert(hands.size() == kRows);
    if (const auto row = poker::five_card_row(hand.kind())) return win(hands[*row]);
    if (hand.kind() != rank::Kind::Pair) return lose("7.49");
    const int pair = rank::highest_rank(hand.makers());
    if (pair >= kJack) return win(hands[JacksOrBetter]);
    return pair >= 6 ? win(hands[SixesToTens]) : lose("7.49");
}

}  // namespace baize::mississippi_stud
