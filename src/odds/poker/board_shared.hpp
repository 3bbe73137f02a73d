// What the passages of the solver of shared boards have in common (shared_board.cpp).
#pragma once

#include <atomic>
#include <future>
#include <map>

#include "odds/poker/board_count.hpp"
#include "odds/poker/board_sums.hpp"
#include "odds/poker/board_tree.hpp"
#include "odds/poker/hand_tables.hpp"

namespace baize::poker {

// What is summed between whole boards and a street on which cards are still to come: ways that end there, all that are
// settled alike together; or a decision on the whole board after it.
struct BoardSource {
    bool is_way;
    std::size_t of;
    std::optional<int> to;  // cards of the board on that street; nothing where the whole board is seen at first
};

// A decision of each node of a street in some bits of a byte.
struct PackedDecisions {
    std::vector<std::uint8_t> of{};  // [set][own]
    std::map<std::size_t, int> shift{}, bits{};  // by node
    unsigned at(std::size_t node, std::uint8_t packed) const {
        return packed >> shift.at(node) & ((1u << bits.at(node)) - 1);
    }
};

// Everything that the threads share, and that the solved play keeps.
struct BoardShared {
    explicit BoardShared(const Showdown& described);

    bool is_whole(std::size_t street) const { return tree.cards[street] == game.board; }
    // In units, of a sum in their parts over so many deals.
    double in_units(std::int64_t sum, std::int64_t deals) const {
        return static_cast<double>(sum) / static_cast<double>(deals) / nearest(Ratio(stakes.unit()));
    }
    double all_deals() const {
        return static_cast<double>(choose(game.deck.size(), game.own)) *
               static_cast<double>(choose(game.deck.size() - game.own, tree.cards[0])) *
               static_cast<double>(tree.deals_after(0));
    }
    std::int64_t dealers_hands() const { return choose(game.deck.size() - game.own - game.board, game.dealer); }
    const Plane& plane(std::optional<std::size_t> suit) const { return suit ? by_suit[plane_of[*suit]] : by_rank; }
    std::size_t source(bool is_way, std::size_t of) const { return (is_way ? of_way : of_node)[of]; }

    // The suits of which enough lie on a board for a flush.
    template <class Each>
    void every_live_suit(CardSet board, const Each& each) const {
        for (std::size_t suit = 0; suit < 4; ++suit)
            if (std::popcount(board.suit(suit)) >= plane(suit).least(board.size())) each(suit);
    }

    Showdown game;
    BoardTree tree;
    Symmetry symmetry;
    BoardStakes stakes;
    Plane by_rank;
    std::vector<Plane> by_suit;            // suits of the same ranks are one
    std::array<std::size_t, 4> plane_of{};
    std::map<int, BoardSets> sets;         // by cards of the board, for streets on which more are to come
    std::vector<BoardSource> sources;
    std::vector<std::size_t> of_way, of_node;
    std::vector<PackedDecisions> decisions;  // by street
    // Where no card of the board is seen at first: what each action is worth there, over so many deals.
    std::vector<OwnTable<std::int64_t>> first_worths;

private:
    void add_sources();
    std::size_t add_source(const BoardSource& source);
    void make_room();
};

inline constexpr std::size_t kNoSource = ~std::size_t{0};

// Shares out `count` pieces of work, `at_once` a time: `work(thread, first, last)`.
template <class Work>
void share_work(unsigned threads, std::size_t count, std::size_t at_once, const Work& work) {
    std::atomic<std::size_t> next = 0;
    std::vector<std::future<void>> running;
    const auto run = [&](unsigned thread) {
        for (std::size_t first; (first = next.fetch_add(at_once)) < count;)
            work(thread, first, std::min(count, first + at_once));
    };
    for (unsigned t = 1; t < threads; ++t) running.push_back(std::async(std::launch::async, run, t));
    run(0);
    for (auto& each : running) each.get();
}

// Real cards for a board and own cards of a plane, so that a rule can be asked. Suits in which no flush can come are
// not told apart: one choice of them stands for all.
class RealCards {
public:
    RealCards(CardSet deck, const PlaneBoard& board, std::optional<std::size_t> suit);
    CardSet board() const { return board_; }
    CardSet own(OwnKind kind) const;

private:
    bool take(const PlaneBoard& board, std::size_t at, int most);
    std::optional<int> free_card(std::size_t rank, CardSet taken) const;

    CardSet deck_, board_;
    std::optional<std::size_t> suit_;
};

// On a whole board: which action of a node is the best, and of equal ones lays the least.
inline std::size_t best_action(const BoardTree& tree, const BoardNode& node, const std::int64_t* worth_of_way) {
    const auto& order = tree.cheapest[node.street];
    std::size_t best = order[0];
    for (std::size_t i = 1; i < order.size(); ++i)
        if (worth_of_way[node.next[order[i]]] > worth_of_way[node.next[best]]) best = order[i];
    return best;
}

// Goes through the boards of a plane with what every own kind is worth there. By a rule, where there is one.
template <int kCards>
class WholeBoards {
public:
    // Cards get faces where somebody wants to see them: a rule, or whoever is told.
    WholeBoards(const BoardShared& shared, std::optional<std::size_t> suit, const Rule* rule, bool faces = false)
        : shared_(shared), suit_(suit), rule_(rule), faces_(faces || rule), plane_(shared.plane(suit)),
          counter_(plane_, shared.stakes.named()), worths_(shared.stakes.room()) {}

    std::span<const BoardPair> count(const PlaneBoard& board, std::uint32_t board_by_rank) {
        if (faces_) real_.emplace(shared_.game.deck, board, suit_);
        return counter_.count(board, board_by_rank);
    }
    const std::int64_t* worths(const BoardPair& pair) {
        shared_.stakes.worths(shared_.stakes.row_of(pair.rank), pair.lanes, worths_.data());
        return worths_.data();
    }
    // Of the pair whose worths were asked for.
    std::size_t way_at(const BoardNode& node, const BoardPair& pair) const {
        if (!rule_) return node.next[best_action(shared_.tree, node, worths_.data())];
        return node.next[(*rule_)(seen(node, pair))];
    }
    Seen seen(const BoardNode& node, const BoardPair& pair) const {
        return {node.street, real_->own(kOwn.of[pair.own]), {}, real_->board(), node.before};
    }

private:
    const BoardShared& shared_;
    std::optional<std::size_t> suit_;
    const Rule* rule_;
    bool faces_;
    const Plane& plane_;
    BoardCount<kCards> counter_;
    std::vector<std::int64_t> worths_;
    std::optional<RealCards> real_;
};

}  // namespace baize::poker
