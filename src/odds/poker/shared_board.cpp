#include "odds/poker/shared_board.hpp"

#include <algorithm>
#include <future>
#include <map>
#include <memory>
#include <stdexcept>
#include <thread>
#include <unordered_map>

#include "odds/poker/board_stakes.hpp"
#include "odds/poker/board_tree.hpp"
#include "odds/poker/hand_tables.hpp"

namespace baize::poker {

namespace {

// Sums over what is still to come, for every two own cards with every set of the board's first cards.
struct Sums {
    int cards = 0;                  // of the board
    std::vector<std::int64_t> of{};  // [set][pair]
};

// Everything that the threads share, and that the solved play keeps.
struct Shared {
    explicit Shared(const Showdown& described)
        : game(described), tree(game), symmetry(game.deck),
          stakes(game, tree.ways, choose(game.deck.size() - game.own - game.board, game.dealer)) {
        for (const int cards : tree.cards)
            if (!sets.contains(cards)) sets.try_emplace(cards, symmetry, cards);
        if (!sets.contains(game.board)) sets.try_emplace(game.board, symmetry, game.board);
        decisions.resize(tree.nodes.size());
        if (stakes.largest() * dealers_hands() * symmetry.order() >= std::int64_t{1} << 31)
            throw std::length_error("odds too fine for a board: 31 bits do not hold what one hand is worth");
    }

    bool is_whole(std::size_t street) const { return tree.cards[street] == game.board; }
    std::int64_t dealers_hands() const { return choose(game.deck.size() - game.own - game.board, game.dealer); }

    Showdown game;
    BoardTree tree;
    Symmetry symmetry;
    BoardStakes stakes;
    std::map<int, BoardSets> sets;                     // by cards of the board
    std::vector<std::vector<std::uint8_t>> decisions;  // by node of a street on which cards are still to come
};

// ---- With the whole board -------------------------------------------------------------------------------------------

template <int kCards>
class Boards {
public:
    Boards(const Shared& shared, const SolveOptions& options)
        : shared_(shared), options_(options), counter_(shared.game.deck, shared.stakes.named()) {}

    const std::vector<BoardPair>& count(CardSet board) { return counter_.count(board_ = board); }

    // The action of a street on which the whole board is seen.
    std::size_t action_at(const BoardNode& node, const BoardPair& pair) const {
        if (options_.rule)
            return (*options_.rule)({node.street, CardSet{}.with(pair.a).with(pair.b), {}, board_, node.before});
        return best_at(shared_, node, pair);
    }
    static std::size_t best_at(const Shared& shared, const BoardNode& node, const BoardPair& pair) {
        const auto& order = shared.tree.cheapest[node.street];
        std::size_t best = order[0];
        std::int64_t most = shared.stakes.worth(node.next[best], pair);
        for (std::size_t i = 1; i < order.size(); ++i)
            if (const std::int64_t worth = shared.stakes.worth(node.next[order[i]], pair); worth > most)
                best = order[i], most = worth;
        return best;
    }
    std::int64_t worth_at(const BoardNode& node, const BoardPair& pair) const {
        return shared_.stakes.worth(node.next[action_at(node, pair)], pair);
    }

private:
    const Shared& shared_;
    const SolveOptions& options_;
    BoardCount<kCards> counter_;
    CardSet board_;
};

// Every part of a set that has so many cards.
template <class Each>
void every_part_of(CardSet set, int cards, const Each& each) {
    std::array<std::uint8_t, 8> places;
    const std::size_t size = places_of(set, places);
    const auto wanted = static_cast<std::size_t>(cards);
    for (std::size_t i = kParts.first[size][wanted]; i < kParts.first[size][wanted + 1]; ++i) {
        CardSet part;
        for (unsigned rest = kParts.of[size][i]; rest; rest &= rest - 1)
            part = part.with(places[static_cast<std::size_t>(std::countr_zero(rest))]);
        each(part);
    }
}

// ---- Backwards ------------------------------------------------------------------------------------------------------

// What is summed from whole boards back to a street: a way that ends there, or a decision on the whole board after it.
struct Source {
    bool is_way;
    std::size_t of;
    int to;  // cards of the board to which it goes
};

template <int kCards>
class Backwards {
public:
    Backwards(Shared& shared, const SolveOptions& options, unsigned threads)
        : shared_(shared), tree_(shared.tree), options_(options), threads_(threads) {
        for (std::size_t at = 0; at < tree_.nodes.size(); ++at) add_sources(at);
    }

