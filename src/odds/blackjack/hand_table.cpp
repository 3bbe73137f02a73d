#include "odds/blackjack/hand_table.hpp"

#include <unordered_map>

namespace baize::blackjack {
namespace {

Hand make_hand(Tally cards) {
    Hand hand{cards, cards.points(), static_cast<std::uint8_t>(cards.size()), {}, {}};
    if (hand.size != 2) return hand;
    std::size_t filled = 0;
    for (int value = 1; value <= kValues; ++value)
        for (int i = 0; i < cards.count(value); ++i) hand.pair[filled++] = value;
    return hand;
}

}  // namespace

HandTable::HandTable() {
    std::unordered_map<Tally, Node, TallyHash> known{{Tally{}, kRoot}};
    hands_.push_back(make_hand({}));
    for (std::size_t node = 0; node < hands_.size(); ++node) {
        for (int value = 1; value <= kValues; ++value) {
            const Tally cards = hands_[node].cards + Tally::of(value);
            Node next = kBustNode;
            if (!cards.points().bust()) {
                const auto [entry, fresh] = known.try_emplace(cards, hands_.size());
                if (fresh) hands_.push_back(make_hand(cards));
                next = entry->second;
            }
            hands_[node].next[value] = next;
        }
    }
}

Node HandTable::of(Tally cards) const {
    Node node = kRoot;
    for (int value = 1; value <= kValues; ++value)
        for (int i = 0; i < cards.count(value) && node != kBustNode; ++i)
            node = hands_[node].next[value];
    return node;
}

const HandTable& hand_table() {
    static const HandTable table;
    return table;
}

}  // namespace baize::blackjack
