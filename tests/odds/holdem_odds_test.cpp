// The exact return distributions of the Hold 'Em games: against counts from elsewhere, and against literal
// enumerations. That decisions are the best is checked against the plain recursion in poker/shared_board_test.cpp and
// the real rounds in holdem_best_play_test.cpp.
#include <gtest/gtest.h>

#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/holdem/returns.hpp"
#include "odds/prices.hpp"
#include "poker/described.hpp"
#include "poker/plain_showdown.hpp"
#include "support/long_count.hpp"

namespace baize::holdem::holdem_odds_test {
namespace {

double percent(const Ratio& ratio) { return 100 * nearest(ratio); }

// The best five of seven cards, of 133784560 sets, and of five, of 2598960: from the literature.
constexpr int kSevenCards = 133'784'560, kFiveCards = 2'598'960;
struct Kinds { int royal, straight_flush, four, full, flush, straight, three; };
constexpr Kinds kOfSeven{4'324, 37'260, 224'848, 3'473'184, 4'047'644, 6'180'020, 6'461'620};
constexpr Kinds kOfFive{4, 36, 624, 3'744, 5'108, 10'200, 54'912};

// ---- The games as they are solved -----------------------------------------------------------------------------------

// A ceiling is told in antes.
poker::Showdown ultimate_game(const Choices& choices = {}, poker::CardSet deck = kDeck, Money ante = {100'00}) {
    return poker::describe(ultimate::kPlan, poker::at_highest(poker::table_of(ultimate::kGbGame, choices), ante), deck);
}
Choices ceiling_of(Money most) { return poker::with({{"royal-ceiling", to_string(most)}}); }

const Choices kNoLine = poker::with({{"two-way-royal", "no-line"}}), kTwice = poker::with({{"river-wager", "2x"}});
poker::Showdown three_wagers(const Choices& choices = {}, poker::CardSet deck = kDeck) {
    return poker::describe(two_way::kPlan, poker::table_of(two_way::kGame, choices), deck);
}
// The same without the Two Way wager, and that wager alone.
poker::Showdown main_game(const Choices& choices = {}, poker::CardSet deck = kDeck) {
    poker::Showdown game = three_wagers(choices, deck);
    game.opening = {{two_way::Ante}, {two_way::Blind}};
    game.apart.clear();
    game.dealer_from.resize(1);
    return game;
}
poker::Showdown two_way_alone(const Choices& choices = {}, poker::CardSet deck = kDeck) {
    poker::Showdown game = three_wagers(choices, deck);
    game.opening = {{two_way::TwoWay}};
    game.apart.clear();
    game.streets = {{.own = kHole, .board = kBoard, .actions = {{"stay"}}}};
    return game;
}

// ---- Trips ----------------------------------------------------------------------------------------------------------

Ratio trips_edge(const ultimate::book::TripsOdds& odds) {
    const Kinds& n = kOfSeven;
    const int wins = n.royal + n.straight_flush + n.four + n.full + n.flush + n.straight + n.three;
    return -fraction(50L * n.royal + 40L * n.straight_flush + long{odds.four} * n.four + long{odds.full} * n.full +
                         long{odds.flush} * n.flush + long{odds.straight} * n.straight + 3L * n.three -
                         (kSevenCards - wins), kSevenCards);
}

TEST(HoldemOdds, R11_72_R11_73_TripsByTheKindsOfSevenCards) {
    using namespace ultimate;
    const auto edge = [](Rows rows) { return trips_returns(rows).edge(); };
    EXPECT_EQ(edge(book::kTrips<book::kTripsMinimum>), trips_edge(book::kTripsMinimum));
    EXPECT_EQ(edge(book::kTrips<book::kTrips1>), trips_edge(book::kTrips1));
    EXPECT_EQ(edge(book::kTrips<book::kTrips2>), trips_edge(book::kTrips2));
    EXPECT_EQ(edge(book::kTrips<book::kTrips3>), trips_edge(book::kTrips3));
    EXPECT_EQ(edge(book::kTrips<book::kTrips4>), trips_edge(book::kTrips4));
    EXPECT_NEAR(percent(edge(book::kTrips<book::kTripsMinimum>)), 10.8002, 5e-5);
    // The book's 9.12 % for these odds is what they come to with four of a kind at 30 to 1.
    constexpr book::TripsOdds kFourAtThirty{30, 7, 6, 4};
    EXPECT_NEAR(percent(trips_edge(kFourAtThirty)), 9.12, 5e-3);
}

// ---- What 64 bits cannot sum ----------------------------------------------------------------------------------------

// In parts of 1009 times 997 a royal flush is below 2^30, but what it differs by from a loss is summed over 2^34 deals.
TEST(HoldemOdds, OddsThatTheSumsHaveNoRoomForAreRefused) {
    const Choices choices{{}, {}, {{"blind.flush", "3:1009"}, {"blind.straight", "1:997"}}};
    const auto setup = Setup::make(ultimate::kGbGame, choices);
    ASSERT_TRUE(setup);
    const auto rows = price(*setup, {.wager = "ante", .full = false, .spread = false, .progress = {}});
    ASSERT_FALSE(rows);
    EXPECT_NE(rows.refusal().what.find("too fine"), std::string::npos) << rows.refusal().what;
    EXPECT_FALSE(rows.refusal().clause.empty());
}

// ---- AA Bonus -------------------------------------------------------------------------------------------------------

// 84480 hands of five cards have a pair of aces, 123552 two pairs.
TEST(HoldemOdds, R11_83_AaBonusByTheKindsOfFiveCards) {
    const int flushes = kOfFive.royal + kOfFive.straight_flush + kOfFive.four + kOfFive.full + kOfFive.flush;
    const int aces = kOfFive.straight + kOfFive.three + 123'552 + 84'480;
    const ReturnDistribution returns = casino::aa_returns(casino::book::kAa);
    EXPECT_EQ(returns.mean(), fraction(25L * flushes + 7L * aces - (kFiveCards - flushes - aces), kFiveCards));
    EXPECT_EQ(returns.hit(), fraction(flushes + aces, kFiveCards));
}

TEST(HoldemOdds, R11_82_AaBonusThatFallsWithAFold) {
    const poker::Rule never = [](const poker::Seen&) -> std::size_t { return 1; },
                      always = [](const poker::Seen&) -> std::size_t { return 0; };
    EXPECT_EQ(casino::aa_returns(casino::book::kAa, never).mean(), casino::aa_returns(casino::book::kAa).mean());
    EXPECT_EQ(casino::aa_returns(casino::book::kAa, always).mean(), -1);
}

// ---- Bonus Jackpot --------------------------------------------------------------------------------------------------

TEST(HoldemOdds, R11_33_JackpotByItsTwoCards) {
    using namespace bonus;
    // Of 1326: ace-ace 6, ace-king suited 4, ace-queen or ace-jack suited 8, ace-king 12, jacks to kings 18,
    // ace-queen or ace-jack 24, lower pairs 54; the dealer's aces are one hand of 1225.
    const long others = 25 * 4 + 20 * 8 + 15 * 12 + 10 * 18 + 5 * 24 + 3 * 54;
    const long loses = 1326 - 6 - 4 - 8 - 12 - 18 - 24 - 54;
    EXPECT_EQ(jackpot_returns({.dealer_aces = false}).mean(), fraction(30 * 6 + others - loses, 1326));
    EXPECT_EQ(jackpot_returns().mean(), fraction((30 * 1224 + 1000) * 6 + (others - loses) * 1225, 1326 * 1225));
    EXPECT_EQ(jackpot_returns({.ceiling = fraction(250, 1)}).mean(),
              fraction((30 * 1224 + 250) * 6 + (others - loses) * 1225, 1326 * 1225));
    EXPECT_EQ(jackpot_returns({.ceiling = fraction(5000, 1)}).mean(), jackpot_returns().mean());
    EXPECT_EQ(jackpot_returns({.ceiling = fraction(1, 1)}).mean(),  // ruling R88: they are ace-ace too
              fraction((30 * 1224 + 30) * 6 + (others - loses) * 1225, 1326 * 1225));
}

// Against rulings R21, R66: it falls with the hands that a play folds. By the book's odds the best one folds none that
// wins it, nor by better ones, which make a fold no better; by lower ones, which no table may have, it folds some.
TEST(HoldemOdds, R11_20_JackpotThatFallsWithAFold) {
    using namespace bonus;
    const poker::Rule never = [](const poker::Seen&) -> std::size_t { return 1; },
                      always = [](const poker::Seen&) -> std::size_t { return 0; },
                      twos = [](const poker::Seen& seen) -> std::size_t {
        return std::ranges::any_of(poker::cards_of(seen.own), [](Card card) { return card.rank() != 2; });
    };
    EXPECT_EQ(jackpot_returns({}, never).mean(), jackpot_returns().mean());
    EXPECT_EQ(jackpot_returns({}, always).mean(), -1);
    EXPECT_EQ(jackpot_returns({}, twos).mean(), jackpot_returns().mean() - fraction(6 * 4, 1326))
        << "six pairs lose 3 to 1";
}
TEST(HoldemOdds, R11_20_TheReadingsOfAFoldedJackpotCostTheSameAtLawfulOdds) {
    LONG_COUNT();
    using namespace bonus;
    const auto priced = [](const char* reading, const char* flop) {
        const auto setup = baize::Setup::make(
            kGame, {{{"folded-jackpot", reading}}, {}, {{"flop.beats-dealer", flop}}});
        return price(*setup, {.wager = "bonus-jackpot"})->front();
    };
    EXPECT_EQ(priced("lost", "1:1").exact, priced("kept", "1:1").exact);
    EXPECT_GT(priced("lost", "1:10").edge, priced("kept", "1:10").edge);
    EXPECT_EQ(priced("lost", "1:1").supposes, "hands are folded as is best for the ante");
    EXPECT_EQ(priced("kept", "1:1").supposes, "");
}

// ---- Progressives ---------------------------------------------------------------------------------------------------

Ratio from_fixed_prizes(Rows rows, bool hole_and_flop) {
    return progressive_returns(rows, 0, {.hole_and_flop = hole_and_flop}).mean() + 1;
}

TEST(HoldemOdds, R61_WhatTheProgressivesPayBack) {
    const auto& bonus = bonus::book::kProgressive;
    const auto& casino = casino::book::kProgressive;
    EXPECT_EQ(from_fixed_prizes(bonus, false),
              fraction(500L * kOfSeven.four + 100L * kOfSeven.full + 50L * kOfSeven.flush, kSevenCards));
    EXPECT_NEAR(percent(from_fixed_prizes(bonus, false)), 494.9, 0.05);
    EXPECT_EQ(from_fixed_prizes(bonus, true),
              fraction(500L * kOfFive.four + 100L * kOfFive.full + 50L * kOfFive.flush, kFiveCards));
    EXPECT_NEAR(percent(from_fixed_prizes(bonus, true)), 36.2, 0.05);
    EXPECT_EQ(from_fixed_prizes(casino, false), fraction(100L * kOfSeven.four + 10L * kOfSeven.full, kSevenCards));
    // All of the meter for a royal flush, a tenth for a straight flush.
    EXPECT_EQ(progressive_returns(casino, 1000, {}).mean() - progressive_returns(casino, 0, {}).mean(),
              fraction(10'000L * kOfSeven.royal + 1'000L * kOfSeven.straight_flush, 10L * kSevenCards));
}

// ---- The games ------------------------------------------------------------------------------------------------------

TEST(HoldemOdds, R11_76_Ultimate) {
    LONG_COUNT();
    const poker::Solution solution = poker::solve(ultimate_game());
    EXPECT_EQ(solution.returns.exact_edge(), "50643648973/2317817502000");
    EXPECT_EQ(solution.frequency[0][1], 0) << "three times is never better than four";
    EXPECT_NEAR(nearest(solution.returns.staked()), 4.15, 0.01);
    // With a ceiling on the Blind's royal flush the edge is larger, and by less than the royals are worth.
    const Ratio capped = poker::solve(ultimate_game(ceiling_of({1000'00}), kDeck, {3'00})).returns.edge();
    EXPECT_GT(capped, solution.returns.edge());
    EXPECT_LT(capped - solution.returns.edge(), fraction(500L * kOfSeven.royal, 3L * kSevenCards));
}

TEST(HoldemOdds, R11_91_CasinoHoldem) {
    LONG_COUNT();
    const auto edge = [](const Choices& choices) {
        return poker::solve(poker::describe(casino::kPlan, poker::table_of(casino::kGame, choices))).returns.edge();
    };
    const Choices kEqualStandsOff = poker::with({{"does-not-qualify", "equal-stands-off"}});
    const Ratio ruled = edge({});
    EXPECT_NEAR(percent(ruled), 2.157646, 5e-7);
    EXPECT_GT(edge(kEqualStandsOff), ruled);
    EXPECT_GT(edge(poker::with({{"does-not-qualify", "ante-compared"}})),
              edge(kEqualStandsOff));
    EXPECT_GT(edge(poker::with({{"equal-hands", "lose"}})), ruled);
}

TEST(HoldemOdds, R11_38_HoldemBonus) {
    LONG_COUNT();
    const poker::Showdown game = poker::describe(bonus::kPlan, poker::table_of(bonus::kGame));
    EXPECT_NEAR(percent(poker::solve(game).returns.edge()), 2.036922, 5e-7);
}

TEST(HoldemOdds, R11_117_TwoWay) {
    LONG_COUNT();
    const poker::Solution three = poker::solve(three_wagers());
    const ReturnDistribution &all = three.returns, alone = poker::solve(two_way_alone()).returns,
                             main = poker::solve(main_game()).returns;
    EXPECT_EQ(three.rest->weights(), main.weights());
    EXPECT_NEAR(percent(all.edge()), 3.784441, 5e-7);
    EXPECT_NEAR(percent(main.edge()), -16.46, 5e-3);
    EXPECT_EQ(all.edge(), main.edge() + alone.edge());
    EXPECT_EQ(all.staked(), main.staked() + 1);
    // Ruling R60: what a royal flush is worth there. Ruling R47: a River wager of twice the ante.
    const Ratio no_line = poker::solve(two_way_alone(kNoLine)).returns.edge();
    EXPECT_NEAR(percent(no_line - alone.edge()), 0.32, 5e-3);
    EXPECT_NEAR(percent(poker::solve(three_wagers(kTwice)).returns.edge()), -14, 0.5);
}

// Every deal of a short deck by plain recursion, with the game's own settlement: decisions, return distributions and
// all.
void expect_plain(const poker::Showdown& game) {
    const poker::Solution fast = poker::solve(game);
    const poker::PlainShowdown::Found slow = poker::PlainShowdown(game).solve();
    EXPECT_EQ(fast.returns.mean(), slow.returns.mean());
    EXPECT_EQ(fast.returns.staked(), slow.staked / slow.returns.total());
    ASSERT_EQ(fast.returns.weights().size(), slow.returns.weights().size());
    for (const auto& [net, weight] : slow.returns.weights())
        EXPECT_EQ(fast.returns.weights().at(net) * slow.returns.total(), weight * fast.returns.total()) << net;
}

TEST(HoldemOdds, TheTwoWayWagerOnShortDecks) {
    LONG_COUNT();
    poker::CardSet deck;  // a straight flush, four of a kind and what lies between
    for (const int place : {8, 9, 10, 11, 12, 25, 38, 51, 24, 7}) deck = deck.with(place);
    expect_plain(two_way_alone({}, deck));
    expect_plain(two_way_alone(kNoLine, deck));
    expect_plain(three_wagers(kTwice, deck));
    // What is told without the Two Way wager is the return distribution of a game that has none.
    const poker::Solution three = poker::solve(three_wagers({}, deck)), main = poker::solve(main_game({}, deck));
    EXPECT_EQ(three.rest.value().weights(), main.returns.weights());
    EXPECT_EQ(three.rest->staked(), main.returns.staked());
    EXPECT_EQ(three.rest->total(), three.returns.total());
    poker::Showdown touched = three_wagers({}, deck);
    touched.apart = {two_way::Flop};
    EXPECT_THROW(poker::solve(touched), std::invalid_argument);
    expect_plain(main_game(poker::with({{"equal-hands", "lose"}}), deck));
}

TEST(HoldemOdds, ACeilingOnShortDecks) {
    LONG_COUNT();
    poker::CardSet deck;
    for (const int place : {8, 9, 10, 11, 12, 25, 7, 0, 14, 33}) deck = deck.with(place);
    expect_plain(ultimate_game(ceiling_of({2857'00}), deck, {7'00}));
    expect_plain(ultimate_game(ceiling_of({99'999'91}), deck, {999'91}));  // no 31 bits hold that
    expect_plain(ultimate_game(poker::with({{"does-not-qualify", "ante-compared"}}), deck));
}

// Ruling R88: a royal flush is a straight flush too, which the ceiling may not touch: it takes no more than what the
// royal flush wins beyond 50 to 1.
TEST(HoldemOdds, R88_ACeilingBelowAStraightFlushTakesNothingOfIt) {
    poker::CardSet deck;
    for (const int place : {8, 9, 10, 11, 12, 25, 7, 0, 14, 33}) deck = deck.with(place);
    const auto edge = [&](const Choices& choices) {
        return poker::solve(ultimate_game(choices, deck, {1'00})).returns.edge();
    };
    EXPECT_EQ(edge(ceiling_of({10'00})), edge(ceiling_of({50'00})));
    EXPECT_GT(edge(ceiling_of({10'00})), edge(ceiling_of({51'00})));
    EXPECT_GT(edge(ceiling_of({51'00})), edge({}));
}

}  // namespace
}  // namespace baize::holdem::holdem_odds_test
