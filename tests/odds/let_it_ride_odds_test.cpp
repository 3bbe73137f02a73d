// The exact prices of Let it Ride: figures from elsewhere, two counts of the same, and what a ceiling takes.
#include "odds/let_it_ride/returns.hpp"

#include <gtest/gtest.h>

#include "let_it_ride_by_hand.hpp"
#include "odds/poker/described.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::let_it_ride::let_it_ride_odds_test {
namespace {

using poker::CardSet;

const Rows kMin = gb_2011::let_it_ride::kHandTables[0].rows, kTable4 = gb_2011::let_it_ride::kHandTables[4].rows;

CardSet ranks_from(int lowest, std::size_t suits) {
    std::array<unsigned, 4> ranks{};
    for (std::size_t s = 0; s < suits; ++s)
        for (int rank = lowest; rank <= kAce; ++rank) ranks[s] |= rank::rank_bit(rank);
    return CardSet::of_suits(ranks);
}

// By the solver, with rows of one's own and a ceiling in wagers.
poker::Solution solve(Rows rows, const std::optional<Ratio>& ceiling = {}, CardSet deck = poker::kFullDeck) {
    constexpr Money kStake{100'00};
    Choices choices{{}, {{"main", "4"}}, {}};
    if (ceiling) {
        const Ratio cents = *ceiling * kStake.cents;
        choices.options.emplace_back("royal-ceiling", to_string(Money{cents.get_num().get_si()}));
    }
    poker::pay(choices, "main", rows);
    return poker::solve(poker::describe(kPlan, poker::at_highest(poker::table_of(kGame, choices), kStake), deck));
}

std::vector<Price> priced(const Choices& choices = {}) { return *price(*Setup::make(kGame, choices), {}); }

TEST(LetItRideOdds, R12_27_MinimumOddsPerWager) {
    const auto prices = priced();
    ASSERT_EQ(prices.size(), 2u) << "three wagers are one price, and the bonus another";
    EXPECT_NEAR(100 * prices[0].edge, 5.996953, 5e-7);
    EXPECT_EQ(prices[0].unit, "single wager");
    EXPECT_LT(prices[0].edge_of_total, prices[0].edge) << "more than one wager is at stake on average";
    EXPECT_NEAR(100 * prices[1].edge, 18.787330, 5e-7) << "18.7 in the book, cut off and not rounded";
    EXPECT_EQ(prices[0].supposes, "");
}

TEST(LetItRideOdds, R12_27_EveryTableIsBetterThanTheMinimum) {
    const double minimum = priced()[0].edge;
    for (const char* table : {"1", "2", "3", "4"})
        EXPECT_LT(priced({{}, {{"main", table}}, {}})[0].edge, minimum) << table;
}

// A pair of tens cannot lose. Three low cards of three suits are no hand to ride with.
TEST(LetItRideOdds, TheObviousPlays) {
    using enum Suit;
    const poker::Rule play = solve(kMin).play;
    EXPECT_EQ(play({.own = {{10, Clubs}, {10, Hearts}, {2, Spades}}}), 1u);
    EXPECT_EQ(play({.own = {{9, Clubs}, {9, Hearts}, {2, Spades}}}), 0u);
    EXPECT_EQ(play({.own = {{10, Clubs}, {kJack, Clubs}, {kQueen, Clubs}}}), 1u);
    poker::Seen second{.street = 1, .own = {{2, Clubs}, {7, Hearts}, {10, Spades}}, .board = {Card(10, Clubs)}};
    second.before.push_back(0);
    EXPECT_EQ(play(second), 1u);
}

void expect_equal(const ReturnDistribution& a, const ReturnDistribution& b) {
    ASSERT_EQ(a.weights().size(), b.weights().size());
    for (const auto& [net, weight] : a.weights()) {
        ASSERT_TRUE(b.weights().contains(net)) << net;
        EXPECT_EQ(weight * b.total(), b.weights().at(net) * a.total()) << net;
    }
    EXPECT_EQ(a.staked(), b.staked());
}

// Counted hand by hand it is the same, with a ceiling that binds and without.
TEST(LetItRideOdds, TheSolversCountIsThatOfEachHand) {
    for (const CardSet deck : {ranks_from(8, 2), ranks_from(10, 3), ranks_from(kJack, 4)}) {
        expect_equal(HandByHand({kMin}, deck).returns(), solve(kMin, {}, deck).returns);
        for (const int ceiling : {10, 500, 700, 3000})
            expect_equal(HandByHand({kTable4, Ratio(ceiling)}, deck).returns(),
                         solve(kTable4, Ratio(ceiling), deck).returns);
    }
}

TEST(LetItRideOdds, TheSolversCountIsThatOfEachHandOfAWholeDeck) {
    LONG_COUNT();
    expect_equal(HandByHand({kTable4, Ratio(500)}, poker::kFullDeck).returns(), solve(kTable4, Ratio(500)).returns);
}

// Ruling R67: the lower the ceiling, the dearer. By table 4 it changes no play: three suited cards of a royal flush
// ride for the other hands that they may become.
TEST(LetItRideOdds, R67_TheLowerTheCeilingTheDearer) {
    LONG_COUNT();
    using enum Suit;
    Ratio before = solve(kTable4).returns.edge();
    for (const int ceiling : {2500, 500}) {
        const Ratio capped = solve(kTable4, Ratio(ceiling)).returns.edge();
        EXPECT_GT(capped, before) << ceiling;
        before = capped;
    }
    const CardSet own{{10, Clubs}, {kQueen, Clubs}, {kAce, Clubs}};
    EXPECT_EQ(solve(kTable4, Ratio(10)).play({.own = own}), 1u);
}

// Ruling R88: a royal flush is a straight flush too, whose line has no ceiling, however low the ceiling of the other.
TEST(LetItRideOdds, R88_NoLowerThanTheStraightFlush) {
    std::vector<PayRow> rows(kTable4.begin(), kTable4.end());
    rows[0].odds = rows[1].odds;
    const CardSet deck = ranks_from(9, 2);
    const Ratio low = solve(kTable4, Ratio(10), deck).returns.mean();
    EXPECT_EQ(low, solve(rows, {}, deck).returns.mean());
    EXPECT_LT(low, solve(kTable4, Ratio(700), deck).returns.mean()) << "three wagers win 600";
}

// With odds of the house's own, at which nothing but the royal flush is worth a ride, it does.
TEST(LetItRideOdds, R67_ACeilingMayChangeThePlay) {
    using enum Suit;
    const CardSet deck = ranks_from(7, 2), own{{10, Clubs}, {kJack, Clubs}, {kQueen, Clubs}};
    std::vector<PayRow> rows(kTable4.begin(), kTable4.end());
    for (std::size_t i = 1; i < rows.size(); ++i) rows[i].odds = {0, 1};
    EXPECT_EQ(solve(rows, {}, deck).play({.own = own}), 1u);
    EXPECT_EQ(solve(rows, Ratio(1), deck).play({.own = own}), 0u);
}

TEST(LetItRideOdds, R67_APriceWithACeilingSaysItsStake) {
    LONG_COUNT();
    auto setup = *Setup::make(kGame, {{{"royal-ceiling", "50000"}}, {{"main", "4"}}, {}});
    setup.limits(Main, {{100}, {100'00}, {100}, {}});
    const auto dear = *price(setup, {"main", false, false, {}});
    EXPECT_EQ(dear[0].supposes, "wagers of 100 each");
    EXPECT_EQ(dear[0].note, dear[0].supposes) << "edge and lab say it too";
    setup.limits(Main, {{100}, {10'00}, {100}, {}});
    const auto cheap = *price(setup, {"main", false, false, {}});
    EXPECT_LT(cheap[0].edge, dear[0].edge);
    EXPECT_EQ(cheap[0].exact, solve(kTable4).returns.exact_edge()) << "30000 is below the ceiling";
}

TEST(LetItRideOdds, R12_31_ThreeCardBonus) {
    const double edges[] = {18.787330, 2.13575, 5.39367, 7.095023};
    const auto tables = gb_2011::let_it_ride::kBonusTables;
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_NEAR(100 * nearest(bonus_returns(tables[i].rows).edge()), edges[i], 5e-6) << i;
}

}  // namespace
}  // namespace baize::let_it_ride::let_it_ride_odds_test
