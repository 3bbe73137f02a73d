// How hands end under a fixed strategy: multisets of cards drawn, with the number of orders in which each can come. The
// numbers do not depend on the shoe; a shoe turns them into chances. Hands stand in order of size, so that one pass
// carries every number of orders forward to the hands one card larger: O(3,082 x 10) steps, and a sort of the ends to
// merge those that are alike.
#pragma once

#include <vector>

#include "odds/blackjack/play.hpp"
#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

struct FinalHand {
    Tally drawn;               // all but the card that was split, or the whole hand of a box not split
    std::uint8_t end = 0;      // kBustTotal, kFiveAndUnder, or the total
    Doubling doubling = Doubling::None;
    bool paired = false;       // in a split box: the second card was the split value again
    std::int64_t orders = 0;
};

// Of one hand that begins with the split value, played without a further split.
std::vector<FinalHand> split_final_hands(const Strategy& strategy, int split_of, int up, const Rules& rules,
                                         Place place = Place::First);

// Of a box that is not split, beginning with these two cards (in either order: `orders` counts one of them).
std::vector<FinalHand> unsplit_final_hands(const Strategy& strategy, Node two_cards, int up, const Rules& rules);

// The chance that the next cards of the shoe are these, in one given order.
template <class T>
T chance_of(const Composition& shoe, Tally cards) {
    T chance(1);
    int left = shoe.size;
    for (int value = 1; value <= kValues; ++value)
        for (int i = 0; i < cards.count(value); ++i) chance *= T(shoe.of(value) - i) / T(left--);
    return chance;
}

}  // namespace baize::blackjack