    void solve() {
        sum_boards();
        for (std::size_t street = tree_.cards.size(); street-- > 0;)
            if (!shared_.is_whole(street))
                for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
                    if (tree_.nodes[at].street == street) decide(at);
    }

private:
    void add_sources(std::size_t at) {
        const BoardNode& node = tree_.nodes[at];
        if (shared_.is_whole(node.street)) {
            if (node.street > 0) sources_.push_back({false, at, tree_.cards[node.street - 1]});
            return;
        }
        for (std::size_t action = 0; action < node.next.size(); ++action)
            if (node.ends[action] && !shared_.stakes.constant(node.next[action]))
                sources_.push_back({true, node.next[action], tree_.cards[node.street]});
    }

    // Each thread sums its boards by itself.
    void sum_boards() {
        std::vector<std::vector<Sums>> parts(threads_);
        const std::size_t boards = shared_.sets.at(shared_.game.board).size();
        std::vector<std::future<void>> running;
        for (unsigned t = 0; t < threads_; ++t)
            running.push_back(std::async(std::launch::async, [&, t] {
                parts[t] = sums_of(boards * t / threads_, boards * (t + 1) / threads_, t == 0);
            }));
        for (auto& each : running) each.get();
        for (std::size_t i = 0; i < sources_.size(); ++i) {
            Sums sums = std::move(parts[0][i]);
            for (unsigned t = 1; t < threads_; ++t)
                for (std::size_t p = 0; p < sums.of.size(); ++p) sums.of[p] += parts[t][i].of[p];
            made_even(sums);
            (sources_[i].is_way ? ways_ : nodes_)[sources_[i].of] = std::move(sums);
        }
    }

    Sums empty(int cards) const {
        return {cards, std::vector<std::int64_t>(shared_.sets.at(cards).size() * kPairsOfSet)};
    }

    std::vector<Sums> sums_of(std::size_t first, std::size_t last, bool tells) const {
        std::vector<Sums> all;
        for (const Source& source : sources_) all.push_back(empty(source.to));
        Boards<kCards> boards(shared_, options_);
        const Orbits& orbits = shared_.sets.at(shared_.game.board).orbits();
        auto table = std::make_unique<PairTable<std::int32_t>>();
        for (std::size_t id = first; id < last && !sources_.empty(); ++id) {
            const auto& pairs = boards.count(orbits.hand(id));
            for (std::size_t i = 0; i < sources_.size(); ++i) {
                fill(*table, boards, pairs, sources_[i], orbits.variants(id));
                add_to_parts(all[i], *table, orbits.hand(id));
            }
            if (tells && options_.progress && id % 64 == 0)
                options_.progress(0.6 * static_cast<double>(id) / static_cast<double>(last));
        }
        return all;
    }

    void fill(PairTable<std::int32_t>& table, const Boards<kCards>& boards, const std::vector<BoardPair>& pairs,
              const Source& source, int times) const {
        table.of.fill(0);
        for (const BoardPair& pair : pairs) {
            const std::int64_t worth = source.is_way ? shared_.stakes.worth(source.of, pair)
                                                     : boards.worth_at(tree_.nodes[source.of], pair);
            table.put(pair.a, pair.b, static_cast<std::int32_t>(worth * times));
        }
    }

