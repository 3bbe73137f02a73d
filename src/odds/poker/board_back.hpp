// From whole boards back to the first street: what every decision is worth.
#pragma once

#include "odds/poker/board_shared.hpp"
#include "odds/poker/shared_board.hpp"

namespace baize::poker {

template <int kCards>
class BoardBack {
public:
    BoardBack(BoardShared& shared, const SolveOptions& options, unsigned threads)
        : shared_(shared), tree_(shared.tree), options_(options), threads_(threads), by_street_(tree_.nodes.size()) {}

    void solve() {
        sum_by_rank();
        for (std::size_t p = 0; p < shared_.by_suit.size(); ++p) sum_by_suit(p);
        for (std::size_t street = tree_.cards.size(); street-- > 0;)
            if (!shared_.is_whole(street)) decide(street);
        if (tree_.cards[0] == 0) keep_first_worths();
    }

    // Every decision of a street on which cards are still to come; `find_reach` says how often a node is come to.
    template <class FindReach>
    void tell(std::size_t street, const FindReach& find_reach, const EachBoardDecision& each) {
        const BoardSets& sets = shared_.sets.at(tree_.cards[street]);
        const auto work = std::make_unique<StreetWork>();
        OwnTable<std::uint8_t> reach;
        for (std::size_t id = 0; id < sets.size(); ++id) {
            work->of_source.clear();
            for (std::size_t at = 0; at < tree_.nodes.size(); ++at) {
                if (tree_.nodes[at].street != street) continue;
                find_reach(at, sets.orbits().hand(id), reach);
                tell_node(at, sets.orbits().hand(id), id, sets.orbits().variants(id), reach, *work, each);
            }
        }
    }

private:
    using Values = std::vector<std::int64_t>;  // [set][own]
    static constexpr std::size_t kOwnStride = (kOwnKinds + 7) / 8 * 8;

    // ---- Whole boards ----

    std::int64_t worth_of(const BoardSource& source, WholeBoards<kCards>& boards, const BoardPair& pair,
                          const std::int64_t* worths) const {
        return worths[source.is_way ? source.of : boards.way_at(tree_.nodes[source.of], pair)];
    }

    void sum_by_rank() {
        const Plane& plane = shared_.by_rank;
        WholeBoards<kCards> boards(shared_, std::nullopt, options_.rule);
        for (const BoardSource& source : shared_.sources) {
            whole_.emplace_back(plane, shared_.game.board);
            rank_sums_.push_back(source.to ? PlaneRows(plane, *source.to) : PlaneRows());
        }
        std::vector<std::int64_t> row(plane.stride());
        std::vector<std::uint32_t> parts;
        for (std::uint32_t id = 0; id < plane.boards(shared_.game.board); ++id) {
            const PlaneBoard board = plane.board(shared_.game.board, id);
            const std::int64_t ways = plane.ways(board);
            if (ways == 0) continue;
            const auto pairs = boards.count(board, id);
            for (const BoardPair& pair : pairs) {
                const std::int64_t* const worths = boards.worths(pair);
                for (std::size_t i = 0; i < shared_.sources.size(); ++i)
                    whole_[i].row(id)[pair.own] = worth_of(shared_.sources[i], boards, pair, worths);
            }
            for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
                if (!shared_.sources[i].to) continue;
                for (const BoardPair& pair : pairs) row[pair.own] = whole_[i].row(id)[pair.own] * pair.ways * ways;
                add_to_parts(plane, board, rank_sums_[i], row.data(), parts);
                std::ranges::fill(row, 0);
            }
        }
        for (PlaneRows& rows : rank_sums_) share_out(plane, rows);
    }

    static void add_to_parts(const Plane& plane, const PlaneBoard& board, PlaneRows& sums,
                             const std::int64_t* row, std::vector<std::uint32_t>& parts) {
        plane.parts(board, sums.cards, parts);
        for (const std::uint32_t part : parts) add_numbers(sums.row(part), row, sums.stride);
    }

    // What three cards of a suit add to what the ranks alone are worth.
    struct SuitSums {
        std::vector<PlaneRows> of_source;
        std::vector<std::int64_t> rows;  // one for each source
        std::vector<std::int64_t> ways;  // to take the board and each own kind
        std::vector<std::uint32_t> parts;
    };

