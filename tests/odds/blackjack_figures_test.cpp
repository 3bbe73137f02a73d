// The analyser against published figures of the New Zealand game, and against itself where options are taken away.
#include <gtest/gtest.h>

#include "odds/blackjack/analyser.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(BlackjackFigures, "whole shoes are priced");

namespace baize::blackjack::blackjack_figures_test {
namespace {

double edge(Analyser& analyser, const Rules& rules) { return analyser.analyse(rules).edge(); }

TEST(BlackjackFigures, SixDecks) {
    Analyser analyser(6);
    Rules rules;
    EXPECT_NEAR(edge(analyser, rules), 0.0050643, 0.000002);
    Rules style_a = rules;
    style_a.draws_to_soft_17 = true;  // 17.2
    EXPECT_NEAR(edge(analyser, style_a), 0.0072873, 0.000002);
    Rules six_to_five = rules;
    six_to_five.blackjack_pays = {6, 5};
    EXPECT_NEAR(edge(analyser, six_to_five), 0.0186612, 0.000002);
    Rules even = rules;
    even.blackjack_pays = {1, 1};
    EXPECT_NEAR(edge(analyser, even), 0.0277258, 0.000002);
}

// Ruling R26.
TEST(BlackjackFigures, SplitLosses) {
    Analyser analyser(6);
    Rules rules;
    rules.split_loss = SplitLoss::First;
    EXPECT_NEAR(edge(analyser, rules), 0.00512, 0.000006);
    rules.split_loss = SplitLoss::BustAndOne;
    EXPECT_NEAR(edge(analyser, rules), 0.00515, 0.000006);
}

// ---- The variants, six decks, against an independent count ----------------------------------------------------

// 19: hands that are bust or have won are settled at once, so that only those which stand are spared by 12.6.
TEST(BlackjackFigures, BlackjackPlus) {
    Analyser analyser(6);
    Rules rules;
    rules.dealer_22_stands_off = rules.twenty_one_wins = rules.five_and_under = true;
    rules.split_loss = SplitLoss::First;
    EXPECT_NEAR(edge(analyser, rules), 0.0293694, 0.000002);
    rules.split_loss = SplitLoss::OriginalOnly;  // ruling R55: by the letter
    EXPECT_NEAR(edge(analyser, rules), 0.0293060, 0.000002);
}

// Rulings R31 and R32 the other way never favour the player, and none of them is idle.
TEST(BlackjackFigures, TheOtherReadings) {
    Analyser analyser(6);
    Rules plus, free;
    plus.dealer_22_stands_off = plus.twenty_one_wins = plus.five_and_under = true;
    plus.split_loss = SplitLoss::First;
    free.dealer_22_stands_off = free.free_bets = free.draws_to_soft_17 = true;
    const auto costs = [&](Rules rules, bool Rules::*reading) {
        const double before = edge(analyser, rules);
        rules.*reading = false;
        return edge(analyser, rules) - before;
    };
    for (const auto reading : {&Rules::five_after_split, &Rules::five_at_11_or_less, &Rules::doubled_21_wins})
        EXPECT_GT(costs(plus, reading), 1e-10);
    for (const auto reading : {&Rules::free_resplit, &Rules::free_double_after_split})
        EXPECT_GT(costs(free, reading), 1e-4);
}

TEST(BlackjackFigures, FreeBet) {
    LONG_COUNT();
    Analyser analyser(6);
    Rules rules;
    rules.dealer_22_stands_off = rules.free_bets = rules.draws_to_soft_17 = true;
    EXPECT_NEAR(edge(analyser, rules), 0.0114920, 0.000002);
}

Rules gb_rules() {
    Rules rules;
    rules.double_aces = rules.double_lost_to_blackjack = true;
    rules.must_draw_to_12 = false;
    rules.split_loss = SplitLoss::All;
    rules.hands_max = 16;
    return rules;
}

TEST(BlackjackFigures, GreatBritain) {
    LONG_COUNT();
    Analyser analyser(6);
    Rules rules = gb_rules();
    EXPECT_NEAR(edge(analyser, rules), 0.0051249, 0.000002);
    rules.hands_max = 7;
    EXPECT_NEAR(edge(analyser, rules), 0.0051249, 0.000002);
    rules.hole_card = HoleCard::Peek;
    EXPECT_NEAR(edge(analyser, rules), 0.0040125, 0.000002);
}

TEST(BlackjackFigures, MoreDecksAreWorseForThePlayer) {
    LONG_COUNT();
    double before = -1;
    for (int decks = 1; decks <= 8; ++decks) {
        Analyser analyser(decks);
        Rules rules;
        rules.decks = decks;
        const double now = edge(analyser, rules);
        EXPECT_GT(now, before) << decks;
        before = now;
    }
}

TEST(BlackjackFigures, RulesOfAnotherShoeAreRefused) {
    Analyser analyser(4);
    EXPECT_THROW(analyser.analyse(Rules{}), std::invalid_argument);
    EXPECT_THROW(Analyser(9), std::invalid_argument);
}

// Each change takes something from the player; none may raise the value, and those of weight must lower it.
TEST(BlackjackFigures, TakingAnOptionAwayNeverHelps) {
    LONG_COUNT();
    using Change = void (*)(Rules&);
    const std::vector<Change> changes{
        [](Rules& r) { r.double_rule = DoubleRule::NineToEleven; },
        [](Rules& r) { r.double_rule = DoubleRule::TenOrEleven; },
        [](Rules& r) { r.double_rule = DoubleRule::None; },
        [](Rules& r) { r.double_after_split = false; },
        [](Rules& r) { r.double_lost_to_blackjack = true; },
        [](Rules& r) { r.split_pairs = false; },
        [](Rules& r) { r.split_aces = false; },
        [](Rules& r) { r.hands_max = 2; },
        [](Rules& r) { r.split_loss = SplitLoss::First; },
        [](Rules& r) { r.split_loss = SplitLoss::BustAndOne; },
        [](Rules& r) { r.split_loss = SplitLoss::All; },
        [](Rules& r) { r.blackjack_pays = {6, 5}; },
    };
    for (const int decks : {1, 6}) {
        Analyser analyser(decks);
        for (std::size_t first = 0; first < changes.size(); ++first) {
            Rules base;
            base.decks = decks;
            const double whole = analyser.analyse(base).ev;
            changes[first](base);
            const double less = analyser.analyse(base).ev;
            EXPECT_LE(less, whole + (first == 0 ? 1e-12 : -1e-7)) << first;
            for (std::size_t second = first + 1; second < changes.size(); ++second) {
                if (decks == 1 || second < 3 || (first >= 8 && first < 11 && second < 11))
                    continue;  // one takes the other's place
                Rules both = base;
                changes[second](both);
                EXPECT_LE(analyser.analyse(both).ev, less + 1e-12) << first << ' ' << second;
            }
        }
    }
}

TEST(BlackjackFigures, ExactFractionOfSixDecks) {
    LONG_COUNT();
    Analyser analyser(6);
    const Analysis analysis = analyser.analyse(Rules{});
    const Ratio exact = analyser.exact_ev(Rules{}, analysis.strategy);
    EXPECT_NEAR(exact.get_d(), analysis.ev, 1e-14);
    // Every prime of the denominator is 2 or divides some number of cards left in the shoe.
    Integer rest = exact.get_den();
    for (int cards = 312; cards > 230; --cards)
        for (Integer shared = gcd(rest, Integer(cards)); shared > 1; shared = gcd(rest, Integer(cards))) rest /= shared;
    EXPECT_EQ(rest, 1);
}

}  // namespace
}  // namespace baize::blackjack::blackjack_figures_test
