// What the passes of the solver of shared boards have in common (solver.cpp): the game as a tree, what each action
// brings beyond the cheapest course, which sums are asked of full boards, and the decisions of the streets before.
//
// Decisions are packed: for each street O(sets up to suits x 1,760 places), of 1 to 8 bits for all of its nodes
// together. To make the rest takes as long as its stakes (board_stakes.hpp) and its tables (board_table.hpp).
#pragma once

#include <map>

#include "core/numbers.hpp"
#include "odds/poker/board/sums.hpp"
#include "odds/poker/board/tree.hpp"
#include "odds/poker/board/values.hpp"
#include "core/parallel.hpp"

namespace baize::poker {

// What an action brings beyond the cheapest course from its node on: that course and every action of it bring nothing
// more. A number of `values`, or where there is none what it is with each of the dealer's hands; and where it does not
// end, what is gained at the node after it.
struct BoardStep {
    std::optional<std::size_t> value;
    std::int64_t constant = 0;
    std::optional<std::size_t> then;
    bool operator==(const BoardStep&) const = default;
};

struct BoardPlan {
    std::size_t course;            // the sequence of the cheapest actions
    std::vector<BoardStep> steps;  // by action
    std::size_t twin;              // the node with the same steps, where the decision is the same with every hand
    bool is_wanted = false;        // what is gained here changes some decision before
    // Where the cheapest action alone leads on, to this node on the full board: the other actions are compared with
    // what is gained there, which is passed to the street before separately.
    std::optional<std::size_t> against{};
    // Where every action leads to the same gain, it changes nothing of this decision.
    bool goes_on_alike() const {
        return steps[0].then && std::ranges::all_of(steps, [&](auto& step) { return step.then == steps[0].then; });
    }
};

// What is summed from full boards to a street on which cards are still to come: a value, or what is gained at a node.
struct BoardSum {
    bool is_value;
    std::size_t of;
    int to;  // cards of the board on that street
    std::optional<std::size_t> less{};  // of a value: what is gained at this node is taken off
    bool operator==(const BoardSum&) const = default;
};

// Where a full board is reached from: sequences that ended before it, all that are settled alike as one; or a decision
// on it.
struct BoardSource {
    bool is_sequence;
    std::size_t of;
    std::optional<int> to;  // cards of the board on the street before; nothing where the full board is seen at first
};

// A decision of each node of a street, in the fewest bits of a byte that hold them all; twins have the same. The places
// of a set that lie in one byte are as far apart as the set has bytes, so that many are packed at once.
struct PackedDecisions {
    LargeVector<std::uint8_t> of{};  // [set][byte]
    std::map<std::size_t, int> shift{}, bits{};  // by node
    std::size_t width = 8;           // bits of a place: 1, 2, 4 or 8

    std::size_t bytes() const { return kPairsOfSet * width / 8; }  // of a set
    void pack(std::size_t set, const OwnTable<std::uint8_t>& decisions);
    void unpack(std::size_t set, OwnTable<std::uint8_t>& decisions) const;
    unsigned at(std::size_t node, std::size_t set, std::size_t place) const {
        const unsigned byte = of[set * bytes() + place % bytes()];
        return byte >> place / bytes() * width >> shift.at(node) & ((1u << bits.at(node)) - 1);
    }
};

inline constexpr std::size_t kNoSource = ~std::size_t{0};

// By sequence and row of the stakes: all of the dealer's hands, then each lane.
using BoardTally = std::vector<BoardStakes::Sums>;

struct BoardCounts {
    BoardTally tally;
    std::vector<Integer> visits;  // by sequence: deals
    // By sequence: the one that it was counted as, where several are settled alike; nothing where its ends were not
    // looked at, as they are all worth the same.
    std::vector<std::optional<std::size_t>> as;
};

// A game and what its sequences are worth, which is quickly made: enough to value one hand. `seen` of the dealer's
// cards are known.
struct BoardGame {
    explicit BoardGame(const Showdown& described, int seen = 0);

