// Real rounds of blackjack against the analyser, on short shoes.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "enumerated.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/insurance.hpp"
#include "odds/even_money.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/prices.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(EnumerateBlackjack, "every round of a shoe");

namespace baize::enumerate_blackjack_test {
namespace {

using testing_support::sanitized;
using namespace enumerated;
using enumerated::Counted;

// ---- Blackjack ------------------------------------------------------------------------------------------------------

namespace bj = blackjack;

bj::Composition composition_of(const std::vector<std::pair<Card, int>>& cards) {
    bj::Composition shoe;
    for (const auto& [face, count] : cards) shoe.add(bj::card_value(face), count);
    return shoe;
}

using Cards = std::vector<std::pair<Card, int>>;

// Each can end no round before the round is over: the test looks for a shuffle in every course.
std::vector<Cards> blackjack_shoes() {
    std::vector<Cards> shoes{
        {{card("As"), 3}, {card("8h"), 5}, {card("Kd"), 7}},
        {{card("Ac"), 3}, {card("9d"), 5}, {card("Th"), 6}},
        {{card("Ah"), 2}, {card("6c"), 4}, {card("5s"), 2}, {card("Qs"), 8}},
    };
    if (sanitized()) shoes.resize(1);
    return shoes;
}

// Every choice of section 10-13 and 17 that a single box can meet.
std::vector<Options> blackjack_options() {
    std::vector<Options> list{
        {},
        {{"variant", "style-a"}},
        {{"blackjack-pays", "6:5"}},
        {{"blackjack-pays", "1:1"}, {"variant", "style-a"}},
        {{"double-rule", "9-11"}},
        {{"double-rule", "10-11"}, {"double-lost-to-blackjack", "both"}},
        {{"double-rule", "none"}},
        {{"double-after-split", "no"}},
        {{"double-lost-to-blackjack", "both"}},
        {{"split-rule", "no-pairs"}},
        {{"split-rule", "no-aces"}},
        {{"split-rule", "none"}},
        {{"resplit", "no"}},
        {{"split-lost-to-blackjack", "first"}},
        {{"split-lost-to-blackjack", "bb+1"}},
        {{"split-lost-to-blackjack", "all"}},
        {{"split-lost-to-blackjack", "bb+1"}, {"resplit", "no"}, {"blackjack-pays", "6:5"}},
        {{"split-lost-to-blackjack", "all"}, {"double-lost-to-blackjack", "both"}, {"variant", "style-a"}},
    };
    if (sanitized()) list.resize(3);
    return list;
}

std::string words(const Options& options) {
    std::string text;
    for (const auto& [id, value] : options) text += id + "=" + value + " ";
    return text;
}

// The whole return distribution of the main wager, its double and splits, through the real round and through the
// analyser.
Ratio expect_round_equals_analysis(const Cards& cards, const Options& options, const bj::Strategy& strategy,
                                   long& leaves) {
    const auto setup = setup_of(bj::nz::kGame, options);
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Composition shoe = composition_of(cards);
    bj::BoxPlayer player(strategy);
    Counted counted = count_round(setup, shoe_with(cards), {bj::nz::Main}, &player);
    leaves += counted.leaves;
    EXPECT_EQ(counted.total, 1);
    EXPECT_FALSE(counted.ran_out) << words(options);
    bj::Solver<Ratio> solver(shoe);
    if (!bj::pays_after_a_free_split(rules)) {  // whose joint distribution is not counted
        EXPECT_EQ(counted.distributions[bj::nz::Main], bj::SpreadBuilder<Ratio>(solver, rules, strategy).build({}))
            << words(options);
    }
    EXPECT_EQ(counted.staked[bj::nz::Main], solver.staked(rules, strategy)) << words(options);
    const Ratio mean = mean_of(counted.distributions[bj::nz::Main]);
    EXPECT_EQ(mean, solver.evaluate(rules, strategy)) << words(options);
    EXPECT_EQ(mean, bj::Analyser(shoe).exact_ev(rules, strategy)) << words(options);
    return mean;
}

TEST(EnumerateBlackjack, TheBestPlayBringsWhatTheAnalyserSays) {
    LONG_COUNT();
    long leaves = 0;
    for (const Cards& cards : blackjack_shoes()) {
        bj::Analyser analyser(composition_of(cards));
        std::set<Ratio> values;
        for (const Options& options : blackjack_options()) {
            const auto setup = setup_of(bj::nz::kGame, options);
            const bj::Analysis analysis = analyser.analyse(setup.compiled<bj::Rules>());
            const Ratio mean = expect_round_equals_analysis(cards, options, analysis.strategy, leaves);
            EXPECT_NEAR(analysis.ev, nearest(mean), 1e-13) << words(options);
            values.insert(mean);
        }
        EXPECT_GT(values.size(), blackjack_options().size() / 3);  // the options were not idle in this shoe
    }
    RecordProperty("leaves", std::to_string(leaves));
}

// Blackjack + and Free Bet with what an operator may elect and with the other reading of each ruling (R31, R32, R55).
std::vector<Options> versions() {
    const std::pair<std::string, std::string> plus{"variant", "blackjack-plus"}, free{"variant", "free-bet"};
    return {
        {plus},
        {plus, {"split-lost-to-blackjack", "obo"}},
        {plus, {"split-lost-to-blackjack", "bb+1"}},
        {plus, {"split-lost-to-blackjack", "first"}, {"soft-17", "draws"}},
        {plus, {"doubled-21", "by-the-dealer"}},
        {plus, {"doubled-21", "by-the-dealer"},
         {"double-lost-to-blackjack", "both"}, {"split-lost-to-blackjack", "obo"}},
        {plus, {"five-after-split", "no"}},
        {plus, {"five-and-under-from", "12"}},
        {free},
        {free, {"double-rule", "none"}, {"double-after-split", "no"}, {"split-rule", "none"}, {"resplit", "no"}},
        {free, {"free-resplit", "no"}},
        {free, {"free-resplit", "no"}, {"resplit", "no"}},
        {free, {"free-resplit", "no"}, {"split-lost-to-blackjack", "bb+1"}},
        {free, {"free-double-after-split", "no"}},
        {free, {"free-double-after-split", "no"}, {"double-after-split", "no"}, {"split-lost-to-blackjack", "first"}},
    };
}

TEST(EnumerateBlackjack, R31_R32_R55_TheVersionsBringWhatTheAnalyserSays) {
    long leaves = 0;
    std::vector<Cards> shoes = blackjack_shoes();
    if (testing_support::long_run()) {
        shoes.push_back({{card("2h"), 3}, {card("3d"), 2}, {card("Ts"), 8}});
        shoes.push_back({{card("4h"), 4}, {card("5d"), 3}, {card("Ts"), 7}});
    }
    if (sanitized()) shoes.resize(1);
    std::map<std::string, std::set<Ratio>> values;
    for (const Cards& cards : shoes)
        for (const Options& options : versions()) {
            const auto setup = setup_of(bj::nz::kGame, options);
            const bj::Analysis analysis = bj::Analyser(composition_of(cards)).analyse(setup.compiled<bj::Rules>());
            const Ratio mean = expect_round_equals_analysis(cards, options, analysis.strategy, leaves);
            EXPECT_NEAR(analysis.ev, nearest(mean), 1e-13) << words(options);
            values[options[0].second].insert(mean);
        }
    if (sanitized()) return;
    EXPECT_GT(values["blackjack-plus"].size(), shoes.size() + 3);  // the readings were not idle
    EXPECT_GT(values["free-bet"].size(), shoes.size() + 3);
    RecordProperty("leaves", std::to_string(leaves));
}

// Splits and draws that nobody would choose, so that split boxes bust and meet a dealer's blackjack in every way that
// 11.5, 12.6 and 12.9 tell apart (ruling R26).
TEST(EnumerateBlackjack, R12_6_SplitBoxesLoseToABlackjackWhatTheAnalyserSays) {
    const Cards cards{{card("As"), 3}, {card("6h"), 5}, {card("Kd"), 7}};
    const bj::Composition shoe = composition_of(cards);
    long leaves = 0;
    std::set<Ratio> values;
    for (const std::string loss : {"obo", "first", "bb+1", "all"}) {
        if (sanitized() && loss != "bb+1") continue;
        for (const std::string again : {"yes", "no"}) {
            const Options options{{"split-lost-to-blackjack", loss}, {"resplit", again}};
            bj::Strategy strategy =
                bj::Analyser(shoe).analyse(setup_of(bj::nz::kGame, options).compiled<bj::Rules>()).strategy;
            for (const int up : {1, 10}) {
                strategy.set_plan(6, up, again == "yes" ? bj::SplitPlan::Again : bj::SplitPlan::Once);
                for (std::size_t i = 0; i < bj::hand_table().size(); ++i) {
                    const auto node = static_cast<bj::Node>(i);
                    const bj::Hand& hand = bj::hand_table()[node];
                    if (hand.size < 2 || hand.points.total() > 16 || !shoe.holds(hand.cards)) continue;
                    const bool twice = hand.size == 2 && hand.pair[0] == 6 && hand.pair[1] == 6;
                    strategy.set(node, up, 6, {twice ? bj::Action::Double : bj::Action::Draw, bj::Action::Draw});
                }
            }
            values.insert(expect_round_equals_analysis(cards, options, strategy, leaves));
        }
    }
    if (!sanitized()) {
        EXPECT_EQ(values.size(), 8u);  // each rule cost something of its own
    }
    RecordProperty("leaves", std::to_string(leaves));
}

// Plays on by a strategy, but insures for the most that 9.3 allows, or takes even money (10.3).
class Careful : public bj::BoxPlayer {
public:
    Careful(bj::Strategy strategy, bool insures) : BoxPlayer(std::move(strategy)), insures_(insures) {}

