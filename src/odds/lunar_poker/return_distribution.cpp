#include "odds/lunar_poker/return_distribution.hpp"

#include <mutex>
#include <numeric>

#include "core/parallel.hpp"
#include "odds/count/returns.hpp"
#include "odds/lunar_poker/paid_within.hpp"
#include "odds/lunar_poker/precomputed.hpp"
#include "odds/lunar_poker/precomputed_returns.hpp"

namespace baize::lunar_poker {

ReturnDistribution super_returns(Rows super, SuperReadings readings, poker::CardSet deck,
                                 const std::optional<Ratio>& most) {
    count::Tally tally;
    const std::vector<Card> cards = poker::cards_of(deck);
    std::array<Card, kHand> hand{};
    const auto deal = [&](const auto& self, std::size_t at, std::size_t from) -> void {
        if (at == kHand) return tally.add(paid_within(most, settle_super(hand, super, readings), 1), 1);
        for (std::size_t i = from; i < cards.size(); ++i) {
            hand[at] = cards[i];
            self(self, at + 1, i + 1);
        }
    };
    deal(deal, 0, 0);
    return tally.returns();
}

// The ante's own table moves nothing but instant cash, which is added apart.
std::optional<std::array<AgainstUp, kRanks>> precomputed_for(const MainGame& game) {
    const bool by_the_book = std::ranges::equal(game.bet, nz_lunar_poker::kBet, {}, &PayRow::odds, &PayRow::odds) &&
                             game.ante[nz_lunar_poker::AnteUnopposed].odds == Odds{1, 1} &&
                             game.most == Maxima{};
    if (!by_the_book || game.cards() != kCardsInDeck) return std::nullopt;
    for (const Precomputed& kept : kPrecomputed)
        if (kept.second == game.second) return kept.against;
    return std::nullopt;
}

namespace {

// Two up cards at a time: each takes half a gigabyte, and one more where returns are counted.
template <class Solved, class Solve>
void for_all_ups(std::array<Solved, kRanks>& solved, const Progress& progress, const Solve& solve) {
    std::mutex mutex;
    std::array<double, kRanks> done{};
    const auto tell = [&](std::size_t up, double share) {
        const std::scoped_lock lock(mutex);
        done[up] = share;
        ask_to_go_on(progress, std::accumulate(done.begin(), done.end(), 0.0) / kRanks);
        return true;
    };
    parallel_for(std::min(2u, processors()), kRanks, 1, [&](unsigned, std::size_t up, std::size_t) {
        solved[up] = solve(static_cast<int>(up), [&, up](double share) { return tell(up, share); });
        tell(up, 1);
    });
}

}  // namespace

std::array<AgainstUp, kRanks> solve_all(const MainGame& game, const Progress& progress, const FirstPlayOf& plays) {
    std::array<AgainstUp, kRanks> solved{};
    for_all_ups(solved, progress, [&](int up, const Progress& of_up) {
        return solve_against(game, up, of_up, plays);
    });
    return solved;
}

std::vector<PlayOutcomes> outcomes_by_up(const MainGame& game, const Progress& progress) {
    auto solved = std::make_unique<std::array<PlayOutcomes, kRanks>>();
    for_all_ups(*solved, progress, [&](int up, const Progress& of_up) {
        return game.ranks >> up & 1u ? outcomes_against(game, up, of_up) : PlayOutcomes{};
    });
    return {solved->begin(), solved->end()};
}

std::vector<PlayOutcomes> outcomes_of_betting_by_up(const MainGame& game) {
    auto solved = std::make_unique<std::array<PlayOutcomes, kRanks>>();
    for_all_ups(*solved, {}, [&](int up, const Progress&) {
        return game.ranks >> up & 1u ? outcomes_of_betting(game, up) : PlayOutcomes{};
    });
    return {solved->begin(), solved->end()};
}

PlayOutcomes outcomes_of(const std::array<std::int64_t, kFirsts>& hands, std::span<const PrecomputedEnds> ends,
                  std::span<const PrecomputedWins> wins) {
    PlayOutcomes all;
    for (std::size_t first = 0; first < kFirsts; ++first) all.sums[first].hands = hands[first];
    for (const PrecomputedEnds& each : ends) {
        Returns& to = all.returns[each.first];
        to.no_hand = each.no_hand, to.tie = each.tie, to.lose = each.lose;
        to.forced_no_hand = each.forced_no_hand, to.forced_tie = each.forced_tie, to.forced_lose = each.forced_lose;
    }
    for (const PrecomputedWins& each : wins) {
        all.returns[each.first].win[each.paid.number()] = each.win;
        all.returns[each.first].forced_win[each.paid.number()] = each.forced_win;
    }
    return all;
}

std::vector<PlayOutcomes> precomputed_returns(const MainGame& game) {
    const auto kept = precomputed_for(game);
    if (!kept) return {};
    std::array<std::int64_t, kFirsts> hands{};
    for (const AgainstUp& against : *kept)
        for (std::size_t first = 0; first < kFirsts; ++first) hands[first] += against[first].hands;
    for (const PrecomputedReturns& returns : kPrecomputedReturns)
        if (returns.second == game.second) return {outcomes_of(hands, returns.ends, returns.wins)};
    return {};
}

// ---- The return distribution ----------------------------------------------------------------------------------------

namespace {

Ratio won(const Return& verdict, int times) { return ratio(verdict.odds) * times; }

// What a bet is paid, in antes: the first combination, and the second of what it has left (5.12, 10.9).
Ratio paid_for(const MainGame& game, Combinations paid, const Ceilings& most) {
    using nz_lunar_poker::kBetTimes;
    const auto within = [&](const Return& verdict, const Ratio& before) {
        return won(paid_within(most.in_all, paid_within(most.bet, verdict, kBetTimes), kBetTimes, before),
                   kBetTimes);
    };
    const Ratio first = within(win(game.bet[paid.first]), 0);
    if (paid.second == nz_lunar_poker::kBetRows) return first;
    const Return second = settle_second(static_cast<BetRow>(paid.second), game.bet);
    return first + within(paid_within(most.second, second, kBetTimes), first);
}

Ratio paid_for_ante(const PayRow& row, const Ceilings& most) {
    return won(paid_within(most.in_all, paid_within(most.ante, win(row), 1), 1), 1);
}

// Weights are of deals, each as many times as draws and dealer's cards can come after any first action.
class DistributionOfReturns {
public:
    DistributionOfReturns(const MainGame& game, const Ceilings& most)
        : game_(game), most_(most), end_values_(game) {
        for (std::size_t first = 0; first < kFirsts; ++first) {
            const Integer ways = parts(game, static_cast<First>(first));
            mpz_lcm(common_.get_mpz_t(), common_.get_mpz_t(), ways.get_mpz_t());
        }
    }