    std::int64_t dealers_hands() const {
        return choose(game.deck.size() - game.own - game.board - up, game.dealer - up);
    }

    Showdown game;
    BoardTree tree;
    int up;
    BoardStakes stakes;
};

// Everything that the threads share, and that the solved play keeps.
struct BoardShared : BoardGame {
    // `tells`: what every action is worth will be asked for (BackwardPass::tell).
    BoardShared(const Showdown& described, unsigned threads, bool by_rule, bool tells = false);
    void make_room();  // for decisions

    bool is_whole(std::size_t street) const { return tree.cards[street] == game.board; }
    // In units, of a sum in their parts over so many deals.
    double in_units(std::int64_t sum, std::int64_t deals) const {
        return quotient(sum, deals) / nearest(Ratio(stakes.unit()));
    }
    double all_deals() const {
        return 1.0 * choose(game.deck.size(), game.own) * choose(game.deck.size() - game.own, tree.cards[0]) *
               tree.deals_after(0);
    }
    const BoardSets& sets(std::size_t street) const { return deck->sets(tree.cards[street]); }

    PackedDecisions& on_street(std::size_t street) { return (*decisions)[street]; }
    const PackedDecisions& on_street(std::size_t street) const { return (*decisions)[street]; }
    // The actions of a node in rising order of what they lay.
    std::span<const std::size_t> order_at(std::size_t node) const { return tree.cheapest[tree.nodes[node].street]; }

    // The suits of which enough lie on a board for a flush.
    template <class Each>
    void every_live_suit(CardSet board, const Each& each) const {
        for (std::size_t suit = 0; suit < 4; ++suit)
            if (std::popcount(board.suit(suit)) >= deck->plane(suit).least(board.size())) each(suit);
    }

    std::shared_ptr<const BoardDeck> deck;
    std::shared_ptr<const LaneSums> lanes;  // where there are any: so many full boards need not be enumerated
    BoardValues values;
    std::vector<BoardPlan> plans;  // by node
    std::vector<BoardSum> sums;
    std::vector<BoardSource> sources;
    std::vector<std::size_t> of_sequence, of_node;  // sources
    // By street. Stakes under which the best play is the same share them.
    std::shared_ptr<std::vector<PackedDecisions>> decisions;
    // Where no card of the board is seen at first: what each action is worth there, over so many deals.
    std::vector<OwnTable<std::int64_t>> first_worths;
    // How often the best play follows each sequence, and with which ranks.
    BoardCounts counts;
    // What the best play yields, once it is found.
    struct Outcome {
        ReturnDistribution returns;
        std::optional<ReturnDistribution> rest;
        std::vector<std::vector<Ratio>> frequency;
        std::vector<Actions> sequences;
    };
    std::optional<Outcome> outcome;

private:
    void plan(std::size_t at, bool by_rule);
    void find_wanted();
    void find_against();
    void add_sums();
    void add_sum(const BoardSum& sum);
    void add_sources();
    std::size_t add_source(const BoardSource& source);
};

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

// On a full board, of each hand of a row: which action is the best, of equal ones that which lays the least, and what
// it brings beyond the cheapest. Actions come in the order of what they lay; `room` is for the values of one action.
template <class Number>
void best_steps(const BoardValues& values, const BoardPlan& plan, std::span<const std::size_t> order,
                const BoardRow& row, Number* room, Number* gains, std::uint8_t* actions) {
    const std::size_t size = row.hands.size();
    std::fill_n(gains, size, Number{0});
    std::fill_n(actions, size, static_cast<std::uint8_t>(order[0]));
    for (std::size_t n = 1; n < order.size(); ++n) {
        const BoardStep& step = plan.steps[order[n]];
        const std::uint8_t action = order[n];
        if (step.value) values.find(*step.value, row, room);
        else std::fill_n(room, size, static_cast<Number>(step.constant * values.dealers_hands()));
        for (std::size_t i = 0; i < size; ++i) {
            actions[i] = room[i] > gains[i] ? action : actions[i];
            gains[i] = std::max(room[i], gains[i]);
        }
    }
}

}  // namespace baize::poker
