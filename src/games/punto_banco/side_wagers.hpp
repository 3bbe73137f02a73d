// What becomes of the side wagers of Punto Banco, in the book's order (gb-2011 6.31-6.79). The round pays by these
// functions and the analyser prices by them.
#pragma once

#include "games/punto_banco/settle.hpp"
#include "rulebooks/gb_2011/punto_banco_side_wagers.hpp"

namespace baize::punto_banco {

// 6.38: eight or nine with the first two cards.
constexpr bool is_natural(Hand hand) { return hand.cards == 2 && hand.points >= 8; }

// 6.38-6.44. Ruling R13: a non-natural winner is every win without a natural; 6.38 literally wants a third card.
constexpr Return settle_dragon_bonus(Hand selected, Hand other, std::span<const PayRow> rows, bool only_three_cards) {
    using namespace gb_2011::punto_banco;
    const int margin = selected.points - other.points;
    if (is_natural(selected) && merit(selected) == merit(other)) return stand_off("6.40");
    if (merit(selected) <= merit(other)) return lose("6.44");
    if (is_natural(selected)) return win(rows[DragonNatural]);                                   // 6.39
    if (only_three_cards && selected.cards == 2) return lose("6.38");
    if (margin < kDragonMarginMin) return lose("6.43");
    return win(rows[DragonBy9 + 9 - margin]);                          // 6.41, 6.42
}

constexpr Return settle_ur_way(int total, Hand punto, Hand banco, std::span<const PayRow> rows) {
    const bool drawn = merit(punto) == merit(banco) && punto.points == total;
    return drawn ? win(rows[total]) : lose("6.52");                    // 6.50
}

// 6.56-6.59: the banker's points on the initial deal, and the count value of the punter's third card.
constexpr Return settle_three_giving_eight(gb_2011::punto_banco::ThreeGivingEightForm form, int banco_dealt,
                                           std::optional<int> punto_third, std::span<const PayRow> rows) {
    using namespace gb_2011::punto_banco;
    if (banco_dealt != 3 || !punto_third) return lose("6.63");
    if (form == OnlyEight) return *punto_third == 8 ? win(rows[OnlyEightWins]) : lose("6.63");   // 6.56, 6.57
    return win(rows[*punto_third == 8 ? AnyCardWithEight : AnyCardOther]);                       // 6.58, 6.59
}

constexpr Return settle_super_pay(int range, Hand punto, Hand banco, std::span<const PayRow> rows) {
    if (merit(punto) != merit(banco)) return lose("6.70");
    const bool inside = gb_2011::punto_banco::kRangeOfTotal[punto.points] == range;
    return inside ? win(rows[range]) : lose("6.71");                   // 6.68, 6.71
}

// 6.78: two tens or two kings, not a ten and a king.
constexpr Return settle_pair(Card first, Card second, const PayRow& row) {
    return first.rank() == second.rank() ? win(row) : lose("6.78");                              // 6.79
}

}  // namespace baize::punto_banco