    void add(First first, const Summed& summed, const Returns& returns) {
        lost_ = first <= Bets ? 1 : 2;  // the ante, and the fee for a draw
        times_ = common_ / parts(game_, first);
        const Integer before = distribution_.total();
        const PayRow& unopposed = game_.ante[nz_lunar_poker::AnteUnopposed];
        put(end_values_.no_hand - ratio(unopposed.odds) + paid_for_ante(unopposed, most_), returns.no_hand);
        put(end_values_.tie, returns.tie);
        put(end_values_.lose, returns.lose);
        put(end_values_.forced_no_hand - end_values_.forced, returns.forced_no_hand);
        put(end_values_.tie - end_values_.forced, returns.forced_tie);
        put(end_values_.lose - end_values_.forced, returns.forced_lose);
        for (std::size_t i = 0; i < Combinations::kDifferent; ++i) {
            if (returns.win[i] == 0 && returns.forced_win[i] == 0) continue;
            const Ratio wins = end_values_.win_at_0 + paid_for(game_, Combinations::of_number(i), most_);
            put(wins, returns.win[i]);
            put(wins - end_values_.forced, returns.forced_win[i]);
        }
        const Integer bets = distribution_.total() - before, all = count::integer(summed.hands) * game_.suits * common_;
        bets_ += bets;
        distribution_.add(-lost_, all - bets);
    }

    // 5.6: straight flushes, the royal one of each ten apart; so many deals of all.
    ReturnDistribution finish(const Integer& deals) {
        const Integer all = deals * common_, cash = all - distribution_.total(), royal = cash / 10;
        distribution_.add(paid_for_ante(game_.ante[nz_lunar_poker::AnteStraightFlush], most_), cash - royal);
        distribution_.add(paid_for_ante(game_.ante[nz_lunar_poker::AnteRoyalFlush], most_), royal);
        distribution_.staked(1 + nz_lunar_poker::kBetTimes * fraction(bets_, all));
        return distribution_;
    }

private:
    void put(const Ratio& worth, std::int64_t ways) {
        distribution_.add(worth - lost_, count::integer(ways) * game_.suits * times_);
    }

    const MainGame& game_;
    Ceilings most_;
    EndValues end_values_;
    Integer common_ = 1, times_, bets_;
    int lost_ = 0;
    ReturnDistribution distribution_;
};

}  // namespace

ReturnDistribution main_returns(const MainGame& game, const std::vector<PlayOutcomes>& outcomes, const Ceilings& most) {
    DistributionOfReturns distribution(game, most);
    for (const PlayOutcomes& each : outcomes)
        for (std::size_t first = 0; first < kFirsts; ++first)
            distribution.add(static_cast<First>(first), each.sums[first], each.returns[first]);
    return distribution.finish(Integer(game.suits) * std::popcount(game.ranks) * ways(game.cards() - 1, 5));
}

// ---- Means alone ----------------------------------------------------------------------------------------------------

MainWorth main_worth(const MainGame& game, const std::array<AgainstUp, kRanks>& solved) {
    const Integer suits = game.suits, deals = suits * std::popcount(game.ranks) * ways(game.cards() - 1, 5);
    Ratio sum = 0, bets = 0;
    MainWorth worth;
    for (int up = 0; up < kRanks; ++up) {
        for (std::size_t first = 0; first < kFirsts && (game.ranks >> up & 1u); ++first) {
            const Summed& summed = solved[up][first];
            const int lost = first == Folds || first == Bets ? 1 : 2;  // the ante, and the fee for a draw
            const auto action = static_cast<First>(first);
            const Integer hands = suits * count::integer(summed.hands);
            sum += fraction(suits * count::integer(summed.worth), parts(game, action)) - hands * lost;
            bets += fraction(suits * count::integer(summed.bets), draws(game, action));
            worth.first[first] += fraction(hands, deals);
        }
    }
    worth.instant_cash = 1;
    for (const Ratio& share : worth.first) worth.instant_cash -= share;
    const int runs = 9;  // straight flushes of a suit, the royal one apart
    const Ratio each = worth.instant_cash / (runs + 1);
    worth.mean = sum / deals +
                 each * runs * count::net<Ratio>(win(game.ante[nz_lunar_poker::AnteStraightFlush])) +
                 each * count::net<Ratio>(win(game.ante[nz_lunar_poker::AnteRoyalFlush]));
    worth.staked = 1 + nz_lunar_poker::kBetTimes * bets / deals;
    return worth;
}

}  // namespace baize::lunar_poker
