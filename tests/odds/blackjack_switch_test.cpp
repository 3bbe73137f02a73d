// Blackjack Switch against a recursion that knows nothing of return distributions or multisets, and against an
// independent count.
#include <gtest/gtest.h>

#include "blackjack_slow.hpp"
#include "odds/blackjack/switch_chart.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("every pair of hands of a shoe");
SLOW_SUITE(BlackjackSwitch, "every pair of hands of a shoe");

namespace baize::blackjack::blackjack_switch_test {
namespace {

Rules switch_rules(HoleCard hole_card) {
    Rules rules;
    rules.double_aces = rules.double_lost_to_blackjack = rules.dealer_22_stands_off = true;
    rules.must_draw_to_12 = false;
    rules.split_loss = SplitLoss::All;
    rules.blackjack_pays = {1, 1};
    rules.hole_card = hole_card;
    rules.clauses = &kGbClauses;
    return rules;
}

// 4.66, six decks, with a peek and soft 17 drawn to: 0.54007 % of the total stake.
TEST(BlackjackSwitch, SixDecks) {
    Rules rules = switch_rules(HoleCard::Peek);
    rules.draws_to_soft_17 = true;
    rules.hands_max = 16;
    const SwitchSolver solver(Composition::of_decks(6), rules);
    EXPECT_NEAR(-solver.ev(), 0.0054007, 0.00002);
    EXPECT_NEAR(-solver.ev(), 0.00540066, 0.0000001);  // as it was first counted
    EXPECT_GT(solver.switched(), 0.3);
    const CachedValues learned = solver.learned();
    const double by_worths = solver.ev([&](auto... cards) { return learned.switches(cards...); });
    EXPECT_LT(by_worths, solver.ev());
    EXPECT_NEAR(by_worths, solver.ev(), 0.00001);
}

// Every order of a short shoe: both arrangements of every deal are played out without splits, each hand for itself by
// expectimax with the four cards known.
class SlowSwitch {
public:
    // `by`: hands are played by it, and not as well as can be.
    SlowSwitch(const Composition& shoe, const Rules& rules, const Strategy* by = nullptr)
        : left_(shoe), rules_(rules), by_(by) {}