    template <class Number>
    void add_to_parts(Sums& sums, const PairTable<Number>& table, CardSet set) const {
        const BoardSets& parts = shared_.sets.at(sums.cards);
        every_part_of(set, sums.cards, [&](CardSet part) {
            const auto [id, back] = parts.brought(part);
            add_pairs(&sums.of[id * kPairsOfSet], table, shared_.symmetry.exchanges()[back]);
        });
    }

    // Of the exchanges that bring a set to the one that stands for it one was taken: those that leave it as it is make
    // the rest. Each board was counted as often as it has variants.
    void made_even(Sums& sums) const {
        const Orbits& orbits = shared_.sets.at(sums.cards).orbits();
        const auto order = static_cast<std::int64_t>(shared_.symmetry.order());
        auto table = std::make_unique<PairTable<std::int64_t>>();
        for (std::size_t id = 0; id < orbits.size(); ++id) {
            std::int64_t* const here = &sums.of[id * kPairsOfSet];
            take_pairs(*table, here, {0, 1, 2, 3});
            std::fill_n(here, kPairsOfSet, 0);
            for (const Symmetry::Exchange& exchange : shared_.symmetry.exchanges())
                if (exchanged(orbits.hand(id), exchange) == orbits.hand(id))
                    add_pairs(here, *table, exchange);
            for (std::size_t i = 0; i < kPairsOfSet; ++i) here[i] /= order;
        }
    }

    // Of every two cards with every set of the street; what is found goes on to the street before.
    void decide(std::size_t at) {
        const BoardNode& node = tree_.nodes[at];
        const int cards = tree_.cards[node.street];
        const Orbits& orbits = shared_.sets.at(cards).orbits();
        auto& decisions = shared_.decisions[at];
        decisions.assign(orbits.size() * kPairsOfSet, 0);
        Sums before = node.street > 0 ? empty(tree_.cards[node.street - 1]) : Sums{};
        auto table = std::make_unique<PairTable<std::int64_t>>();
        for (std::size_t id = 0; id < orbits.size(); ++id) {
            table->of.fill(0);
            every_two(shared_.game.deck - orbits.hand(id), [&](int a, int b) {
                const std::size_t place = id * kPairsOfSet + pair_place(a, b);
                const auto [action, worth] = choose_at(node, orbits.hand(id), a, b, place);
                decisions[place] = decisions[id * kPairsOfSet + pair_place(b, a)] = static_cast<std::uint8_t>(action);
                table->put(a, b, worth * orbits.variants(id));
            });
            if (node.street > 0) add_to_parts(before, *table, orbits.hand(id));
        }
        if (node.street == 0) return;
        made_even(before);
        nodes_[at] = std::move(before);
    }

    template <class Each>
    static void every_two(CardSet from, const Each& each) {
        for (std::uint64_t rest = from.bits(); rest; rest &= rest - 1)
            for (std::uint64_t more = rest & (rest - 1); more; more &= more - 1)
                each(std::countr_zero(rest), std::countr_zero(more));
    }

    std::pair<std::size_t, std::int64_t> choose_at(const BoardNode& node, CardSet board, int a, int b,
                                                   std::size_t place) const {
        const auto worth = [&](std::size_t action) {
            const std::size_t next = node.next[action];
            if (!node.ends[action]) return nodes_.at(next).of[place];
            if (const auto constant = shared_.stakes.constant(next))
                return *constant * tree_.deals_after(node.street);
            return ways_.at(next).of[place] * tree_.deals_of_one(node.street);
        };
        if (options_.rule) {
            const std::size_t action =
                (*options_.rule)({node.street, CardSet{}.with(a).with(b), {}, board, node.before});
            return {action, worth(action)};
        }
        const auto& order = tree_.cheapest[node.street];
        std::pair<std::size_t, std::int64_t> best{order[0], worth(order[0])};
        for (const std::size_t action : order)
            if (const std::int64_t value = worth(action); value > best.second) best = {action, value};
        return best;
    }

