#include "odds/blackjack/final_hands.hpp"

#include <algorithm>
#include <tuple>

namespace baize::blackjack {
namespace {

struct Walk {
    const Strategy& strategy;
    const Rules& rules;
    Place place;
    int split_of;
    int up;
    Tally base;      // not counted as drawn
    bool paired;
    std::vector<FinalHand>& ends;

    void end(Tally cards, Doubling doubling, std::int64_t orders) const {
        ends.push_back({cards - base,
                        static_cast<std::uint8_t>(hand_end(cards.points(), cards.size(), split_of != 0, rules)),
                        doubling, paired, orders});
    }

    // Nodes stand in order of size, so one pass carries every number of orders forward.
    void run(Node start) const {
        const HandTable& table = hand_table();
        std::vector<std::int64_t> orders(table.size());
        orders[start] = 1;
        for (Node node = start; node < table.size(); ++node)
            if (orders[node] != 0) step(node, orders);
    }

    void step(Node node, std::vector<std::int64_t>& orders) const {
        const Hand& hand = hand_table()[node];
        const Action action = strategy.choice(node, up, split_of, place).best;
        if (action == Action::Stand) return end(hand.cards, Doubling::None, orders[node]);
        const Doubling doubling = action == Action::Double ? doubling_of(hand, split_of, rules) : Doubling::None;
        for (int card = 1; card <= kValues; ++card) {
            const Node after = hand.next[card];
            if (action == Action::Draw && after != kBustNode) orders[after] += orders[node];
            else end(hand.cards + Tally::of(card), doubling, orders[node]);
        }
    }
};

// Bust hands are met once for every card that may have come last.
void merge(std::vector<FinalHand>& hands) {
    const auto key = [](const FinalHand& hand) {
        return std::tuple(hand.drawn.bits, hand.end, hand.doubling, hand.paired);
    };
    std::sort(hands.begin(), hands.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < hands.size(); ++i) {
        if (key(hands[i]) == key(hands[kept])) hands[kept].orders += hands[i].orders;
        else hands[++kept] = hands[i];
    }
    if (!hands.empty()) hands.resize(kept + 1);
}

}  // namespace

std::vector<FinalHand> split_final_hands(const Strategy& strategy, int split_of, int up, const Rules& rules,
                                         Place place) {
    std::vector<FinalHand> ends;
    const Tally base = Tally::of(split_of);
    for (int second = 1; second <= kValues; ++second) {
        const Walk walk{strategy, rules, place, split_of, up, base, second == split_of, ends};
        walk.run(hand_table().of(base + Tally::of(second)));
    }
    merge(ends);
    return ends;
}

std::vector<FinalHand> unsplit_final_hands(const Strategy& strategy, Node two_cards, int up, const Rules& rules) {
    std::vector<FinalHand> ends;
    Walk{strategy, rules, Place::First, 0, up, Tally{}, false, ends}.run(two_cards);
    merge(ends);
    return ends;
}

}  // namespace baize::blackjack