    double value() {
        return over_cards([&](int up) {
                   return over_cards([&](int a1) {
                       return over_cards([&](int b1) {
                           return over_cards([&](int a2) {
                               return over_cards([&](int b2) {
                                   up_ = up;
                                   const double keep = hand({a1, a2}, false) + hand({b1, b2}, false);
                                   const double change = hand({a1, b2}, true) + hand({b1, a2}, true);
                                   return peeked(a1, a2, b1, b2, std::max(keep, change));
                               });
                           });
                       });
                   });
               }) /
               2;
    }

private:
    template <class Next>
    double over_cards(Next&& next) {
        double sum = 0;
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

    // Ruling R45: a dealer's blackjack is found before anything is decided.
    double peeked(int a1, int a2, int b1, int b2, double decided) {
        const int partner = blackjack_partner(up_);
        if (rules_.hole_card != HoleCard::Peek || partner == 0) return decided;
        const auto lost = [](int a, int b) { return a * b == kTen && a + b == kTen + 1 ? 0 : 1; };
        return decided - (lost(a1, a2) + lost(b1, b2)) * static_cast<double>(left_.of(partner)) / left_.size;
    }

    double hand(std::vector<int> cards, bool switched) {
        slow::BoxHand two;
        two.cards = std::move(cards);
        natural_ = !switched && two.points().total() == 21;
        return best(two);
    }

    double best(const slow::BoxHand& hand) {
        const Points points = hand.points();
        if (points.bust()) return finish(hand);
        if (by_) return follow(hand);
        double most = finish(hand);
        if (points.total() < 21) {
            most = std::max(most, over_cards([&](int card) { return best(with(hand, card, false)); }));
            if (hand.cards.size() == 2)
                most = std::max(most, over_cards([&](int card) { return finish(with(hand, card, true)); }));
        }
        return most;
    }

    double follow(const slow::BoxHand& hand) {
        Tally cards;
        for (const int card : hand.cards) cards = cards + Tally::of(card);
        switch (by_->choice(hand_table().of(cards), up_, 0).best) {
            case Action::Draw: return over_cards([&](int card) { return best(with(hand, card, false)); });
            case Action::Double: return over_cards([&](int card) { return finish(with(hand, card, true)); });
            default: return finish(hand);
        }
    }

    static slow::BoxHand with(slow::BoxHand hand, int card, bool doubled) {
        hand.cards.push_back(card);
        hand.doubled = doubled;
        return hand;
    }

    double finish(const slow::BoxHand& hand) {
        Points dealer;
        dealer.add(up_);
        return over_cards([&](int card) {
            Points two = dealer;
            two.add(card);
            return dealer_plays(hand, two, two.total() == 21);
        });
    }

    double dealer_plays(const slow::BoxHand& hand, Points dealer, bool natural) {
        if (natural && rules_.hole_card == HoleCard::Peek) return 0;
        if (dealer_draws(dealer, rules_)) return over_cards([&](int card) {
            Points more = dealer;
            more.add(card);
            return dealer_plays(hand, more, natural);
        });
        const HandResult result{hand.points().total(), natural_ && hand.cards.size() == 2};
        const PayRow pays{"blackjack", rules_.blackjack_pays, "4.65"};
        const DealerResult against{dealer.total(), natural};
        Ratio sum = slow::net_of(settle_main(result, against, pays, rules_));
        if (hand.doubled) sum += slow::net_of(settle_double(result, against, false, rules_));
        return sum.get_d();
    }

    Composition left_;
    Rules rules_;
    const Strategy* by_;
    int up_ = 0;
    bool natural_ = false;
};

Composition short_shoe() {
    Composition shoe;
    for (const auto& [value, cards] : {std::pair{1, 3}, {5, 3}, {9, 3}, {10, 5}}) shoe.add(value, cards);
    return shoe;
}

TEST(BlackjackSwitch, ShortShoeWithoutSplits) {
    const Composition shoe = short_shoe();
    for (const HoleCard hole : {HoleCard::None, HoleCard::Peek}) {
        Rules rules = switch_rules(hole);
        rules.split_pairs = rules.split_aces = false;
        EXPECT_NEAR(SwitchSolver(shoe, rules).ev(), SlowSwitch(shoe, rules).value(), 1e-12);
    }
}

// Ruling R40 by its other readings: a 21 stands off with a dealer's blackjack; doubles come back from it.
TEST(BlackjackSwitch, R40_ShortShoeByOtherReadings) {
    const Composition shoe = short_shoe();
    Rules ruled = switch_rules(HoleCard::None);
    ruled.split_pairs = ruled.split_aces = false;
    const double before = SwitchSolver(shoe, ruled).ev();
    for (const bool original : {false, true}) {
        Rules rules = ruled;
        rules.blackjack_beats_21 = original;
        if (original) rules.double_lost_to_blackjack = false, rules.split_loss = SplitLoss::First;
        EXPECT_NEAR(SwitchSolver(shoe, rules).ev(), SlowSwitch(shoe, rules).value(), 1e-12);
        EXPECT_GT(SwitchSolver(shoe, rules).ev(), before);
    }
}

// The same with the hands played by a chart: its count is that of every
// order, and no square of it can be changed for the better.
TEST(BlackjackSwitch, TheBestChartOfAShortShoe) {
    const Composition shoe = short_shoe();
    Rules rules = switch_rules(HoleCard::Peek);
    rules.split_pairs = rules.split_aces = false;
    const SwitchChart found = best_switch_chart(shoe, rules, Chart{});
    const Strategy strategy = strategy_of(found.chart, rules);
    EXPECT_NEAR(found.by_chart.ev(), SlowSwitch(shoe, rules, &strategy).value(), 1e-12);
    EXPECT_LE(found.by_chart.ev(), SwitchSolver(shoe, rules).ev() + 1e-12);
    const auto worth = [&](const Chart& chart) {
        const Strategy by = strategy_of(chart, rules);
        return SwitchSolver(shoe, rules, &by).ev();
    };
    EXPECT_NEAR(worth(found.chart), found.by_chart.ev(), 1e-12);
    EXPECT_GT(found.by_chart.ev(), worth(Chart{}) + 0.01) << "the search improves what it begins with";
    for (const std::size_t up : {1U, 5U, 9U, 10U}) {
        for (std::size_t total = 10; total <= 20; ++total) {
            for (const bool soft : {false, true}) {
                for (const bool twice : {false, true}) {
                    Chart other = found.chart;
                    Cell& cell = (soft ? other.layer[0].soft : other.layer[0].hard)[total][up];
                    if (twice) cell.twice = !cell.twice;
                    else cell.otherwise = cell.otherwise == Action::Stand ? Action::Draw : Action::Stand;
                    EXPECT_LE(worth(other), found.by_chart.ev() + 1e-12)
                        << total << (soft ? " soft" : " hard") << " against " << up;
                }
            }
        }
    }
}

}  // namespace
}  // namespace baize::blackjack::blackjack_switch_test
