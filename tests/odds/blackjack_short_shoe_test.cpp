// The analyser against slow enumeration in short shoes, as exact fractions.
#include "blackjack_slow.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/chart.hpp"
#include "odds/blackjack/exact_ev.hpp"
#include "odds/blackjack/payoffs.hpp"
#include "odds/blackjack/spread.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("every round of a shoe, as fractions");
SLOW_SUITE(BlackjackShortShoe, "every round of a shoe, as fractions");

namespace baize::blackjack::blackjack_short_shoe_test {
namespace {

Composition shoe_of(std::initializer_list<std::pair<int, int>> cards) {
    Composition shoe;
    for (const auto& [value, count] : cards) shoe.add(value, count);
    return shoe;
}

// Every choice that can change a split or doubled box, one or two at a time.
std::vector<Rules> many_rules() {
    std::vector<Rules> all;
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::First, SplitLoss::BustAndOne, SplitLoss::All}) {
        for (const int hands : {3, 2}) {
            for (const bool lost : {false, true}) {
                Rules rules;
                rules.split_loss = loss;
                rules.hands_max = hands;
                rules.double_lost_to_blackjack = lost;
                rules.double_after_split = hands == 3 || !lost;
                rules.double_rule = loss == SplitLoss::All && lost ? DoubleRule::TenOrEleven : DoubleRule::Any;
                rules.draws_to_soft_17 = lost != (hands == 2);
                all.push_back(rules);
            }
        }
    }
    return all;
}

std::string name_of(const Rules& rules) {
    return "loss " + std::to_string(static_cast<int>(rules.split_loss)) + " hands " + std::to_string(rules.hands_max) +
           " lost " + std::to_string(rules.double_lost_to_blackjack) + " soft " +
           std::to_string(rules.draws_to_soft_17);
}

// nz-blackjack 12.6, 15D.8: the one more wager that a split box loses matches what rides beside the original one.
TEST(BlackjackShortShoe, R12_6_R15D_8_WhatRidesIsCarriedToo) {
    Rules rules;
    rules.split_loss = SplitLoss::BustAndOne;
    EXPECT_EQ(Payoffs<Ratio>(rules).carry(), -1);
    EXPECT_EQ(Payoffs<Ratio>(rules, Ratio(4)).carry(), -5);
}

int splits_in(const Strategy& strategy, SplitPlan plan) {
    int count = 0;
    for (int value = 1; value <= kValues; ++value)
        for (int up = 1; up <= kValues; ++up) count += strategy.plan(value, up) == plan;
    return count;
}

// Returns how many (value, first card) pairs are split again, so that a test can insist on some.
int compare(const Composition& shoe) {
    int again = 0;
    Solver<Ratio> solver(shoe);
    for (const Rules& rules : many_rules()) {
        const Strategy strategy = solver.optimise(rules);
        const auto spread = slow::every_round(shoe, strategy, rules);
        EXPECT_EQ(solver.evaluate(rules, strategy), slow::mean(spread)) << name_of(rules);
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).build({}), spread) << name_of(rules);
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(), slow::mean_square(spread))
            << name_of(rules);
        if (!baize::testing_support::sanitized()) {  // slow there, and the same sums again
            const Ratio halves = SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(0) +
                                 SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(1);
            EXPECT_EQ(halves, slow::mean_square(spread)) << name_of(rules);
        }
        again += splits_in(strategy, SplitPlan::Again);
    }
    return again;
}

TEST(BlackjackShortShoe, EightsAcesTens) { EXPECT_GT(compare(shoe_of({{1, 3}, {8, 6}, {10, 7}})), 0); }
TEST(BlackjackShortShoe, NinesAcesTens) { EXPECT_GT(compare(shoe_of({{1, 4}, {9, 6}, {10, 6}})), 0); }
TEST(BlackjackShortShoe, SevensFoursTens) {
    if (!testing_support::long_run()) GTEST_SKIP() << "a long proof: eights and nines show the same in less time";
    EXPECT_GT(compare(shoe_of({{1, 2}, {4, 2}, {7, 5}, {10, 8}})), 0);
}

// ---- The variants, and boxes of more than three hands ------------------------------------------------------

Rules blackjack_plus(SplitLoss loss) {
    Rules rules;
    rules.dealer_22_stands_off = rules.twenty_one_wins = rules.five_and_under = true;
    rules.clauses = &kNzPlusClauses;
    rules.split_loss = loss;
    return rules;
}

Rules free_bet() {
    Rules rules;
    rules.dealer_22_stands_off = rules.free_bets = rules.draws_to_soft_17 = true;
    rules.clauses = &kNzFreeClauses;
    return rules;
}

