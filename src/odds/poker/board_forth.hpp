// From the first street on, by the decisions found: how often each way is gone, and with which ranks.
#pragma once

#include "odds/poker/board_shared.hpp"
#include "odds/poker/shared_board.hpp"

namespace baize::poker {

// By way and row of the stakes: all of the dealer's hands, then each lane.
using BoardTally = std::vector<BoardStakes::Sums>;

template <int kCards>
class BoardForth {
public:
    BoardForth(const BoardShared& shared, const SolveOptions& options, unsigned threads,
               const EachBoardDecision& told)
        : shared_(shared), tree_(shared.tree), options_(options), threads_(threads), told_(told),
          tally(tree_.ways.size() * shared.stakes.rows()), gone(tree_.ways.size()), reached_(tree_.nodes.size()) {}

    void solve() {
        make_rows();
        for (std::size_t street = 0; street < tree_.cards.size(); ++street)
            if (!shared_.is_whole(street)) follow(street);
        for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
            const auto& by_rank = rows_.back()[i].of;
            is_gone_.push_back(!shared_.sources[i].to || std::ranges::any_of(by_rank, [](auto n) { return n != 0; }));
        }
        std::vector<PlaneRows> with_flush;  // how often each source comes to boards of some ranks with three of a suit
        for (std::size_t i = 0; i < shared_.sources.size(); ++i)
            with_flush.emplace_back(shared_.by_rank, shared_.game.board);
        for (std::size_t p = 0; p < shared_.by_suit.size(); ++p) tally_suit(p, with_flush);
        tally_ranks(with_flush);
        count_ends();
    }

private:
    const BoardShared& shared_;
    const BoardTree& tree_;
    const SolveOptions& options_;
    unsigned threads_;
    const EachBoardDecision& told_;

public:
    BoardTally tally;
    std::vector<Integer> gone;  // by way: deals

private:
    // How often something is done on the street of its source, by plane.
    using Rows = std::vector<std::vector<PlaneRows>>;  // [plane, the last by rank][source]

    Rows empty_rows() const {
        Rows rows;
        for (std::size_t p = 0; p <= shared_.by_suit.size(); ++p) {
            rows.emplace_back();
            for (const BoardSource& source : shared_.sources)
                rows.back().push_back(source.to ? PlaneRows(plane_at(p), *source.to) : PlaneRows());
        }
        return rows;
    }
    const Plane& plane_at(std::size_t p) const {
        return p < shared_.by_suit.size() ? shared_.by_suit[p] : shared_.by_rank;
    }
    void make_rows() { rows_ = empty_rows(); }

    // ---- Streets on which cards are still to come ----

    struct StreetWork {
        Rows* rows;
        std::vector<std::int64_t> gone;
        OwnTable<std::uint8_t> reach, some;
    };

    void follow(std::size_t street) {
        const BoardSets& sets = shared_.sets.at(tree_.cards[street]);
        for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
            if (tree_.nodes[at].street == street)
                for (std::size_t action = 0; action < tree_.nodes[at].next.size(); ++action)
                    if (!tree_.nodes[at].ends[action] && !shared_.is_whole(street + 1))
                        reached_[tree_.nodes[at].next[action]].resize(sets.size() * kBoth);
        const unsigned threads = sets.size() < 1000 ? 1 : threads_;
        std::vector<Rows> more(threads - 1);
        for (Rows& rows : more) rows = empty_rows();
        std::vector<StreetWork> work;
        for (unsigned t = 0; t < threads; ++t)
            work.push_back({t == 0 ? &rows_ : &more[t - 1], std::vector<std::int64_t>(tree_.ways.size()), {}, {}});
        share_work(threads, sets.size(), 64, [&](unsigned t, std::size_t first, std::size_t last) {
            for (std::size_t id = first; id < last; ++id)
                for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
                    if (tree_.nodes[at].street == street) act_with(at, sets, id, work[t]);
        });
        for (const Rows& rows : more)
            for (std::size_t p = 0; p < rows.size(); ++p)
                for (std::size_t i = 0; i < rows[p].size(); ++i) rows_[p][i].add(rows[p][i]);
        for (const StreetWork& each : work)
            for (std::size_t way = 0; way < gone.size(); ++way)
                gone[way] += count::integer(each.gone[way]) * count::integer(tree_.deals_after(street));
    }