    Answer answer(const Table& table, const Question& question) override {
        if (insures_ && question.offers(bj::nz::Insure)) return {bj::nz::Insure, question.amount_max};
        if (!insures_ && question.offers(bj::nz::EvenMoney)) return {bj::nz::EvenMoney, {}};
        return BoxPlayer::answer(table, question);
    }

private:
    bool insures_;
};

TEST(EnumerateBlackjack, R9_4_InsuranceBringsWhatItsDistributionSays) {
    for (const Cards& cards : blackjack_shoes()) {
        const bj::Composition shoe = composition_of(cards);
        const auto setup = setup_of(bj::nz::kGame);
        Careful player(bj::Analyser(shoe).analyse(setup.compiled<bj::Rules>()).strategy, true);
        Counted counted = count_round(setup, shoe_with(cards), {bj::nz::Main}, &player);
        // Half a unit was insured, against an ace only (9.1, 9.3).
        const Ratio against_ace = Ratio(shoe.of(1)) / Ratio(shoe.size);
        Chances expected;
        for (const auto& [net, chance] : chances_of(bj::insurance_returns(shoe)))
            expected[net / 2] = chance * against_ace;
        EXPECT_EQ(counted.distributions[bj::nz::Insurance], expected);
        EXPECT_EQ(counted.staked[bj::nz::Insurance], against_ace / 2);
        // It is a wager of its own: the main wager's price does not know of it.
        EXPECT_EQ(mean_of(counted.distributions[bj::nz::Main]),
                  bj::Analyser(shoe).exact_ev(setup.compiled<bj::Rules>(),
                                              bj::Analyser(shoe).analyse(setup.compiled<bj::Rules>()).strategy));
    }
}

TEST(EnumerateBlackjack, R10_3_EvenMoneyCostsWhatTheAnalyserSays) {
    for (const Cards& cards : blackjack_shoes()) {
        const bj::Composition shoe = composition_of(cards);
        const auto setup = setup_of(bj::nz::kGame);
        const auto& rules = setup.compiled<bj::Rules>();
        const bj::Strategy strategy = bj::Analyser(shoe).analyse(rules).strategy;
        Careful taker(strategy, false);
        bj::BoxPlayer waiter(strategy);
        const Ratio taken =
            mean_of(count_round(setup, shoe_with(cards), {bj::nz::Main}, &taker).distributions[bj::nz::Main]);
        const Ratio waited =
            mean_of(count_round(setup, shoe_with(cards), {bj::nz::Main}, &waiter).distributions[bj::nz::Main]);
        EXPECT_NE(taken, waited);
        EXPECT_EQ(waited - taken, bj::even_money(shoe, rules).cost_per_round());
    }
}

}  // namespace
}  // namespace baize::enumerate_blackjack_test
