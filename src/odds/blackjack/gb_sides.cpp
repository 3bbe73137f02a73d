// None of these wagers asks in which order its cards came, so a set of faces counts once for every choice of cards of
// the shoe that shows it.
#include "odds/blackjack/gb_sides.hpp"

#include "odds/count/returns.hpp"

namespace baize::blackjack::gb {

using count::face_shoe;
using count::returns_of_sets;

ReturnDistribution twenty_one_plus_3_returns(const ShoePolicy& shoe, Rows rows) {
    return returns_of_sets<3>(face_shoe(shoe), [=](Card first, Card second, Card third) {
        return settle_twenty_one_plus_3(first, second, third, rows);
    });
}

ReturnDistribution royal_match_returns(const ShoePolicy& shoe, NextToAce ace, Rows rows) {
    return returns_of_sets<2>(face_shoe(shoe),
                              [=](Card first, Card second) { return settle_royal_match(first, second, ace, rows); });
}

ReturnDistribution perfect_pairs_returns(const ShoePolicy& shoe, Rows rows) {
    return returns_of_sets<2>(face_shoe(shoe),
                              [=](Card first, Card second) { return settle_perfect_pairs(first, second, rows); });
}

ReturnDistribution super_match_returns(const ShoePolicy& shoe, bool suits_too, Rows rows) {
    return returns_of_sets<4>(face_shoe(shoe), [=](auto... cards) {
        return settle_super_match(std::array<Card, 4>{cards...}, suits_too, rows);
    });
}

}  // namespace baize::blackjack::gb