    Shared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    unsigned threads_;
    std::vector<Source> sources_;
    std::map<std::size_t, Sums> ways_, nodes_;  // on the street where the way ends; on the street before the node's
};

// ---- Forwards -------------------------------------------------------------------------------------------------------

// How often each way is gone with each rank of the own hand: all of the dealer's hands, then each lane.
using Tally = std::vector<std::array<std::int64_t, kBoardLanes + 1>>;  // [way][rank]

template <int kCards>
class Forwards {
public:
    Forwards(const Shared& shared, const SolveOptions& options)
        : shared_(shared), tree_(shared.tree), options_(options), boards_(shared, options),
          tally_(tree_.ways.size() * rank::kClasses) {}

    Tally tally(std::size_t first, std::size_t last, bool tells) {
        const Orbits& orbits = shared_.sets.at(shared_.game.board).orbits();
        for (std::size_t id = first; id < last; ++id) {
            const auto& pairs = boards_.count(orbits.hand(id));
            find_chains(orbits.hand(id));
            for (const BoardPair& pair : pairs) follow(pair, orbits.variants(id));
            if (tells && options_.progress && id % 64 == 0)
                options_.progress(0.6 + 0.4 * static_cast<double>(id) / static_cast<double>(last));
        }
        return std::move(tally_);
    }

private:
    // A set of the board's first cards on some street, with the decisions there and the sets that follow.
    struct Link {
        std::size_t street;
        std::uint32_t id;
        Symmetry::Exchange there;  // from the set to the one that stands for it
        std::int64_t orders;       // of the streets after it
        std::vector<std::size_t> next;
    };

    void find_chains(CardSet board) {
        links_.clear();
        first_.clear();
        every_part_of(board, tree_.cards[0], [&](CardSet part) { first_.push_back(add_link(0, part, board)); });
    }

    std::size_t add_link(std::size_t street, CardSet part, CardSet board) {
        const std::size_t at = links_.size();
        links_.push_back({street, 0, {0, 1, 2, 3}, 1, {}});
        if (!shared_.is_whole(street)) {
            const auto [id, back] = shared_.sets.at(tree_.cards[street]).brought(part);
            links_[at].id = id;
            const Symmetry::Exchange& from = shared_.symmetry.exchanges()[back];
            for (std::size_t s = 0; s < 4; ++s) links_[at].there[from[s]] = static_cast<std::uint8_t>(s);
        }
        if (street + 1 == tree_.cards.size()) return at;
        std::int64_t orders = 0;
        every_part_of(board - part, tree_.cards[street + 1] - tree_.cards[street], [&](CardSet more) {
            const std::size_t next = add_link(street + 1, part | more, board);
            links_[at].next.push_back(next);
            orders += links_[next].orders;
        });
        links_[at].orders = orders;
        return at;
    }

    void follow(const BoardPair& pair, std::int64_t times) {
        for (const std::size_t link : first_) walk(links_[link], 0, pair, times);
    }

    void walk(const Link& link, std::size_t at, const BoardPair& pair, std::int64_t times) {
        const BoardNode& node = tree_.nodes[at];
        const std::size_t action =
            shared_.is_whole(link.street) ? boards_.action_at(node, pair) : decided(link, at, pair);
        const std::size_t next = node.next[action];
        if (!node.ends[action]) {
            for (const std::size_t more : link.next) walk(links_[more], next, pair, times);
            return;
        }
        auto& sums = tally_[next * rank::kClasses + pair.rank];
        times *= link.orders;
        sums[0] += times * dealers_hands_;
        for (std::size_t i = 0; i < kBoardLanes; ++i) sums[1 + i] += times * pair.lanes[i];
    }

