// Lunar Poker within a maximum pay-out that bets reach (nz-lunar-poker 5.12): the plays that are kept, and the bounds
// that they give, against maxima that are solved again.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/lunar_poker/maxima.hpp"
#include "odds/lunar_poker/precomputed_maxima.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::lunar_poker::lunar_maxima_test {
namespace {

// ---- On a short deck ------------------------------------------------------------------------------------------------

// Nines and higher in three suits, where a maximum is solved in no time.
MainGame short_game(Maxima most = {}) { return {.ranks = 0x1f80, .suits = 3, .most = most}; }

Ceilings ceilings_of(const Maxima& most) {
    Ceilings ceilings;
    if (most.each != Maxima::kNone) ceilings.bet = most.each;
    if (most.in_all != Maxima::kNone) ceilings.in_all = most.in_all;
    return ceilings;
}

// Against one up card, as if all other deals were instant cash: what plays differ by is the same.
constexpr int kUp = kJack - 2;

std::vector<PlayOutcomes> outcomes_within(const Maxima& most) { return {outcomes_against(short_game(most), kUp)}; }

// By the sums that the solver decides by, which know nothing of instant cash within a maximum.
Ratio solved_cost(const Maxima& most) {
    const MainGame game = short_game(most);
    std::array<AgainstUp, kRanks> solved{};
    solved[kUp] = solve_against(game, kUp);
    return -main_worth(game, solved).mean;
}

const std::vector<PlayWithin>& short_plays() {
    static const std::vector<PlayWithin> kPlays = [] {
        std::vector<PlayWithin> plays;
        for (const int each : {4, 14, 40, Maxima::kNone}) plays.push_back({each, outcomes_within({.each = each})});
        return plays;
    }();
    return kPlays;
}

Ratio cost_of_instant_cash(const Maxima& most) {
    const auto& free = short_plays().back().returns;
    if (most.in_all == Maxima::kNone) return 0;
    return main_returns(short_game(), free, {.ante = Ratio(most.in_all)}).edge() -
           main_returns(short_game(), free).edge();
}

// What a play is paid within a maximum is what it was chosen by.
TEST(LunarPokerOdds, R5_12_TheDistributionWithinAMaximumHasTheMeanOfTheSums) {
    for (const Maxima& most : {Maxima{.each = 9}, Maxima{.in_all = 15}}) {
        const MainGame game = short_game(most);
        EXPECT_EQ(main_returns(game, outcomes_within(most), ceilings_of(most)).edge(),
                  solved_cost(most) + cost_of_instant_cash(most));
    }
}

// The best play within any maximum, solved again, costs no more than the play that is told and no less than the bound.
TEST(LunarPokerOdds, R5_12_TheBoundsHoldWhatIsSolvedAnew) {
    const auto bounds = [](const Maxima& most) {
        return within_maxima(short_game(), short_plays(), ceilings_of(most));
    };
    for (const Maxima& most : {Maxima{.each = 7}, Maxima{.each = 20}, Maxima{.each = 36}, Maxima{.in_all = 30},
                               Maxima{.each = 14}}) {
        const Ratio best = solved_cost(most) + cost_of_instant_cash(most);
        const WithinMaxima found = bounds(most);
        EXPECT_LE(found.least, best) << most.each;
        EXPECT_GE(found.distribution.edge(), best) << most.each;
        EXPECT_EQ(found.is_exact(), most.each == 14) << most.each;
    }
    EXPECT_TRUE(bounds({}).is_exact());
    EXPECT_GT(bounds({.each = 20}).least, bounds({.each = 40}).least) << "nothing is paid between 14 and 40";
    EXPECT_EQ(bounds({.each = 7}).least, bounds({.each = 14}).least) << "8 and 10 lie between 4 and 14";
    EXPECT_LT(bounds({.each = 7}).distribution.edge(),
              main_returns(short_game(), short_plays().back().returns, {.bet = Ratio(7)}).edge())
        << "another play is cheaper than the one that knows of no maximum";
}

// ---- What is kept ---------------------------------------------------------------------------------------------------

// Each play costs least within its own maximum, and every deal is in it.
TEST(LunarPokerOdds, R5_12_EveryKeptPlayIsTheBestOfThemWithinItsOwn) {
    const MainGame game;
    const auto plays = plays_within(game);
    ASSERT_GT(plays.size(), 1u);
    for (const PlayWithin& play : plays) {
        const WithinMaxima found = within_maxima(game, plays, ceilings_of({.each = play.each}));
        EXPECT_EQ(found.best_for, play.each);
        EXPECT_TRUE(found.is_exact()) << play.each;
        std::int64_t hands = 0, all = 0;
        for (std::size_t first = 0; first < kFirsts; ++first) {
            hands += play.returns[0].sums[first].hands;
            all += plays.back().returns[0].sums[first].hands;
        }
        EXPECT_EQ(hands, all) << play.each;
    }
}

// What precomputed_maxima.hpp should say, as it is written there.
std::string as_it_is_written(const PlayOutcomes& all) {
    std::string text = "hands";
    for (const Summed& each : all.sums) text += fmt::format(" {}", each.hands);
    for (std::size_t first = Bets; first < kFirsts; ++first) {
        const Returns& sum = all.returns[first];
        text += fmt::format("\nends {}: {} {} {} {} {} {}", first, sum.no_hand, sum.tie, sum.lose, sum.forced_no_hand,
                            sum.forced_tie, sum.forced_lose);
        for (std::size_t i = 0; i < Combinations::kDifferent; ++i)
            if (sum.win[i] != 0 || sum.forced_win[i] != 0)
                text += fmt::format("\nwins {} {} {}: {} {}", first, Combinations::of_number(i).first,
                                    Combinations::of_number(i).second, sum.win[i], sum.forced_win[i]);
    }
    return text;
}

TEST(LunarPokerOdds, R5_12_WhatIsKeptOfMaximaIsFoundAgain) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: ten minutes of processor time for each";
    for (const PrecomputedMaximum& kept : kPrecomputedMaxima) {
        PlayOutcomes all;
        for (const PlayOutcomes& each : outcomes_by_up({.second = kept.second, .most = {.each = kept.each}}))
            for (std::size_t first = 0; first < kFirsts; ++first) {
                all.sums[first].hands += each.sums[first].hands;
                all.returns[first].add(each.returns[first], 1);
            }
        const PlayOutcomes known = outcomes_of(kept.hands, kept.ends, kept.wins);
        EXPECT_TRUE(known.returns == all.returns) << kept.each << ": " << as_it_is_written(all);
        EXPECT_TRUE(known.sums == [&] {
            AgainstUp hands{};
            for (std::size_t first = 0; first < kFirsts; ++first) hands[first].hands = all.sums[first].hands;
            return hands;
        }()) << kept.each << ": " << as_it_is_written(all);
    }
}

