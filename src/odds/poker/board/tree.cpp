#include "odds/poker/board/tree.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace baize::poker {

namespace {

std::vector<std::size_t> by_stake(const Street& street) {
    const auto lays = [&](std::size_t action) {
        int units = 0;
        for (const Laid& laid : street.actions[action].lays) units += laid.is_bonus ? 0 : laid.units;
        return units;
    };
    std::vector<std::size_t> order(street.actions.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return lays(a) < lays(b); });
    return order;
}

std::size_t sequence_of(const std::vector<ActionSequence>& sequences, const Actions& actions) {
    const auto found =
        std::ranges::find_if(sequences, [&](const ActionSequence& sequence) { return sequence.actions == actions; });
    return found - sequences.begin();
}

}  // namespace

BoardTree::BoardTree(const Showdown& described) : game(described), sequences(sequences_of(described)) {
    if (sequences.size() > kSequencesMost) throw std::invalid_argument("too many action sequences beside a board");
    int seen = 0;
    for (const Street& street : game.streets) {
        if (street.board == 0 && !cards.empty())
            throw std::invalid_argument("a street that shows no card of the board");
        for (const Action& action : street.actions)
            if (action.may || action.against) throw std::invalid_argument("an action on condition beside a board");
        cards.push_back(seen += street.board);
        cheapest.push_back(by_stake(street));
    }
    nodes.push_back({0, {}});
    for (std::size_t at = 0; at < nodes.size(); ++at)
        for (std::size_t action = 0; action < game.streets[nodes[at].street].actions.size(); ++action) {
            Actions after = nodes[at].before;
            after.push_back(action);
            const std::size_t street = nodes[at].street;
            const bool ends = game.streets[street].actions[action].ends || street + 1 == game.streets.size();
            nodes[at].ends.push_back(ends);
            nodes[at].next.push_back(ends ? sequence_of(sequences, after) : nodes.size());
            if (!ends) nodes.push_back({street + 1, after});
        }
}

bool BoardTree::leads_as(const BoardTree& other) const {
    const auto lays_as = [](const ActionSequence& sequence, const ActionSequence& like) {
        return sequence.actions == like.actions && sequence.staked == like.staked && sequence.folded == like.folded;
    };
    return std::ranges::equal(sequences, other.sequences, lays_as) && cards == other.cards && nodes == other.nodes &&
           cheapest == other.cheapest;
}

std::size_t BoardTree::node_after(std::size_t street, const Actions& before) const {
    for (std::size_t at = 0; at < nodes.size(); ++at)
        if (nodes[at].street == street && nodes[at].before == before) return at;
    throw std::invalid_argument("no such actions lead to this street");
}

std::int64_t BoardTree::deals_after(std::size_t street) const {
    std::int64_t deals = 1;
    int seen = cards[street];
    for (std::size_t s = street + 1; s <= cards.size(); ++s) {
        const int next = s < cards.size() ? cards[s] : game.board;
        deals *= choose(game.deck.size() - game.own - seen, next - seen);
        seen = next;
    }
    return deals * choose(game.deck.size() - game.own - game.board, game.dealer);
}

std::int64_t BoardTree::deals_of_one(std::size_t street) const {
    const int left = game.deck.size() - game.own - cards[street];
    return deals_after(street) / choose(left, game.board - cards[street]) /
           choose(game.deck.size() - game.own - game.board, game.dealer);
}

std::int64_t BoardTree::orders() const {
    std::int64_t orders = 1;
    int seen = 0;
    for (const int next : cards) {
        orders *= choose(game.board - seen, next - seen);
        seen = next;
    }
    return orders;
}

}  // namespace baize::poker
