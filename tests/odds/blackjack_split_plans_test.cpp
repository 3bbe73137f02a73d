// Which hands of a split box are split again: the first one and later ones may have other things to lose.
#include <gtest/gtest.h>

#include "blackjack_slow.hpp"
#include "enumerated.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "odds/blackjack/adviser.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/exact_ev.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/blackjack/spread.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(BlackjackSplitPlans, "every round of a shoe, as fractions; whole shoes are priced");

namespace baize::blackjack::blackjack_split_plans_test {
namespace {

constexpr SplitPlan kSplits[] = {SplitPlan::Once, SplitPlan::FirstAgain, SplitPlan::LaterAgain, SplitPlan::Again};

Composition shoe_of(std::initializer_list<std::pair<int, int>> cards) {
    Composition shoe;
    for (const auto& [value, count] : cards) shoe.add(value, count);
    return shoe;
}

// Free Bet, where a second split is paid (ruling R31 the other way).
Rules paid_resplit(SplitLoss loss, bool doubles_paid = false) {
    Rules rules;
    rules.dealer_22_stands_off = rules.free_bets = rules.draws_to_soft_17 = true;
    rules.free_resplit = false;
    rules.free_double_after_split = !doubles_paid;
    rules.split_loss = loss;
    rules.clauses = &kNzFreeClauses;
    return rules;
}

// Blackjack +, where only the original wager and bust ones are lost to a blackjack (ruling R55).
Rules blackjack_plus(SplitLoss loss) {
    Rules rules;
    rules.dealer_22_stands_off = rules.twenty_one_wins = rules.five_and_under = rules.draws_to_soft_17 = true;
    rules.split_loss = loss;
    rules.clauses = &kNzPlusClauses;
    return rules;
}

Rules gb_blackjack(SplitLoss loss, int hands) {
    Rules rules;
    rules.double_aces = true;
    rules.must_draw_to_12 = false;
    rules.double_lost_to_blackjack = loss == SplitLoss::All;
    rules.split_loss = loss;
    rules.hands_max = hands;
    rules.clauses = &kGbClauses;
    return rules;
}

std::string name_of(const Rules& rules) {
    return std::string(rules.free_bets ? "free" : rules.five_and_under ? "plus" : "plain") + " loss " +
           std::to_string(static_cast<int>(rules.split_loss)) + " hands " + std::to_string(rules.hands_max);
}

// ---- Whole shoes, against an independent count --------------------------------------------------------------------

Analysis best_of(int decks, Rules rules) {
    rules.decks = decks;
    return Analyser(decks).analyse(rules);
}
double edge(int decks, const Rules& rules) { return 100 * best_of(decks, rules).edge(); }

TEST(BlackjackSplitPlans, R59_FreeBetWithAPaidSecondSplit) {
    EXPECT_NEAR(edge(4, paid_resplit(SplitLoss::OriginalOnly)), 1.3820302, 5e-8);
    EXPECT_NEAR(edge(6, paid_resplit(SplitLoss::OriginalOnly)), 1.3956543, 5e-8);
    EXPECT_NEAR(edge(6, paid_resplit(SplitLoss::OriginalOnly, true)), 1.9395339, 5e-8);
}

TEST(BlackjackSplitPlans, R59_NinesAgainstAnAceAtBlackjackPlus) {
    const Analysis best = best_of(4, blackjack_plus(SplitLoss::First));
    EXPECT_NEAR(100 * best.edge(), 3.2295346, 5e-8);
    EXPECT_EQ(best.strategy.plan(9, 1), SplitPlan::FirstAgain);
}

// ---- Short shoes, every order of the cards ------------------------------------------------------------------------

// No other plan for any pair, played and settled card by card, brings more than the one that was chosen. Returns for
// how many pairs only the first hand, or only later ones, are split again.
int expect_best_plans(const Composition& shoe, const Rules& rules) {
    Solver<Ratio> solver(shoe);
    const Strategy best = solver.optimise(rules);
    const Ratio most = slow::mean(slow::every_round(shoe, best, rules));
    EXPECT_EQ(solver.evaluate(rules, best), most) << name_of(rules);
    int apart = 0;
    for (int value = 1; value <= kValues; ++value)
        for (int up = 1; up <= kValues; ++up) {
            const SplitPlan plan = best.plan(value, up);
            if (solver.deal_chance(value, value, up) == 0 || plan == SplitPlan::Never) continue;
            apart += plan == SplitPlan::FirstAgain || plan == SplitPlan::LaterAgain;
            for (const SplitPlan other : kSplits) {
                if (other == plan || (splits_again(other) && !may_split(value, value, 2, rules))) continue;
                Strategy strategy = best;
                strategy.set_plan(value, up, other);
                EXPECT_LE(slow::mean(slow::every_round(shoe, strategy, rules)), most)
                    << name_of(rules) << ": " << value << " against " << up << " by " << static_cast<int>(other);
            }
        }
    return apart;
}

TEST(BlackjackSplitPlans, R59_NoOtherPlanBringsMoreInAShortShoe) {
    for (const bool doubles_paid : {false, true})
        for (const Composition& shoe :
             {shoe_of({{1, 1}, {4, 3}, {6, 3}, {10, 8}}), shoe_of({{1, 3}, {4, 3}, {9, 3}, {10, 7}})})
            EXPECT_GT(expect_best_plans(shoe, paid_resplit(SplitLoss::OriginalOnly, doubles_paid)), 0);
    EXPECT_GT(expect_best_plans(shoe_of({{1, 2}, {4, 3}, {7, 3}, {10, 8}}), blackjack_plus(SplitLoss::First)), 0);
    EXPECT_GT(expect_best_plans(shoe_of({{1, 3}, {4, 3}, {7, 2}, {10, 8}}), gb_blackjack(SplitLoss::First, 3)), 0);
}

// Draws to every hard total below 17 of a split hand, so that hands bust against a dealer's blackjack too.
void force(Strategy& strategy, const Composition& shoe, int value, int up, SplitPlan plan, const Rules& rules) {
    strategy.set_plan(value, up, plan);
    for (std::size_t i = 0; i < hand_table().size(); ++i) {
        const auto node = static_cast<Node>(i);
        const Hand& hand = hand_table()[node];
        if (hand.points.total() < 17 && may_draw(hand.points, hand.size, rules) && shoe.holds(hand.cards))
            strategy.set(node, up, value, {Action::Draw, Action::Draw});
    }
}

TEST(BlackjackSplitPlans, EveryPlanIsCountedAsItIsPlayed) {
    const Composition shoe = shoe_of({{1, 3}, {6, 5}, {10, 9}});
    Solver<Ratio> solver(shoe);
    std::vector<Rules> all;
    for (const SplitLoss loss : {SplitLoss::OriginalOnly, SplitLoss::First, SplitLoss::BustAndOne, SplitLoss::All}) {
        all.push_back(paid_resplit(loss));
        all.push_back(blackjack_plus(loss));
    }
    for (const int hands : {3, 4, 5}) all.push_back(gb_blackjack(SplitLoss::First, hands));
    for (const Rules& rules : all)
        for (const SplitPlan plan : {SplitPlan::FirstAgain, SplitPlan::LaterAgain}) {
            Strategy strategy = solver.optimise(rules);
            for (const int up : {6, 10}) force(strategy, shoe, 6, up, plan, rules);
            const auto spread = slow::every_round(shoe, strategy, rules);
            EXPECT_EQ(solver.evaluate(rules, strategy), slow::mean(spread)) << name_of(rules);
            EXPECT_EQ(exact_ev(shoe, rules, strategy), slow::mean(spread)) << name_of(rules);
            if (pays_after_a_free_split(rules)) continue;
            SpreadBuilder<Ratio> builder(solver, rules, strategy);
            EXPECT_EQ(builder.mean_square(), slow::mean_square(spread)) << name_of(rules);
            if (rules.hands_max > 3) continue;
            EXPECT_EQ(SpreadBuilder<Ratio>(solver, rules, strategy).build({}), spread) << name_of(rules);
        }
}

// ---- The adviser --------------------------------------------------------------------------------------------------

// A hand that was split from a pair and has drawn one card, in a full box: the best that it can bring.
double of_a_full_box(Situation at, int card, const Rules& rules) {
    at.left.add(card, -1);
    at.hand = {at.split_of, card};
    at.hands = rules.hands_max;
    const Advice advice = advise(at, rules);
    double most = -9;
    for (const auto& worth : advice.value)
        if (worth) most = std::max(most, *worth);
    return most;
}

double mean_of_a_full_box(const Situation& at, const Rules& rules) {
    double sum = 0;
    for (int card = 1; card <= kValues; ++card)
        if (at.left.of(card) > 0) sum += of_a_full_box(at, card, rules) * at.left.of(card) / at.left.size;
    return sum;
}

// The last split that a box has room for is worth what the two hands are that result from it: the one keeps its wager,
// the other has the wager of a second split.
TEST(BlackjackSplitPlans, TheAdviserWeighsASecondSplitByTheWagersOfItsHands) {
    Rules first_lost;
    first_lost.split_loss = SplitLoss::First;
    for (const Rules& rules : {paid_resplit(SplitLoss::OriginalOnly), paid_resplit(SplitLoss::First, true),
                               blackjack_plus(SplitLoss::First), first_lost, Rules{}})
        for (const int up : {1, 6, 10})
            for (const bool later : {false, true}) {
                Situation pair;
                pair.left = Composition::of_decks(2).less(Tally::of(8) + Tally::of(8) + Tally::of(8) + Tally::of(up));
                pair.hand = {8, 8};
                pair.up = up;
                pair.split_of = 8;
                pair.hands = 2;
                pair.later = later;
                Situation kept = pair, formed = pair;
                formed.later = formed.paid = true;
                EXPECT_NEAR(*advise(pair, rules).value[static_cast<std::size_t>(Action::Split)],
                            mean_of_a_full_box(kept, rules) + mean_of_a_full_box(formed, rules), 1e-12)
                    << name_of(rules) << " against " << up << (later ? ", a later hand" : "");
            }
}

// ---- Two initial hands --------------------------------------------------------------------------------------------

// Notes whether an 18 that came of split eights was drawn to, by whether its hand has an initial wager.
class Noting : public BoxPlayer {
public:
    using BoxPlayer::BoxPlayer;
    Answer answer(const Table& table, const Question& question) override {
        namespace sw = gb::switching;
        if (question.offers(sw::Keep) && question.offers(sw::Switch) && !question.offers(table::Draw))
            return {sw::Keep, {}};
        const Answer given = BoxPlayer::answer(table, question);
        if (!question.offers(table::Draw)) return given;
        const baize::Box& box = table.box(question.box);
        const baize::Hand& hand = box.hands[question.hand];
        if (table::hands_of_its_pair(table, box, question.hand) == 1 || table::points_of(hand).total() != 18 ||
            hand.cards.size() != 2)
            return given;
        const bool initial = std::ranges::any_of(table.stakes(), [&](const Stake& stake) {
            return stake.box == box.number && stake.hand == question.hand && table::is_initial(table, stake);
        });
        ++(initial ? first : later)[given.choice == table::Draw];
        return given;
    }
    std::array<int, 2> first{}, later{};  // stood, drew
};

// Gb 4.62: the second initial hand has a wager as large and as exposed as the first one's, and is played like it.
TEST(BlackjackSplitPlans, R4_62_OfBothInitialHandsTheFirstOfASplitIsPlayedAsTheFirst) {
    Strategy strategy;
    const Node eighteen = hand_table().of(Tally::of(8) + Tally::of(10));
    for (int up = 1; up <= kValues; ++up) {
        strategy.set_plan(8, up, SplitPlan::Once);
        strategy.set(eighteen, up, 8, {Action::Draw, Action::Draw}, Place::Later);
    }
    Noting player(strategy);
    const auto setup = enumerated::setup_of(gb::switching::kGame);
    enumerated::count_round(setup, enumerated::shoe_with({{enumerated::card("8h"), 6}, {enumerated::card("Ks"), 8}}),
                            {table::Main, gb::switching::SwitchWager}, &player);
    EXPECT_GT(player.first[0], 0);
    EXPECT_EQ(player.first[1], 0);
    EXPECT_EQ(player.later[0], 0);
    EXPECT_GT(player.later[1], 0);
}

}  // namespace
}  // namespace baize::blackjack::blackjack_split_plans_test
