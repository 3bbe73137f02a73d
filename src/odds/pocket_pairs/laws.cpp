#include "odds/pocket_pairs/laws.hpp"

#include "games/pocket_pairs/settle.hpp"

namespace baize::pocket_pairs {

Law pocket_pairs_law(const ShoePolicy& shoe, std::span<const PayRow> rows) {
    Law law;
    const auto there = [&](int index) { return !(shoe.without >> index & 1u); };
    for (int first = 0; first < kCardsInDeck; ++first)
        for (int second = 0; second < first; ++second)
            if (there(first) && there(second))
                law.add(net_of(settle(Card::from_index(first), Card::from_index(second), rows)), 1);
    return law;
}

}  // namespace baize::pocket_pairs