// ---- The price ------------------------------------------------------------------------------------------------------

Price price_within(const std::string& option, std::int64_t times) {
    const Money ante = baize::Setup(kGame).limits(Ante).max;
    auto setup = *baize::Setup::make(kGame, {{{"maximum-payout", option}}, {}, {}});
    Limits limits = setup.limits(Bet);
    limits.payout_max = ante * times;
    setup.limits(Bet, limits);
    return pricer_of(kGame.id).price(setup, {.wager = "ante"}).at(0);
}

TEST(LunarPokerOdds, R5_12_AMaximumThatBetsReach) {
    const MainGame game;
    const auto plays = plays_within(game);
    const Price exact = price_within("none", 40);
    EXPECT_EQ(exact.method, Method::Exact);
    EXPECT_EQ(exact.exact, within_maxima(game, plays, {.bet = Ratio(40)}).distribution.exact_edge());
    const Price between = price_within("none", 60);
    const WithinMaxima bounds = within_maxima(game, plays, {.bet = Ratio(60)});
    EXPECT_EQ(between.method, Method::Bounded) << "ruling R59: this need not be the best play";
    EXPECT_EQ(between.exact, "");
    EXPECT_EQ(between.edge, nearest(bounds.distribution.edge()));
    EXPECT_LT(between.edge - nearest(bounds.least), 1e-4) << between.supposes;
    EXPECT_NE(between.supposes.find(fmt::format("no play costs less than {:.6f} %", 100 * nearest(bounds.least))),
              std::string::npos) << between.supposes;
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_maxima_test
