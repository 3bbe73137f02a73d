#include "odds/blackjack/dealer_tree.hpp"

#include <map>
#include <mutex>
#include <set>

namespace baize::blackjack {
namespace {

using OrderCounts = std::map<Tally, std::int32_t>;

int end_of(Tally drawn, int up) {
    const int partner = blackjack_partner(up);
    if (partner != 0 && drawn == Tally::of(partner)) return kDealerBlackjack;
    const int total = (drawn + Tally::of(up)).points().total();
    return total == 22 ? kDealer22 : total - 17;
}

// The finished hands up to 21, or up to 22 where that end is told apart. An order counts only if the dealer was still
// drawing before every card of it, which the level-by-level walk ensures.
OrderCounts finished_hands(int up, DealerRule rule) {
    Rules rules;
    rules.draws_to_soft_17 = rule.draws_to_soft_17;
    OrderCounts finished, drawing{{Tally{}, 1}};
    while (!drawing.empty()) {
        OrderCounts deeper;
        for (const auto& [cards, orders] : drawing) {
            for (int value = 1; value <= kValues; ++value) {
                const Tally more = cards + Tally::of(value);
                const Points points = (more + Tally::of(up)).points();
                if (points.bust() && !(rule.counts_22 && points.total() == 22)) continue;
                (dealer_draws(points, rules) ? deeper : finished)[more] += orders;
            }
        }
        drawing = std::move(deeper);
    }
    return finished;
}

class Builder {
public:
    Builder(int up, OrderCounts finished) : up_(up), finished_(std::move(finished)) {
        for (const auto& [cards, orders] : finished_) add_prefixes(cards);
    }

    DealerTree build() {
        add_from(Tally{}, 1, 0);
        return std::move(tree_);
    }

private:
    void add_prefixes(Tally cards) {
        Tally prefix;
        for (int value = 1; value <= kValues; ++value)
            for (int i = 0; i < cards.count(value); ++i) wanted_.insert(prefix = prefix + Tally::of(value));
    }

    // Every wanted multiset that adds cards of at least this value, each with all that builds on it.
    void add_from(Tally cards, int lowest, int size) {
        for (int value = lowest; value <= kValues; ++value) {
            const Tally more = cards + Tally::of(value);
            if (wanted_.count(more) == 0) continue;
            const std::size_t at = tree_.size();
            tree_.push_back(step(more, value, size + 1));
            add_from(more, value, size + 1);
            tree_[at].skip = tree_.size();
        }
    }

    DealerStep step(Tally cards, int value, int size) const {
        DealerStep step;
        step.value = value;
        step.already = cards.count(value) - 1;
        step.size = size;
        const auto found = finished_.find(cards);
        if (found == finished_.end()) return step;
        step.orders = found->second;
        step.end = end_of(cards, up_);
        return step;
    }

    int up_;
    OrderCounts finished_;
    std::set<Tally> wanted_;
    DealerTree tree_;
};

struct CachedTree {
    std::once_flag once;
    DealerTree tree;
};

}  // namespace

// Built when first asked for: a table has one kind of dealer.
const DealerTree& dealer_tree(int up, DealerRule rule) {
    static std::array<std::array<CachedTree, DealerRule::kKinds>, kValues + 1> kept;
    CachedTree& at = kept[up][rule.kind()];
    std::call_once(at.once, [&] { at.tree = Builder(up, finished_hands(up, rule)).build(); });
    return at.tree;
}

}  // namespace baize::blackjack