Rules gb_blackjack(int hands, HoleCard hole_card) {
    Rules rules;
    rules.double_aces = rules.double_lost_to_blackjack = true;
    rules.must_draw_to_12 = false;
    rules.split_loss = SplitLoss::All;
    rules.hands_max = hands;
    rules.hole_card = hole_card;
    rules.clauses = &kGbClauses;
    return rules;
}

// The chances of the hands are the same whatever is lost to a blackjack. Of these variants the whole spread, where most
// of the time goes, is compared for one rule of losing (with BAIZE_LONG for each); mean and mean square for each.
bool whole_spread(SplitLoss loss) { return loss == SplitLoss::First || baize::testing_support::long_run(); }

void compare(const Composition& shoe, const Rules& rules, bool whole = true) {
    Solver<Ratio> solver(shoe);
    const Strategy strategy = solver.optimise(rules);
    const auto spread = slow::every_round(shoe, strategy, rules);
    EXPECT_EQ(solver.evaluate(rules, strategy), slow::mean(spread)) << name_of(rules);
    const bool joint = !pays_after_a_free_split(rules);
    if (joint) {
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(), slow::mean_square(spread))
            << name_of(rules);
    }
    if (joint && whole && rules.hands_max <= 3) {
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).build({}), spread) << name_of(rules);
    }
    EXPECT_EQ(exact_ev(shoe, rules, strategy), slow::mean(spread)) << name_of(rules);
}

TEST(BlackjackShortShoe, BlackjackPlus) {
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::First, SplitLoss::BustAndOne, SplitLoss::All}) {
        compare(shoe_of({{1, 3}, {8, 6}, {10, 6}}), blackjack_plus(loss), whole_spread(loss));
        compare(shoe_of({{2, 3}, {3, 2}, {10, 8}}), blackjack_plus(loss), whole_spread(loss));
    }
}

TEST(BlackjackShortShoe, FreeBet) {
    compare(shoe_of({{1, 3}, {8, 6}, {10, 6}}), free_bet());
    compare(shoe_of({{1, 2}, {5, 5}, {4, 2}, {10, 7}}), free_bet());
    compare(shoe_of({{1, 2}, {9, 5}, {2, 2}, {10, 7}}), free_bet());
}

// Ruling R31 the other way: a second split for money, a double after a split for
// money; and 11.6, 12.7, 12.8 do not touch what is free.
TEST(BlackjackShortShoe, R31_PaidForAfterAFreeSplit) {
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::First, SplitLoss::BustAndOne, SplitLoss::All}) {
        if (loss != SplitLoss::First && !testing_support::long_run()) continue;  // a long proof
        Rules resplit = free_bet(), doubles = free_bet(), restricted = free_bet();
        resplit.split_loss = doubles.split_loss = restricted.split_loss = loss;
        resplit.free_resplit = doubles.free_double_after_split = false;
        restricted.double_rule = DoubleRule::None;
        restricted.split_pairs = restricted.split_aces = restricted.double_after_split = false;
        restricted.hands_max = 2;
        for (const Rules& rules : {resplit, doubles, restricted}) {
            compare(shoe_of({{1, 3}, {8, 6}, {10, 6}}), rules, whole_spread(loss));
            compare(shoe_of({{1, 2}, {4, 5}, {5, 3}, {10, 6}}), rules, whole_spread(loss));
        }
    }
}

// Ruling R32 the other way.
TEST(BlackjackShortShoe, R32_BlackjackPlusRead) {
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::First, SplitLoss::All}) {
        if (loss != SplitLoss::First && !testing_support::long_run()) continue;  // a long proof
        Rules split = blackjack_plus(loss), low = blackjack_plus(loss), doubled = blackjack_plus(loss);
        split.five_after_split = low.five_at_11_or_less = doubled.doubled_21_wins = false;
        // Five cards of 11 or less, split or not; and a doubled 11.
        const auto twos = shoe_of({{2, 6}, {3, 2}, {10, 6}}), elevens = shoe_of({{1, 2}, {5, 3}, {6, 4}, {10, 6}});
        compare(twos, split, whole_spread(loss));
        compare(twos, low, whole_spread(loss));
        compare(elevens, doubled, whole_spread(loss));
        if (!testing_support::long_run()) continue;
        compare(elevens, split, whole_spread(loss));
        compare(elevens, low, whole_spread(loss));
        compare(twos, doubled, whole_spread(loss));
    }
}

