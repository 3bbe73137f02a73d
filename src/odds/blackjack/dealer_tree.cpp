#include "odds/blackjack/dealer_tree.hpp"

#include <map>

namespace baize::blackjack {
namespace {

using Orders = std::map<Tally, std::int32_t>;

int end_of(Tally drawn, int up) {
    const int partner = blackjack_partner(up);
    if (partner != 0 && drawn == Tally::of(partner)) return kDealerBlackjack;
    return (drawn + Tally::of(up)).points().total() - 17;
}

// The finished hands up to 21. An order counts only if the dealer was still drawing before every card of it, which
// the level-by-level walk ensures.
Orders finished_hands(int up, bool draws_to_soft_17) {
    Rules rules;
    rules.draws_to_soft_17 = draws_to_soft_17;
    Orders finished, drawing{{Tally{}, 1}};
    while (!drawing.empty()) {
        Orders deeper;
        for (const auto& [cards, orders] : drawing) {
            for (int value = 1; value <= kValues; ++value) {
                const Tally more = cards + Tally::of(value);
                const Points points = (more + Tally::of(up)).points();
                if (points.bust()) continue;
                (dealer_draws(points, rules) ? deeper : finished)[more] += orders;
            }
        }
        drawing = std::move(deeper);
    }
    return finished;
}

class Builder {
public:
    explicit Builder(int up) : up_(up) { tree_.push_back({}); }

    void add(Tally cards, std::int32_t orders) {
        std::int32_t at = 0;
        Tally prefix;
        for (int value = 1; value <= kValues; ++value)
            for (int i = 0; i < cards.count(value); ++i) at = step(at, prefix = prefix + Tally::of(value), value, i);
        tree_[static_cast<std::size_t>(at)].orders = orders;
        tree_[static_cast<std::size_t>(at)].end = static_cast<std::uint8_t>(end_of(cards, up_));
    }
    DealerTree take() { return std::move(tree_); }

private:
    std::int32_t step(std::int32_t parent, Tally cards, int value, int already) {
        const auto [entry, fresh] = known_.try_emplace(cards, static_cast<std::int32_t>(tree_.size()));
        if (fresh)
            tree_.push_back({parent, 0, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(already),
                             static_cast<std::uint8_t>(cards.size()), 0});
        return entry->second;
    }

    int up_;
    DealerTree tree_;
    std::map<Tally, std::int32_t> known_;
};

DealerTree build(int up, bool draws_to_soft_17) {
    Builder builder(up);
    for (const auto& [cards, orders] : finished_hands(up, draws_to_soft_17)) builder.add(cards, orders);
    return builder.take();
}

using TreePair = std::array<std::array<DealerTree, 2>, kValues + 1>;

TreePair build_all() {
    TreePair trees;
    for (std::size_t up = 1; up <= kValues; ++up)
        for (const bool soft : {false, true}) trees[up][soft] = build(static_cast<int>(up), soft);
    return trees;
}

}  // namespace

const DealerTree& dealer_tree(int up, bool draws_to_soft_17) {
    static const TreePair trees = build_all();
    return trees[static_cast<std::size_t>(up)][draws_to_soft_17];
}

}  // namespace baize::blackjack
