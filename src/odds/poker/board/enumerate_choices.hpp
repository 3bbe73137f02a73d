// What each action is worth with what is seen at a table: all deals of the cards to come are enumerated.
//
// Plain recursion: an action that ends is worth the mean of its sequence over all boards to come and all of the
// dealer's hands; one that goes on, the mean over what the next street may show of its best action there. No solution
// of the game is needed, so a hand is valued in the time that its own deals take.
//
// Cost: O(full boards to come x dealer's hands) look-ups of a rank, since what is settled on a full board is kept; and
// O(nodes x boards to come) steps of the recursion.
#pragma once

#include <unordered_map>

#include "core/rank/fast.hpp"
#include "odds/poker/board/shared.hpp"

namespace baize::poker {

// The own hand's rank, and how many of the dealer's lie below.
struct RankAndCounts {
    std::uint16_t rank;
    BoardLanes lanes;
};

// On a full board: which action of a node is the best, and of equal ones lays the least.
inline std::size_t best_action(const BoardTree& tree, const BoardNode& node, const std::int64_t* worth_of_sequence) {
    const auto& order = tree.cheapest[node.street];
    std::size_t best = order[0];
    for (std::size_t i = 1; i < order.size(); ++i)
        if (worth_of_sequence[node.next[order[i]]] > worth_of_sequence[node.next[best]]) best = order[i];
    return best;
}

// All hands of the dealer's are enumerated; `up` are cards of his that are seen.
template <int kCards>
RankAndCounts count_dealers(const BoardGame& shared, CardSet own, CardSet board, CardSet up = {}) {
    const auto& ranks = rank::FastRanks<kCards>::get();
    const auto held_of = [](rank::Held held, CardSet cards) {
        for (std::uint64_t rest = cards.bits(); rest; rest &= rest - 1) held += card_at(std::countr_zero(rest));
        return held;
    };
    const rank::Held held = held_of({}, board);
    RankAndCounts pair{ranks.of(held_of(held, own)), {}};
    const auto named = shared.stakes.named();
    const auto count = [&](const rank::Held& both) {
        const std::uint16_t dealer = ranks.of(both);
        pair.lanes[0] += dealer < pair.rank;
        pair.lanes[1] += dealer <= pair.rank;
        for (std::size_t n = 0; n < named.size(); ++n) pair.lanes[2 + n] += dealer < named[n];
    };
    const rank::Held seen = held_of(held, up);
    if (up.size() == 2) return count(seen), pair;
    for (std::uint64_t rest = (shared.game.deck - own - board - up).bits(); rest; rest &= rest - 1) {
        rank::Held one = seen;
        one += card_at(std::countr_zero(rest));
        if (up.size() == 1) { count(one); continue; }
        for (std::uint64_t more = rest & (rest - 1); more; more &= more - 1) {
            rank::Held both = one;
            both += card_at(std::countr_zero(more));
            count(both);
        }
    }
    return pair;
}

template <int kCards>
class BoardChoiceEnumerator {
public:
    BoardChoiceEnumerator(const BoardGame& shared, CardSet own, CardSet up = {})
        : shared_(shared), own_(own), up_(up) {}

    // By action, in parts of the stakes' unit.
    std::vector<double> worths(std::size_t at, CardSet board) {
        const BoardNode& node = shared_.tree.nodes[at];
        std::vector<double> worths;
        for (std::size_t action = 0; action < node.next.size(); ++action)
            worths.push_back(node.ends[action] ? worth_of_sequence(node.next[action], board)
                                               : worth_of_node(node.next[action], board));
        return worths;
    }

private:
    using Values = std::array<std::int64_t, kSequencesMost>;

    // Over all cards that a board may still get.
    template <class Each>
    void every_board(CardSet board, int cards, const Each& each) const {
        std::array<std::uint8_t, kCardsInDeck> left;
        std::size_t size = 0;
        for (std::uint64_t rest = (shared_.game.deck - own_ - up_ - board).bits(); rest; rest &= rest - 1)
            left[size++] = std::countr_zero(rest);
        grow(board, cards - board.size(), 0, {left.data(), size}, each);
    }
    template <class Each>
    static void grow(CardSet board, int more, std::size_t from, std::span<const std::uint8_t> left, const Each& each) {
        if (more == 0) return each(board);
        for (std::size_t i = from; i < left.size(); ++i) grow(board.with(left[i]), more - 1, i + 1, left, each);
    }

    const Values& at_end(CardSet board) {
        const auto [found, is_new] = ends_.try_emplace(board.bits());
        if (is_new) {
            const RankAndCounts pair = count_dealers<kCards>(shared_, own_, board, up_);
            shared_.stakes.worths(shared_.stakes.row_of(pair.rank), pair.lanes, found->second.data());
        }
        return found->second;
    }

    double worth_of_sequence(std::size_t sequence, CardSet board) {
        if (const auto constant = shared_.stakes.constant(sequence)) return *constant;
        double sum = 0, boards = 0;
        every_board(board, shared_.game.board, [&](CardSet whole) {
            sum += at_end(whole)[sequence], ++boards;
        });
        return sum / boards / shared_.dealers_hands();
    }

    double worth_of_node(std::size_t at, CardSet board) {
        double sum = 0, boards = 0;
        every_board(board, shared_.tree.cards[shared_.tree.nodes[at].street], [&](CardSet next) {
            const std::vector<double> worth = worths(at, next);
            sum += *std::ranges::max_element(worth), ++boards;
        });
        return sum / boards;
    }

    const BoardGame& shared_;
    CardSet own_, up_;
    std::unordered_map<std::uint64_t, Values> ends_;
};

}  // namespace baize::poker
