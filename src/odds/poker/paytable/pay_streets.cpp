#include "odds/poker/paytable/pay_streets.hpp"

#include <mutex>
#include <stdexcept>

namespace baize::poker {

namespace {

std::shared_ptr<const Orbits> new_sets(const Symmetry& symmetry, int cards, bool numbered) {
    const auto sets = std::make_shared<Orbits>(symmetry, cards);
    if (numbered) sets->number_all();
    return sets;
}

// Those of a whole deck are kept, with numbers where these are few: tables are priced one after another.
std::shared_ptr<const Orbits> sets_of(const Symmetry& symmetry, int cards, bool numbered) {
    constexpr int kKept = 5;
    if (symmetry.deck() != kFullDeck || cards > kKept || (numbered && cards == kKept))
        return new_sets(symmetry, cards, numbered);
    static std::mutex mutex;
    static std::array<std::shared_ptr<const Orbits>, kKept + 1> kept;
    const std::scoped_lock lock(mutex);
    auto& found = kept[cards];
    if (!found) found = new_sets(symmetry, cards, cards < kKept);
    return found;
}

}  // namespace

Streets::Streets(const Showdown& described)
    : game(described),
      symmetry(described.deck),
      sequences(sequences_of(described)),
      last(described.own + described.board) {
    int cards = 0;
    for (const Street& street : game.streets) {
        cards += street.own + street.board;
        nodes.push_back({cards});
        for (const Action& action : street.actions)
            if (action.may || action.against)
                throw std::invalid_argument("an action on condition needs a dealer's hand here");
    }
    make_prefixes();
    for (const PayNode& node : nodes) make_sets(node.cards);
    make_sets(last);
    decisions.resize(nodes.size());
    for (std::size_t s = 0; s < nodes.size(); ++s) nodes[s].deals_after = count_deals_after(s);
}

void Streets::make_sets(int cards) {
    auto& found = orbits[cards];
    if (!found) found = sets_of(symmetry, cards, cards < last);
}

std::int64_t Streets::count_deals_after(std::size_t street) const {
    std::int64_t deals = 1;
    int seen = nodes[street].cards;
    for (std::size_t s = street + 1; s <= nodes.size(); ++s) {
        const int next = s < nodes.size() ? nodes[s].cards : last;
        deals *= choose(game.deck.size() - seen, next - seen);
        seen = next;
    }
    return deals;
}

void Streets::make_prefixes() {
    nodes.front().prefixes.push_back({});
    for (std::size_t s = 0; s < nodes.size(); ++s)
        for (std::size_t p = 0; p < nodes[s].prefixes.size(); ++p)
            for (std::size_t a = 0; a < game.streets[s].actions.size(); ++a) lead_on(s, p, a);
}

void Streets::lead_on(std::size_t s, std::size_t p, std::size_t a) {
    auto actions = nodes[s].prefixes[p].actions;
    actions.push_back(a);
    const bool ends = game.streets[s].actions[a].ends || s + 1 == nodes.size();
    std::size_t next = 0;
    if (ends) {
        while (!(sequences[next].actions == actions)) ++next;
    } else {
        next = nodes[s + 1].prefixes.size();
        nodes[s + 1].prefixes.push_back({actions, {}, {}});
    }
    nodes[s].prefixes[p].next.push_back(next);
    nodes[s].prefixes[p].ends.push_back(ends);
}

}  // namespace baize::poker
