#include "odds/blackjack/split_value.hpp"

#include <unordered_map>

namespace baize::blackjack {

Orders settled_orders(const std::vector<FinalHand>& hands, bool with_paired, bool with_others, const Rules& rules) {
    Orders orders;
    for (const FinalHand& hand : hands)
        if (!stands(hand_result(hand.end), rules) && (hand.paired ? with_paired : with_others))
            orders.emplace_back(hand.drawn, hand.orders);
    return orders;
}

Orders product(const Orders& first, const Orders& second) {
    std::unordered_map<Tally, std::int64_t, TallyHash> sums;
    for (const auto& [cards, count] : first)
        for (const auto& [more, times] : second) sums[cards + more] += count * times;
    return {sums.begin(), sums.end()};
}

}  // namespace baize::blackjack
