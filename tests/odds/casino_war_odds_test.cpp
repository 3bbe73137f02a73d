// The exact return distributions of Casino War: against the book's figures, and against the real round played through
// short decks.
#include "odds/casino_war/returns.hpp"

#include <gtest/gtest.h>

#include "games/casino_war/casino_war.hpp"
#include "odds/enumerate.hpp"
#include "odds/prices.hpp"
#include "report/strategy_json.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::casino_war::casino_war_odds_test {
namespace {

using namespace gb_2011::casino_war;

const Terms kTerms{kMain, kWar};

baize::Setup setup_of(int decks, std::uint64_t without = 0) {
    auto setup = baize::Setup::make(kGame, {{{"decks", std::to_string(decks)}}, {}, {}});
    if (!setup) throw std::logic_error(setup.refusal().what);
    setup->strip_decks(without);
    return *setup;
}

// Only the ranks given, in all suits.
std::uint64_t without_all_but(std::initializer_list<int> ranks) {
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const int rank : ranks)
        for (int suit = 0; suit < 4; ++suit) without &= ~(std::uint64_t{1} << ((rank - 2) * 4 + suit));
    return without;
}

struct Edges { Ratio main, tie; };

// The real round through every course, with this strategy.
Edges slow(const baize::Setup& setup, Strategy& strategy) {
    Edges edges{0, 0};
    const std::vector<PlaceBet> bets{{0, 1, {Main, 0}, {200}}, {0, 1, {Tie, 0}, {200}}};
    enumerate(setup, {}, bets, &strategy, [&](const Session& session, const Ratio& chance) {
        for (const Line& line : session.table().lines())
            (line.position.wager == Tie ? edges.tie : edges.main) -= chance * fraction(line.net().cents, 200);
    });
    return edges;
}

class Always : public Strategy {
public:
    explicit Always(std::uint8_t choice) : choice_(choice) {}
    Answer answer(const Table&, const Question&) override { return {choice_, {}}; }

private:
    std::uint8_t choice_;
};

TEST(CasinoWarOdds, FastEqualsTheRealRoundOnShortDecks) {
    for (const auto& setup : {setup_of(1, without_all_but({2, 7})), setup_of(1, without_all_but({5, kKing, kAce})),
                              setup_of(2, without_all_but({3, 9}))}) {
        const RankShoe shoe = rank_shoe(setup.shoe());
        Always war(GoToWar), surrender(Surrender);
        const auto best = best_strategy(setup);
        EXPECT_EQ(slow(setup, war).main, solve_main(shoe, kTerms, Plan::AlwaysWar).returns.edge());
        EXPECT_EQ(slow(setup, surrender).main,
                  solve_main(shoe, kTerms, Plan::AlwaysSurrender).returns.edge());
        EXPECT_EQ(slow(setup, *best).main, solve_main(shoe, kTerms).returns.edge());
        EXPECT_EQ(slow(setup, *best).tie, tie_returns(shoe, kTie).edge());
    }
}

// Ruling R10 and the other readings of a won war, each by the round and by the count.
TEST(CasinoWarOdds, R17_5_EachReadingOfAWonWar) {
    for (const char* reading : {"original-returned", "original-paid", "original-lost"}) {
        auto setup = baize::Setup::make(kGame, {{{"decks", "1"}, {"won-war", reading}}, {}, {}});
        ASSERT_TRUE(setup) << reading;
        setup->strip_decks(without_all_but({5, kKing, kAce}));
        Always war(GoToWar);
        EXPECT_EQ(slow(*setup, war).main, solve_main(*setup, Plan::AlwaysWar).returns.edge()) << reading;
        EXPECT_EQ(slow(*setup, *best_strategy(*setup)).main, solve_main(*setup).returns.edge()) << reading;
    }
    const auto edge = [](const char* reading) {
        return solve_main(*baize::Setup::make(kGame, {{{"won-war", reading}}, {}, {}})).returns.edge();
    };
    // Six decks: 23/311 of the rounds tie. Who loses the original even in a won war surrenders every time.
    EXPECT_EQ(edge("original-lost"), fraction(23, 311) / 2);
    EXPECT_LT(edge("original-paid"), 0);
    EXPECT_NEAR(100 * nearest(edge("original-returned")), 2.88, 0.005);
}

