// Lunar Poker prices: the Super wager by figures from elsewhere, the return distribution of the main game and its
// maxima, and what is kept of it against the count made again.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>

#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/lunar_poker/return_distribution.hpp"
#include "odds/lunar_poker/short_rules.hpp"
#include "odds/prices.hpp"
#include "odds/too_fine.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::lunar_poker::lunar_poker_odds_test {
namespace {

double percent(const Ratio& ratio) { return 100 * nearest(ratio); }

// ---- The Super wager ------------------------------------------------------------------------------------------------

TEST(LunarPokerOdds, R5_9_TheSuperWagerByItsFourTables) {
    const double edges[] = {7.779, 9.892, 10.113, 12.226};
    for (std::size_t table = 0; table < 4; ++table) {
        const ReturnDistribution distribution = super_returns(nz_lunar_poker::kSupers[table]);
        EXPECT_EQ(distribution.total(), 2598960);
        EXPECT_NEAR(percent(distribution.edge()), edges[table], 5e-4) << table;
    }
}

// Of odds with a fraction too, where each combination is paid: halfway between the whole ones beside it.
TEST(LunarPokerOdds, R18_EachCombinationByOddsOfOnesOwn) {
    const auto edge = [](Odds flush) {
        auto rows = nz_lunar_poker::kSupers[0];
        rows[nz_lunar_poker::SuperFlush].odds = flush;
        return super_returns(rows, {.each_is_paid = true}).edge();
    };
    EXPECT_EQ(2 * edge({99, 2}), edge({49, 1}) + edge({50, 1}));
}

// ---- Odds of one's own ----------------------------------------------------------------------------------------------

// What is counted in whole antes takes no other odds, and none so high that a sum of them would not fit.
TEST(LunarPokerOdds, OddsThatCannotBeCountedAreRefused) {
    const auto priced = [](const char* row, const char* odds) {
        return price(*baize::Setup::make(kGame, {{}, {}, {{row, odds}}}), {.wager = "ante"});
    };
    for (const auto& [row, odds] : {std::pair{"bet.flush", "9:4"}, {"ante.dealer-does-not-qualify", "1:2"}}) {
        const auto refused = priced(row, odds);
        ASSERT_FALSE(refused) << row;
        EXPECT_NE(refused.refusal().what.find("whole antes"), std::string::npos) << refused.refusal().what;
    }
    EXPECT_TRUE(priced("bet.flush", "9:2")) << "nine antes on a bet of two";
    auto bet = std::to_array(nz_lunar_poker::kBet);
    bet[nz_lunar_poker::Flush].odds = {9, 2};
    EXPECT_EQ(MainGame{.bet = bet}.pays({nz_lunar_poker::Flush}), 9);
    bet[nz_lunar_poker::FourOfAKind].odds = {500, 1};
    const poker::CardSet hand{Card(2, Suit{0}), Card(2, Suit{1}), Card(9, Suit{2}), Card(9, Suit{1}), Card(4, Suit{0})};
    EXPECT_THROW((void)options_of({.bet = bet}, hand, Card(kQueen, Suit{0})), OddsTooFine);
}

// ---- The return distribution ----------------------------------------------------------------------------------------

// The return distribution has the mean of the sums, and every deal is in it.
TEST(LunarPokerOdds, TheDistributionHasTheMeanOfTheSums) {
    for (const Second second : {Second::Any, Second::OtherLine, Second::None}) {
        for (const auto& ante : nz_lunar_poker::kAntes) {
            const MainGame game{.ante = ante, .second = second};
            const auto returns = precomputed_returns(game);
            ASSERT_FALSE(returns.empty()) << static_cast<int>(second);
            const ReturnDistribution distribution = main_returns(game, returns);
            const MainWorth worth = main_worth(game, *precomputed_for(game));
            EXPECT_EQ(distribution.mean(), worth.mean);
            EXPECT_EQ(distribution.staked(), worth.staked);
        }
    }
}

// ---- Maxima (5.12) --------------------------------------------------------------------------------------------------

baize::Setup setup_with(const char* maximum) {
    return *baize::Setup::make(kGame, {{{"maximum-payout", maximum}}, {}, {}});
}

// At the highest Ante. Where only instant cash is cut the play stays the best: 36 straight flushes and 4 royal ones.
TEST(LunarPokerOdds, R5_12_AMaximumThatOnlyInstantCashReaches) {
    const baize::Setup setup(kGame);
    const Money ante = setup.limits(Ante).max;
    const MainGame game;
    const auto returns = precomputed_returns(game);
    const Ratio plain = main_returns(game, returns).edge();
    const Ratio cut = main_returns(game, returns, {.in_all = Ratio(350)}).edge();
    EXPECT_EQ(cut - plain, fraction(4, 2598960) * 250);
    const auto prices = pricer_of("nz.lunar-poker").price(setup_with(to_string(ante * 350).c_str()), {.wager = "ante"});
    ASSERT_EQ(prices.size(), 1u);
    EXPECT_EQ(prices[0].exact, in_lowest_terms(cut));
    EXPECT_GT(prices[0].sd, 0);
    EXPECT_EQ(prices[0].supposes, "the best play; an Ante of " + to_string(ante) + " alone");
}

TEST(LunarPokerOdds, R5_12_TheSuperWagerWithinAMaximum) {
    const ReturnDistribution plain = super_returns(nz_lunar_poker::kSupers[0]),
              cut = super_returns(nz_lunar_poker::kSupers[0], {}, poker::kFullDeck, Ratio(180));
    EXPECT_EQ(cut.edge() - plain.edge(), fraction(624, 2598960) * 20);
}

// ---- What is kept ---------------------------------------------------------------------------------------------------

TEST(LunarPokerOdds, WhatIsKeptIsOfEveryHand) {
    for (const Second second : {Second::Any, Second::OtherLine, Second::None}) {
        const auto kept = precomputed_for({.second = second});
        if (!kept) continue;
        for (int up = 0; up < kRanks; ++up) {
            std::int64_t hands = 0;
            for (const Summed& summed : (*kept)[static_cast<std::size_t>(up)]) hands += summed.hands;
            int instant_cash = 40;  // the up card takes straight flushes of its suit away
            for (int low = -1; low <= 8; ++low) instant_cash -= (low < 0 ? 0x100fu : 31u << low) >> up & 1u ? 1 : 0;
            EXPECT_EQ(hands + instant_cash, 2'349'060) << up;
        }
    }
}

// What precomputed_returns.hpp should say, as it is written there.
std::string as_it_is_written(const std::array<Returns, kFirsts>& all) {
    constexpr const char* kFirstNames[] = {"Folds",      "Bets",       "BuysSixth", "Exchanges2",
                                           "Exchanges3", "Exchanges4", "Exchanges5"};
    constexpr const char* kRowNames[] = {"RoyalFlush", "StraightFlush", "FourOfAKind", "FullHouse", "Flush", "Straight",
                                         "ThreeOfAKind", "TwoPairs", "OnePair", "AceKing", "kBetRows"};
    std::string ends, wins;
    for (std::size_t first = Bets; first < kFirsts; ++first) {
        const Returns& sum = all[first];
        if (sum == Returns{}) continue;
        ends += fmt::format("    {{{}, {}, {}, {}, {}, {}, {}}},\n", kFirstNames[first], sum.no_hand, sum.tie, sum.lose,
                            sum.forced_no_hand, sum.forced_tie, sum.forced_lose);
        for (std::size_t i = 0; i < Combinations::kDifferent; ++i) {
            const Combinations paid = Combinations::of_number(i);
            if (sum.win[i] != 0 || sum.forced_win[i] != 0)
                wins += fmt::format("    {{{}, {{{}, {}}}, {}, {}}},\n", kFirstNames[first], kRowNames[paid.first],
                                    kRowNames[paid.second], sum.win[i], sum.forced_win[i]);
        }
    }
    return ends + "\n" + wins;
}

void expect_found_again(Second second) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: ten minutes of processor time";
    const MainGame game{.second = second};
    const auto kept = precomputed_for(game);
    const auto returns = precomputed_returns(game);
    const auto outcomes = outcomes_by_up(game);
    PlayOutcomes all;
    for (std::size_t up = 0; up < kRanks; ++up) {
        EXPECT_TRUE(outcomes[up].sums == (*kept)[up]) << up;
        for (std::size_t first = 0; first < kFirsts; ++first) all.returns[first].add(outcomes[up].returns[first], 1);
    }
    const ReturnDistribution distribution = main_returns(game, outcomes);
    EXPECT_EQ(distribution.mean(), main_worth(game, *kept).mean);
    EXPECT_TRUE(!returns.empty() && all.returns == returns[0].returns) << as_it_is_written(all.returns);
}

TEST(LunarPokerOdds, R25_WhatIsKeptOfAnySecondCombinationIsFoundAgain) { expect_found_again(Second::Any); }
TEST(LunarPokerOdds, R25_WhatIsKeptOfAnotherLineIsFoundAgain) { expect_found_again(Second::OtherLine); }
TEST(LunarPokerOdds, R25_WhatIsKeptWithoutASecondCombinationIsFoundAgain) { expect_found_again(Second::None); }

// What the pricer says of the short rules, counted for every hand.
TEST(LunarPokerOdds, TheRulesCostWhatIsSaid) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: some minutes";
    const MainGame game;
    const auto by_short_rules = [&](Cards own, Card up) { return by_rules(game.second, own, up); };
    const Ratio best = main_worth(game, *precomputed_for(game)).mean,
                ruled = main_worth(game, solve_all(game, {}, by_short_rules)).mean;
    EXPECT_EQ(best - ruled, *cost_of_rules(game));
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_poker_odds_test
