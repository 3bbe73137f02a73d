#include "odds/poker/duel.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>

#include "odds/poker/stakes.hpp"

namespace baize::poker {

namespace {

// Everything that the threads share, and that the solved play keeps.
struct Duel {
    Duel(const Showdown& described, int up_cards)
        : game(described), up(up_cards), symmetry(described.deck), ways(ways_of(described)), settled(settled_by(ways)),
          dealers(described, symmetry, described.own, up_cards), hands(symmetry, described.own) {
        rising = described.own == described.dealer ? dealers.rising() : rising_hands(hands, game.rank);
        decisions.resize(hands.size() * (up ? kCardsInDeck : 1));
    }

    std::int64_t rest(int seen) const { return choose(game.deck.size() - game.own - seen, game.dealer - seen); }

    Showdown game;
    int up;
    Symmetry symmetry;
    std::vector<Way> ways;
    std::vector<Settled> settled;
    DealersHands dealers;
    Orbits hands;
    std::vector<RankedHand> rising;  // own hands by rank
    std::vector<std::uint8_t> decisions;                    // a way, by own hand and card of the dealer's that is seen
    mutable std::once_flag numbered;
};

void add(Counts& sum, const Counts& more, std::int64_t times) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i] * times;
}

// One thread's share: own hands from one rank to another.
class Share {
public:
    Share(Duel& duel, std::size_t first, std::size_t last, const SolveOptions& options)
        : taken(duel.ways.size()), duel_(duel), first_(first), last_(last), options_(options),
          total_(duel.symmetry.order() * duel.rest(duel.up)) {
        for (const int most : {1, 2})
            slack_[static_cast<std::size_t>(most)] = Sweep::slack(duel.dealers, duel.game.own, most);
    }

    void run() {
        Sweep sweep(duel_.dealers, duel_.rising[first_].rank);
        for (std::size_t at = first_; at < last_;) {
            const RankValue rank = duel_.rising[at].rank;
            sweep.stand_at(rank);
            prepare(rank);
            for (; at < last_ && duel_.rising[at].rank == rank; ++at) solve_hand(sweep, duel_.rising[at].id);
            if (options_.worth) note_worth(rank);
            if (options_.progress && first_ == 0)
                options_.progress(static_cast<double>(at) / static_cast<double>(last_));
        }
        flush();
    }

    Law law;
    std::vector<std::int64_t> taken;  // own hands with a card seen, by way
    std::vector<Worth> worth;

private:
    // The stakes of a rank are mostly those of the rank before.
    void prepare(RankValue rank) {
        Intervals intervals(duel_.dealers, rank);
        std::vector<std::int64_t> said = verdicts(duel_.game, duel_.ways, duel_.settled, intervals, rank);
        if (!stakes_ || said != said_ || !intervals.alike(*intervals_)) {
            flush();
            stakes_.emplace(duel_.game, duel_.ways, intervals, rank);
            weights_.assign(duel_.ways.size(), Counts{});
            said_ = std::move(said);
        }
        intervals_.emplace(std::move(intervals));
        of_rank_ = {};
    }

    void flush() {
        if (!stakes_) return;
        for (std::size_t way = 0; way < weights_.size(); ++way)
            for (std::size_t i = 0; i < intervals_->count(); ++i)
                law.add(stakes_->net(way, i), count::integer(weights_[way][i] / duel_.symmetry.order()));
        weights_.clear();
    }

    void solve_hand(const Sweep& sweep, std::size_t id) {
        const Sweep::Hand hand(sweep, duel_.hands.hand(id));
        const std::int64_t total = duel_.symmetry.order() * duel_.rest(0);
        const Lanes apart = hand.apart();
        Counts all = intervals_->counts(apart, total);
        if (duel_.up)  // each of the dealer's cards may be the one that is seen
            for (std::int64_t& count : all) count *= duel_.game.dealer;
        add(of_rank_, all, duel_.hands.variants(id));
        if (!duel_.up) {
            const std::size_t way = options_.rule ? by_rule({}, id) : *stakes_->best(apart, total, 0, 0);
            duel_.decisions[id] = static_cast<std::uint8_t>(way);
            return take(id, way, 1, all);
        }
        solve_by_up_card(hand, id, all);
    }

    // Most hands are played alike whatever is seen; then the counts of all dealers' hands will do. Else those of the
    // cards for which another way is taken are counted, and the rest is what they leave.
    void solve_by_up_card(const Sweep::Hand& hand, std::size_t id, Counts left) {
        std::uint8_t* decisions = &duel_.decisions[id * kCardsInDeck];
        FixedVector<int, kCardsInDeck> seen;
        by_way_.assign(duel_.ways.size(), 0);
        for (std::uint64_t rest = (duel_.game.deck - duel_.hands.hand(id)).bits(); rest; rest &= rest - 1) {
            const int up = std::countr_zero(rest);
            const std::size_t way = options_.rule ? by_rule(CardSet{}.with(up), id) : best_way(hand, up);
            decisions[up] = static_cast<std::uint8_t>(way);
            ++by_way_[way];
            seen.push_back(up);
        }
        const auto most = std::max_element(by_way_.begin(), by_way_.end());
        const auto mostly = static_cast<std::size_t>(most - by_way_.begin());
        for (const int up : seen) {
            if (decisions[up] == mostly) continue;
            Lanes below{};
            hand.add_apart_with(up, 0, duel_.game.own, below);
            const Counts counts = intervals_->counts(below, total_);
            take(id, decisions[up], 1, counts);
            add(left, counts, -1);
        }
        take(id, mostly, by_way_[mostly], left);
    }