TEST(BlackjackShortShoe, ManyHands) {
    for (const int hands : {2, 3, 4, 5, 6})
        for (const HoleCard hole : {HoleCard::None, HoleCard::Peek})
            compare(shoe_of({{1, 2}, {8, 7}, {10, 6}}), gb_blackjack(hands, hole));
    compare(shoe_of({{1, 4}, {7, 5}, {9, 3}, {10, 4}}), gb_blackjack(4, HoleCard::Unseen));
}

// ---- Other readings of the GB book (rulings R40, R41) --------------------------------------------------------

Rules changed(Rules rules, void (*change)(Rules&)) {
    change(rules);
    return rules;
}

int aces_split_again(const Composition& shoe, const Rules& rules) {
    Solver<Ratio> solver(shoe);
    const Strategy strategy = solver.optimise(rules);
    int count = 0;
    for (int up = 1; up <= kValues; ++up) count += strategy.plan(1, up) == SplitPlan::Again;
    return count;
}

TEST(BlackjackShortShoe, R40_AcesSplitAgain) {
    const Composition shoe = shoe_of({{1, 6}, {9, 4}, {10, 8}});
    for (const HoleCard hole : {HoleCard::None, HoleCard::Peek})
        for (const int hands : {2, 3, 4}) {
            const Rules rules = changed(gb_blackjack(hands, hole), [](Rules& r) { r.resplit_aces = true; });
            compare(shoe, rules);
            EXPECT_EQ(aces_split_again(shoe, rules) > 0, hands > 2);
        }
    EXPECT_EQ(aces_split_again(shoe, gb_blackjack(4, HoleCard::None)), 0);
}

TEST(BlackjackShortShoe, R40_ASplit21OfTwoCards) {
    for (const HoleCard hole : {HoleCard::None, HoleCard::Peek})
        for (const Composition& shoe : {shoe_of({{1, 5}, {7, 4}, {10, 8}}), shoe_of({{1, 4}, {8, 6}, {10, 8}})})
            for (const bool again : {false, true}) {
                Rules rules = changed(gb_blackjack(3, hole), [](Rules& r) { r.split_21_has_two_cards = true; });
                rules.resplit_aces = again;
                compare(shoe, rules);
                Rules ruled = rules;
                ruled.split_21_has_two_cards = false;
                Solver<Ratio> solver(shoe);
                // The player's reading, but where the dealer has no 21 of more
                // cards and every blackjack was looked for.
                if (hole == HoleCard::Peek && shoe.of(7) == 0) EXPECT_EQ(solver.best_ev(rules), solver.best_ev(ruled));
                else EXPECT_GT(solver.best_ev(rules), solver.best_ev(ruled));
            }
}

// With a peek the round has ended before there is such a 21, so that the reading moves nothing.
TEST(BlackjackShortShoe, R40_A21AgainstABlackjack) {
    const Composition shoe = shoe_of({{1, 4}, {5, 4}, {6, 3}, {10, 6}});
    for (const HoleCard hole : {HoleCard::None, HoleCard::Unseen, HoleCard::Peek})
        for (const bool original : {false, true}) {
            Rules rules = gb_blackjack(3, hole);
            rules.double_lost_to_blackjack = !original;
            rules.split_loss = original ? SplitLoss::First : SplitLoss::All;
            Solver<Ratio> solver(shoe);
            const Ratio ruled = solver.best_ev(rules);
            rules.blackjack_beats_21 = false;
            compare(shoe, rules);
            if (hole == HoleCard::Peek) EXPECT_EQ(solver.best_ev(rules), ruled);
            else EXPECT_GT(solver.best_ev(rules), ruled);
        }
}

TEST(BlackjackShortShoe, R40_OnlyTheOriginalWagerIsLost) {
    for (const int hands : {2, 3, 4}) {
        Rules rules = gb_blackjack(hands, HoleCard::None);
        rules.double_lost_to_blackjack = false;
        rules.split_loss = SplitLoss::First;
        compare(shoe_of({{1, 3}, {8, 6}, {10, 8}}), rules);
        if (hands == 2) compare(shoe_of({{1, 3}, {5, 4}, {6, 4}, {10, 8}}), rules);
    }
}

TEST(BlackjackShortShoe, R40_R41_AllTogether) {
    Rules rules = gb_blackjack(3, HoleCard::None);
    rules.resplit_aces = rules.split_21_has_two_cards = rules.even_money_below = true;
    rules.blackjack_beats_21 = rules.double_lost_to_blackjack = false;
    rules.split_loss = SplitLoss::First;
    rules.blackjack_pays = {6, 5};
    for (const Composition& shoe : {shoe_of({{1, 5}, {7, 4}, {10, 8}}), shoe_of({{1, 4}, {8, 6}, {10, 8}})})
        compare(shoe, rules);
}

