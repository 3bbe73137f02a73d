#include "odds/poker/duel/duel.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <stdexcept>

#include "core/numbers.hpp"
#include "core/parallel.hpp"
#include "odds/poker/duel/duel_share.hpp"

namespace baize::poker {

namespace {

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
    if (seen.own.size() != duel.game.own || seen.up.size() != duel.up ||
        (seen.own | seen.up) - duel.game.deck != CardSet{})
        throw std::invalid_argument("not a hand of this deck");
    std::call_once(duel.numbered, [&] { const_cast<Duel&>(duel).hands.number_all(); });
    const std::size_t id = duel.hands.id_of(seen.own);
    std::size_t place = id;
    if (duel.up) {
        for (const Symmetry::Exchange& exchange : duel.symmetry.exchanges()) {
            if (exchanged(seen.own, exchange) != duel.hands.hand(id)) continue;
            place = id * kCardsInDeck + std::countr_zero(exchanged(seen.up, exchange).bits());
            break;
        }
    }
    const Actions& actions = duel.sequences[duel.decisions[place]].actions;
    if (seen.street >= actions.size()) throw std::invalid_argument("the play has ended before this street");
    return actions[seen.street];
}

// Shares come in the order of their ranks.
void gather(WorthNotes& all, WorthNotes& more) {
    std::ranges::move(more.all, std::back_inserter(all.all));
    for (std::size_t up = 0; up < 13; ++up)
        for (const std::size_t held : {0u, 1u})
            std::ranges::move(more.against[up][held], std::back_inserter(all.against[up][held]));
}

std::vector<Worth> in_parts(const std::vector<RankWorth>& notes, const Integer& unit, const Integer& deals) {
    std::vector<Worth> all;
    for (const RankWorth& each : notes) {
        all.push_back({each.own, {}, quotient(each.deals, deals.get_d())});
        for (const std::optional<Ratio>& worth : each.of_sequence) {
            all.back().of_sequence.emplace_back();
            if (worth) all.back().of_sequence.back() = worth->get_num() * (unit / worth->get_den());
        }
    }
    return all;
}

void give_worth(const Duel& duel, const WorthNotes& notes, Solution& solution) {
    Integer unit = 1;
    const auto see = [&](const std::vector<RankWorth>& list) {
        for (const RankWorth& each : list)
            for (const std::optional<Ratio>& worth : each.of_sequence)
                if (worth && worth->get_den() != 1) unit = lcm(unit, worth->get_den());
    };
    see(notes.all);
    for (const auto& of_rank : notes.against)
        for (const auto& list : of_rank) see(list);
    const Integer deals = solution.returns.total() * duel.symmetry.order();
    solution.worth = in_parts(notes.all, unit, deals);
    for (std::size_t up = 0; up < 13; ++up)
        for (const std::size_t held : {0u, 1u})
            solution.worth_against[up][held] = in_parts(notes.against[up][held], unit, deals);
    solution.worth_part = fraction(Integer(1), unit * deals);
}

void frequencies(const Duel& duel, const std::vector<std::int64_t>& visits, Solution& solution) {
    const Integer all = std::accumulate(visits.begin(), visits.end(), std::int64_t{0});
    for (const Street& street : duel.game.streets) solution.frequency.emplace_back(street.actions.size(), Ratio(0));
    Ratio staked = 0;
    for (std::size_t sequence = 0; sequence < visits.size(); ++sequence) {
        Ratio share(visits[sequence], all);
        share.canonicalize();
        staked += share * duel.sequences[sequence].staked;
        const auto& actions = duel.sequences[sequence].actions;
        for (std::size_t s = 0; s < actions.size(); ++s) solution.frequency[s][actions[s]] += share;
        solution.sequences.push_back(actions);
    }
    solution.returns.staked(staked);
}

}  // namespace

Solution solve_duel(const Showdown& game, const SolveOptions& options) {
    int up = 0;
    for (const Street& street : game.streets) up += street.up;
    const auto duel = std::make_shared<Duel>(game, up);
    // A second thread counts all lower hands again: for few decisions that takes longer than it saves.
    constexpr std::size_t kFew = 200'000;
    const bool is_small = options.threads == 0 && duel->decisions.size() < kFew;
    const unsigned threads = is_small ? 1 : thread_count(options.threads);
    const auto border = borders(*duel, threads);
    std::vector<Share> shares;
    for (std::size_t i = 0; i + 1 < border.size(); ++i) shares.emplace_back(*duel, border[i], border[i + 1], options);
    parallel_for(threads, shares.size(), 1, [&](unsigned, std::size_t i, std::size_t) { shares[i].run(); });
    Solution solution;
    std::vector<std::int64_t> visits(duel->sequences.size());
    WorthNotes worth;
    for (Share& share : shares) {
        for (const auto& [net, deals] : share.returns.weights()) solution.returns.add(net, deals);
        for (std::size_t sequence = 0; sequence < visits.size(); ++sequence) visits[sequence] += share.visits[sequence];
        std::ranges::move(share.mistakes, std::back_inserter(solution.mistakes));
        gather(worth, share.worth);
    }
    give_worth(*duel, worth, solution);
    frequencies(*duel, visits, solution);
    duel->game.settle = nullptr;  // it may hold on to rows of a set-up that is gone before the solution
    solution.play = [duel](const Seen& seen) { return decision(*duel, seen); };
    return solution;
}

}  // namespace baize::poker
