// The analyser against slow enumeration in short shoes, as exact fractions.
#include "blackjack_slow.hpp"
#include "odds/blackjack/chart.hpp"
#include "odds/blackjack/exact_ev.hpp"
#include "odds/blackjack/spread.hpp"

namespace baize::blackjack {
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
           " lost " + std::to_string(rules.double_lost_to_blackjack) + " soft " + std::to_string(rules.draws_to_soft_17);
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
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(), slow::mean_square(spread)) << name_of(rules);
        if (!std::getenv("BAIZE_SANITIZED")) {  // slow there, and the same sums again
            const Ratio halves = SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(0) + SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(1);
            EXPECT_EQ(halves, slow::mean_square(spread)) << name_of(rules);
        }
        again += splits_in(strategy, SplitPlan::Again);
    }
    return again;
}

TEST(BlackjackShortShoe, EightsAcesTens) { EXPECT_GT(compare(shoe_of({{1, 3}, {8, 6}, {10, 7}})), 0); }
TEST(BlackjackShortShoe, NinesAcesTens) { EXPECT_GT(compare(shoe_of({{1, 4}, {9, 6}, {10, 6}})), 0); }
TEST(BlackjackShortShoe, SevensFoursTens) { EXPECT_GT(compare(shoe_of({{1, 2}, {4, 2}, {7, 5}, {10, 8}})), 0); }

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

void compare(const Composition& shoe, const Rules& rules) {
    Solver<Ratio> solver(shoe);
    const Strategy strategy = solver.optimise(rules);
    const auto spread = slow::every_round(shoe, strategy, rules);
    EXPECT_EQ(solver.evaluate(rules, strategy), slow::mean(spread)) << name_of(rules);
    EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).mean_square(), slow::mean_square(spread)) << name_of(rules);
    if (rules.hands_max <= 3) {
        EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).build({}), spread) << name_of(rules);
    }
    EXPECT_EQ(exact_ev(shoe, rules, strategy), slow::mean(spread)) << name_of(rules);
}

TEST(BlackjackShortShoe, BlackjackPlus) {
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::First, SplitLoss::All}) {
        compare(shoe_of({{1, 3}, {8, 6}, {10, 6}}), blackjack_plus(loss));
        compare(shoe_of({{2, 3}, {3, 2}, {10, 8}}), blackjack_plus(loss));
    }
}

TEST(BlackjackShortShoe, FreeBet) {
    compare(shoe_of({{1, 3}, {8, 6}, {10, 6}}), free_bet());
    compare(shoe_of({{1, 2}, {5, 5}, {4, 2}, {10, 7}}), free_bet());
    compare(shoe_of({{1, 2}, {9, 5}, {2, 2}, {10, 7}}), free_bet());
}

TEST(BlackjackShortShoe, ManyHands) {
    for (const int hands : {2, 3, 4, 5, 6})
        for (const HoleCard hole : {HoleCard::None, HoleCard::Peek}) compare(shoe_of({{1, 2}, {8, 7}, {10, 6}}), gb_blackjack(hands, hole));
    compare(shoe_of({{1, 4}, {7, 5}, {9, 3}, {10, 4}}), gb_blackjack(4, HoleCard::Unseen));
}