    void act_with(std::size_t at, const BoardSets& sets, std::size_t id, StreetWork& work) {
        const BoardNode& node = tree_.nodes[at];
        const CardSet board = sets.orbits().hand(id);
        find_reach(at, board, work.reach);
        const PackedDecisions& decisions = shared_.decisions[node.street];
        const std::uint8_t* const packed = &decisions.of[id * kPairsOfSet];
        const int shift = decisions.shift.at(at);
        const unsigned mask = (1u << decisions.bits.at(at)) - 1;
        for (std::size_t action = 0; action < node.next.size(); ++action) {
            for (std::size_t i = 0; i < kPairsOfSet; ++i)
                work.some.of[i] = (packed[i] >> shift & mask) == action ? work.reach.of[i] : std::uint8_t{0};
            act(node, action, board, id, sets.orbits().variants(id), work);
        }
    }

    void act(const BoardNode& node, std::size_t action, CardSet board, std::size_t id, int variants, StreetWork& work) {
        const std::size_t next = node.next[action];
        const bool is_way = node.ends[action];
        if (is_way) {
            std::int64_t hands = 0;
            for (const std::uint8_t each : work.some.of) hands += each;
            work.gone[next] += hands * variants;
        }
        if (!is_way && !shared_.is_whole(node.street + 1))
            return both_orders(work.some, &reached_[next][id * kBoth]);
        const std::size_t source = shared_.source(is_way, next);
        if (source == kNoSource) return;
        const auto add = [&](std::size_t p, std::optional<std::size_t> suit) {
            PlaneRows& rows = (*work.rows)[p][source];
            const Plane& plane = plane_at(p);
            add_to_row(rows.row(plane.id(plane.seen(board, suit.value_or(0)))), work.some, suit, variants);
        };
        add(shared_.by_suit.size(), std::nullopt);
        shared_.every_live_suit(board, [&](std::size_t suit) { add(shared_.plane_of[suit], suit); });
    }

public:
    // In how many orders of streets a node is come to.
    void find_reach(std::size_t at, CardSet board, OwnTable<std::uint8_t>& reach) const {
        const std::size_t street = tree_.nodes[at].street;
        reach.of.fill(street == 0 ? 1 : 0);
        if (street > 0)
            every_part_of(board, tree_.cards[street - 1], [&](CardSet part) {
                const auto [id, back] = shared_.sets.at(tree_.cards[street - 1]).brought(part);
                add_back(reach, &reached_[at][id * kBoth], shared_.symmetry.exchanges()[back]);
            });
        strike_out(reach, kFullDeck - (shared_.game.deck - board));
        strike_out_doubles(reach);
        for (std::size_t block = 0; block < 10; ++block)
            std::fill_n(&reach.of[block * kBlock + kSquare], kBlock - kSquare, std::uint8_t{0});
    }

private:
    // ---- Whole boards ----

    struct BoardWork {
        BoardTally tally;
        std::vector<PlaneRows> with_flush;
        std::vector<std::vector<std::int64_t>> come;  // by source and own kind
        std::vector<std::uint32_t> parts;
    };