    void sum_by_suit(std::size_t p) {
        const Plane& plane = shared_.by_suit[p];
        const auto suit = static_cast<std::size_t>(std::ranges::find(shared_.plane_of, p) - shared_.plane_of.begin());
        std::vector<SuitSums> sums(threads_);
        std::vector<std::unique_ptr<WholeBoards<kCards>>> boards;
        for (unsigned t = 0; t < threads_; ++t) {
            for (const BoardSource& source : shared_.sources)
                sums[t].of_source.push_back(source.to ? PlaneRows(plane, *source.to) : PlaneRows());
            sums[t].rows.resize(shared_.sources.size() * kOwnStride);
            sums[t].ways.resize(kOwnStride);
            boards.push_back(std::make_unique<WholeBoards<kCards>>(shared_, suit, options_.rule));
        }
        const std::size_t all = plane.boards(shared_.game.board);
        share_work(threads_, all, 91, [&](unsigned t, std::size_t first, std::size_t last) {
            for (std::size_t id = first; id < last; ++id) add_board(plane, *boards[t], id, sums[t]);
            if (t == 0 && options_.progress)
                options_.progress(0.5 * static_cast<double>(last) / static_cast<double>(all));
        });
        suit_sums_.push_back(std::move(sums[0].of_source));
        for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
            for (unsigned t = 1; t < threads_; ++t) suit_sums_[p][i].add(sums[t].of_source[i]);
            share_out(plane, suit_sums_[p][i]);
        }
    }

    void add_board(const Plane& plane, WholeBoards<kCards>& boards, std::size_t id, SuitSums& sums) const {
        const PlaneBoard board = plane.board(shared_.game.board, static_cast<std::uint32_t>(id));
        const std::int64_t ways = plane.ways(board);
        if (ways == 0) return;
        const std::uint32_t by_rank = shared_.by_rank.id_by_rank(board);
        std::ranges::fill(sums.ways, 0);
        for (const BoardPair& pair : boards.count(board, by_rank)) {
            const std::int64_t* const worths = boards.worths(pair);
            sums.ways[pair.own] = pair.ways * ways;
            std::int64_t* row = &sums.rows[pair.own];
            for (const BoardSource& source : shared_.sources) {
                *row = worth_of(source, boards, pair, worths);
                row += kOwnStride;
            }
        }
        for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
            if (!shared_.sources[i].to) continue;
            const std::int64_t* const by_ranks = whole_[i].row(by_rank);
            std::int64_t* const row = &sums.rows[i * kOwnStride];
            for (std::size_t own = 0; own < kOwnKinds; ++own)
                row[own] = (row[own] - by_ranks[kOwn.by_rank[own]]) * sums.ways[own];
            add_to_parts(plane, board, sums.of_source[i], row, sums.parts);
        }
    }

    // ---- Streets on which cards are still to come ----

    // What each own pair of cards is worth with a set of the board's, of every source that leads there.
    void fill(OwnTable<std::int64_t>& table, std::size_t source, CardSet board) const {
        table.of.fill(0);
        const auto row_of = [&](const Plane& plane, const PlaneRows& rows, std::size_t suit) {
            return rows.row(plane.id(plane.seen(board, suit)));
        };
        add_row(table, row_of(shared_.by_rank, rank_sums_[source], 0), std::nullopt);
        shared_.every_live_suit(board, [&](std::size_t suit) {
            add_row(table, row_of(shared_.plane(suit), suit_sums_[shared_.plane_of[suit]][source], suit), suit);
        });
    }

    struct StreetWork {
        std::map<std::size_t, OwnTable<std::int64_t>> of_source;
        OwnTable<std::int64_t> best;
        OwnTable<std::uint8_t> action;
        BothOrders<std::int64_t> both;
        std::map<std::size_t, Values> before;  // by node: sums for the street before
    };

    void decide(std::size_t street) {
        const BoardSets& sets = shared_.sets.at(tree_.cards[street]);
        std::vector<std::unique_ptr<StreetWork>> work;
        for (unsigned t = 0; t < threads_; ++t) work.push_back(std::make_unique<StreetWork>());
        share_work(threads_, sets.size(), 64, [&](unsigned t, std::size_t first, std::size_t last) {
            for (std::size_t id = first; id < last; ++id) decide_with(street, sets, id, *work[t]);
            if (t == 0 && options_.progress)
                options_.progress(0.5 + 0.1 * static_cast<double>(last) / static_cast<double>(sets.size()));
        });
        for (unsigned t = 0; t < threads_; ++t)
            for (auto& [node, values] : work[t]->before) {
                if (by_street_[node].empty()) by_street_[node] = std::move(values);
                else add_numbers(by_street_[node].data(), values.data(), values.size());
            }
        for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
            if (tree_.nodes[at].street == street && street > 0) make_even(by_street_[at], tree_.cards[street - 1]);
    }

    void decide_with(std::size_t street, const BoardSets& sets, std::size_t id, StreetWork& work) {
        const CardSet board = sets.orbits().hand(id);
        work.of_source.clear();
        std::uint8_t* const packed = &shared_.decisions[street].of[id * kPairsOfSet];
        for (std::size_t at = 0; at < tree_.nodes.size(); ++at) {
            if (tree_.nodes[at].street != street) continue;
            choose_at(at, board, id, work);
            for (std::size_t i = 0; i < kPairsOfSet; ++i)
                packed[i] = static_cast<std::uint8_t>(
                    packed[i] | work.action.of[i] << shared_.decisions[street].shift.at(at));
            if (street > 0) add_to_street_before(at, board, sets.orbits().variants(id), work);
        }
    }

    // What an action of a node brings: a number for each own hand, or one for all.
    struct Brings {
        const std::int64_t* each = nullptr;
        std::int64_t times = 1, constant = 0;
        std::int64_t at(std::size_t own) const { return each ? each[own] * times : constant; }
    };
    Brings brings(const BoardNode& node, std::size_t action, CardSet board, std::size_t id, StreetWork& work) const {
        const std::size_t next = node.next[action];
        const bool is_way = node.ends[action];
        if (is_way)
            if (const auto constant = shared_.stakes.constant(next))
                return {.constant = *constant * tree_.deals_after(node.street)};
        if (!is_way && !shared_.is_whole(node.street + 1)) return {.each = &by_street_[next][id * kPairsOfSet]};
        const std::size_t source = shared_.source(is_way, next);
        const auto [found, is_new] = work.of_source.try_emplace(source);
        if (is_new) fill(found->second, source, board);
        return {.each = found->second.of.data(), .times = is_way ? tree_.deals_of_one(node.street) : 1};
    }

    void choose_at(std::size_t at, CardSet board, std::size_t id, StreetWork& work) const {
        const BoardNode& node = tree_.nodes[at];
        if (options_.rule) return follow_rule(node, board, id, work);
        const auto& order = tree_.cheapest[node.street];
        const Brings first = brings(node, order[0], board, id, work);
        for (std::size_t i = 0; i < kPairsOfSet; ++i) work.best.of[i] = first.at(i);
        work.action.of.fill(static_cast<std::uint8_t>(order[0]));
        for (std::size_t n = 1; n < order.size(); ++n) {
            const Brings next = brings(node, order[n], board, id, work);
            const auto action = static_cast<std::uint8_t>(order[n]);
            for (std::size_t i = 0; i < kPairsOfSet; ++i) {
                const std::int64_t worth = next.at(i);
                work.action.of[i] = worth > work.best.of[i] ? action : work.action.of[i];
                work.best.of[i] = std::max(worth, work.best.of[i]);
            }
        }
    }

    void follow_rule(const BoardNode& node, CardSet board, std::size_t id, StreetWork& work) const {
        work.action.of.fill(0);
        work.best.of.fill(0);
        std::vector<Brings> each;
        for (std::size_t action = 0; action < node.next.size(); ++action)
            each.push_back(brings(node, action, board, id, work));
        const CardSet left = shared_.game.deck - board;
        for (std::uint64_t rest = left.bits(); rest; rest &= rest - 1)
            for (std::uint64_t more = rest & (rest - 1); more; more &= more - 1) {
                const int a = std::countr_zero(rest), b = std::countr_zero(more);
                const std::size_t place = own_place(a, b);
                const std::size_t action =
                    (*options_.rule)({node.street, CardSet{}.with(a).with(b), {}, board, node.before});
                work.action.of[place] = static_cast<std::uint8_t>(action);
                work.best.of[place] = each.at(action).at(place);
            }
    }

    void tell_node(std::size_t at, CardSet board, std::size_t id, int variants, const OwnTable<std::uint8_t>& reach,
                   StreetWork& work, const EachBoardDecision& each) const {
        const BoardNode& node = tree_.nodes[at];
        const std::int64_t deals = tree_.deals_after(node.street);
        std::vector<Brings> actions;
        for (std::size_t action = 0; action < node.next.size(); ++action)
            actions.push_back(brings(node, action, board, id, work));
        std::vector<double> worth(actions.size());
        for (int a = 0; a < kCardsInDeck; ++a)
            for (int b = a + 1; b < kCardsInDeck; ++b) {
                const std::size_t place = own_place(a, b);
                if (reach.of[place] == 0) continue;
                for (std::size_t i = 0; i < worth.size(); ++i)
                    worth[i] = shared_.in_units(actions[i].at(place), deals);
                const double times = static_cast<double>(reach.of[place] * variants) * static_cast<double>(deals);
                each({{node.street, CardSet{}.with(a).with(b), {}, board, node.before}, worth,
                      times / shared_.all_deals()});
            }
    }

    void keep_first_worths() {
        StreetWork work;
        for (std::size_t action = 0; action < tree_.nodes[0].next.size(); ++action) {
            const Brings each = brings(tree_.nodes[0], action, {}, 0, work);
            auto& worths = shared_.first_worths.emplace_back();
            for (std::size_t i = 0; i < kPairsOfSet; ++i) worths.of[i] = each.at(i);
        }
    }

    void add_to_street_before(std::size_t at, CardSet board, int variants, StreetWork& work) const {
        const BoardSets& sets = shared_.sets.at(tree_.cards[tree_.nodes[at].street - 1]);
        Values& sums = work.before[at];
        if (sums.empty()) sums.resize(sets.size() * kPairsOfSet);
        strike_out(work.best, kFullDeck - (shared_.game.deck - board));
        for (std::int64_t& each : work.best.of) each *= variants;
        both_orders(work.best, work.both.of.data());
        every_part_of(board, tree_.cards[tree_.nodes[at].street - 1], [&](CardSet part) {
            const auto [id, back] = sets.brought(part);
            add_brought(&sums[id * kPairsOfSet], work.both, shared_.symmetry.exchanges()[back]);
        });
    }

    // Of the exchanges that bring a set to the one that stands for it one was taken: those that leave it as it is make
    // the rest. Each board was counted as often as it has variants.
    void make_even(Values& sums, int cards) const {
        const Orbits& orbits = shared_.sets.at(cards).orbits();
        const auto order = static_cast<std::int64_t>(shared_.symmetry.order());
        OwnTable<std::int64_t> table;
        BothOrders<std::int64_t> both;
        for (std::size_t id = 0; id < orbits.size(); ++id) {
            std::int64_t* const here = &sums[id * kPairsOfSet];
            std::copy_n(here, kPairsOfSet, table.of.begin());
            both_orders(table, both.of.data());
            std::fill_n(here, kPairsOfSet, 0);
            for (const Symmetry::Exchange& exchange : shared_.symmetry.exchanges())
                if (exchanged(orbits.hand(id), exchange) == orbits.hand(id)) add_brought(here, both, exchange);
            for (std::size_t i = 0; i < kPairsOfSet; ++i) here[i] /= order;
        }
    }

    BoardShared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    unsigned threads_;
    std::vector<PlaneRows> whole_, rank_sums_;         // by source: of whole boards, and for the source's street
    std::vector<std::vector<PlaneRows>> suit_sums_;    // by plane and source
    std::vector<Values> by_street_;                    // by node: on the street before the node's
};

}  // namespace baize::poker