    // A cheap sum first that is too low, then one that is too high, and the true one only where it must be.
    std::size_t best_way(const Sweep::Hand& hand, int up) {
        Lanes sum{};
        hand.add_apart_with(up, 0, 1, sum);
        if (const auto best = stakes_->best(sum, total_, 0, slack_[1])) return *best;
        hand.add_apart_with(up, 2, 2, sum);
        if (const auto best = stakes_->best(sum, total_, slack_[2], 0)) return *best;
        hand.add_apart_with(up, 3, duel_.game.own, sum);
        return *stakes_->best(sum, total_, 0, 0);
    }

    std::size_t by_rule(CardSet up, std::size_t id) const {
        Seen seen{0, duel_.hands.hand(id), up, {}, {}};
        while (seen.street < duel_.game.streets.size()) {
            const std::size_t action = (*options_.rule)(seen);
            seen.before.push_back(action);
            if (duel_.game.streets[seen.street++].actions.at(action).ends) break;
        }
        const auto way = std::find_if(duel_.ways.begin(), duel_.ways.end(),
                                      [&](const Way& each) { return each.actions == seen.before; });
        return static_cast<std::size_t>(way - duel_.ways.begin());
    }

    void take(std::size_t id, std::size_t way, std::int64_t cards_seen, const Counts& counts) {
        const std::int64_t variants = duel_.hands.variants(id);
        add(weights_[way], counts, variants);
        taken[way] += variants * cards_seen;
    }

    void note_worth(RankValue rank) {
        Worth each{rank, {}};
        for (std::size_t way = 0; way < duel_.ways.size(); ++way) {
            Ratio sum = 0;
            for (std::size_t i = 0; i < intervals_->count(); ++i) sum += stakes_->net(way, i) * of_rank_[i];
            each.of_way.push_back(sum / duel_.symmetry.order());
        }
        worth.push_back(std::move(each));
    }

    Duel& duel_;
    std::size_t first_, last_;
    const SolveOptions& options_;
    std::int64_t total_;                   // dealer's hands to what is seen, times the symmetry
    std::array<std::int64_t, 3> slack_{};  // by cards of the own hand after which a sum is cut off
    std::optional<Intervals> intervals_;
    std::optional<Stakes> stakes_;
    std::vector<std::int64_t> said_;
    std::vector<Counts> weights_;
    std::vector<int> by_way_;
    Counts of_rank_{};  // of all hands of the rank, by interval; as all counts here, times the symmetry
};

// Shares of about equal size that begin with a rank of their own.
std::vector<std::size_t> borders(const Duel& duel, unsigned threads) {
    std::vector<std::size_t> at{0};
    for (unsigned i = 1; i < threads; ++i) {
        std::size_t next = std::max(at.back(), duel.rising.size() * i / threads);
        while (next < duel.rising.size() && next > 0 && duel.rising[next].rank == duel.rising[next - 1].rank) ++next;
        if (next > at.back() && next < duel.rising.size()) at.push_back(next);
    }
    at.push_back(duel.rising.size());
    return at;
}

// The decision that was found for the hand to which an exchange of suits brings this one.
std::size_t decision(const Duel& duel, const Seen& seen) {
    std::call_once(duel.numbered, [&] { const_cast<Duel&>(duel).hands.number_all(); });
    const std::size_t id = duel.hands.id_of(seen.own);
    std::size_t place = id;
    if (duel.up) {
        for (const Symmetry::Exchange& exchange : duel.symmetry.exchanges()) {
            if (exchanged(seen.own, exchange) != duel.hands.hand(id)) continue;
            place = id * kCardsInDeck + static_cast<std::size_t>(std::countr_zero(exchanged(seen.up, exchange).bits()));
            break;
        }
    }
    return duel.ways[duel.decisions[place]].actions.at(seen.street);
}

void frequencies(const Duel& duel, const std::vector<std::int64_t>& taken, Solution& solution) {
    const Integer all = std::accumulate(taken.begin(), taken.end(), std::int64_t{0});
    for (const Street& street : duel.game.streets) solution.frequency.emplace_back(street.actions.size(), Ratio(0));
    Ratio staked = 0;
    for (std::size_t way = 0; way < taken.size(); ++way) {
        Ratio share(taken[way], all);
        share.canonicalize();
        staked += share * duel.ways[way].staked;
        const auto& actions = duel.ways[way].actions;
        for (std::size_t s = 0; s < actions.size(); ++s) solution.frequency[s][actions[s]] += share;
        solution.ways.push_back(actions);
    }
    solution.law.staked(staked);
}

}  // namespace

Solution solve_duel(const Showdown& game, const SolveOptions& options) {
    int up = 0;
    for (const Street& street : game.streets) up += street.up;
    const auto duel = std::make_shared<Duel>(game, up);
    const unsigned threads = options.threads ? options.threads : std::max(1u, std::thread::hardware_concurrency());
    const auto border = borders(*duel, threads);
    std::vector<Share> shares;
    for (std::size_t i = 0; i + 1 < border.size(); ++i) shares.emplace_back(*duel, border[i], border[i + 1], options);
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < shares.size(); ++i) others.emplace_back([&share = shares[i]] { share.run(); });
        shares[0].run();
    }
    Solution solution;
    std::vector<std::int64_t> taken(duel->ways.size());
    for (Share& share : shares) {
        for (const auto& [net, deals] : share.law.weights()) solution.law.add(net, deals);
        for (std::size_t way = 0; way < taken.size(); ++way) taken[way] += share.taken[way];
        std::move(share.worth.begin(), share.worth.end(), std::back_inserter(solution.worth));
    }
    for (Worth& each : solution.worth)
        for (Ratio& worth : each.of_way) worth /= solution.law.total();
    frequencies(*duel, taken, solution);
    solution.play = [duel](const Seen& seen) { return decision(*duel, seen); };
    return solution;
}

}  // namespace baize::poker
