#include "odds/blackjack/split_joint.hpp"

#include <algorithm>
#include <map>

namespace baize::blackjack {

std::vector<SplitHand> split_hands(const Strategy& strategy, int value, int up, const Rules& rules, Place place) {
    std::map<std::pair<Tally, int>, SplitHand> merged;
    for (const FinalHand& end : split_final_hands(strategy, value, up, rules, place)) {
        const int label = label_of(end.end, end.doubling);
        if (label == kAnyLabel) continue;
        SplitHand& hand = merged[{end.drawn, label}];
        hand.drawn = end.drawn;
        hand.label = label;
        hand.orders += end.orders;
        if (!end.paired) hand.unpaired += end.orders;
    }
    // Any end at all; and a second card that does not pair is any second card, less one that does.
    std::vector<SplitHand> hands{{Tally{}, kAnyLabel, 1, 1}, {Tally::of(value), kAnyLabel, 0, -1}};
    for (const auto& [key, hand] : merged) hands.push_back(hand);
    return hands;
}

std::vector<TwoHands> two_hands(const std::vector<SplitHand>& hands) {
    TallyMap numbers;
    std::vector<TwoHands> pairs;
    for (const SplitHand& first : hands) {
        for (const SplitHand& second : hands) {
            if (first.orders == 0 || second.orders == 0) continue;
            const auto [number, fresh] = numbers.number(first.drawn + second.drawn);
            if (fresh) pairs.push_back({first.drawn + second.drawn, {}});
            auto& orders = pairs[number].orders;
            const int label = pair_label(first.label, second.label);
            const auto same =
                std::find_if(orders.begin(), orders.end(), [&](const auto& entry) { return entry.first == label; });
            if (same == orders.end()) orders.emplace_back(label, first.orders * second.orders);
            else same->second += first.orders * second.orders;
        }
    }
    return pairs;
}

}  // namespace baize::blackjack