    std::size_t decided(const Link& link, std::size_t at, const BoardPair& pair) const {
        const auto place = [&](int card) { return link.there[static_cast<std::size_t>(card / 13)] * 13 + card % 13; };
        return shared_.decisions[at][link.id * kPairsOfSet + pair_place(place(pair.a), place(pair.b))];
    }

    const Shared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    Boards<kCards> boards_;
    Tally tally_;
    std::vector<Link> links_;
    std::vector<std::size_t> first_;
    std::int64_t dealers_hands_ = shared_.dealers_hands();
};

void give_law(const Shared& shared, const Tally& tally, Solution& solution) {
    std::unordered_map<std::int64_t, Integer> law;
    std::vector<Integer> gone(shared.tree.ways.size());
    for (std::size_t way = 0; way < gone.size(); ++way)
        for (std::uint16_t rank = 0; rank < rank::kClasses; ++rank) {
            const auto& sums = tally[way * rank::kClasses + rank];
            gone[way] += count::integer(sums[0]);
            shared.stakes.every_net(way, rank, sums, [&](std::int64_t net, std::int64_t deals) {
                law[net] += count::integer(deals);
            });
        }
    for (const auto& [net, deals] : law) solution.law.add(fraction(count::integer(net), shared.stakes.unit()), deals);
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

// With the whole board the dealer's hands are gone through anew; before that the decision was kept.
template <int kCards>
std::size_t decision(const Shared& shared, const Seen& seen) {
    const BoardTree& tree = shared.tree;
    const CardSet all = seen.own | seen.board;
    if (seen.own.size() != 2 || seen.street >= tree.cards.size() || seen.board.size() != tree.cards[seen.street] ||
        all.size() != 2 + seen.board.size() || all - shared.game.deck != CardSet{})
        throw std::invalid_argument("not a hand and a board of this deck");
    const std::size_t at = tree.node_after(seen.street, seen.before);
    std::array<std::uint8_t, 8> own;
    places_of(seen.own, own);
    if (shared.is_whole(seen.street)) {
        BoardCount<kCards> counter(shared.game.deck, shared.stakes.named());
        for (const BoardPair& pair : counter.count(seen.board))
            if (pair.a == own[0] && pair.b == own[1]) return Boards<kCards>::best_at(shared, tree.nodes[at], pair);
        throw std::logic_error("own cards are among those beside the board");
    }
    const auto [id, back] = shared.sets.at(tree.cards[seen.street]).brought(seen.board);
    const Symmetry::Exchange& from = shared.symmetry.exchanges()[back];
    const auto place = [&](int card) {
        const auto suit = std::find(from.begin(), from.end(), card / 13) - from.begin();
        return static_cast<int>(suit) * 13 + card % 13;
    };
    return shared.decisions[at][id * kPairsOfSet + pair_place(place(own[0]), place(own[1]))];
}

template <int kCards>
Solution solve_with(const Showdown& game, const SolveOptions& options) {
    const auto shared = std::make_shared<Shared>(game);
    const std::size_t boards = shared->sets.at(game.board).size();
    const unsigned machine = boards < 1000 ? 1 : std::max(1u, std::thread::hardware_concurrency());
    const unsigned threads = options.threads ? options.threads : machine;
    Backwards<kCards>(*shared, options, threads).solve();
    std::vector<std::future<Tally>> running;
    for (unsigned t = 0; t < threads; ++t)
        running.push_back(std::async(std::launch::async, [&, t] {
            return Forwards<kCards>(*shared, options)
                .tally(boards * t / threads, boards * (t + 1) / threads, t == 0);
        }));
    Tally tally(shared->tree.ways.size() * rank::kClasses);
    for (auto& each : running) {
        const Tally part = each.get();
        for (std::size_t i = 0; i < tally.size(); ++i)
            for (std::size_t lane = 0; lane <= kBoardLanes; ++lane) tally[i][lane] += part[i][lane];
    }
    Solution solution;
    give_law(*shared, tally, solution);
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
