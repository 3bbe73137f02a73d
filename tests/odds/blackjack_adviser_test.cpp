// The adviser against the analyser: with a fresh shoe they must say the same of every deal.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "odds/blackjack/adviser.hpp"
#include "report/strategy_json.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole shoes are priced");

namespace baize::blackjack::blackjack_adviser_test {
namespace {

std::vector<Rules> some_rules() {
    std::vector<Rules> all(4);
    all[1].split_loss = SplitLoss::First;
    all[1].dealer_22_stands_off = all[1].twenty_one_wins = all[1].five_and_under = true;
    all[2].dealer_22_stands_off = all[2].free_bets = all[2].draws_to_soft_17 = true;
    all[3].double_aces = all[3].double_lost_to_blackjack = true;
    all[3].must_draw_to_12 = false;
    all[3].split_loss = SplitLoss::All;
    all[3].hands_max = 5;
    return all;
}

TEST(BlackjackAdviser, SaysOfEveryDealWhatTheAnalyserSays) {
    const Composition shoe = Composition::of_decks(2);
    for (const Rules& rules : some_rules()) {
        Solver<double> solver(shoe);
        const auto values = solver.best_values(rules);
        for (int up = 1; up <= kValues; up += 3) {
            for (int first = 1; first <= kValues; ++first) {
                for (int second = first; second <= kValues; ++second) {
                    if (first == 1 && second == kTen) continue;  // a blackjack is not decided on
                    Situation at;
                    at.left = shoe.less(Tally::of(first) + Tally::of(second) + Tally::of(up));
                    at.hand = {first, second};
                    at.up = up;
                    const Advice advice = advise(at, rules);
                    EXPECT_NEAR(
                        *advice.value[static_cast<std::size_t>(advice.best)],
                        values[static_cast<std::size_t>(up)][static_cast<std::size_t>(two_cards(first, second))], 1e-12)
                        << first << ',' << second << " against " << up;
                }
            }
        }
        EXPECT_NEAR(edge_now(shoe, rules), -solver.best_ev(rules), 1e-12);
    }
}

// A shoe without small cards is the dealer's undoing, and insurance pays where tens abound.
TEST(BlackjackAdviser, CountsTheCardsThatAreLeft) {
    Composition rich = Composition::of_decks(6);
    for (int value = 2; value <= 6; ++value) rich.add(value, -12);
    EXPECT_LT(edge_now(rich, Rules{}), edge_now(Composition::of_decks(6), Rules{}) - 0.02);
    Situation at;
    at.left = rich.less(Tally::of(1) + Tally::of(10) + Tally::of(6));
    at.hand = {10, 6};
    at.up = 1;
    EXPECT_GT(advise(at, Rules{}).insurance, 0);
    at.left = Composition::of_decks(6).less(Tally::of(1) + Tally::of(10) + Tally::of(6));
    EXPECT_LT(advise(at, Rules{}).insurance, 0);
}

TEST(BlackjackAdviser, ASwitchedBlackjackIsTwentyOne) {
    Rules rules;
    rules.blackjack_pays = {1, 1};
    rules.dealer_22_stands_off = true;
    Situation at;
    at.left = Composition::of_decks(6).less(Tally::of(1) + Tally::of(10) + Tally::of(9));
    at.hand = {1, 10};
    at.up = 9;
    const double natural = *advise(at, rules).value[0];
    at.switched = true;
    EXPECT_GT(natural, *advise(at, rules).value[0]);
    EXPECT_NEAR(natural, 1, 1e-12);  // a nine makes no blackjack
}

// Of Switch the edge is counted where no hand waits for its answer.
TEST(BlackjackAdviser, KnowsTheEdgeOfTwoHandsToo) {
    const baize::Setup setup(*find_game("gb.blackjack-switch"));
    const auto fresh = advice_json(setup, {});
    ASSERT_TRUE(fresh);
    EXPECT_EQ((*fresh)["unit"], "total stake on both hands");
    EXPECT_NEAR((*fresh)["edge_now"].get<double>(), 0.00151684, 1e-8);  // as `baize edge` says of a fresh shoe
    const auto asked = advice_json(setup, {{"10,6", "9", "", ""}});
    ASSERT_TRUE(asked);
    EXPECT_FALSE(asked->contains("edge_now"));
    const auto one_hand = advice_json(baize::Setup(*find_game("nz.blackjack")), {});
    ASSERT_TRUE(one_hand);
    EXPECT_EQ((*one_hand)["unit"], "initial wager");
}

}  // namespace
}  // namespace baize::blackjack::blackjack_adviser_test