TEST(CasinoWarOdds, R17_10_ThePrintedEdges) {
    const RankShoe shoe = rank_shoe(setup_of(6).shoe());
    EXPECT_NEAR(100 * nearest(solve_main(shoe, kTerms).returns.edge()), 2.88, 0.005);
    EXPECT_NEAR(100 * nearest(tie_returns(shoe, kTie).edge()), 18.65, 0.005);
}

// With 24 cards of each of 13 ranks: the first two tie with chance 23/311, 11 times that is paid back in all.
TEST(CasinoWarOdds, R17_9_TheTieByHand) {
    EXPECT_EQ(tie_returns(rank_shoe(setup_of(6).shoe()), kTie).edge(), 1 - fraction(11 * 23, 311));
}

// Second cards after a tie: 24 of twelve ranks and 22 of one. War loses two with half of what is no tie.
TEST(CasinoWarOdds, R17_5_TheWarByHand) {
    const Ratio tie = fraction(12 * 24 * 23 + 22 * 21, 310 * 309), lost = (1 - tie) / 2;
    const MainSolution solution = solve_main(rank_shoe(setup_of(6).shoe()), kTerms);
    for (int rank = 2; rank <= kAce; ++rank) {
        EXPECT_EQ(solution.ties[static_cast<std::size_t>(rank)].war, 1 - 3 * lost);
        EXPECT_EQ(solution.ties[static_cast<std::size_t>(rank)].surrender, Ratio(-1, 2));
    }
    EXPECT_EQ(solution.returns.edge(), -fraction(23, 311) * (1 - 3 * lost));
    EXPECT_EQ(solution.returns.staked(), 1 + fraction(23, 311));
}

TEST(CasinoWarOdds, R17_5_SurrenderCostsInEveryShoe) {
    for (int decks = 1; decks <= 8; ++decks) {
        const RankShoe shoe = rank_shoe(setup_of(decks).shoe());
        const Ratio best = solve_main(shoe, kTerms).returns.edge();
        EXPECT_EQ(best, solve_main(shoe, kTerms, Plan::AlwaysWar).returns.edge());
        EXPECT_LT(best, solve_main(shoe, kTerms, Plan::AlwaysSurrender).returns.edge());
    }
}

// With no card left but two ranks of which one cannot win, the choice depends on the rank: the best play takes each.
TEST(CasinoWarOdds, R17_5_BestPlayIsByTheRankThatTied) {
    RankShoe shoe{};
    shoe.add(2, 2);
    shoe.add(kAce, 3);
    const MainSolution solution = solve_main(shoe, kTerms);
    EXPECT_EQ(solution.ties[2].war, 1);                   // two aces tie
    EXPECT_EQ(solution.ties[kAce].war, Ratio(0));         // 2-2 wins, 2-A loses both, A-2 wins
    EXPECT_TRUE(solution.ties[kAce].go_to_war());
    EXPECT_THROW(solve_main(RankShoe{1, 1}, kTerms), std::invalid_argument);
}

TEST(CasinoWarOdds, StrategySaysWhatSurrenderCosts) {
    const auto json = strategy_json(setup_of(6));
    ASSERT_TRUE(json);
    ASSERT_EQ((*json)["decisions"].size(), 13u);
    for (const auto& row : (*json)["decisions"]) EXPECT_EQ(row["play"], "war");
    EXPECT_NEAR((*json)["edge_of"]["surrender"].get<double>(), 23.0 / 311 / 2, 1e-12);
    EXPECT_EQ((*json)["edge_of"]["war"], (*json)["edge"]);
}

}  // namespace
}  // namespace baize::casino_war::casino_war_odds_test