    // How often each source comes to a board, for one way to take the board and the own cards; in parts.
    void find_come(std::size_t p, const PlaneBoard& board, BoardWork& work) const {
        for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
            auto& come = work.come[i];
            if (!is_gone_[i]) continue;
            std::ranges::fill(come, shared_.sources[i].to ? 0 : 1);
            if (!shared_.sources[i].to) continue;
            plane_at(p).parts(board, *shared_.sources[i].to, work.parts);
            for (const std::uint32_t part : work.parts) add_numbers(come.data(), rows_[p][i].row(part), come.size());
        }
    }

    void count_way(BoardTally& tally, std::size_t way, const BoardPair& pair, std::int64_t times) const {
        auto& sums = tally[way * shared_.stakes.rows() + shared_.stakes.row_of(pair.rank)];
        sums[0] += times * dealers_hands_;
        for (std::size_t lane = 0; lane < shared_.stakes.lanes(); ++lane) sums[1 + lane] += times * pair.lanes[lane];
    }

    std::vector<std::int64_t> share_rows(std::size_t p) {
        std::vector<std::int64_t> parts;
        for (std::size_t i = 0; i < shared_.sources.size(); ++i)
            parts.push_back(shared_.sources[i].to && is_gone_[i] ? share_in_parts(plane_at(p), rows_[p][i]) : 1);
        return parts;
    }

    // Ways that are settled alike are counted as the first of them.
    std::size_t way_of(std::size_t source, WholeBoards<kCards>& boards, const BoardPair& pair) const {
        const BoardSource& from = shared_.sources[source];
        if (from.is_way) return from.of;
        boards.worths(pair);
        return boards.way_at(tree_.nodes[from.of], pair);
    }

    void tally_suit(std::size_t p, std::vector<PlaneRows>& with_flush) {
        const Plane& plane = plane_at(p);
        const auto suit = static_cast<std::size_t>(std::ranges::find(shared_.plane_of, p) - shared_.plane_of.begin());
        const std::vector<std::int64_t> parts = share_rows(p);
        std::vector<std::unique_ptr<WholeBoards<kCards>>> boards;
        std::vector<BoardWork> work(threads_);
        for (BoardWork& each : work) {
            each.tally.resize(tally.size());
            each.come.assign(shared_.sources.size(), std::vector<std::int64_t>(plane.stride()));
            for (std::size_t i = 0; i < shared_.sources.size(); ++i)
                each.with_flush.emplace_back(shared_.by_rank, shared_.game.board);
            boards.push_back(std::make_unique<WholeBoards<kCards>>(shared_, suit, options_.rule, bool(told_)));
        }
        const std::size_t all = plane.boards(shared_.game.board);
        share_work(threads_, all, 91, [&](unsigned t, std::size_t first, std::size_t last) {
            for (std::size_t id = first; id < last; ++id) tally_board(p, *boards[t], id, work[t], parts);
            if (t == 0 && options_.progress)
                options_.progress(0.6 + 0.4 * static_cast<double>(last) / static_cast<double>(all));
        });
        for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
            for (unsigned t = 1; t < threads_; ++t) work[0].with_flush[i].add(work[t].with_flush[i]);
            for (std::size_t n = 0; n < with_flush[i].of.size(); ++n)
                with_flush[i].of[n] += work[0].with_flush[i].of[n] / parts[i];
        }
        merge(work, parts);
    }

    // Ends are counted in parts up to here: each whole sum is a whole number of them.
    void merge(const std::vector<BoardWork>& work, const std::vector<std::int64_t>& parts) {
        BoardStakes::Sums sums;
        for (std::size_t at = 0; at < tally.size(); ++at) {
            sums.fill(0);
            for (const BoardWork& each : work)
                for (std::size_t lane = 0; lane < sums.size(); ++lane) sums[lane] += each.tally[at][lane];
            for (std::size_t lane = 0; lane < sums.size(); ++lane)
                if (sums[lane]) tally[at][lane] += sums[lane] / parts[source_of(at / shared_.stakes.rows())];
        }
    }

    // By which source a way is counted.
    std::size_t source_of(std::size_t way) const {
        if (shared_.of_way[way] != kNoSource) return shared_.of_way[way];
        for (std::size_t at = 0; at < tree_.nodes.size(); ++at)
            if (shared_.of_node[at] != kNoSource && std::ranges::count(tree_.nodes[at].next, way))
                return shared_.of_node[at];
        throw std::logic_error("a way that no source leads to");
    }

    void tell(std::size_t source, WholeBoards<kCards>& boards, const BoardPair& pair, double times) const {
        if (!told_ || shared_.sources[source].is_way) return;
        const BoardNode& node = tree_.nodes[shared_.sources[source].of];
        const std::int64_t* const worths = boards.worths(pair);
        std::vector<double> worth;
        for (const std::size_t way : node.next) worth.push_back(shared_.in_units(worths[way], dealers_hands_));
        told_({boards.seen(node, pair), worth, times * static_cast<double>(dealers_hands_) / all_deals_});
    }

    void tally_board(std::size_t p, WholeBoards<kCards>& boards, std::size_t id, BoardWork& work,
                     const std::vector<std::int64_t>& parts) const {
        const Plane& plane = plane_at(p);
        const PlaneBoard board = plane.board(shared_.game.board, static_cast<std::uint32_t>(id));
        const std::int64_t ways = plane.ways(board);
        if (ways == 0) return;
        find_come(p, board, work);
        const std::uint32_t by_rank = shared_.by_rank.id_by_rank(board);
        const auto pairs = boards.count(board, by_rank);
        for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
            if (!is_gone_[i]) continue;
            const std::int64_t* const come = work.come[i].data();
            std::int64_t* const with_flush = work.with_flush[i].row(by_rank);
            for (const BoardPair& pair : pairs) {
                const std::int64_t times = come[pair.own] * ways * pair.ways;
                if (times == 0) continue;
                count_way(work.tally, way_of(i, boards, pair), pair, times);
                with_flush[kOwn.by_rank[pair.own]] += times;
                tell(i, boards, pair, static_cast<double>(times) / static_cast<double>(parts[i]));
            }
        }
    }

    // What comes to boards of some ranks, less what has three of a suit there.
    void tally_ranks(const std::vector<PlaneRows>& with_flush) {
        const std::size_t p = shared_.by_suit.size();
        const Plane& plane = plane_at(p);
        const std::vector<std::int64_t> parts = share_rows(p);
        WholeBoards<kCards> boards(shared_, std::nullopt, options_.rule, bool(told_));
        BoardWork work;
        work.come.assign(shared_.sources.size(), std::vector<std::int64_t>(plane.stride()));
        for (std::uint32_t id = 0; id < plane.boards(shared_.game.board); ++id) {
            const PlaneBoard board = plane.board(shared_.game.board, id);
            const std::int64_t ways = plane.ways(board);
            if (ways == 0) continue;
            find_come(p, board, work);
            for (const BoardPair& pair : boards.count(board, id))
                for (std::size_t i = 0; i < shared_.sources.size(); ++i) {
                    if (!is_gone_[i]) continue;
                    const std::int64_t times = work.come[i][pair.own] * ways * pair.ways / parts[i] -
                                               with_flush[i].row(id)[pair.own];
                    if (times == 0) continue;
                    count_way(tally, way_of(i, boards, pair), pair, times);
                    tell(i, boards, pair, static_cast<double>(times));
                }
        }
    }

    // Deals are told apart by the streets on which the board's cards come.
    void count_ends() {
        for (std::size_t way = 0; way < tree_.ways.size(); ++way) {
            const std::size_t street = tree_.ways[way].actions.size() - 1;
            const bool is_whole = shared_.is_whole(street);
            const std::int64_t orders = is_whole ? 1 : tree_.deals_of_one(street);
            for (std::size_t row = 0; row < shared_.stakes.rows(); ++row) {
                auto& sums = tally[way * shared_.stakes.rows() + row];
                for (std::int64_t& each : sums) each *= orders;
                if (is_whole) gone[way] += count::integer(sums[0]);
            }
        }
    }

    static constexpr std::size_t kBoth = BothOrders<std::uint8_t>::kSize;
    std::int64_t dealers_hands_ = shared_.dealers_hands();
    double all_deals_ = shared_.all_deals();
    std::vector<std::vector<std::uint8_t>> reached_;  // by node: on the street before, in both orders of suits
    Rows rows_;
    std::vector<bool> is_gone_;  // by source: ever
};

}  // namespace baize::poker
