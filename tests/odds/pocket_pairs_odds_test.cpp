// The return distribution of Pocket Pairs: against the book's figures, and against the real round played through short
// decks.
#include "odds/pocket_pairs/returns.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/pocket_pairs/pocket_pairs.hpp"
#include "odds/enumerate.hpp"
#include "odds/prices.hpp"
#include "odds/verify.hpp"
#include "report/strategy_json.hpp"
#include "rulebooks/gb_2011/pocket_pairs.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::pocket_pairs::pocket_pairs_odds_test {
namespace {

using gb_2011::pocket_pairs::kTables;

// 78 hands of 1326 are a pair: 26 of one colour, 52 of both.
TEST(PocketPairsOdds, R18_9_TheDistributionByHand) {
    const baize::Setup setup(kGame);
    for (const PayTable& table : kTables) {
        const ReturnDistribution returns = pocket_pairs_returns(setup.shoe(), table.rows);
        EXPECT_EQ(returns.total(), 1326);
        EXPECT_EQ(returns.weights().at(ratio(table.rows[0].odds)), 26) << table.id;
        EXPECT_EQ(returns.weights().at(ratio(table.rows[1].odds)), 52) << table.id;
        EXPECT_EQ(returns.weights().at(-1), 1248) << table.id;
    }
}

TEST(PocketPairsOdds, R18_10_AllTwelvePrintedEdges) {
    int figures = 0;
    for (const Verification& each : verify_figures()) {
        if (each.game != kGame.id) continue;
        ++figures;
        EXPECT_EQ(each.verdict, Verdict::Agrees) << each.figure->paytable << ": " << each.ours;
    }
    EXPECT_EQ(figures, 12);
    EXPECT_EQ(std::size(kTables), 12u);
}

class Always : public Strategy {
public:
    Always(std::uint8_t first, std::uint8_t last) : first_(first), last_(last) {}
    Answer answer(const Table&, const Question& question) override {
        return {question.offers(first_) ? first_ : last_, {}};
    }

private:
    std::uint8_t first_, last_;
};

Ratio slow(const baize::Setup& setup, Strategy& strategy) {
    Ratio edge = 0;
    enumerate(setup, {}, {{0, 1, {PocketPairs, 0}, {100}}}, &strategy,
              [&](const Session& session, const Ratio& chance) {
                  for (const Line& line : session.table().lines()) edge -= chance * fraction(line.net().cents, 100);
              });
    return edge;
}

TEST(PocketPairsOdds, FastEqualsTheRealRound) {
    baize::Setup setup(kGame);
    for (const std::uint64_t without : {std::uint64_t{0}, ~std::uint64_t{0xff0f37}, ~std::uint64_t{0x7}}) {
        setup.strip_decks(without & ((std::uint64_t{1} << kCardsInDeck) - 1));
        const Ratio edge = pocket_pairs_returns(setup.shoe(), setup.pays(PocketPairs)).edge();
        Always folds(Fold, Expose);
        EXPECT_EQ(slow(setup, folds), edge) << "18.6: a fold leaves the wager in play";
        EXPECT_EQ(slow(setup, *best_strategy(setup)), edge);
    }
    Always forfeits(Forfeit, Expose), conceals(Fold, Conceal);
    EXPECT_EQ(slow(setup, forfeits), 1);
    EXPECT_EQ(slow(setup, conceals), 1);
}

TEST(PocketPairsOdds, StrategySaysWhatForfeitingCosts) {
    const auto json = strategy_json(baize::Setup(kGame));
    ASSERT_TRUE(json);
    EXPECT_EQ((*json)["edge_of"]["forfeit"], 1);
    EXPECT_EQ((*json)["decisions"][0]["ev"]["stay"], 25);
}

}  // namespace
}  // namespace baize::pocket_pairs::pocket_pairs_odds_test