// Draws to every hard total below 17 of a split hand, so that hands bust against a dealer's blackjack too.
void force_draws(Strategy& strategy, const Composition& shoe, int value, int up) {
    for (std::size_t i = 0; i < hand_table().size(); ++i) {
        const Node node = static_cast<Node>(i);
        const Hand& hand = hand_table()[node];
        if (hand.points.total() < 17 && shoe.holds(hand.cards)) strategy.set(node, up, value, {Action::Draw, Action::Draw});
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
    Ratio stake = 0;
    slow::EveryDeal deals(shoe);
    do {
        deals.start();
        int wagers = 0;
        slow::play_round(deals, strategy, rules, &wagers);
        stake += wagers * deals.chance();
    } while (deals.advance());
    EXPECT_EQ(solver.staked(rules, strategy), stake);
}

// The optimum without splits, by a recursion that knows nothing of multisets, laws or stopping times.
class Expectimax {
public:
    // `ride`: so much rides beside the main wager, and doubles match it (15D.6-15D.11).
    Expectimax(const Composition& shoe, const Rules& rules, int ride = 0) : left_(shoe), rules_(rules), ride_(ride) {}

    Ratio value() {
        return over_cards([&](int first) {
            return over_cards([&](int up) {
                up_ = up;
                return over_cards([&](int second) {
                    up_ = up;
                    return best({{first, second}, false});
                });
            });
        });
    }

private:
    template <class Next>
    Ratio over_cards(Next&& next) {
        Ratio sum = 0;
        const int size = left_.size;
        for (int value = 1; value <= kValues; ++value) {
            const int cards = left_.of(value);
            if (cards == 0) continue;
            left_.add(value, -1);
            sum += cards * next(value);
            left_.add(value, 1);
        }
        return sum / size;
    }

    Ratio best(const slow::BoxHand& hand) {
        const Points points = hand.points();
        if (points.bust()) return finish(hand);
        Ratio most = -100;
        if (may_stand(points, rules_)) most = finish(hand);
        if (points.total() < 21 && left_.size > 0) most = std::max(most, over_cards([&](int card) { return best(with(hand, card, false)); }));
        if (hand.cards.size() == 2 && may_double(hand.cards[0], hand.cards[1], false, rules_))
            most = std::max(most, over_cards([&](int card) { return finish(with(hand, card, true)); }));
        return most;
    }

    static slow::BoxHand with(slow::BoxHand hand, int card, bool doubled) {
        hand.cards.push_back(card);
        hand.doubled = doubled;
        return hand;
    }

    Ratio finish(const slow::BoxHand& hand) {
        Points dealer;
        dealer.add(up_);
        return over_cards([&](int card) {
            Points two = dealer;
            two.add(card);
            return dealer_plays(hand, two, two.total() == 21);
        });
    }

    Ratio dealer_plays(const slow::BoxHand& hand, Points dealer, bool natural) {
        if (!dealer_draws(dealer, rules_)) return settled(hand, {dealer.total(), natural});
        return over_cards([&](int card) {
            Points more = dealer;
            more.add(card);
            return dealer_plays(hand, more, natural);
        });
    }

    // Wager by wager: the main one, what rides on it, and a double of both.
    Ratio settled(const slow::BoxHand& hand, const DealerResult& dealer) const {
        Ratio sum = slow::settle_box({hand}, dealer, rules_);
        if (ride_ == 0) return sum;
        const int total = hand.points().total();
        const bool natural = hand.cards.size() == 2 && total == 21;
        if (dealer.blackjack) sum += total > 21 ? Ratio(-ride_) : Ratio(0);                                  // 15D.11, 13.2
        else if (natural) sum += ride_ * ratio(rules_.blackjack_pays);                                       // 15D.10
        else if (total > 21 || (dealer.total <= 21 && total < dealer.total)) sum -= ride_;
        else if (dealer.total > 21 || total > dealer.total) sum += ride_;
        if (hand.doubled) sum += ride_ * slow::net_of(settle_double({total, false}, dealer, false, rules_));  // 15D.7
        return sum;
    }

    Composition left_;
    Rules rules_;
    int ride_;
    int up_ = 0;
};

// What House Money's and Let it Ride's prices rest on: the best play of the main wager with 3 or 10 times as much riding on it.
TEST(BlackjackShortShoe, R15D_10_R15E_9_WhatRidesIsPlayedForTheBest) {
    Rules rules;
    rules.split_pairs = rules.split_aces = false;
    for (const int ride : {3, 10}) {
        for (const Composition& shoe : {shoe_of({{1, 2}, {5, 3}, {6, 3}, {10, 6}}), shoe_of({{1, 3}, {4, 3}, {7, 3}, {10, 5}})}) {
            Solver<Ratio> solver(shoe);
            const auto values = solver.best_values(rules, Ratio(ride));
            Ratio sum = 0;
            for (int up = 1; up <= kValues; ++up)
                for (int first = 1; first <= kValues; ++first)
                    for (int second = first; second <= kValues; ++second)
                        sum += solver.deal_chance(first, second, up) * values[static_cast<std::size_t>(up)][static_cast<std::size_t>(two_cards(first, second))];
            EXPECT_EQ(sum, Expectimax(shoe, rules, ride).value()) << ride;
        }
    }
}

TEST(BlackjackShortShoe, OptimumWithoutSplitsEqualsExpectimax) {
    Rules rules;
    rules.split_pairs = rules.split_aces = false;
    for (const bool soft : {false, true}) {
        for (const bool lost : {false, true}) {
            rules.draws_to_soft_17 = soft;
            rules.double_lost_to_blackjack = lost;
            for (const Composition& shoe : {shoe_of({{1, 2}, {5, 3}, {6, 3}, {10, 6}}), shoe_of({{1, 3}, {4, 3}, {7, 3}, {10, 5}})}) {
                Solver<Ratio> solver(shoe);
                EXPECT_EQ(solver.evaluate(rules, solver.optimise(rules)), Expectimax(shoe, rules).value());
            }
        }
    }
}

}  // namespace
}  // namespace baize::blackjack
