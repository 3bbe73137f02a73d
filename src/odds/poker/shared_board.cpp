#include "odds/poker/shared_board.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <thread>
#include <unordered_map>

#include "odds/poker/board_back.hpp"
#include "odds/poker/board_forth.hpp"

namespace baize::poker {

namespace {

void give_law(const BoardShared& shared, const BoardTally& tally, const std::vector<Integer>& gone,
              Solution& solution) {
    std::unordered_map<std::int64_t, Integer> law;
    const std::size_t rows = shared.stakes.rows();
    for (std::size_t way = 0; way < gone.size(); ++way) {
        // One that is worth the same whatever comes was not followed to its end.
        if (const auto constant = shared.stakes.constant(way)) {
            law[*constant] += gone[way];
            continue;
        }
        for (std::size_t row = 0; row < rows; ++row)
            shared.stakes.every_net(way, row, tally[way * rows + row], [&](std::int64_t net, std::int64_t deals) {
                law[net] += count::integer(deals);
            });
    }
    for (const auto& [net, deals] : law)
        if (deals != 0) solution.law.add(fraction(count::integer(net), shared.stakes.unit()), deals);
    for (const Street& street : shared.game.streets) solution.frequency.emplace_back(street.actions.size(), Ratio(0));
    Ratio staked = 0;
    for (std::size_t way = 0; way < gone.size(); ++way) {
        const Ratio share = fraction(gone[way], solution.law.total());
        const Actions& actions = shared.tree.ways[way].actions;
        staked += share * shared.tree.ways[way].staked;
        for (std::size_t s = 0; s < actions.size(); ++s) solution.frequency[s][actions[s]] += share;
        solution.ways.push_back(actions);
    }
    solution.law.staked(staked);
}

// ---- The play -------------------------------------------------------------------------------------------------------

// The dealer's hands are gone through one by one.
template <int kCards>
BoardPair count_one(const BoardShared& shared, CardSet own, CardSet board) {
    const auto& ranks = rank::FastRanks<kCards>::get();
    rank::Held held;
    for (const Card card : cards_of(board)) held += card;
    rank::Held mine = held;
    for (const Card card : cards_of(own)) mine += card;
    BoardPair pair{.own = 0, .rank = ranks.of(mine), .ways = 1, .lanes = {}};
    const std::vector<Card> left = cards_of(shared.game.deck - own - board);
    const auto named = shared.stakes.named();
    for (std::size_t i = 0; i < left.size(); ++i) {
        rank::Held one = held;
        one += left[i];
        for (std::size_t j = i + 1; j < left.size(); ++j) {
            rank::Held both = one;
            both += left[j];
            const std::uint16_t dealer = ranks.of(both);
            pair.lanes[0] += dealer < pair.rank;
            pair.lanes[1] += dealer <= pair.rank;
            for (std::size_t n = 0; n < named.size(); ++n) pair.lanes[2 + n] += dealer < named[n];
        }
    }
    return pair;
}

// With the whole board the dealer's hands are gone through anew; before that the decision was kept.
template <int kCards>
std::size_t decision(const BoardShared& shared, const Seen& seen) {
    const BoardTree& tree = shared.tree;
    const CardSet all = seen.own | seen.board;
    if (seen.own.size() != 2 || seen.street >= tree.cards.size() || seen.board.size() != tree.cards[seen.street] ||
        all.size() != 2 + seen.board.size() || all - shared.game.deck != CardSet{})
        throw std::invalid_argument("not a hand and a board of this deck");
    const std::size_t at = tree.node_after(seen.street, seen.before);
    if (shared.is_whole(seen.street)) {
        const BoardPair pair = count_one<kCards>(shared, seen.own, seen.board);
        std::vector<std::int32_t> worths(shared.stakes.room());
        shared.stakes.worths(shared.stakes.row_of(pair.rank), pair.lanes, worths.data());
        return best_action(tree, tree.nodes[at], worths.data());
    }
    std::array<std::uint8_t, 8> own;
    places_of(seen.own, own);
    const auto [id, back] = shared.sets.at(tree.cards[seen.street]).brought(seen.board);
    const Symmetry::Exchange& from = shared.symmetry.exchanges()[back];
    const auto place = [&](int card) {
        const auto suit = std::find(from.begin(), from.end(), card / 13) - from.begin();
        return static_cast<int>(suit) * 13 + card % 13;
    };
    const PackedDecisions& decisions = shared.decisions[seen.street];
    return decisions.at(at, decisions.of[id * kPairsOfSet + own_place(place(own[0]), place(own[1]))]);
}

template <int kCards>
Solution solve_with(const Showdown& game, const SolveOptions& options) {
    const auto shared = std::make_shared<BoardShared>(game);
    const unsigned machine = game.deck.size() < 30 ? 1 : std::max(1u, std::thread::hardware_concurrency());
    const unsigned threads = options.threads ? options.threads : machine;
    BoardBack<kCards>(*shared, options, threads).solve();
    BoardForth<kCards> forth(*shared, options, threads);
    forth.solve();
    Solution solution;
    give_law(*shared, forth.tally, forth.gone, solution);
    shared->game.settle = nullptr;  // it may hold on to rows of a set-up that is gone before the solution
    solution.play = [shared](const Seen& seen) { return decision<kCards>(*shared, seen); };
    return solution;
}

void check(const Showdown& game, const SolveOptions& options) {
    if (options.worth || options.mistakes || options.street_worth)
        throw std::invalid_argument("worth by rank and mistakes are not told of games with a board that both share");
    const auto* const rank = game.rank.target<RankValue (*)(CardSet)>();
    if (!rank || *rank != &rank_by<rank::kFiveCards>)
        throw std::invalid_argument("a board that both share is ranked by five cards in their usual order");
    if (game.own != 2 || game.dealer != 2 || game.streets.front().own != 2 || game.board < 3 || game.board > 5)
        throw std::invalid_argument("no known shape but two own cards, two of the dealer's, three to five of a board");
}

}  // namespace

Solution solve_shared_board(const Showdown& game, const SolveOptions& options) {
    check(game, options);
    switch (game.own + game.board) {
        case 5: return solve_with<5>(game, options);
        case 6: return solve_with<6>(game, options);
        default: return solve_with<7>(game, options);
    }
}

}  // namespace baize::poker