// Draws to every hard total below 17 of a split hand, so that hands bust against a dealer's blackjack too.
void force_draws(Strategy& strategy, const Composition& shoe, int value, int up) {
    for (std::size_t i = 0; i < hand_table().size(); ++i) {
        const Node node = static_cast<Node>(i);
        const Hand& hand = hand_table()[node];
        if (hand.points.total() < 17 && shoe.holds(hand.cards))
            strategy.set(node, up, value, {Action::Draw, Action::Draw});
    }
}

// A strategy forced on the shoe, so that splits that would not be chosen are priced too.
TEST(BlackjackShortShoe, ForcedSplitsAreValuedExactly) {
    const Composition shoe = shoe_of({{1, 3}, {6, 5}, {10, 9}});
    Solver<Ratio> solver(shoe);
    for (const Rules& rules : many_rules()) {
        Strategy strategy = solver.optimise(rules);
        for (const int up : {1, 6, 10})
            for (const int value : {6, 10}) {
                strategy.set_plan(value, up, rules.hands_max == 3 ? SplitPlan::Again : SplitPlan::Once);
                force_draws(strategy, shoe, value, up);
            }
        const auto spread = slow::every_round(shoe, strategy, rules);
        EXPECT_EQ(solver.evaluate(rules, strategy), slow::mean(spread)) << name_of(rules);
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).build({}), spread) << name_of(rules);
        EXPECT_EQ(exact_ev(shoe, rules, strategy), slow::mean(spread)) << name_of(rules);
    }
}

TEST(BlackjackShortShoe, ChartIsPlayedAsItIsPriced) {
    const Composition shoe = shoe_of({{1, 2}, {5, 4}, {8, 5}, {10, 8}});
    Solver<double> quick(shoe);
    Solver<Ratio> solver(shoe);
    const std::vector<Rules> all = many_rules();
    for (std::size_t i = 0; i < all.size(); i += 5) {
        const Rules& rules = all[i];
        const ChartReport report = best_chart(quick, rules, quick.optimise(rules));
        const Strategy strategy = strategy_of(report.chart, rules);
        const Ratio value = solver.evaluate(rules, strategy);
        EXPECT_EQ(value, slow::mean(slow::every_round(shoe, strategy, rules))) << name_of(rules);
        EXPECT_NEAR(report.ev, value.get_d(), 1e-13);
        EXPECT_GE(report.cost, -1e-13);
    }
}

// The stakes are counted hand by hand in the round, and by the evaluator with every return put to one.
TEST(BlackjackShortShoe, MeanStakeOfForcedSplits) {
    const Composition shoe = shoe_of({{1, 3}, {8, 6}, {10, 7}});
    Solver<Ratio> solver(shoe);
    const Rules rules;
    const Strategy strategy = solver.optimise(rules);
    slow::Orders stake = 0;
    slow::EveryDeal deals(shoe);
    do {
        deals.start();
        int wagers = 0;
        slow::play_round(deals, strategy, rules, &wagers);
        stake += static_cast<unsigned>(wagers) * deals.orders();
    } while (deals.advance());
    EXPECT_EQ(solver.staked(rules, strategy), slow::chance_of(stake, shoe));
}

// Even money is taken where tens are many and left where they are few; at 3 to 2 it is not thought of.
TEST(BlackjackShortShoe, R41_EvenMoneyAt6To5IsTakenWhereItIsWorthMore) {
    Rules rules = gb_blackjack(2, HoleCard::None);
    rules.split_pairs = rules.split_aces = false;
    rules.blackjack_pays = {6, 5};
    rules.even_money_below = true;
    const Composition many = shoe_of({{1, 3}, {5, 3}, {6, 3}, {10, 6}}),
                      few = shoe_of({{1, 3}, {4, 4}, {6, 5}, {9, 3}, {10, 2}});
    for (const Composition& shoe : {many, few}) {
        Solver<Ratio> solver(shoe);
        const Strategy strategy = solver.optimise(rules);
        EXPECT_EQ(strategy.takes_even_money(), shoe.of(kTen) == 6);
        compare(shoe, rules);
    }
    rules.blackjack_pays = {3, 2};
    EXPECT_FALSE(Solver<Ratio>(many).optimise(rules).takes_even_money());
}

}  // namespace
}  // namespace baize::blackjack::blackjack_short_shoe_test
